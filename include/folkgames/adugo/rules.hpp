#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace folkgames::adugo {

/// The two sides. Who moves first plays the jaguar (A1, A6).
enum class side : std::uint8_t { jaguar, dogs };

[[nodiscard]] constexpr side opponent(side s) noexcept {
  return s == side::jaguar ? side::dogs : side::jaguar;
}

/// The rules of a game, as data: the parameter of basic_position. The default is the game that most published
/// descriptions have; docs/rules/adugo.md says where each rule comes from.
struct rules {
  /// How many dogs the jaguar must eat to win (A14).
  static constexpr int dogs_to_win = 5;

  [[nodiscard]] friend constexpr bool operator==(const rules&, const rules&) noexcept = default;
};

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
  std::optional<side> winner{};
  end_reason reason{};

  [[nodiscard]] friend constexpr bool operator==(const outcome&, const outcome&) noexcept = default;
};

}  // namespace folkgames::adugo
