#pragma once

#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>

#include <cstdint>
#include <string_view>

namespace folkgames::adugo {

/// One whole turn: where the piece started, where it ended, and the dogs that it ate.
///
/// Chains of jumps that agree in all three have the same effect and are one move. A chain may end where it
/// began. The class checks nothing: basic_position::check does.
class move {
public:
  /// Leaves the move without a value; move{} is a7-a7, which is never legal.
  move() = default;
  /// From one point to another, which may be the same after a chain of jumps. Without captured dogs, a step.
  constexpr move(point from, point to, point_set captured = {}) noexcept
      : captured_{captured.bits()}, from_{from}, to_{to} {}

  /// Where the piece stands before the turn.
  [[nodiscard]] constexpr point from() const noexcept { return from_; }
  /// Where it stands after the turn.
  [[nodiscard]] constexpr point to() const noexcept { return to_; }
  /// The points of the dogs that leave the board; empty for a step.
  [[nodiscard]] constexpr point_set captured() const noexcept { return point_set::from_bits(captured_); }
  /// Whether a dog leaves the board.
  [[nodiscard]] constexpr bool is_capture() const noexcept { return captured_ != 0; }

  [[nodiscard]] friend constexpr bool operator==(const move&, const move&) noexcept = default;

private:
  std::uint32_t captured_;  // the bits of a point_set, which would not leave the move trivial
  point from_;
  point to_;
};

/// Why a move is not legal. Of several faults the first in this order is reported.
enum class move_error : std::uint8_t {
  none,             ///< the move is legal
  game_over,        ///< the game has ended
  wrong_side,       ///< the piece on the origin belongs to the side that is not to move
  empty_origin,     ///< no piece stands on the origin
  target_occupied,  ///< a piece stands on the target and does not leave it in this move
  not_a_step,       ///< without a capture: no line joins the target to the origin
  backward,         ///< the rules do not let a dog go this way
  must_capture,     ///< the rules do not let the jaguar step, or stop, where it can jump
  no_such_capture,  ///< no chain of jumps has this effect, or dogs would capture
};

/// One English line for an error.
[[nodiscard]] constexpr std::string_view message(move_error e) noexcept {
  switch (e) {
    case move_error::none:
      return "the move is legal";
    case move_error::game_over:
      return "the game is over";
    case move_error::wrong_side:
      return "the piece belongs to the other side";
    case move_error::empty_origin:
      return "there is no piece on the point to move from";
    case move_error::target_occupied:
      return "the point to move to is occupied";
    case move_error::not_a_step:
      return "no line joins the two points";
    case move_error::backward:
      return "the rules do not let a dog go this way";
    case move_error::must_capture:
      return "the jaguar must capture where it can";
    case move_error::no_such_capture:
      return "no chain of jumps captures these dogs and ends there";
  }
  return "unknown move error";
}

}  // namespace folkgames::adugo
