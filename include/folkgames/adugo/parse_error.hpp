#pragma once

#include <folkgames/adugo/move.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace folkgames::adugo {

/// What is wrong with a text.
enum class parse_code : std::uint8_t {
  none,
  truncated,            ///< the text ends too early
  unknown_character,    ///< a character that means nothing here
  trailing_characters,  ///< something follows a complete text
  // positions
  rank_too_short,   ///< a rank ends before its points are filled
  rank_too_long,    ///< a piece or a digit that the rank has no room for
  adjacent_digits,  ///< two runs of empty points side by side
  too_few_ranks,    ///< the board ends before rank 1
  too_many_ranks,   ///< the board goes on after rank 1
  no_jaguar,        ///< the last point is filled and no jaguar was placed
  second_jaguar,    ///< one more jaguar
  too_many_dogs,    ///< a fifteenth dog
  missing_side,     ///< the side to move is missing
  unknown_side,     ///< the side to move is neither J nor d
  // moves
  not_a_point,           ///< no point of the board has this name
  not_adjacent,          ///< no line joins the two points of a step
  not_a_straight_line,   ///< no line has the three points of a jump
  nothing_to_jump,       ///< no dog stands on the point jumped over
  landing_occupied,      ///< a dog stands on the point landed on
  past_winning_capture,  ///< the chain goes on after the capture that wins
  illegal_move,          ///< any other fault of the move: see parse_error::illegal
  // rules
  unknown_rules,  ///< the library offers no rules with such a text, or they are the default, which is not
                  ///< written
};

/// Why a text is not a position, or not a legal move, and where.
struct parse_error {
  parse_code code = parse_code::none;  ///< what is wrong; none where nothing is
  /// The first byte that cannot be right after those before it; in a move that is well written but not legal,
  /// the first byte of the point at fault. The text's size where something is missing.
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
    case parse_code::rank_too_short:
      return "the rank has points left to fill";
    case parse_code::rank_too_long:
      return "the rank has no room for this";
    case parse_code::adjacent_digits:
      return "empty points side by side are one digit";
    case parse_code::too_few_ranks:
      return "the board has seven ranks";
    case parse_code::too_many_ranks:
      return "the board has only seven ranks";
    case parse_code::no_jaguar:
      return "there is no jaguar on the board";
    case parse_code::second_jaguar:
      return "there is a second jaguar";
    case parse_code::too_many_dogs:
      return "there is a fifteenth dog";
    case parse_code::missing_side:
      return "the side to move is missing";
    case parse_code::unknown_side:
      return "the side to move is J or d";
    case parse_code::not_a_point:
      return "no point has this name";
    case parse_code::not_adjacent:
      return "no line joins the two points";
    case parse_code::not_a_straight_line:
      return "a jump needs three points in a row on a line";
    case parse_code::nothing_to_jump:
      return "there is no dog to jump over";
    case parse_code::landing_occupied:
      return "the point to land on is occupied";
    case parse_code::past_winning_capture:
      return "the chain goes on after the capture that wins";
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

}  // namespace folkgames::adugo
