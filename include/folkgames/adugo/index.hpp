#pragma once

#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/binomial.hpp>
#include <folkgames/core/config.hpp>
#include <folkgames/core/index.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace folkgames::adugo {

/// The number of sets of k dogs on the board of 31 points, C(31, k). Precondition: k <= 14.
[[nodiscard]] constexpr std::uint64_t dog_set_count(std::size_t k) noexcept {
  return folkgames::detail::binomial(point_count, k);
}

namespace detail {

// The sum over the members of a set of C(number of the point, how many members there are up to it) is the
// set's index in colexicographic order. It is looked up for six points at a time: [group of six
// points][members among these][members before them].
inline constexpr std::size_t group_width = 4;
inline constexpr auto colexicographic_parts = [] {
  constexpr std::size_t groups = (point_count + group_width - 1) / group_width;
  std::array<std::array<std::array<std::uint32_t, 15>, std::size_t{1} << group_width>, groups> table{};
  for (std::size_t group = 0; group != groups; ++group) {
    for (std::size_t members = 1; members != table[group].size(); ++members) {
      const auto greatest = static_cast<std::size_t>(std::bit_width(members)) - 1;
      const std::size_t point = group_width * group + greatest;
      const std::size_t without_it = members ^ (std::size_t{1} << greatest);
      const auto up_to_it = static_cast<std::size_t>(std::popcount(members));
      for (std::size_t before = 0; before + up_to_it < 15; ++before) {
        table[group][members][before] =
            table[group][without_it][before] +
            static_cast<std::uint32_t>(folkgames::detail::binomials[point][before + up_to_it]);
      }
    }
  }
  return table;
}();

// The n-th point of a set, counted from 0. Precondition: n < set.size().
[[nodiscard]] constexpr point nth_point(point_set set, std::size_t n) noexcept {
  auto at = set.begin();
  for (; n != 0; --n) ++at;
  return *at;
}

}  // namespace detail

/// The index of a set of up to fourteen dogs among the sets of the same size in colexicographic order, 0 to
/// dog_set_count(k) - 1: of two sets the one is greater whose greatest point is, where they differ.
/// Precondition: dogs.size() <= 14.
[[nodiscard]] constexpr std::uint32_t to_dog_set_index(point_set dogs) noexcept {
  FOLKGAMES_ASSERT(dogs.size() <= 14);
  std::uint32_t index = 0;
  std::size_t before = 0;
  std::uint32_t rest = dogs.bits();
  for (const auto& part : detail::colexicographic_parts) {
    const std::uint32_t members = rest & ((1u << detail::group_width) - 1);
    index += part[members][before];
    before += static_cast<std::size_t>(std::popcount(members));
    rest >>= detail::group_width;
  }
  return index;
}

/// The set of k dogs with an index: the inverse of to_dog_set_index. Precondition: k <= 14, index <
/// dog_set_count(k).
[[nodiscard]] constexpr point_set from_dog_set_index(std::size_t k, std::uint32_t index) noexcept {
  FOLKGAMES_ASSERT(k <= 14 && index < dog_set_count(k));
  std::uint32_t bits = 0;
  for (std::size_t p = point_count; k != 0; --k) {
    // The greatest point p with C(p, k) <= index is a member, and the k - 1 others come before it.
    do --p;
    while (folkgames::detail::binomials[p][k] > index);
    bits |= std::uint32_t{1} << p;
    index -= static_cast<std::uint32_t>(folkgames::detail::binomials[p][k]);
  }
  return point_set::from_bits(bits);
}

/// The number of positions with k dogs and a given side to move, 31 C(30, k): a layer of a solver.
/// Precondition: k <= 14.
[[nodiscard]] constexpr std::uint64_t layer_size(std::size_t k) noexcept {
  return dog_set_count(k) * (point_count - k);
}

/// The index of a position in the layer of its number of dogs, 0 to layer_size(k) - 1, whoever is to move:
/// the index of the dogs times (31 - k), plus the number of points before the jaguar's that no dog stands on.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t to_layer_index(const basic_position<Rules>& p) noexcept {
  const point_set dogs = p.dogs();
  const std::uint32_t before_jaguar = (std::uint32_t{1} << detail::index_of(p.jaguar())) - 1;
  const auto jaguar = static_cast<std::uint64_t>(std::popcount(~dogs.bits() & before_jaguar));
  return std::uint64_t{to_dog_set_index(dogs)} * (point_count - dogs.size()) + jaguar;
}

/// The position with k dogs, the side to move and an index: the inverse of to_layer_index.
/// Precondition: k <= 14, index < layer_size(k).
template <class P = position>
[[nodiscard]] constexpr P from_layer_index(std::size_t k, side to_move, std::uint64_t index) noexcept {
  FOLKGAMES_ASSERT(k <= 14 && index < layer_size(k));
  const std::size_t free_points = point_count - k;
  const point_set dogs = from_dog_set_index(k, static_cast<std::uint32_t>(index / free_points));
  return *P::make(detail::nth_point(~dogs, static_cast<std::size_t>(index % free_points)), dogs, to_move);
}

namespace detail {

// The number of positions with fewer than k dogs, both sides to move.
inline constexpr auto layer_begins = [] {
  std::array<std::uint64_t, 16> begins{};
  for (std::size_t k = 0; k != 15; ++k) begins[k + 1] = begins[k] + 2 * layer_size(k);
  return begins;
}();

}  // namespace detail

/// The index of a position among all that the factory accepts, 0 to folkgames::index_count<P> - 1: by number
/// of dogs, then by side to move (the jaguar first), then by to_layer_index.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t to_index(const basic_position<Rules>& p) noexcept {
  const std::size_t k = p.dogs().size();
  const std::uint64_t half = p.to_move() == side::jaguar ? 0 : layer_size(k);
  return detail::layer_begins[k] + half + to_layer_index(p);
}

/// For folkgames::index_count.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t count_positions(std::type_identity<basic_position<Rules>>) noexcept {
  return detail::layer_begins.back();
}

/// For folkgames::from_index.
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> position_at(
    std::uint64_t index, std::type_identity<basic_position<Rules>>) noexcept {
  std::size_t k = 0;
  while (index >= detail::layer_begins[k + 1]) ++k;
  index -= detail::layer_begins[k];
  const bool dogs_to_move = index >= layer_size(k);
  return from_layer_index<basic_position<Rules>>(k, dogs_to_move ? side::dogs : side::jaguar,
                                                 index - (dogs_to_move ? layer_size(k) : 0));
}

}  // namespace folkgames::adugo
