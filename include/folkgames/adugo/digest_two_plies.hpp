#pragma once

#include <folkgames/adugo/bit_count.hpp>
#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/chains.hpp>
#include <folkgames/adugo/hash.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/adugo/steps.hpp>
#include <folkgames/adugo/two_plies.hpp>
#include <folkgames/core/fixed_list.hpp>
#include <folkgames/core/mix.hpp>

#include <cstddef>
#include <cstdint>

// A short cut for folkgames::perft_digest, which finds it by argument-dependent look-up.
namespace folkgames::adugo {

/// How many positions, and the sum of their hash values modulo 2^64.
struct hash_sum {
  std::uint64_t leaves = 0;  ///< how many
  std::uint64_t digest = 0;  ///< the sum
};

namespace detail {

// The bits that each step of a list flips: a pair holds one step at most.
using flip_list = fixed_list<std::uint32_t, 66>;

// The sum of the hashes of word ^ flips for all flips of a list that do not touch a point. Those of the
// others are made and masked away, which costs less than a branch.
[[nodiscard]] constexpr std::uint64_t sum_of_hashes(std::uint64_t word, const flip_list& list,
                                                    point avoided) noexcept {
  std::uint64_t sum = 0;
  for (const std::uint32_t flips : list) {
    const std::uint64_t all_or_none = std::uint64_t{flips >> index_of(avoided) & 1} - 1;
    sum += folkgames::detail::mix(word ^ flips) & all_or_none;
  }
  return sum;
}

}  // namespace detail

/// The number of children of the children of p, and the sum of their hash values, as perft_digest(p, 2) has
/// them. The jaguar's steps and the dogs' are paired as in count_two_plies, so that the dogs' are listed once
/// for all the jaguar's.
template <rules Rules>
requires(Rules.capture == capture_rule::optional) [[nodiscard]] constexpr hash_sum
    digest_two_plies(const basic_position<Rules>& p) noexcept {
  using position_type = basic_position<Rules>;
  constexpr dog_move_rule rule = Rules.dog_moves;
  hash_sum sum;
  const std::size_t max_jumps = p.max_jumps();
  if (max_jumps == 0) return sum;  // the jaguar has won
  const point jaguar = p.jaguar();
  const point_set dogs = p.dogs();
  const point_set beside = board::neighbours(jaguar);
  const point_set targets = beside & p.empty_points();
  const bool dogs_first = p.to_move() == side::dogs;
  const point_set empty = dogs_first ? p.empty_points() : ~dogs;

  detail::flip_list flips;
  detail::for_each_pair(detail::dog_steps<rule>(dogs, empty),
                        [&flips](std::uint32_t points) noexcept { flips.push_back(points); });
  // Two plies later the same side is to move: the turn's bit is as before.
  const std::uint64_t without_jaguar = p.bits() ^ position_type::jaguar_bit(jaguar);
  for (const point to : targets) {
    const std::uint64_t word = without_jaguar ^ position_type::jaguar_bit(to);
    sum.digest += detail::sum_of_hashes(word, flips, to);  // no dog steps to the jaguar's target
  }
  sum.leaves =
      detail::count_bits(targets.bits()) * flips.size() - detail::count_dog_steps<rule>(dogs, targets);
  if (!dogs_first) {
    detail::for_each_capture(p, [&sum](const position_type& child) noexcept {
      hash_sum part;  // of its own, so that it can stay in registers
      for_each_child(child, [&part](const position_type& leaf) noexcept {
        ++part.leaves;
        part.digest += hash_value(leaf);
      });
      sum.leaves += part.leaves;
      sum.digest += part.digest;
    });
    return sum;
  }
  const point_set dogs_beside = dogs & beside;
  for (const point from : dogs_beside) {
    // The jaguar follows a dog to its origin.
    const std::uint64_t word = without_jaguar ^ position_type::jaguar_bit(from);
    detail::for_each_pair(detail::dog_steps<rule>(point_set{from}, empty),
                          [&sum, word](std::uint32_t points) noexcept {
                            ++sum.leaves;
                            sum.digest += folkgames::detail::mix(word ^ points);
                          });
  }
  // Where the jaguar cannot jump now, it can only after a step that touches a point that decides it.
  const point_set deciding =
      detail::can_jump(jaguar, dogs) ? point_set::all() : detail::jumps_depend_on(jaguar, dogs);
  const auto add_captures = [&sum, &p](std::uint32_t points) noexcept {
    const position_type child = position_type::from_bits(p.bits() ^ position_type::turn_bit ^ points);
    detail::for_each_capture(child, [&sum](const position_type& leaf) noexcept {
      ++sum.leaves;
      sum.digest += hash_value(leaf);
    });
  };
  detail::for_each_pair(detail::dog_steps<rule>(dogs & deciding, empty), add_captures);
  detail::for_each_pair(detail::dog_steps<rule>(dogs - deciding, empty & deciding), add_captures);
  return sum;
}

}  // namespace folkgames::adugo
