#pragma once

#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/adugo/steps.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

// The dogs' moves as sets, which is how the library generates and counts them: for a search or a solver that
// handles many moves at once.
namespace folkgames::adugo {

/// The points that the dog on a point may step to; none where no dog stands there, or the dogs are not to
/// move. Precondition: from is on the board.
template <rules Rules>
[[nodiscard]] constexpr point_set dog_targets(const basic_position<Rules>& p, point from) noexcept {
  const bool can_move = p.to_move() == side::dogs && !p.is_over() && p.dogs().contains(from);
  return can_move ? detail::dog_targets<Rules.dog_moves>[detail::index_of(from)] & p.empty_points()
                  : point_set{};
}

/// All steps in one direction on the grid, where points are numbered in reading order: sideways by 1, forward
/// and back by 4, 5 and 6. In the den the numbers lie closer: there a shift of 3 is forward or slanting, 4
/// and 5 leave the apex.
struct step_set {
  int shift = 0;      ///< number of the target less number of the origin
  point_set origins;  ///< the dogs that may step by it
};

/// The dogs' moves by their shift: each dog in origins may step to the point whose number is greater by
/// shift, and all legal moves of the dogs are among them once. All sets are empty where the dogs are not to
/// move.
template <rules Rules>
[[nodiscard]] constexpr auto dog_step_sets(const basic_position<Rules>& p) noexcept {
  constexpr const auto& groups = detail::pair_groups<Rules.dog_moves>;
  std::array<step_set, 2 * groups.size()> sets{};
  const bool can_move = p.to_move() == side::dogs && !p.is_over();
  const point_set dogs = can_move ? p.dogs() : point_set{};
  for (std::size_t i = 0; i != groups.size(); ++i) {
    const auto shift = static_cast<int>(groups[i].distance);
    const std::uint32_t down = detail::targets_down(groups[i], dogs, p.empty_points());
    sets[2 * i] = {shift, point_set::from_bits(detail::origins_up(groups[i], dogs, p.empty_points()))};
    sets[2 * i + 1] = {-shift, point_set::from_bits(down << groups[i].distance)};
  }
  return sets;
}

}  // namespace folkgames::adugo
