#pragma once

#include <folkgames/core/config.hpp>

#include <cstddef>
#include <cstdint>

namespace folkgames::detail {

inline constexpr std::size_t binomial_rows = 62;     // n from 0 to 61: 48 seeds in 14 places
inline constexpr std::size_t binomial_columns = 16;  // k from 0 to 15

// As other tables, of plain arrays: compilers take long to evaluate calls of std::array's operator[].
struct binomial_table {
  std::uint64_t choose[binomial_rows][binomial_columns]{};

  constexpr binomial_table() noexcept {
    for (std::size_t n = 0; n != binomial_rows; ++n) {
      choose[n][0] = 1;
      for (std::size_t k = 1; k != binomial_columns && k <= n; ++k)
        choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
    }
  }
};
inline constexpr binomial_table binomials{};

// The number of ways to choose k of n things; 0 where k > n. Precondition: n and k are in the table.
[[nodiscard]] constexpr std::uint64_t binomial(std::size_t n, std::size_t k) noexcept {
  FOLKGAMES_ASSERT(n < binomial_rows && k < binomial_columns);
  return binomials.choose[n][k];
}

}  // namespace folkgames::detail
