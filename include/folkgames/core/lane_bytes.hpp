#pragma once

#include <folkgames/core/target.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if FOLKGAMES_HAS_VECTORS

// A byte for each of sixteen games that are played side by side, each in a lane of its own. A comparison
// gives -1 (all bits) in the lanes where it holds and 0 elsewhere.
namespace folkgames::detail {

using lane_bytes = signed char __attribute__((vector_size(16)));
inline constexpr std::size_t lane_count = 16;

[[gnu::always_inline]] inline lane_bytes in_each_lane(std::size_t value) noexcept {
  return lane_bytes{} + static_cast<signed char>(value);
}
[[gnu::always_inline]] inline bool any_lane(lane_bytes v) noexcept {
  const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(v);
  return (halves[0] | halves[1]) != 0;
}

}  // namespace folkgames::detail

#endif  // FOLKGAMES_HAS_VECTORS
