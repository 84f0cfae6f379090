#pragma once

#include <folkgames/adugo/dog_set_index.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/computed.hpp>
#include <folkgames/core/config.hpp>
#include <folkgames/core/index.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace folkgames::adugo {
namespace detail {

// What indexed() has to count besides the dogs: the points before the jaguar's where no dog stands.
template <class Table, rules Rules>
[[nodiscard]] constexpr dogs_and_jaguar indexed(const basic_position<Rules>& p) noexcept {
  const std::uint64_t before_jaguar = (p.bits() >> 32) - 1;  // the jaguar's bit, less one
  return indexed<Table>(p.dogs().bits(), static_cast<std::uint32_t>(~p.bits() & before_jaguar));
}

}  // namespace detail

/// The number of positions with k dogs and a given side to move, 31 C(30, k): a layer of a solver.
/// Precondition: k <= 14.
[[nodiscard]] constexpr std::uint64_t layer_size(std::size_t k) noexcept {
  return dog_set_count(k) * (point_count - k);
}

/// The index of a position in the layer of its number of dogs, 0 to layer_size(k) - 1, whoever is to move:
/// the index of the dogs times (31 - k), plus the number of points before the jaguar's that no dog stands on.
template <rules Rules, class Table = detail::nibble_table>
[[nodiscard]] constexpr std::uint64_t to_layer_index(const basic_position<Rules>& p) noexcept {
  const auto [dogs, dog_count, jaguar] = detail::indexed<Table>(p);
  return std::uint64_t{dogs} * (point_count - dog_count) + jaguar;
}

namespace detail {

// An index in the layer of k dogs times this, shifted right by 36, is the index divided by 31 - k: a division
// takes several times as long.
inline constexpr auto reciprocals = [] {
  std::array<std::uint64_t, most_dogs + 1> table{};
  for (std::size_t k = 0; k <= most_dogs; ++k) table[k] = (std::uint64_t{1} << 36) / (point_count - k) + 1;
  return table;
}();

// It is exact: with r = reciprocal * divisor - 2^36, the product is too great by index * r / divisor, which
// changes no quotient while index * r < 2^36; and the product fits into 64 bits.
static_assert([] {
  for (std::size_t k = 0; k <= most_dogs; ++k) {
    const std::uint64_t divisor = point_count - k;
    const std::uint64_t too_great = reciprocals[k] * divisor - (std::uint64_t{1} << 36);
    if (layer_size(k) * too_great >= std::uint64_t{1} << 36 ||
        layer_size(k) > ~std::uint64_t{0} / reciprocals[k])
      return false;
  }
  return true;
}());

}  // namespace detail

/// The position with k dogs, the side to move and an index: the inverse of to_layer_index.
/// Precondition: k <= 14, index < layer_size(k).
template <class P = position, class Tables = detail::set_tables>
[[nodiscard]] constexpr P from_layer_index(std::size_t k, side to_move, std::uint64_t index) noexcept {
  FOLKGAMES_ASSERT(k <= 14 && index < layer_size(k));
  const std::uint64_t dogs_index = index * detail::reciprocals[k] >> 36;
  const auto jaguar_index = static_cast<std::size_t>(index - dogs_index * (point_count - k));
  const point_set dogs = from_dog_set_index<Tables>(k, static_cast<std::uint32_t>(dogs_index));
  // P::make would look for errors that cannot be here.
  const std::uint64_t jaguar = std::uint64_t{1}
                               << folkgames::detail::computed<Tables>.nth.point_of(~dogs, jaguar_index);
  return P::from_bits(jaguar << 32 | (to_move == side::dogs ? std::uint64_t{1} << 31 : 0) | dogs.bits());
}

namespace detail {

// [2k]: the number of positions with fewer than k dogs, both sides to move; [2k + 1]: and those with k dogs
// and the jaguar to move.
inline constexpr auto half_layer_begins = [] {
  std::array<std::uint64_t, 2 * (most_dogs + 1) + 1> begins{};
  for (std::size_t half = 0; half + 1 != begins.size(); ++half)
    begins[half + 1] = begins[half] + layer_size(half / 2);
  return begins;
}();

// [index >> 27]: the half layer of the least index with these leading bits.
inline constexpr std::size_t half_layer_shift = 27;
inline constexpr auto half_layer_at = [] {
  std::array<std::uint8_t, (half_layer_begins.back() >> half_layer_shift) + 1> table{};
  std::uint8_t half = 0;
  for (std::uint64_t cell = 0; cell != table.size(); ++cell) {
    while (half_layer_begins[half + 1u] <= cell << half_layer_shift) ++half;
    table[cell] = half;
  }
  return table;
}();

}  // namespace detail

/// The index of a position among all that the factory accepts, 0 to folkgames::index_count<P> - 1: by number
/// of dogs, then by side to move (the jaguar first), then by to_layer_index.
template <rules Rules, class Table = detail::nibble_table>
[[nodiscard]] constexpr std::uint64_t to_index(const basic_position<Rules>& p) noexcept {
  const auto [dogs, dog_count, jaguar] = detail::indexed<Table>(p);
  const std::size_t half = 2 * dog_count + (p.to_move() == side::jaguar ? 0u : 1u);
  return detail::half_layer_begins[half] + std::uint64_t{dogs} * (point_count - dog_count) + jaguar;
}

/// For folkgames::index_count.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t count_positions(std::type_identity<basic_position<Rules>>) noexcept {
  return detail::half_layer_begins.back();
}

/// For folkgames::from_index. For the parameter Tables see to_dog_set_index.
template <rules Rules, class Tables = detail::set_tables>
[[nodiscard]] constexpr basic_position<Rules> position_at(
    std::uint64_t index, std::type_identity<basic_position<Rules>>) noexcept {
  std::size_t half = detail::half_layer_at[index >> detail::half_layer_shift];
  while (detail::half_layer_begins[half + 1] <= index) ++half;
  return from_layer_index<basic_position<Rules>, Tables>(half / 2, half % 2 == 0 ? side::jaguar : side::dogs,
                                                         index - detail::half_layer_begins[half]);
}

}  // namespace folkgames::adugo
