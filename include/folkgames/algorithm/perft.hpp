#pragma once

#include <folkgames/core/callback.hpp>
#include <folkgames/core/config.hpp>
#include <folkgames/core/game_position.hpp>
#include <folkgames/core/target.hpp>

#include <cstdint>
#include <type_traits>

namespace folkgames {

namespace detail {

// Calls f(q) for each position q that a legal move of p leads to, in any order. A game may have a faster way.
template <game_position P, class F>
constexpr void each_child(const P& p, F&& f) noexcept {
  if constexpr (requires { for_each_child(p, f); }) {
    for_each_child(p, f);
  } else {
    p.for_each_legal_move([&p, &f](const typename P::move_type& m) noexcept { f(p.play(m)); });
  }
}

}  // namespace detail

/// The number of positions that can be reached by exactly `depth` plies, each counted as often as there are
/// ways to reach it; a finished game has no successors. Moves of the last ply are counted without being made.
///
/// Precondition: depth >= 0. The time grows with the result of depth - 1, the stack with depth.
template <game_position P, class Target = default_target>
[[nodiscard]] constexpr std::uint64_t perft(const P& p, int depth) noexcept {
  FOLKGAMES_ASSERT(depth >= 0);
  if (depth == 0) return 1;
  if (depth == 1) return p.count_legal_moves();
  // A game may count the last two plies in one go.
  if constexpr (requires { count_two_plies(p); }) {
    if (depth == 2) return count_two_plies(p);
  }
  // A game may count the last three plies in one go.
  if constexpr (requires { count_three_plies(p, Target{}); }) {
    if (depth == 3 && !std::is_constant_evaluated()) return count_three_plies(p, Target{});
  }
  std::uint64_t leaves = 0;
  detail::each_child(p, [&leaves, depth](const P& q) noexcept { leaves += perft<P, Target>(q, depth - 1); });
  return leaves;
}

/// What perft_digest returns.
struct perft_result {
  std::uint64_t leaves = 0;  ///< what perft returns
  std::uint64_t digest = 0;  ///< the sum of the leaves' hash values modulo 2^64

  [[nodiscard]] friend constexpr bool operator==(const perft_result&, const perft_result&) noexcept = default;
};

/// Like perft, but every leaf is made and hashed: a wrong position with a right count is seen, and no
/// optimiser can leave the work out. Precondition: depth >= 0. The time grows with the number of leaves.
template <game_position P, class Target = default_target>
[[nodiscard]] constexpr perft_result perft_digest(const P& p, int depth) noexcept {
  FOLKGAMES_ASSERT(depth >= 0);
  if (depth == 0) return {1, hash_value(p)};
  if constexpr (requires { digest_two_plies(p); }) {
    if (depth == 2) {
      const auto [leaves, digest] = digest_two_plies(p);
      return {leaves, digest};
    }
  }
  perft_result sum;
  if constexpr (requires { digest_three_plies(p, Target{}); }) {
    if (depth == 3 && !std::is_constant_evaluated()) {
      const auto [leaves, digest] = digest_three_plies(p, Target{});
      return {leaves, digest};
    }
  }
  if (depth == 1) {
    detail::each_child(p, [&sum](const P& q) noexcept {
      ++sum.leaves;
      sum.digest += hash_value(q);
    });
  } else {
    detail::each_child(p, [&sum, depth](const P& q) noexcept {
      const perft_result part = perft_digest<P, Target>(q, depth - 1);
      sum.leaves += part.leaves;
      sum.digest += part.digest;
    });
  }
  return sum;
}

/// Calls f(move, leaves) for each legal move, in order, where leaves is perft(depth - 1) after that move:
/// their sum is perft(depth). Where f returns bool, false stops; returns whether it ran to the end.
/// Precondition: depth >= 1.
template <game_position P, class F>
constexpr bool perft_divide(const P& p, int depth, F&& f) noexcept(
    std::is_nothrow_invocable_v<F&, const typename P::move_type&, const std::uint64_t&>) {
  FOLKGAMES_ASSERT(depth >= 1);
  return p.for_each_legal_move([&f, &p, depth](const typename P::move_type& m) {
    return detail::goes_on(f, m, perft(p.play(m), depth - 1));
  });
}

}  // namespace folkgames
