// Compiled twice, as UNIT=first and UNIT=second, with flags that differ.
#include <folkgames/folkgames.hpp>

#include <cstdint>

std::uint64_t UNIT();

std::uint64_t UNIT() {
  const auto adugo = folkgames::perft_digest(folkgames::adugo::position{}, 6);
  const auto oware = folkgames::perft_digest(folkgames::oware::position{}, 6);
  return adugo.digest + 3 * oware.digest + 5 * adugo.leaves + 7 * oware.leaves;
}
