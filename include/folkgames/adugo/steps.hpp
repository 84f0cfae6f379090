#pragma once

#include <folkgames/adugo/bit_count.hpp>
#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/fixed_list.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

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
  if constexpr (Rule == dog_move_rule::any) {
    return board::detail::neighbours;
  } else {
    std::array<point_set, point_count> targets{};
    for (const point from : point_set::all()) {
      for (const point to : board::neighbours(from)) {
        if (ranks_allow(Rule, from, to)) targets[index_of(from)].insert(to);
      }
    }
    return targets;
  }
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
  std::uint32_t up[point_count]{}, down[point_count]{};
  for (std::size_t from = 0; from != point_count; ++from) {
    // Not by way of the set's iterators: g++ 12 takes them for a change of dog_targets.
    for (std::uint32_t rest = dog_targets<Rule>[from].bits(); rest != 0; rest &= rest - 1) {
      const auto to = static_cast<std::size_t>(std::countr_zero(rest));
      if (from < to) up[to - from] |= std::uint32_t{1} << from;
      if (from > to) down[from - to] |= std::uint32_t{1} << to;
    }
  }
  fixed_list<pair_group, 5> groups;
  for (unsigned distance = 1; distance != point_count; ++distance) {
    if ((up[distance] | down[distance]) != 0) groups.push_back({distance, up[distance], down[distance]});
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

// A set of pairs of neighbours, in four half words: a group of pairs lies in one of them, a pair at the
// number of its lower point.
struct pair_set {
  std::array<std::uint64_t, 2> words{};
};

// The half word of a group. The pairs of distance 6 lie on the grid and those of 3 in the den: they share
// one.
[[nodiscard]] constexpr unsigned half_word_of(unsigned distance) noexcept {
  switch (distance) {
    case 1:
      return 0;
    case 5:
      return 1;
    case 4:
      return 2;
    default:
      return 3;
  }
}

// For each pair, by word and bit, the bits of its two points.
inline constexpr auto points_of_pairs = [] {
  std::array<std::array<std::uint32_t, 64>, 2> points{};
  for (const pair_group& group : pair_groups<dog_move_rule::any>) {
    const unsigned half = half_word_of(group.distance);
    for (unsigned lower = 0; lower != point_count; ++lower) {
      const std::uint32_t bit = std::uint32_t{1} << lower;
      if ((group.up & bit) != 0) points[half / 2][half % 2 * 32 + lower] = bit | bit << group.distance;
    }
  }
  return points;
}();

// The pairs on which a dog can step to one of the empty points. A pair holds at most one step.
template <dog_move_rule Rule>
[[nodiscard]] constexpr pair_set dog_steps(point_set dogs, point_set empty) noexcept {
  pair_set pairs;
  for (const pair_group& group : pair_groups<Rule>) {
    const std::uint64_t steps = origins_up(group, dogs, empty) | targets_down(group, dogs, empty);
    const unsigned half = half_word_of(group.distance);
    pairs.words[half / 2] |= steps << half % 2 * 32;
  }
  return pairs;
}

// The number of steps from the dogs to the empty points.
template <dog_move_rule Rule>
[[nodiscard]] constexpr std::size_t count_dog_steps(point_set dogs, point_set empty) noexcept {
  const pair_set pairs = dog_steps<Rule>(dogs, empty);
  return count_bits(pairs.words[0]) + count_bits(pairs.words[1]);
}

// Calls f(the bits of a pair's two points) for each pair: a step flips those bits of the set of dogs.
template <class F>
constexpr void for_each_pair(const pair_set& pairs,
                             F&& f) noexcept(std::is_nothrow_invocable_v<F&, const std::uint32_t&>) {
  for (std::size_t i = 0; i != pairs.words.size(); ++i) {
    for (std::uint64_t rest = pairs.words[i]; rest != 0; rest &= rest - 1) {
      f(points_of_pairs[i][static_cast<std::size_t>(std::countr_zero(rest))]);
    }
  }
}

}  // namespace folkgames::adugo::detail
