#pragma once

#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/core/binomial.hpp>
#include <folkgames/core/computed.hpp>
#include <folkgames/core/config.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

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
  return members > k
             ? 0
             : static_cast<std::uint32_t>(folkgames::detail::binomials.choose[points_before][k - members]);
}

// For the way from a set to its index. The board's points in eight groups of four; a set's members in a group
// are a number of four bits. [group][16 * the members up to the group's end + the members in it]: the number
// of sets of as many points up to there whose members in the group are a smaller number.
struct nibble_table {
  static constexpr std::size_t nibbles = 8;
  std::uint32_t below[nibbles][256]{};

  constexpr nibble_table() noexcept {
    constexpr std::size_t count[16]{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    for (std::size_t group = 0; group != nibbles; ++group) {
      for (std::size_t k = 0; k <= most_dogs; ++k) {
        std::uint32_t sets[5]{};
        for (std::size_t n = 0; n != 5; ++n) sets[n] = sets_with_members(4 * group, k, n);
        std::uint32_t sum = 0;
        for (std::size_t members = 0; members != 16; ++members) {
          below[group][16 * k + members] = sum;
          sum += sets[count[members]];
        }
      }
    }
  }
};

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
template <class Table>
[[nodiscard]] constexpr dogs_and_jaguar indexed(std::uint32_t dogs, std::uint32_t other) noexcept {
  const std::uint64_t both = std::uint64_t{other} << 32 | dogs;
  const std::uint64_t pairs = both - (both >> 1 & 0x5555'5555'5555'5555);
  const std::uint64_t counts = (pairs & 0x3333'3333'3333'3333) + (pairs >> 2 & 0x3333'3333'3333'3333);
  const std::uint32_t up_to = static_cast<std::uint32_t>(counts) * 0x1111'1111u;
  const std::uint32_t even = (dogs & 0x0F0F'0F0F) | (up_to & 0x0F0F'0F0F) << 4;
  const std::uint32_t odd = (dogs >> 4 & 0x0F0F'0F0F) | (up_to & 0xF0F0'F0F0);
  const Table& nibbles = folkgames::detail::computed<Table>;
  std::uint32_t index = 0;
  for (std::size_t i = 0; i != Table::nibbles / 2; ++i) {
    index += nibbles.below[2 * i][even >> 8 * i & 0xFF];
    index += nibbles.below[2 * i + 1][odd >> 8 * i & 0xFF];
  }
  const auto other_counts = static_cast<std::uint32_t>(counts >> 32);
  const std::uint32_t other_bytes = (other_counts + (other_counts >> 4)) & 0x0F0F'0F0F;
  return {index, up_to >> 28, other_bytes * 0x0101'0101u >> 24};
}

// The way back takes the members of three groups of six points, from the last, then those of the thirteen
// points before them.
//
// Here are, for each k, the sets of k points up to the group's end, by the members in the group. A set's
// index and its k are in one number, 16 * index + k. So is, in `begins`, what a group's members take of both:
// the number of sets whose members are a smaller number, and how many the members are.
//
// A cell tells the members of its least index; for the others it is some steps to theirs. StepsWithoutJump of
// them are made without a jump, which would often be guessed wrong; few indices need more.
template <std::size_t Begin, std::size_t StepsWithoutJump>
struct group_of_six {
  static constexpr std::size_t member_sets = 64;
  static constexpr std::size_t cells = 239;  // with these, a set of tables has 512 bytes

  struct sets_of_k {
    std::uint32_t begins[member_sets + 4]{};  // by the members
    std::uint8_t members_at[cells]{};         // of the least index in a cell
    std::uint8_t shift = 0;  // the cell of a number is what is left when it is shifted by this
  };
  sets_of_k of[most_dogs + 1]{};

  constexpr group_of_six() noexcept {
    std::uint32_t count[member_sets]{};
    for (std::size_t members = 1; members != member_sets; ++members)
      count[members] = count[members / 2] + members % 2;
    for (std::size_t k = 0; k <= most_dogs; ++k) {
      std::uint32_t sets[7]{};
      for (std::size_t n = 0; n != 7; ++n) sets[n] = 16 * sets_with_members(Begin, k, n);
      sets_of_k& table = of[k];
      const auto end = static_cast<std::uint32_t>(16 * folkgames::detail::binomials.choose[Begin + 6][k]);
      while ((end - 1) >> table.shift >= cells) ++table.shift;
      std::uint32_t below = 0;
      std::size_t cell = 0;
      for (std::size_t members = 0; members != member_sets; ++members) {
        const std::uint32_t n = count[members];
        table.begins[members] = below + (sets[n] != 0 ? n : 0);
        below += sets[n];
        while (cell != cells && std::uint64_t{cell} << table.shift < below)
          table.members_at[cell++] = static_cast<std::uint8_t>(members);
      }
      for (std::size_t i = member_sets; i != std::size(table.begins); ++i)
        table.begins[i] = ~std::uint32_t{0};
    }
  }

  // The members in the group. Leaves in `number` what is for the points before it.
  //
  // With a plain `while` in the end, clang's code takes a sixth longer.
  [[nodiscard]] constexpr std::uint32_t take(std::uint32_t& number) const noexcept {
    const sets_of_k& table = of[number & 15];
    const std::uint32_t* begin = table.begins + table.members_at[number >> table.shift];
    std::size_t steps = 0;
    for (std::size_t i = 1; i <= StepsWithoutJump; ++i) steps += begin[i] <= number ? 1u : 0u;
    begin += steps;
    if (begin[1] <= number) [[unlikely]] {
      do ++begin;
      while (begin[1] <= number);
    }
    number -= *begin;
    return static_cast<std::uint32_t>(begin - table.begins);
  }
};

// The sets of any number of the first thirteen points, in order: those of no point, of one, of two.
struct first_thirteen {
  std::uint16_t sets[std::size_t{1} << 13]{};
  std::uint16_t begins[16]{};  // of the sets of k points

  constexpr first_thirteen() noexcept {
    std::uint16_t next[15]{};
    for (std::size_t k = 0; k != 14; ++k) {
      begins[k + 1] = static_cast<std::uint16_t>(begins[k] + folkgames::detail::binomials.choose[13][k]);
      next[k] = begins[k];
    }
    std::uint8_t count[std::size_t{1} << 13]{};
    for (std::uint16_t set = 0; set != std::size(sets); ++set) {
      count[set] = static_cast<std::uint8_t>(count[set / 2] + set % 2);
      sets[next[count[set]]++] = set;
    }
  }
};

struct nth_table {
  std::uint8_t places[256][8]{};  // [eight bits][n]: the place of the n-th bit that is set

  constexpr nth_table() noexcept {
    for (std::size_t bits = 0; bits != 256; ++bits) {
      std::size_t n = 0;
      for (std::uint8_t i = 0; i != 8; ++i) {
        if ((bits >> i & 1) != 0) places[bits][n++] = i;
      }
    }
  }

  // The number of the n-th point of a set, counted from 0. Precondition: n < set.size().
  //
  // The slow form: drop the first point n times. Here the points are counted in each byte, as popcount does
  // it, and the multiplication by 0x0101'0101 adds to each byte's count those before it. The bytes where that
  // is n or less are those before the point's own.
  [[nodiscard]] constexpr std::size_t point_of(point_set set, std::size_t n) const noexcept {
    const std::uint32_t bits = set.bits();
    const std::uint32_t pairs = bits - (bits >> 1 & 0x5555'5555);
    const std::uint32_t fours = (pairs & 0x3333'3333) + (pairs >> 2 & 0x3333'3333);
    const std::uint32_t up_to = ((fours + (fours >> 4)) & 0x0F0F'0F0F) * 0x0101'0101;
    const auto wanted = static_cast<std::uint32_t>(n);
    const std::uint32_t not_above_n =
        ((wanted | 0x80) * 0x0101'0101 - up_to) >> 7 & 0x0101'0101;      // 0 or 1 a byte
    const std::uint32_t place = not_above_n * 0x0101'0101 >> 21 & 0x38;  // 8 times the number of the bytes
    const std::uint32_t before = up_to << 8 >> place;                    // in the lowest byte
    return place + places[bits >> place & 0xFF][(wanted - before) & 7];
  }
};

static_assert(folkgames::detail::binomials.choose[point_count][most_dogs] < std::uint32_t{1} << 28);

// All that leads from an index to a position.
struct set_tables {
  first_thirteen first;  // in front: with a group at a multiple of 512 bytes, g++ finds each row twice
  group_of_six<13, 3> before_middle;
  group_of_six<19, 1> middle;
  group_of_six<25, 1> last;
  nth_table nth;

  // The set of k points with an index.
  [[nodiscard]] constexpr std::uint32_t set(std::size_t k, std::uint32_t index) const noexcept {
    std::uint32_t number = index << 4 | static_cast<std::uint32_t>(k);
    std::uint32_t bits = last.take(number);
    bits = bits << 6 | middle.take(number);
    bits = bits << 6 | before_middle.take(number);
    return bits << 13 | first.sets[first.begins[number & 15] + (number >> 4)];
  }
};

}  // namespace detail

/// The index of a set of up to fourteen dogs among the sets of the same size in colexicographic order, 0 to
/// dog_set_count(k) - 1: of two sets the one is greater whose greatest point is, where they differ.
/// Precondition: dogs.size() <= 14.
///
/// The table is a parameter, here and below, so that it takes no time to compile where it is not used.
template <class Table = detail::nibble_table>
[[nodiscard]] constexpr std::uint32_t to_dog_set_index(point_set dogs) noexcept {
  FOLKGAMES_ASSERT(dogs.size() <= 14);
  return detail::indexed<Table>(dogs.bits(), 0).dogs;
}

/// The set of k dogs with an index: the inverse of to_dog_set_index. Precondition: k <= 14, index <
/// dog_set_count(k).
template <class Tables = detail::set_tables>
[[nodiscard]] constexpr point_set from_dog_set_index(std::size_t k, std::uint32_t index) noexcept {
  FOLKGAMES_ASSERT(k <= 14 && index < dog_set_count(k));
  return point_set::from_bits(folkgames::detail::computed<Tables>.set(k, index));
}

}  // namespace folkgames::adugo
