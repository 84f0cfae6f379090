#pragma once

#include <folkgames/oware/pit.hpp>

#include <cstdint>
#include <string_view>

namespace folkgames::oware {

/// A turn: the pit whose seeds are sown. The class checks nothing: basic_position::check does.
class move {
public:
  /// Leaves the move without a value; move{} is A.
  move() = default;
  /// Sows p.
  constexpr explicit move(oware::pit p) noexcept : pit_{p} {}

  /// The pit that is sown.
  [[nodiscard]] constexpr oware::pit pit() const noexcept { return pit_; }

  [[nodiscard]] friend constexpr bool operator==(const move&, const move&) noexcept = default;

private:
  oware::pit pit_;
};

/// Why a move is not legal. Of several faults the first in this order is reported.
enum class move_error : std::uint8_t {
  none,            ///< the move is legal
  game_over,       ///< the game has ended
  wrong_side,      ///< the pit is not one of the side to move
  empty_pit,       ///< there is nothing to sow
  must_feed,       ///< the opponent has no seeds and this move gives none (O10)
  slam_forbidden,  ///< the rules forbid a grand slam (O17)
};

/// One English line for an error.
[[nodiscard]] constexpr std::string_view message(move_error e) noexcept {
  switch (e) {
    case move_error::none:
      return "the move is legal";
    case move_error::game_over:
      return "the game is over";
    case move_error::wrong_side:
      return "the pit belongs to the other side";
    case move_error::empty_pit:
      return "the pit is empty";
    case move_error::must_feed:
      return "the opponent has no seeds and must be given some";
    case move_error::slam_forbidden:
      return "the rules forbid a grand slam";
  }
  return "unknown move error";
}

}  // namespace folkgames::oware
