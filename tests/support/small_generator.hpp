#pragma once

#include <folkgames/folkgames.hpp>

#include <cstdint>
#include <limits>

// The sequence of splitmix64, from any number.
struct small_generator {
  using result_type = std::uint64_t;
  std::uint64_t state;
  static constexpr std::uint64_t min() noexcept { return 0; }
  static constexpr std::uint64_t max() noexcept { return std::numeric_limits<std::uint64_t>::max(); }
  constexpr std::uint64_t operator()() noexcept {
    return folkgames::detail::mix(state += 0x9E3779B97F4A7C15u);
  }
};
