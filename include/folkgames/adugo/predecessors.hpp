#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/chains.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/adugo/steps.hpp>
#include <folkgames/core/callback.hpp>

#include <cstddef>
#include <type_traits>

namespace folkgames::adugo {

namespace detail {

// Takes the moves that lead to a position back. Each chain of jumps is walked backwards: before its last jump
// the jaguar stood two points back, and a dog stood between.
template <rules Rules, class F>
class unmover {
public:
  using position = basic_position<Rules>;

  constexpr unmover(const position& p, F& f) noexcept : p_{p}, f_{f} {}

  // Takes back a step of a dog. Returns whether f let the walk run to the end, as the others do.
  constexpr bool undo_dog_steps() {
    for (const point to : p_.dogs()) {
      for (const point from : board::neighbours(to) & p_.empty_points()) {
        if (!ranks_allow(Rules.dog_moves, from, to)) continue;
        const point_set dogs = (p_.dogs() - point_set{to}) | point_set{from};
        if (!deliver(p_.jaguar(), dogs)) return false;
      }
    }
    return true;
  }

  constexpr bool undo_jaguar_steps() {
    for (const point from : board::neighbours(p_.jaguar()) & p_.empty_points()) {
      const bool had_to_jump = Rules.capture == capture_rule::compulsory && can_jump(from, p_.dogs());
      if (!had_to_jump && !deliver(from, p_.dogs())) return false;
    }
    return true;
  }

  constexpr bool undo_captures() {
    // The chain may have eaten all dogs that are missing, but none after the one that won.
    const std::size_t missing = p_.captured_count();
    const auto goal = static_cast<std::size_t>(Rules.dogs_to_win);
    if (missing == 0 || missing > goal) return true;
    const bool at_its_end = missing == goal || Rules.jumps == jump_rule::single;
    const bool had_to_go_on = Rules.capture == capture_rule::compulsory && can_jump(p_.jaguar(), p_.dogs());
    if (had_to_go_on && !at_its_end) return true;
    backward_chain back{p_.jaguar()};
    return undo_jumps(back, p_.dogs(), Rules.jumps == jump_rule::single ? 1 : missing);
  }

private:
  // The chain from its end: its points() run from the landing that p shows to the start.
  using backward_chain = chain<longest_chain<Rules>>;

  constexpr bool undo_jumps(backward_chain& back, point_set dogs, std::size_t jumps_left) {
    for (const board::jump j : board::jumps(back.at())) {
      // The jump came from j.landing, over a dog on j.over. Both are empty now.
      if (dogs.contains(j.over) || dogs.contains(j.landing)) continue;
      const point_set before = dogs | point_set{j.over};
      back.extend(j);
      if (goes_forward_first(back, before) && !deliver(back.at(), before)) return false;
      if (jumps_left > 1 && !undo_jumps(back, before, jumps_left - 1)) return false;
      back.take_back(j);
    }
    return true;
  }

  // Several paths may lead from one position to p; the one that counts is the first, played forward.
  [[nodiscard]] constexpr bool goes_forward_first(const backward_chain& back, point_set dogs) const noexcept {
    chain<longest_chain<Rules>> forward{back.at()};
    const std::size_t last = back.points().size() - 1;
    for (std::size_t i = 0; i != back.jumps(); ++i) {
      const point landing = back.points()[last - i - 1];
      for (const board::jump j : board::jumps(forward.at())) {
        if (j.landing == landing) {
          forward.extend(j);
          break;
        }
      }
    }
    return is_first_of_its_effect(forward, dogs);
  }

  constexpr bool deliver(point jaguar, point_set dogs) {
    const auto before = position::make(jaguar, dogs, opponent(p_.to_move()));
    return folkgames::detail::goes_on(f_, *before);
  }

  const position& p_;
  F& f_;
};

}  // namespace detail

/// Calls f(q) for each position q that is not over and from which one legal move leads to p, once each, in no
/// particular order; where f returns bool, false stops. Returns whether it ran to the end.
template <rules Rules, class F>
constexpr bool for_each_predecessor(const basic_position<Rules>& p, F&& f) noexcept(
    std::is_nothrow_invocable_v<F&, const basic_position<Rules>&>) {
  detail::unmover<Rules, std::remove_reference_t<F>> back{p, f};
  const bool goal_reached = p.max_jumps() == 0;
  // Only a capture can have reached the goal.
  if (p.to_move() == side::jaguar) return goal_reached || back.undo_dog_steps();
  return (goal_reached || back.undo_jaguar_steps()) && back.undo_captures();
}

}  // namespace folkgames::adugo
