#pragma once

#include <cstddef>
#include <cstdint>

namespace folkgames::adugo::detail {

// std::popcount(x), by adding neighbouring fields of 1, 2, 4 and then 8 bits. Where the processor has an
// instruction for it, compilers know this form and use it; where it may not be used, g++ calls a function for
// std::popcount that takes three times as long.
[[nodiscard]] constexpr std::size_t count_bits(std::uint64_t x) noexcept {
  x -= x >> 1 & 0x5555'5555'5555'5555u;
  x = (x & 0x3333'3333'3333'3333u) + (x >> 2 & 0x3333'3333'3333'3333u);
  x = (x + (x >> 4)) & 0x0F0F'0F0F'0F0F'0F0Fu;
  return static_cast<std::size_t>(x * 0x0101'0101'0101'0101u >> 56);
}

}  // namespace folkgames::adugo::detail
