#pragma once

#include <cstdint>

namespace folkgames::detail {

// A bijection of 64-bit words in which each bit of the input reaches each bit of the output: the finaliser of
// splitmix64 (G. L. Steele, D. Lea and C. H. Flood, Fast splittable pseudorandom number generators, 2014; the
// constants are David Stafford's variant 13).
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t x) noexcept {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

}  // namespace folkgames::detail
