#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/fixed_list.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// The dogs' steps. Two neighbours' numbers differ by 1, 3, 4, 5 or 6, so the pairs of neighbours fall into
// five groups, and one shift of a whole set of points serves a group.
namespace folkgames::adugo::detail {

// Whether a rule lets a dog go from one rank to another (A8, A18).
[[nodiscard]] constexpr bool ranks_allow(dog_move_rule rule, point from, point to) noexcept {
  const int climb = board::coordinates(to).y - board::coordinates(from).y;
  switch (rule) {
    case dog_move_rule::any:
      return true;
    case dog_move_rule::not_backward:
      return climb <= 0;
    case dog_move_rule::forward_only:
      return climb < 0;
  }
  return false;
}

// For each point the points that a dog may step to.
template <dog_move_rule Rule>
inline constexpr std::array<point_set, point_count> dog_targets = [] {
  std::array<point_set, point_count> targets{};
  for (const point from : point_set::all()) {
    for (const point to : board::neighbours(from)) {
      if (ranks_allow(Rule, from, to)) targets[index_of(from)].insert(to);
    }
  }
  return targets;
}();

// The pairs of neighbours whose numbers differ by one distance. A pair is the bit of its lower-numbered
// point.
struct pair_group {
  unsigned distance;
  std::uint32_t up;    // the pairs with a step from the lower number to the higher one
  std::uint32_t down;  // the pairs with a step from the higher number to the lower one
};

template <dog_move_rule Rule>
inline constexpr auto pair_groups = [] {
  fixed_list<pair_group, 5> groups;
  for (unsigned distance = 1; distance != point_count; ++distance) {
    pair_group group{distance, 0, 0};
    for (unsigned lower = 0; lower + distance < point_count; ++lower) {
      const point low = point_at(lower);
      const point high = point_at(lower + distance);
      const std::uint32_t bit = std::uint32_t{1} << lower;
      if (dog_targets<Rule>[index_of(low)].contains(high)) group.up |= bit;
      if (dog_targets<Rule>[index_of(high)].contains(low)) group.down |= bit;
    }
    if ((group.up | group.down) != 0) groups.push_back(group);
  }
  return groups;
}();

// The dogs with a step to an empty point whose number is greater by the group's distance.
[[nodiscard]] constexpr std::uint32_t origins_up(const pair_group& g, point_set dogs,
                                                 point_set empty) noexcept {
  return dogs.bits() & empty.bits() >> g.distance & g.up;
}
// The empty points to which a dog steps whose number is greater by the group's distance.
[[nodiscard]] constexpr std::uint32_t targets_down(const pair_group& g, point_set dogs,
                                                   point_set empty) noexcept {
  return empty.bits() & dogs.bits() >> g.distance & g.down;
}

// The dogs that can step to one of the empty points.
template <dog_move_rule Rule>
[[nodiscard]] constexpr point_set dogs_that_can_step(point_set dogs, point_set empty) noexcept {
  std::uint32_t beside_empty = 0;
  for (const pair_group& group : pair_groups<Rule>) {
    beside_empty |= empty.bits() >> group.distance & group.up;
    beside_empty |= (empty.bits() & group.down) << group.distance;
  }
  return point_set::from_bits(dogs.bits() & beside_empty);
}

// The number of steps from the dogs to the empty points.
template <dog_move_rule Rule>
[[nodiscard]] constexpr std::size_t count_dog_steps(point_set dogs, point_set empty) noexcept {
  std::size_t count = 0;
  for (const pair_group& group : pair_groups<Rule>) {
    // A pair holds at most one step, so both directions fit in one word.
    const std::uint32_t pairs = origins_up(group, dogs, empty) | targets_down(group, dogs, empty);
    count += static_cast<std::size_t>(std::popcount(pairs));
  }
  return count;
}

}  // namespace folkgames::adugo::detail
