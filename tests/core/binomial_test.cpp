#include <folkgames/core/binomial.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

namespace {

using folkgames::detail::binomial;
using folkgames::detail::binomial_columns;
using folkgames::detail::binomial_rows;

// What the index headers need: 48 seeds in 12 pits and 2 stores, 14 of 31 points.
static_assert(binomial_rows >= 48 + 14 && binomial_columns >= 15);
static_assert(noexcept(binomial(0, 0)));

// The product n (n - 1) ... (n - k + 1) / k!, divided as early as it can be: after k factors the division by
// k leaves C(n, k) and no remainder.
constexpr std::uint64_t product_formula(std::uint64_t n, std::uint64_t k) {
  if (k > n) return 0;
  std::uint64_t product = 1;
  for (std::uint64_t i = 1; i <= k; ++i) product = product * (n - i + 1) / i;
  return product;
}

constexpr bool is_the_product_formula() {
  for (std::size_t n = 0; n != binomial_rows; ++n) {
    for (std::size_t k = 0; k != binomial_columns; ++k) {
      if (binomial(n, k) != product_formula(n, k)) return false;
    }
  }
  return true;
}
static_assert(is_the_product_formula());

constexpr bool keeps_pascals_rule() {
  for (std::size_t n = 1; n != binomial_rows; ++n) {
    for (std::size_t k = 1; k != binomial_columns; ++k) {
      if (binomial(n, k) != binomial(n - 1, k - 1) + binomial(n - 1, k)) return false;
    }
  }
  return true;
}
static_assert(keeps_pascals_rule());

constexpr bool is_symmetric() {
  std::size_t pairs = 0;
  for (std::size_t n = 0; n != binomial_rows; ++n) {
    for (std::size_t k = 0; k <= n && k != binomial_columns; ++k) {
      if (n - k >= binomial_columns) continue;
      if (binomial(n, k) != binomial(n, n - k)) return false;
      ++pairs;
    }
  }
  return pairs == binomial_columns * binomial_columns;
}
static_assert(is_symmetric());

// All subsets of n things, of which there are 2^n; and of n + 1 things those whose greatest is each of them.
constexpr bool adds_up() {
  for (std::size_t n = 0; n != binomial_columns; ++n) {
    std::uint64_t subsets = 0;
    for (std::size_t k = 0; k <= n; ++k) subsets += binomial(n, k);
    if (subsets != std::uint64_t{1} << n) return false;
  }
  for (std::size_t k = 1; k != binomial_columns; ++k) {
    std::uint64_t below = 0;
    for (std::size_t n = 0; n != binomial_rows; ++n) {
      if (binomial(n, k) != below) return false;
      below += binomial(n, k - 1);
    }
  }
  return true;
}
static_assert(adds_up());

// Figures that stand in books: five cards of 52, 6 numbers of 49, and what the games need.
constexpr bool knows_some_figures() {
  return binomial(0, 0) == 1 && binomial(0, 1) == 0 && binomial(1, 1) == 1 && binomial(61, 0) == 1 &&
         binomial(61, 1) == 61 && binomial(15, 15) == 1 && binomial(14, 15) == 0 &&
         binomial(52, 5) == 2'598'960 && binomial(49, 6) == 13'983'816 && binomial(31, 14) == 265'182'525 &&
         binomial(60, 12) == 1'399'358'844'975;
}
static_assert(knows_some_figures());

}  // namespace

TEST_CASE("binomial: the product formula gives the same") { CHECK(is_the_product_formula()); }

TEST_CASE("binomial: each is the sum of the two above it") { CHECK(keeps_pascals_rule()); }

TEST_CASE("binomial: choosing is leaving the others") { CHECK(is_symmetric()); }

TEST_CASE("binomial: rows and columns add up") { CHECK(adds_up()); }

TEST_CASE("binomial: known figures") { CHECK(knows_some_figures()); }
