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

inline constexpr std::size_t most_dogs = 14;

// The number of sets of k points that have `members` of them in a group of points and the others among the
// `points_before` before the group; 0 where the members are too many.
[[nodiscard]] constexpr std::uint32_t sets_with_members(std::size_t points_before, std::size_t k,
                                                        std::size_t members) noexcept {
  return members > k ? 0
                     : static_cast<std::uint32_t>(folkgames::detail::binomials[points_before][k - members]);
}

// For the way from a set to its index. The board's points in eight groups of four; a set's members in a group
// are a number of four bits. [group][16 * the members up to the group's end + the members in it]: the number
// of sets of as many points up to there whose members in the group are a smaller number.
inline constexpr std::size_t nibble_count = 8;
inline constexpr auto sets_below_nibble = [] {
  std::array<std::array<std::uint32_t, 256>, nibble_count> table{};
  for (std::size_t group = 0; group != nibble_count; ++group) {
    for (std::size_t k = 0; k <= most_dogs; ++k) {
      std::uint32_t below = 0;
      for (std::size_t members = 0; members != 16; ++members) {
        table[group][16 * k + members] = below;
        below += sets_with_members(4 * group, k, static_cast<std::size_t>(std::popcount(members)));
      }
    }
  }
  return table;
}();

struct dogs_and_jaguar {
  std::uint32_t dogs;        // the index of the dogs' set
  std::uint32_t dog_count;   // how many they are
  std::uint32_t other_bits;  // how many bits the other word has
};

