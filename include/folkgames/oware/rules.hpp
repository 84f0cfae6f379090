#pragma once

#include <folkgames/oware/pit.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace folkgames::oware {

/// The two sides. South moves first by default.
enum class side : std::uint8_t { south, north };

/// The other side.
[[nodiscard]] constexpr side opponent(side s) noexcept {
  return s == side::south ? side::north : side::south;
}

/// The side whose row a pit lies in (O2).
[[nodiscard]] constexpr side owner(pit p) noexcept {
  return detail::index_of(p) < pits_per_side ? side::south : side::north;
}

/// What becomes of a grand slam, a move that would take every seed that the opponent has (O16, O17, O18).
enum class grand_slam_rule : std::uint8_t {
  takes_nothing,       ///< it is legal and captures nothing
  forbidden,           ///< it is illegal, also where no other move is left
  takes_all_and_ends,  ///< it captures; the opponent then has nothing to move and the game is over
};

/// The rules of a game, as data: the parameter of basic_position. The default is Abapa, the tournament rules
/// (O15); docs/rules/oware.md says where each rule comes from, docs/variants.md who plays the others.
struct rules {
  static constexpr int max_quiet_limit = 255;  ///< a position counts in one byte

  grand_slam_rule grand_slam = grand_slam_rule::takes_nothing;  ///< what becomes of a grand slam
  /// After so many plies in a row without a capture the game is over, 1 to 255 (O14); with 0 it never is, and
  /// quiet plies are not counted.
  int quiet_limit = 100;

  [[nodiscard]] friend constexpr bool operator==(const rules&, const rules&) noexcept = default;
};

/// The tournament rules: the default.
inline constexpr rules abapa{};

/// Why a game is over. Of several reasons a majority is reported first, the quiet limit last.
enum class end_reason : std::uint8_t {
  majority,     ///< a store holds 25 seeds or more (O12)
  no_move,      ///< the side to move has no legal move (O11)
  quiet_limit,  ///< too many plies in a row without a capture (O14)
  grand_slam,   ///< the rules end the game with a grand slam, and the side to move has no seeds (O18)
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
    case end_reason::grand_slam:
      return "a grand slam has left the side to move without seeds";
  }
  return "unknown end reason";
}

/// How a game ended; without a winner it is a draw, 24 seeds each (O13).
struct outcome {
  std::optional<side> winner{};  ///< empty where it is a draw
  end_reason reason{};           ///< what ended it

  [[nodiscard]] friend constexpr bool operator==(const outcome&, const outcome&) noexcept = default;
};

/// Seeds that each side has in the end.
struct score {
  int south;  ///< 0 to 48
  int north;  ///< 0 to 48

  [[nodiscard]] friend constexpr bool operator==(const score&, const score&) noexcept = default;
};

}  // namespace folkgames::oware
