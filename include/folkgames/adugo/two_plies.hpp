#pragma once

#include <folkgames/adugo/bit_count.hpp>
#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/chains.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/adugo/steps.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

// Short cuts for folkgames::perft, which finds them by argument-dependent look-up.
namespace folkgames::adugo {

namespace detail {

// Calls f(child) for the position after each of the jaguar's captures. Precondition: the jaguar is to move,
// may stop a chain where it likes, and has not won.
template <rules Rules, class F>
constexpr void for_each_capture(const basic_position<Rules>& p, F f) noexcept {
  using position_type = basic_position<Rules>;
  const point_set dogs = p.dogs();
  if (!can_jump(p.jaguar(), dogs)) return;
  const std::uint64_t without_jaguar =
      p.bits() ^ position_type::jaguar_bit(p.jaguar()) ^ position_type::turn_bit;
  auto visit = [&f, dogs, without_jaguar](const chain<longest_chain<Rules>>& c) noexcept {
    if (!is_first_in_walk(c, dogs)) return;
    f(position_type::from_bits(without_jaguar ^ position_type::jaguar_bit(c.at()) ^ c.captured().bits()));
  };
  chain<longest_chain<Rules>> c{p.jaguar()};
  for_each_extension(c, dogs, p.max_jumps(), visit);
}

}  // namespace detail

/// Calls f(child) for the position after each legal move, in any order.
template <rules Rules, class F>
constexpr void for_each_child(const basic_position<Rules>& p,
                              F&& f) noexcept(std::is_nothrow_invocable_v<F&, const basic_position<Rules>&>) {
  if (p.to_move() == side::jaguar) {
    p.for_each_legal_move([&p, &f](const move& m) { f(p.play(m)); });
  } else if (p.max_jumps() != 0) {
    // As play does: a step flips the bits of its two points and the turn.
    const std::uint64_t passed = p.bits() ^ basic_position<Rules>::turn_bit;
    detail::for_each_pair(
        detail::dog_steps<Rules.dog_moves>(p.dogs(), p.empty_points()),
        [passed, &f](std::uint32_t flips) { f(basic_position<Rules>::from_bits(passed ^ flips)); });
  }
}

/// The number of ways to play two plies: the sum of child.count_legal_moves() over the children of p, without
/// making most of them. Where captures are compulsory the jaguar's steps depend on more than the points
/// beside it, and there is no such short cut.
template <rules Rules>
requires(Rules.capture == capture_rule::optional) [[nodiscard]] constexpr std::uint64_t
    count_two_plies(const basic_position<Rules>& p) noexcept {
  constexpr dog_move_rule rule = Rules.dog_moves;
  constexpr std::size_t longest = detail::longest_chain<Rules>;
  const std::size_t max_jumps = p.max_jumps();
  if (max_jumps == 0) return 0;  // the jaguar has won
  const point jaguar = p.jaguar();
  const point_set dogs = p.dogs();
  const point_set beside = board::neighbours(jaguar);
  const point_set targets = beside & p.empty_points();
  // A step of the jaguar and one of a dog can be made in either order, but for these: no dog can step to the
  // jaguar's target; the jaguar's origin is free for the dogs once it has left; and where a dog beside the
  // jaguar has stepped first, the jaguar can follow to its origin.
  const bool dogs_first = p.to_move() == side::dogs;
  const point_set empty = dogs_first ? p.empty_points() : ~dogs;
  std::uint64_t leaves = detail::count_bits(targets.bits()) * detail::count_dog_steps<rule>(dogs, empty) -
                         detail::count_dog_steps<rule>(dogs, targets);
  if (!dogs_first) {
    detail::for_each_capture(
        p, [&leaves](const basic_position<Rules>& child) noexcept { leaves += child.count_legal_moves(); });
    return leaves;
  }
  leaves += detail::count_dog_steps<rule>(dogs & beside, empty);
  // After a step away from all that decides the captures they are those of now.
  const point_set deciding = detail::captures_depend_on<longest>(jaguar, dogs, max_jumps);
  leaves += detail::count_captures<longest>(jaguar, dogs, max_jumps) *
            detail::count_dog_steps<rule>(dogs - deciding, empty - deciding);
  const auto add_captures = [&leaves, jaguar, dogs, max_jumps](std::uint32_t flips) noexcept {
    leaves += detail::count_captures<longest>(jaguar, dogs ^ point_set::from_bits(flips), max_jumps);
  };
  detail::for_each_pair(detail::dog_steps<rule>(dogs & deciding, empty), add_captures);
  detail::for_each_pair(detail::dog_steps<rule>(dogs - deciding, empty & deciding), add_captures);
  return leaves;
}

}  // namespace folkgames::adugo
