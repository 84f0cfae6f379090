#pragma once

#include <folkgames/adugo/rules.hpp>

#include <array>
#include <cstddef>

namespace folkgames::adugo {

namespace detail {

// The jaguar's greatest number of moves, by dogs_to_win - 1. With more dogs to win, chains are longer and no
// maximum is known.
inline constexpr std::array<std::size_t, 5> max_chains{8, 28, 79, 205, 493};
inline constexpr std::array<std::size_t, 5> max_compulsory_chains{8, 21, 54, 132, 298};
// With single jumps: one move for each line from the jaguar's point, a step or a jump.
inline constexpr std::size_t max_single = 8;
// The dogs' greatest number of moves, by dog_move_rule. Fourteen dogs have it, so the goal makes no
// difference.
inline constexpr std::array<std::size_t, 3> max_dog_moves{47, 36, 21};

[[nodiscard]] constexpr std::size_t max_jaguar_moves(const rules& r) noexcept {
  if (r.jumps == jump_rule::single) return max_single;
  const auto goal = static_cast<std::size_t>(r.dogs_to_win);
  if (goal > max_chains.size()) return 0;
  return r.capture == capture_rule::compulsory ? max_compulsory_chains[goal - 1] : max_chains[goal - 1];
}

}  // namespace detail

/// The greatest number of legal moves in any position under given rules, of either side; 0 where it is not
/// known. The figures come from a search of all positions (examples/apps/max_moves; docs/rules/adugo.md has
/// the table).
/// Precondition: r is one of the sets that for_each_rules visits.
[[nodiscard]] constexpr std::size_t max_legal_moves(const rules& r) noexcept {
  const std::size_t jaguar = detail::max_jaguar_moves(r);
  const std::size_t dogs = detail::max_dog_moves[static_cast<std::size_t>(r.dog_moves)];
  if (jaguar == 0) return 0;
  return jaguar > dogs ? jaguar : dogs;
}

/// Whether a list of legal moves is offered under these rules: where its capacity is a proven maximum.
template <rules Rules>
concept has_proven_move_maximum = max_legal_moves(Rules)
!= 0;

}  // namespace folkgames::adugo
