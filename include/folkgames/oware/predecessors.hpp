#pragma once

#include <folkgames/core/callback.hpp>
#include <folkgames/oware/move.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace folkgames::oware {

namespace detail {

// Takes the moves that lead to a position back: puts captured seeds back first, then picks the sown seeds up
// again. What comes out is offered as a predecessor only if the rules, asked forward, lead from it to the
// position.
template <rules Rules, class F>
class unsower {
public:
  using position = basic_position<Rules>;

  constexpr unsower(const position& p, F& f) noexcept
      : p_{p},
        f_{f},
        mover_{p.bits()[1]},
        other_{p.bits()[0]},
        first_{p.to_move() == side::south ? pits_per_side : 0} {}

  // Returns whether f let the walk run to the end.
  constexpr bool undo_sowings() {
    for (std::size_t origin = 0; origin != pits_per_side; ++origin) {
      if (byte_at(mover_, origin) != 0) continue;  // it ends empty (O4, O7)
      for (std::size_t seeds = 1; seeds <= seed_count; ++seeds) {
        const sowing_step step = sowings.step(origin, seeds);
        // More seeds reach more pits: once the mover's row cannot have got so many, it is over with this
        // origin.
        if (!covers(mover_, step.change.own + in_byte(origin, seeds))) break;
        if (!undo_without_capture(origin, step) || !undo_captures(origin, step)) return false;
      }
    }
    return true;
  }

private:
  // Whether each pit of a row holds at least as many seeds as the other row's. The top bits keep one pit's
  // difference from touching the next.
  [[nodiscard]] static constexpr bool covers(std::uint64_t row, std::uint64_t seeds) noexcept {
    return ((((row & pit_bytes) | pit_top_bits) - (seeds & pit_bytes)) & pit_top_bits) == pit_top_bits;
  }

  constexpr bool undo_without_capture(std::size_t origin, const sowing_step& step) {
    // A quiet ply has added one, unless the rules do not count them.
    if (Rules.quiet_limit != 0 && p_.quiet_plies() == 0) return true;
    return offer(origin, step, 0, Rules.quiet_limit == 0 ? 0 : p_.quiet_plies() - 1);
  }

  constexpr bool undo_captures(std::size_t origin, const sowing_step& step) {
    if (p_.quiet_plies() != 0 || step.reach == 0) return true;
    const auto last = static_cast<std::size_t>(std::bit_width(step.reach)) / 8 - 1;
    return put_back(origin, step, last, 0);
  }

  // Puts two or three seeds back into pit i of the other row, and into those before it while they are empty.
  constexpr bool put_back(std::size_t origin, const sowing_step& step, std::size_t i,
                          std::uint64_t captured) {
    if (byte_at(other_, i) != 0) return true;
    for (const std::uint64_t seeds : {2u, 3u}) {
      const std::uint64_t more = captured | in_byte(i, seeds);
      if (!offer(origin, step, more, 0)) return false;
      if (i != 0 && !put_back(origin, step, i - 1, more)) return false;
    }
    return true;
  }

  constexpr bool offer(std::size_t origin, const sowing_step& step, std::uint64_t captured, int quiet) {
    const int taken = count_seeds(captured);
    if (byte_at(mover_, store_byte) < taken) return true;
    const std::uint64_t other = other_ + captured;
    if (!covers(other, step.change.other)) return true;
    const std::uint64_t own =
        mover_ - step.change.own - in_byte(store_byte, static_cast<std::uint64_t>(taken));
    const position before =
        position::from_bits({set_byte(own, turn_byte, static_cast<std::uint64_t>(quiet)),
                             set_byte(other - step.change.other, turn_byte, side_to_undo())});
    const move m{pit_at(first_ + origin)};
    const bool leads_here = before.is_legal(m) && before.play(m) == p_;
    return !leads_here || folkgames::detail::goes_on(f_, before);
  }

  [[nodiscard]] constexpr std::uint64_t side_to_undo() const noexcept { return first_ == 0 ? 0 : 1; }

  const position& p_;
  F& f_;
  std::uint64_t mover_;  // the row of the side whose move is taken back
  std::uint64_t other_;
  std::size_t first_;  // the number of the mover's first pit
};

}  // namespace detail

/// Calls f(q) for each position q that is not over and from which one legal move leads to p, once each, in no
/// particular order; where f returns bool, false stops. Returns whether it ran to the end.
///
/// A move without a capture adds one to the quiet plies, so q has one less than p. A capture sets them to 0
/// whatever they were: of the positions that differ in nothing else only the one with quiet 0 is reported.
template <rules Rules, class F>
constexpr bool for_each_predecessor(const basic_position<Rules>& p, F&& f) noexcept(
    std::is_nothrow_invocable_v<F&, const basic_position<Rules>&>) {
  return detail::unsower<Rules, std::remove_reference_t<F>>{p, f}.undo_sowings();
}

}  // namespace folkgames::oware
