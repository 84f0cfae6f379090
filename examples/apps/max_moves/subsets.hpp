#pragma once

#include <folkgames/adugo.hpp>

#include <cstddef>
#include <cstdint>

// Calls f(subset) for each subset of `points` that has k members.
template <class F>
void for_each_subset(folkgames::adugo::point_set points, std::size_t k, F f) {
  if (k > points.size()) return;
  // Subsets of the first `size` numbers as bits, in increasing order (R. W. Gosper's step from one to the
  // next), dealt out to the points.
  const std::uint64_t end = std::uint64_t{1} << points.size();
  for (std::uint64_t bits = (std::uint64_t{1} << k) - 1; bits < end;) {
    folkgames::adugo::point_set subset;
    std::uint64_t rest = bits;
    for (const folkgames::adugo::point p : points) {
      if ((rest & 1) != 0) subset.insert(p);
      rest >>= 1;
    }
    f(subset);
    if (bits == 0) return;
    const std::uint64_t lowest = bits & (~bits + 1);
    const std::uint64_t carried = bits + lowest;
    bits = carried | ((bits ^ carried) / lowest) >> 2;
  }
}
