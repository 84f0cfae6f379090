#pragma once

#include <folkgames/core/config.hpp>
#include <folkgames/core/game_position.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace folkgames {

/// A source of random bits: called without arguments it returns a number of 32 bits or more in which every
/// bit is random, as std::mt19937 and std::mt19937_64 do. (A generator with another range would need a
/// standard distribution, and those give other numbers on other platforms.)
template <class G>
concept random_bit_source =
    std::invocable<G&> && std::unsigned_integral<std::invoke_result_t<G&>> && requires {
  // In parentheses, as min and max may be macros.
  requires(G::min)() == 0 && (G::max)() >= 0xFFFF'FFFFu && (((G::max)() + 1) & (G::max)()) == 0;
};

namespace detail {

// A number from 0 to n - 1, each exactly as likely: the upper half of n times 32 random bits, drawn again in
// the rare case in which some results would be more likely (D. Lemire, Fast random integer generation in an
// interval, 2019). Precondition: 0 < n < 2^32.
template <random_bit_source G>
[[nodiscard]] FOLKGAMES_ALWAYS_INLINE constexpr std::size_t random_below(G& g, std::size_t n) {
  FOLKGAMES_ASSERT(n != 0 && n <= 0xFFFF'FFFFu);
  // The upper 32 bits of those that there are: in weak generators the better ones.
  constexpr int unused = [] {
    int bits = 0;
    for (auto rest = (G::max)() >> 31; rest > 1; rest >>= 1) ++bits;
    return bits;
  }();
  const auto width = static_cast<std::uint32_t>(n);
  for (;;) {
    const std::uint64_t product = std::uint64_t{static_cast<std::uint32_t>(g() >> unused)} * width;
    const auto lower = static_cast<std::uint32_t>(product);
    // So many words are one too many: 2^32 modulo n. That is less than n, and seldom has to be known.
    if (lower >= width || lower >= (0 - width) % width) return static_cast<std::size_t>(product >> 32);
  }
}

// The legal move that has so many others before it.
template <game_position P>
[[nodiscard]] constexpr typename P::move_type move_after(const P& p, std::size_t skip) {
  if constexpr (requires { nth_legal_move(p, skip); }) return nth_legal_move(p, skip);
  typename P::move_type chosen{};
  p.for_each_legal_move([&chosen, &skip](const typename P::move_type& m) noexcept {
    chosen = m;
    return skip-- != 0;
  });
  return chosen;
}

}  // namespace detail

/// A legal move of p, each as likely as any other (in Adugo: by effect). The same generator in the same state
/// gives the same move on every platform. Precondition: p is not over. Builds no list.
template <game_position P, random_bit_source G>
[[nodiscard]] constexpr typename P::move_type random_move(const P& p, G& g) {
  FOLKGAMES_ASSERT(!p.is_over());
  return detail::move_after(p, detail::random_below(g, p.count_legal_moves()));
}

/// What random_playout returns.
template <class P>
struct playout_result {
  P final_position;       ///< where it stopped: over, or at the limit
  std::size_t plies = 0;  ///< how many were played

  [[nodiscard]] friend constexpr bool operator==(const playout_result&,
                                                 const playout_result&) noexcept = default;
};

/// Plays random moves from p until the game is over or ply_limit plies have been played. The same generator
/// in the same state plays the same game on every platform.
template <game_position P, random_bit_source G>
[[nodiscard]] constexpr playout_result<P> random_playout(const P& p, G& g, std::size_t ply_limit) {
  playout_result<P> game{p};
  if constexpr (requires { board_for_playout(p); }) {
    auto board = board_for_playout(p);
    for (; game.plies != ply_limit; ++game.plies) {
      const std::size_t moves = board.count_moves();
      if (moves == 0) break;
      board.play(detail::random_below(g, moves));
    }
    game.final_position = board.position();
  } else {
    for (; game.plies != ply_limit; ++game.plies) {
      const std::size_t moves = game.final_position.count_legal_moves();
      if (moves == 0) break;
      game.final_position =
          game.final_position.play(detail::move_after(game.final_position, detail::random_below(g, moves)));
    }
  }
  return game;
}

}  // namespace folkgames
