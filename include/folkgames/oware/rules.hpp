#pragma once

#include <folkgames/oware/pit.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace folkgames::oware {

/// The two sides. South moves first by default.
enum class side : std::uint8_t { south, north };

[[nodiscard]] constexpr side opponent(side s) noexcept {
  return s == side::south ? side::north : side::south;
}

/// The side whose row a pit lies in (O2).
[[nodiscard]] constexpr side owner(pit p) noexcept {
  return detail::index_of(p) < pits_per_side ? side::south : side::north;
}

/// The rules of a game, as data: the parameter of basic_position. The default is Abapa, the tournament rules
/// (O15); docs/rules/oware.md says where each rule comes from.
struct rules {
  /// After so many plies in a row without a capture the game is over (O14).
  static constexpr int quiet_limit = 100;

  [[nodiscard]] friend constexpr bool operator==(const rules&, const rules&) noexcept = default;
};

/// Why a game is over. Of several reasons the first in this order is reported.
enum class end_reason : std::uint8_t {
  majority,     ///< a store holds 25 seeds or more (O12)
  no_move,      ///< the side to move has no legal move (O11)
  quiet_limit,  ///< too many plies in a row without a capture (O14)
};

/// One English line for a reason.
[[nodiscard]] constexpr std::string_view message(end_reason r) noexcept {
  switch (r) {
    case end_reason::majority:
      return "a store holds more than half of the seeds";
    case end_reason::no_move:
      return "the side to move has no legal move";
    case end_reason::quiet_limit:
      return "too many plies without a capture";
  }
  return "unknown end reason";
}

/// How a game ended; without a winner it is a draw, 24 seeds each (O13).
struct outcome {
  std::optional<side> winner{};
  end_reason reason{};

  [[nodiscard]] friend constexpr bool operator==(const outcome&, const outcome&) noexcept = default;
};

/// Seeds that each side has in the end.
struct score {
  int south;
  int north;

  [[nodiscard]] friend constexpr bool operator==(const score&, const score&) noexcept = default;
};

}  // namespace folkgames::oware
