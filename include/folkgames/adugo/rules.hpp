#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace folkgames::adugo {

/// The two sides. Who moves first plays the jaguar (A1, A6).
enum class side : std::uint8_t { jaguar, dogs };

/// The other side.
[[nodiscard]] constexpr side opponent(side s) noexcept {
  return s == side::jaguar ? side::dogs : side::jaguar;
}

/// Where a dog may step (A7, A8, A18). Forward is towards the den, where the ranks fall.
enum class dog_move_rule : std::uint8_t {
  any,           ///< along any line
  not_backward,  ///< forward or sideways
  forward_only,  ///< to a lower rank
};

/// How often the jaguar may jump in one turn (A11).
enum class jump_rule : std::uint8_t {
  chain,   ///< again after each jump, and it may stop after any
  single,  ///< once
};

/// Whether the jaguar must jump where it can (A12, A17).
enum class capture_rule : std::uint8_t {
  optional,    ///< never
  compulsory,  ///< it may not step where it can jump, nor stop where it can jump again
};

/// The rules of a game, as data: the parameter of basic_position. The default is the game that most published
/// descriptions have; docs/rules/adugo.md says where each rule comes from, docs/variants.md who plays the
/// others.
struct rules {
  static constexpr int max_dogs_to_win = 14;  ///< all dogs that there are

  dog_move_rule dog_moves = dog_move_rule::any;   ///< where a dog may step
  jump_rule jumps = jump_rule::chain;             ///< how often the jaguar may jump in one turn
  capture_rule capture = capture_rule::optional;  ///< whether the jaguar must jump where it can
  /// How many dogs the jaguar must eat to win, 1 to 14 (A14, A16).
  int dogs_to_win = 5;

  [[nodiscard]] friend constexpr bool operator==(const rules&, const rules&) noexcept = default;
};

/// The rules of the Ludii system's Adugo: one jump a turn, and all dogs must be eaten.
inline constexpr rules ludii_adugo{.jumps = jump_rule::single, .dogs_to_win = 14};

/// Why a game is over.
enum class end_reason : std::uint8_t {
  dogs_eaten,  ///< the jaguar has eaten as many dogs as it needs (A14)
  no_move,     ///< the side to move has no legal move and has lost (A15)
};

/// One English line for a reason.
[[nodiscard]] constexpr std::string_view message(end_reason r) noexcept {
  switch (r) {
    case end_reason::dogs_eaten:
      return "the jaguar has eaten the dogs it needs";
    case end_reason::no_move:
      return "the side to move has no legal move";
  }
  return "unknown end reason";
}

/// How a game ended. There is always a winner: no source ends a quiet game in a draw.
struct outcome {
  std::optional<side> winner{};  ///< never empty
  end_reason reason{};           ///< what ended it

  [[nodiscard]] friend constexpr bool operator==(const outcome&, const outcome&) noexcept = default;
};

}  // namespace folkgames::adugo
