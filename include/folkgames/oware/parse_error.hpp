#pragma once

#include <folkgames/oware/move.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace folkgames::oware {

/// What is wrong with a text.
enum class parse_code : std::uint8_t {
  none,
  truncated,            ///< the text ends too early
  unknown_character,    ///< a character that means nothing here
  trailing_characters,  ///< something follows a complete text
  // positions
  negative_number,           ///< a minus sign where a number should begin
  leading_zero,              ///< a digit after a number's zero, or no quiet plies written as 0
  number_too_large,          ///< more than 48 seeds in one place
  wrong_seed_total,          ///< the seeds on the board and in the stores are not 48 in all
  missing_side,              ///< the side to move is missing
  unknown_side,              ///< the side to move is neither S nor N
  quiet_plies_out_of_range,  ///< more quiet plies than the rules allow
  // moves
  not_a_pit,     ///< no pit has this name
  illegal_move,  ///< the move is not legal: see parse_error::illegal
  // rules
  unknown_rules,  ///< the library offers no rules with such a text, or they are the default, which is not
                  ///< written
};

/// Why a text is not a position, or not a legal move, and where.
struct parse_error {
  parse_code code = parse_code::none;  ///< what is wrong; none where nothing is
  /// The first byte that cannot be right after those before it; the text's size where something is missing.
  std::size_t offset = 0;
  /// For parse_code::illegal_move what is wrong with the move.
  move_error illegal = move_error::none;

  [[nodiscard]] friend constexpr bool operator==(const parse_error&, const parse_error&) noexcept = default;
};

/// One English line for a code.
[[nodiscard]] constexpr std::string_view message(parse_code c) noexcept {
  switch (c) {
    case parse_code::none:
      return "the text is right";
    case parse_code::truncated:
      return "the text ends too early";
    case parse_code::unknown_character:
      return "this character means nothing here";
    case parse_code::trailing_characters:
      return "something follows a complete text";
    case parse_code::negative_number:
      return "a number of seeds cannot be negative";
    case parse_code::leading_zero:
      return "a number does not begin with a zero";
    case parse_code::number_too_large:
      return "there are only 48 seeds";
    case parse_code::wrong_seed_total:
      return "the seeds on the board and in the stores are not 48 in all";
    case parse_code::missing_side:
      return "the side to move is missing";
    case parse_code::unknown_side:
      return "the side to move is S or N";
    case parse_code::quiet_plies_out_of_range:
      return "the rules end the game at fewer quiet plies";
    case parse_code::not_a_pit:
      return "no pit has this name";
    case parse_code::illegal_move:
      return "the move is not legal";
    case parse_code::unknown_rules:
      return "no rules that differ from the default are written like this";
  }
  return "unknown parse error";
}

/// One English line for an error: where the move is not legal, why.
[[nodiscard]] constexpr std::string_view message(const parse_error& e) noexcept {
  return e.code == parse_code::illegal_move ? message(e.illegal) : message(e.code);
}

}  // namespace folkgames::oware
