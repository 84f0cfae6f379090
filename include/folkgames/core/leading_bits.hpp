#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace folkgames::detail {

static_assert(std::numeric_limits<double>::is_iec559 && std::numeric_limits<double>::digits == 53);

// Numbers in cells, by their leading bits: 2^Bits cells of one number each, then as many of two numbers each,
// of four, and so on. So a table with an entry a cell is as fine as needed where a list is dense, and short.
// Precondition: n < 2^52.
//
// A number's exponent and leading bits are side by side where it is a double; adding 2^Bits makes the first
// cells alike. The slow form: with m = n + 2^Bits and s = bit_width(m) - 1 - Bits, s * 2^Bits + (m >> s) -
// 2^Bits.
template <unsigned Bits>
[[nodiscard]] constexpr std::size_t cell_of(std::uint64_t n) noexcept {
  constexpr unsigned mantissa = 52, exponent_of_one = 1023;
  // Of all integers, processors turn the signed ones into a double most easily.
  const auto number = static_cast<double>(static_cast<std::int64_t>(n + (std::uint64_t{1} << Bits)));
  const std::uint64_t cell = (std::bit_cast<std::uint64_t>(number) >> (mantissa - Bits)) -
                             (std::uint64_t{exponent_of_one + Bits} << Bits);
  return static_cast<std::size_t>(cell);
}

// The least number in a cell.
template <unsigned Bits>
[[nodiscard]] constexpr std::uint64_t begin_of_cell(std::size_t cell) noexcept {
  constexpr std::uint64_t one = std::uint64_t{1} << Bits;
  return ((one + (cell & (one - 1))) << (cell >> Bits)) - one;
}

}  // namespace folkgames::detail