// The index of a set of up to fourteen points, and the bits of another word, which are counted on the way.
//
// There is no loop over points: the counts of all groups are found side by side in one word, as popcount does
// it, and the multiplication by 0x1111'1111 adds to each group's count those before it (they are below 16).
// A group's count and its members make one byte, the place in the table.
[[nodiscard]] constexpr dogs_and_jaguar indexed(std::uint32_t dogs, std::uint32_t other) noexcept {
  const std::uint64_t both = std::uint64_t{other} << 32 | dogs;
  const std::uint64_t pairs = both - (both >> 1 & 0x5555'5555'5555'5555);
  const std::uint64_t counts = (pairs & 0x3333'3333'3333'3333) + (pairs >> 2 & 0x3333'3333'3333'3333);
  const std::uint32_t up_to = static_cast<std::uint32_t>(counts) * 0x1111'1111u;
  const std::uint32_t even = (dogs & 0x0F0F'0F0F) | (up_to & 0x0F0F'0F0F) << 4;
  const std::uint32_t odd = (dogs >> 4 & 0x0F0F'0F0F) | (up_to & 0xF0F0'F0F0);
  std::uint32_t index = 0;
  for (std::size_t i = 0; i != nibble_count / 2; ++i) {
    index += sets_below_nibble[2 * i][even >> 8 * i & 0xFF];
    index += sets_below_nibble[2 * i + 1][odd >> 8 * i & 0xFF];
  }
  const auto other_counts = static_cast<std::uint32_t>(counts >> 32);
  const std::uint32_t other_bytes = (other_counts + (other_counts >> 4)) & 0x0F0F'0F0F;
  return {index, up_to >> 28, other_bytes * 0x0101'0101u >> 24};
}

// The members in a group of four points of the set of k points up to the group's end with an index. Leaves in
// k and index what is for the points before it.
//
// They are the greatest number whose entry in the table is not above the index. Looking at one after the
// other ends in a jump that is guessed wrong; so three comparisons are added up, then three more.
[[nodiscard]] constexpr std::uint32_t take_members(std::size_t group, std::size_t& k,
                                                   std::uint32_t& index) noexcept {
  const auto& below = sets_below_nibble[group];
  const auto not_above = [&below, index](std::size_t at) noexcept {
    return below[at] <= index ? std::size_t{1} : std::size_t{0};
  };
  std::size_t at = 16 * k;
  at += 4 * (not_above(at + 4) + not_above(at + 8) + not_above(at + 12));
  at += not_above(at + 1) + not_above(at + 2) + not_above(at + 3);
  const std::size_t members = at - 16 * k;
  index -= below[at];
  k -= 0x4332'3221'3221'2110 >> 4 * members & 0xF;  // popcount of 15 down to 0, four bits each
  return static_cast<std::uint32_t>(members);
}

// [four bits][n]: the place of the n-th bit that is set.
inline constexpr auto nth_of_four_bits = [] {
  std::array<std::array<std::uint8_t, 4>, 16> table{};
  for (std::size_t bits = 0; bits != 16; ++bits) {
    std::size_t n = 0;
    for (std::uint8_t i = 0; i != 4; ++i) {
      if ((bits >> i & 1) != 0) table[bits][n++] = i;
    }
  }
  return table;
}();

// The number of the n-th point of a set, counted from 0. Precondition: n < set.size().
//
// The slow form: drop the first point n times. Here each byte of a word gets four points, then the number of
// members up to its end; the bytes where that is n or less are those before the point's own.
[[nodiscard]] constexpr std::size_t nth_point(point_set set, std::size_t n) noexcept {
  constexpr std::uint64_t each_byte = 0x0101'0101'0101'0101;
  std::uint64_t groups = set.bits();
  groups = (groups | groups << 16) & 0x0000'FFFF'0000'FFFF;
  groups = (groups | groups << 8) & 0x00FF'00FF'00FF'00FF;
  groups = (groups | groups << 4) & 0x0F0F'0F0F'0F0F'0F0F;
  const std::uint64_t pairs = groups - (groups >> 1 & each_byte * 5);
  const std::uint64_t counts = (pairs & each_byte * 3) + (pairs >> 2 & each_byte * 3);
  const std::uint64_t up_to = counts * each_byte;
  const std::uint64_t not_above_n = ((n | 0x80) * each_byte - up_to) >> 7 & each_byte;  // 0 or 1 in a byte
  const std::size_t group = not_above_n * each_byte >> 56;
  const std::size_t before = (up_to << 8) >> 8 * group & 0xFF;
  return 4 * group + nth_of_four_bits[groups >> 8 * group & 0xF][n - before];
}

// What indexed() has to count besides the dogs: the points before the jaguar's where no dog stands.
template <rules Rules>
[[nodiscard]] constexpr dogs_and_jaguar indexed(const basic_position<Rules>& p) noexcept {
  const std::uint64_t before_jaguar = (std::uint64_t{1} << index_of(p.jaguar())) - 1;
  return indexed(p.dogs().bits(), static_cast<std::uint32_t>(~p.bits() & before_jaguar));
}

}  // namespace detail

/// The index of a set of up to fourteen dogs among the sets of the same size in colexicographic order, 0 to
/// dog_set_count(k) - 1: of two sets the one is greater whose greatest point is, where they differ.
/// Precondition: dogs.size() <= 14.
[[nodiscard]] constexpr std::uint32_t to_dog_set_index(point_set dogs) noexcept {
  FOLKGAMES_ASSERT(dogs.size() <= 14);
  return detail::indexed(dogs.bits(), 0).dogs;
}

/// The set of k dogs with an index: the inverse of to_dog_set_index. Precondition: k <= 14, index <
/// dog_set_count(k).
[[nodiscard]] constexpr point_set from_dog_set_index(std::size_t k, std::uint32_t index) noexcept {
  FOLKGAMES_ASSERT(k <= 14 && index < dog_set_count(k));
  std::uint32_t bits = 0;
  for (std::size_t group = detail::nibble_count; group-- != 0;)
    bits = bits << 4 | detail::take_members(group, k, index);
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
  const auto [dogs, dog_count, jaguar] = detail::indexed(p);
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
template <class P = position>
[[nodiscard]] constexpr P from_layer_index(std::size_t k, side to_move, std::uint64_t index) noexcept {
  FOLKGAMES_ASSERT(k <= 14 && index < layer_size(k));
  const std::uint64_t dogs_index = index * detail::reciprocals[k] >> 36;
  const auto jaguar_index = static_cast<std::size_t>(index - dogs_index * (point_count - k));
  const point_set dogs = from_dog_set_index(k, static_cast<std::uint32_t>(dogs_index));
  // P::make would look for errors that cannot be here.
  const std::uint64_t jaguar = std::uint64_t{1} << detail::nth_point(~dogs, jaguar_index);
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
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t to_index(const basic_position<Rules>& p) noexcept {
  const auto [dogs, dog_count, jaguar] = detail::indexed(p);
  const std::size_t half = 2 * dog_count + (p.to_move() == side::jaguar ? 0u : 1u);
  return detail::half_layer_begins[half] + std::uint64_t{dogs} * (point_count - dog_count) + jaguar;
}

/// For folkgames::index_count.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t count_positions(std::type_identity<basic_position<Rules>>) noexcept {
  return detail::half_layer_begins.back();
}

/// For folkgames::from_index.
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> position_at(
    std::uint64_t index, std::type_identity<basic_position<Rules>>) noexcept {
  std::size_t half = detail::half_layer_at[index >> detail::half_layer_shift];
  while (detail::half_layer_begins[half + 1] <= index) ++half;
  return from_layer_index<basic_position<Rules>>(half / 2, half % 2 == 0 ? side::jaguar : side::dogs,
                                                 index - detail::half_layer_begins[half]);
}

}  // namespace folkgames::adugo
