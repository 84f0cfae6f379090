#pragma once

#include <folkgames/folkgames.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

// The positions and moves that the benchmarks of single operations run over: the same on every machine.
namespace bench {

/// The sequence of splitmix64.
struct random_bits {
  using result_type = std::uint64_t;
  std::uint64_t state = 1;
  static constexpr std::uint64_t min() noexcept { return 0; }
  static constexpr std::uint64_t max() noexcept { return std::numeric_limits<std::uint64_t>::max(); }
  std::uint64_t operator()() noexcept { return folkgames::detail::mix(state += 0x9E3779B97F4A7C15u); }
};

/// No random game of either kind is expected to reach it.
inline constexpr std::size_t ply_limit = 10'000;

/// A third of a random game, or what is after it.
enum class phase : std::uint8_t { opening, middle, end, over };
inline constexpr std::array phases_in_play{phase::opening, phase::middle, phase::end};
inline constexpr std::array phase_names{"opening", "middle", "end", "over"};
inline const char* name(phase f) { return phase_names[static_cast<std::size_t>(f)]; }

/// A position and a legal move.
template <class P, class Move = typename P::move_type>
struct turn {
  P position;
  Move move;
};

/// More than a branch predictor learns by heart after some rounds: on Zen 4, which knows 16 384 positions,
/// times grow until there are 131 072.
inline constexpr std::size_t set_size = 131'072;

/// One position of each of set_size random games: in the given third of it, any ply as likely as any other.
template <class P>
std::vector<P> make_positions(phase f) {
  std::vector<P> positions;
  random_bits seeds{static_cast<std::uint64_t>(f) << 32};
  while (positions.size() != set_size) {
    const random_bits game{seeds()};
    random_bits bits = game;
    const auto played = folkgames::random_playout(P::initial(), bits, ply_limit);
    if (f == phase::over) {
      positions.push_back(played.final_position);
      continue;
    }
    const std::size_t third = played.plies / 3;
    const std::size_t plies = static_cast<std::size_t>(f) * third + seeds() % (third + 1);
    bits = game;  // the same game again, broken off
    const auto part = folkgames::random_playout(P::initial(), bits, plies).final_position;
    if (!part.is_over()) positions.push_back(part);
  }
  return positions;
}

template <class P>
const std::vector<P>& positions(phase f) {
  static std::array<std::vector<P>, phase_names.size()> sets;
  auto& set = sets[static_cast<std::size_t>(f)];
  if (set.empty()) set = make_positions<P>(f);
  return set;
}

/// The positions of a phase in play, each with a random move.
template <class P>
std::vector<turn<P>> turns(phase f) {
  std::vector<turn<P>> result;
  random_bits bits;
  for (const P& p : positions<P>(f)) result.push_back({p, folkgames::random_move(p, bits)});
  return result;
}

/// The same positions, but every other one with the move of its neighbour, which may be illegal.
template <class P>
std::vector<turn<P>> questions(phase f) {
  std::vector<turn<P>> result = turns<P>(f);
  for (std::size_t i = 1; i < result.size(); i += 2) result[i].move = result[i - 1].move;
  return result;
}

/// What the function makes of each element.
template <class T, class F>
auto each_of(const std::vector<T>& inputs, F f) {
  std::vector<decltype(f(inputs[0]))> result;
  for (const T& input : inputs) result.push_back(f(input));
  return result;
}

}  // namespace bench
