#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/core/fixed_list.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>

// The dogs' steps, all at once. Two neighbours' numbers differ by 1, 3, 4, 5 or 6, so the pairs of neighbours
// fall into five groups, and one shift of a whole set of points serves a group.
namespace folkgames::adugo::detail {

struct pair_group {
  unsigned distance;           // between the numbers of the two points of a pair
  std::uint32_t lower_points;  // one bit for each pair, at the point with the lower number
};

inline constexpr auto pair_groups = [] {
  fixed_list<pair_group, 5> groups;
  for (unsigned distance = 1; distance != point_count; ++distance) {
    std::uint32_t lower_points = 0;
    for (unsigned lower = 0; lower + distance < point_count; ++lower) {
      if (board::neighbours(point_at(lower)).contains(point_at(lower + distance))) {
        lower_points |= std::uint32_t{1} << lower;
      }
    }
    if (lower_points != 0) groups.push_back({distance, lower_points});
  }
  return groups;
}();

/// The points of a set that have a neighbour in another set.
[[nodiscard]] constexpr point_set with_neighbour_in(point_set points, point_set others) noexcept {
  std::uint32_t beside = 0;
  for (const pair_group& group : pair_groups) {
    beside |= (others.bits() >> group.distance) & group.lower_points;
    beside |= (others.bits() & group.lower_points) << group.distance;
  }
  return point_set::from_bits(points.bits() & beside);
}

/// The number of steps from a point of one set to a neighbour in another, where the sets are disjoint.
[[nodiscard]] constexpr std::size_t count_steps(point_set from, point_set to) noexcept {
  std::size_t count = 0;
  for (const pair_group& group : pair_groups) {
    const std::uint32_t up = from.bits() & (to.bits() >> group.distance);
    const std::uint32_t down = to.bits() & (from.bits() >> group.distance);
    // A pair holds at most one such step, so both directions fit in one word.
    count += static_cast<std::size_t>(std::popcount((up | down) & group.lower_points));
  }
  return count;
}

}  // namespace folkgames::adugo::detail
