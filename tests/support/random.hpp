#pragma once

#include <cstddef>
#include <cstdint>

// The same numbers on every machine: a 64-bit linear congruential generator (the multiplier and increment are
// D. E. Knuth's for MMIX) of which the upper half is used.
class random_numbers {
public:
  constexpr explicit random_numbers(std::uint64_t seed) noexcept : state_{seed * 2 + 1} {}

  // A number from 0 to n - 1. The bias for the small n of tests is below 2^-20. Precondition: 0 < n < 4096.
  constexpr std::size_t below(std::size_t n) noexcept {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::size_t>(((state_ >> 32) * n) >> 32);
  }

private:
  std::uint64_t state_;
};
