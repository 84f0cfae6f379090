#pragma once

#include <folkgames/core/config.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace folkgames::detail {

inline constexpr std::size_t binomial_rows = 62;     // n from 0 to 61: 48 seeds in 14 places
inline constexpr std::size_t binomial_columns = 16;  // k from 0 to 15

inline constexpr auto binomials = [] {
  std::array<std::array<std::uint64_t, binomial_columns>, binomial_rows> table{};
  for (std::size_t n = 0; n != binomial_rows; ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k != binomial_columns && k <= n; ++k)
      table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
  }
  return table;
}();

// The number of ways to choose k of n things; 0 where k > n. Precondition: n and k are in the table.
[[nodiscard]] constexpr std::uint64_t binomial(std::size_t n, std::size_t k) noexcept {
  FOLKGAMES_ASSERT(n < binomial_rows && k < binomial_columns);
  return binomials[n][k];
}

}  // namespace folkgames::detail
