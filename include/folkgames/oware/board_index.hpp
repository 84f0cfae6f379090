#pragma once

#include <folkgames/core/binomial.hpp>
#include <folkgames/core/computed.hpp>
#include <folkgames/core/config.hpp>
#include <folkgames/core/leading_bits.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace folkgames::oware {

/// The number of ways to put n seeds into the twelve pits, C(n + 11, 11): a layer of a solver.
/// Precondition: n <= 48.
[[nodiscard]] constexpr std::uint64_t board_count(std::size_t n) noexcept {
  return folkgames::detail::binomial(n + pit_count - 1, pit_count - 1);
}

/// The index of the seeds in the pits A to F, a to f among all boards with as many seeds, 0 to board_count(n)
/// - 1.
///
/// Twelve pits are n seeds in a row with eleven bars between them. The index is that of the places of the
/// bars among n + 11, in colexicographic order.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t to_board_index(const basic_position<Rules>& p) noexcept {
  std::uint64_t index = 0;
  std::size_t bar = 0;
  for (std::size_t i = 0; i + 1 != pit_count; ++i) {
    bar += static_cast<std::size_t>(p.seeds(detail::pit_at(i)));
    index += folkgames::detail::binomials.choose[bar][i + 1];
    ++bar;
  }
  return index;
}

namespace detail {

// The way back from an index takes the bars two at a time, from the last: the greatest places whose binomials
// still fit into what is left of the index. Before a bar stand as many seeds as its place less the bars
// before it: for two bars a pair of numbers up to 48, the second not above the first. There are 1225 such
// pairs, and a table tells which by the leading bits of what is left of the index.
inline constexpr std::size_t bar_pairs = (seed_count + 1) * (seed_count + 2) / 2;

template <std::size_t Bar>
struct two_bars {
  static constexpr unsigned leading_bits = 6;
  static constexpr std::uint64_t end =
      folkgames::detail::binomial(seed_count + Bar + 1, Bar + 1);  // of the indices of Bar + 1 bars

  std::uint64_t begins[bar_pairs + 1]{};  // the least index with this pair
  std::uint16_t pair_at[folkgames::detail::cell_of<leading_bits>(end - 1) + 1]{};  // of a cell's least index

  constexpr two_bars() noexcept {
    std::size_t pair = 0;
    for (std::size_t before = 0; before <= seed_count; ++before) {
      const std::uint64_t below = folkgames::detail::binomials.choose[before + Bar][Bar + 1];
      for (std::size_t before_other = 0; before_other <= before; ++before_other)
        begins[pair++] = below + folkgames::detail::binomials.choose[before_other + Bar - 1][Bar];
    }
    begins[bar_pairs] = end;
    std::uint16_t at = 0;
    for (std::size_t cell = 0; cell != std::size(pair_at); ++cell) {
      const std::uint64_t begin = folkgames::detail::begin_of_cell<leading_bits>(cell);
      while (begins[at + 1u] <= begin) ++at;
      pair_at[cell] = at;
    }
  }

  // The number of the pair. Leaves in `index` what is for the bars before it.
  //
  // Few cells have more than two pairs in them; so one step is made without a jump, which would often be
  // guessed wrong.
  [[nodiscard]] constexpr std::size_t take(std::uint64_t& index) const noexcept {
    std::size_t pair = pair_at[folkgames::detail::cell_of<leading_bits>(index)];
    pair += begins[pair + 1] <= index ? 1u : 0u;
    if (begins[pair + 1] <= index) [[unlikely]] {
      do ++pair;
      while (begins[pair + 1] <= index);
    }
    index -= begins[pair];
    return pair;
  }
};

// The first three bars by their index, where at most `most_seeds` seeds stand before the third: how many
// stand before each, a byte a bar.
struct first_bars {
  static constexpr std::uint32_t most_seeds = 24;
  std::uint32_t seeds[folkgames::detail::binomial(most_seeds + 3, 3)]{};

  constexpr first_bars() noexcept {
    std::size_t index = 0;
    for (std::uint32_t third = 0; third <= most_seeds; ++third) {
      for (std::uint32_t second = 0; second <= third; ++second) {
        for (std::uint32_t first = 0; first <= second; ++first)
          seeds[index++] = third << 16 | second << 8 | first;
      }
    }
  }

  [[nodiscard]] constexpr std::uint64_t at(std::uint64_t index) const noexcept {
    if (index < std::size(seeds)) [[likely]]
      return seeds[index];
    std::uint64_t third = most_seeds + 1;
    while (folkgames::detail::binomials.choose[third + 3][3] <= index) ++third;
    index -= folkgames::detail::binomials.choose[third + 2][3];
    std::uint64_t second = 0;
    while (folkgames::detail::binomials.choose[second + 2][2] <= index) ++second;
    return third << 16 | second << 8 | (index - folkgames::detail::binomials.choose[second + 1][2]);
  }
};

struct board_tables {
  std::uint16_t seeds[bar_pairs]{};  // of a pair: before the bar in the high byte, before the one in front
  two_bars<10> bars_10_9;
  two_bars<8> bars_8_7;
  two_bars<6> bars_6_5;
  two_bars<4> bars_4_3;
  first_bars bars_2_1_0;

  constexpr board_tables() noexcept {
    std::size_t pair = 0;
    for (std::uint32_t before = 0; before <= seed_count; ++before) {
      for (std::uint32_t before_other = 0; before_other <= before; ++before_other)
        seeds[pair++] = static_cast<std::uint16_t>(before << 8 | before_other);
    }
  }

  // The seeds of the board of n seeds with an index, one pit a byte: A to F (A in the lowest byte), a to f.
  [[nodiscard]] constexpr std::array<std::uint64_t, 2> rows(std::size_t n,
                                                            std::uint64_t index) const noexcept {
    const std::uint64_t before_10_9 = seeds[bars_10_9.take(index)];
    const std::uint64_t before_8_7 = seeds[bars_8_7.take(index)];
    const std::uint64_t before_6_5 = seeds[bars_6_5.take(index)];
    const std::uint64_t before_4_3 = seeds[bars_4_3.take(index)];
    // In a pit's byte the seeds of all pits up to it; then less those up to the pit before. No byte borrows.
    const std::uint64_t south = (before_6_5 & 0xFF) << 40 | before_4_3 << 24 | bars_2_1_0.at(index);
    const std::uint64_t north =
        std::uint64_t{n} << 40 | before_10_9 << 24 | before_8_7 << 8 | before_6_5 >> 8;
    return {south - (south << 8 & 0xFFFF'FFFF'FFFF), north - ((north << 8 | south >> 40) & 0xFFFF'FFFF'FFFF)};
  }
};

}  // namespace detail

/// The seeds in A to F, a to f of the board of n seeds with an index: the inverse of to_board_index.
/// Precondition: n <= 48, index < board_count(n).
///
/// The tables are a parameter so that they take no time to compile where it is not called.
template <class Tables = detail::board_tables>
[[nodiscard]] constexpr std::array<int, pit_count> from_board_index(std::size_t n,
                                                                    std::uint64_t index) noexcept {
  FOLKGAMES_ASSERT(n <= 48 && index < board_count(n));
  const std::array<std::uint64_t, 2> rows = folkgames::detail::computed<Tables>.rows(n, index);
  std::array<int, pit_count> seeds{};
  for (std::size_t i = 0; i != pit_count; ++i)
    seeds[i] = detail::byte_at(rows[i / pits_per_side], i % pits_per_side);
  return seeds;
}

}  // namespace folkgames::oware
