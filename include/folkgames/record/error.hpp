#pragma once

#include <folkgames/core/game_position.hpp>
#include <folkgames/record/format.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace folkgames {

/// What is wrong with the text of a game.
enum class record_code : std::uint8_t {
  none,
  unexpected,    ///< this means something, but not here
  unterminated,  ///< a tag, a comment or a variation that the text ends in; the place is where it begins
  empty_game,    ///< neither a tag nor a move nor a result
  // tags
  bad_tag,            ///< not [Name "value"]
  duplicate_tag,      ///< the game has a tag of this name already
  too_many_tags,      ///< more than tag_list::max_size()
  other_game,         ///< the game is another one than the reader's
  bad_rules,          ///< these are no rules: see record_error::cause
  other_rules,        ///< the rules are not those of the reader's position type
  bad_position,       ///< this is no position: see record_error::cause
  wrong_termination,  ///< the game cannot have ended like this in its last position
  // moves
  not_a_move,              ///< no move is written like this: see record_error::cause
  illegal_move,            ///< the move is not legal: see record_error::cause
  after_the_end,           ///< the game is over, and read_options did not ask for more; or none is possible
  wrong_capture_count,     ///< the move captures another number than the one behind it
  wrong_move_number,       ///< another number stands here, or no move follows it
  empty_variation,         ///< nothing stands in the parentheses
  variation_without_move,  ///< there is no move before it that it could replace
  nested_too_deep,         ///< more variations within each other than max_variation_depth
  // results
  bad_result,      ///< no result is written like this
  wrong_result,    ///< not what the last position says, or no result of a game that stops in it
  results_differ,  ///< the tag and the end of the moves do not say the same
};

/// One English line for a code.
[[nodiscard]] constexpr std::string_view message(record_code c) noexcept {
  switch (c) {
    case record_code::none:
      return "the text is right";
    case record_code::unexpected:
      return "this does not belong here";
    case record_code::unterminated:
      return "what begins here has no end";
    case record_code::empty_game:
      return "there is neither a tag nor a move nor a result";
    case record_code::bad_tag:
      return "a tag is written [Name \"value\"]";
    case record_code::duplicate_tag:
      return "the game has this tag already";
    case record_code::too_many_tags:
      return "the game has too many tags";
    case record_code::other_game:
      return "this is another game";
    case record_code::bad_rules:
      return "these are no rules";
    case record_code::other_rules:
      return "the game has other rules";
    case record_code::bad_position:
      return "this is no position";
    case record_code::wrong_termination:
      return "the game cannot have ended like this";
    case record_code::not_a_move:
      return "this is no move";
    case record_code::illegal_move:
      return "the move is not legal";
    case record_code::after_the_end:
      return "a move stands after the end";
    case record_code::wrong_capture_count:
      return "the move captures another number";
    case record_code::wrong_move_number:
      return "the number of the move is another";
    case record_code::empty_variation:
      return "the variation has no moves";
    case record_code::variation_without_move:
      return "there is no move that this could replace";
    case record_code::nested_too_deep:
      return "too many variations within each other";
    case record_code::bad_result:
      return "this is no result";
    case record_code::wrong_result:
      return "the last position does not have this result";
    case record_code::results_differ:
      return "the tag gives another result";
  }
  return "unknown record error";
}

/// What is wrong with the text of a game, and where.
template <class ParseError>
struct basic_record_error {
  record_code code = record_code::none;  ///< none where nothing is wrong
  /// From 1.
  std::size_t line = 0;
  /// In bytes, from 1. Of a move or a value at fault, its first byte that is.
  std::size_t column = 0;
  /// How many plies come before the fault, from the start of the game; in a variation, on the way there.
  std::size_t ply = 0;
  /// For bad_rules, bad_position, not_a_move, illegal_move and after_the_end what the game says of the text;
  /// its offset counts from the beginning of the move or value. ParseError{} for the other codes.
  ParseError cause{};

  [[nodiscard]] friend constexpr bool operator==(const basic_record_error&,
                                                 const basic_record_error&) noexcept = default;
};

/// The errors of the game that P is a position of.
template <game_position P>
using record_error = basic_record_error<parse_error_of<P>>;

/// One English line for an error: "line 3, column 7, after ply 4: the move is not legal: the pit is empty".
template <class ParseError>
[[nodiscard]] std::string message(const basic_record_error<ParseError>& e) {
  std::string line = "line " + std::to_string(e.line) + ", column " + std::to_string(e.column);
  if (e.ply != 0) line += ", after ply " + std::to_string(e.ply);
  line += ": ";
  line += message(e.code);
  if (!(e.cause == ParseError{})) {
    line += ": ";
    line += message(e.cause);
  }
  return line;
}

}  // namespace folkgames
