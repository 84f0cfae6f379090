#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace search {

template <class T>
struct interval {
  T low;
  T high;
};

/// Between these bounds a player's true share of wins lies with a probability of 95 % (E. B. Wilson's score
/// interval). Precondition: games != 0.
[[nodiscard]] inline interval<double> share_interval(std::size_t won, std::size_t games) {
  constexpr double z = 1.959964;
  const auto n = static_cast<double>(games);
  const double share = static_cast<double>(won) / n;
  const double centre = share + z * z / (2 * n);
  const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  return {std::max(0.0, (centre - reach) / scale), std::min(1.0, (centre + reach) / scale)};
}

/// The middle one of some values, or the lower one of the two. Precondition: there are some.
[[nodiscard]] inline std::size_t median(std::vector<std::size_t> values) {
  std::sort(values.begin(), values.end());
  return values[(values.size() - 1) / 2];
}

/// Between these two of the values the true median lies with a probability of 95 % or more, however they are
/// distributed: each is as likely to be below it as a coin is to fall on one side. Nothing where there are
/// fewer than six values, too few to tell.
[[nodiscard]] inline std::optional<interval<std::size_t>> median_interval(std::vector<std::size_t> values) {
  constexpr double error = 0.025;  // at either end
  const auto n = static_cast<double>(values.size());
  // That i of n coins fall on one side.
  const auto probability = [n](std::size_t i) {
    const auto k = static_cast<double>(i);
    return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) - n * std::log(2.0));
  };
  double outside = probability(0);
  if (outside > error) return std::nullopt;
  std::size_t left_out = 0;  // at either end
  while ((outside += probability(left_out + 1)) <= error) ++left_out;
  std::sort(values.begin(), values.end());
  return interval<std::size_t>{values[left_out], values[values.size() - 1 - left_out]};
}

}  // namespace search
