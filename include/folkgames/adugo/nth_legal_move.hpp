#pragma once

#include <folkgames/adugo/bit_count.hpp>
#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/adugo/steps.hpp>
#include <folkgames/core/config.hpp>

#include <cstddef>

// A short cut for folkgames::random_move, which finds it by argument-dependent look-up.
namespace folkgames::adugo {

namespace detail {

// The n-th point of a set, from 0. Precondition: n < set.size().
[[nodiscard]] constexpr point nth_member(point_set set, std::size_t n) noexcept {
  auto at = set.begin();
  for (; n != 0; --n) ++at;
  return *at;
}

}  // namespace detail

/// The move for which for_each_legal_move calls back after n others. Steps that come before it are counted
/// and not visited. Precondition: n < p.count_legal_moves().
template <rules Rules>
[[nodiscard]] constexpr move nth_legal_move(const basic_position<Rules>& p, std::size_t n) noexcept {
  FOLKGAMES_ASSERT(n < p.count_legal_moves());
  const point_set empty = p.empty_points();
  if (p.to_move() == side::dogs) {
    for (const point from : detail::dogs_that_can_step<Rules.dog_moves>(p.dogs(), empty)) {
      const point_set targets = detail::dog_targets<Rules.dog_moves>[detail::index_of(from)] & empty;
      const std::size_t count = detail::count_bits(targets.bits());
      if (n < count) return {from, detail::nth_member(targets, n)};
      n -= count;
    }
  }
  move chosen{};
  p.for_each_legal_move([&chosen, &n](const move& m) noexcept {
    chosen = m;
    return n-- != 0;
  });
  return chosen;
}

}  // namespace folkgames::adugo
