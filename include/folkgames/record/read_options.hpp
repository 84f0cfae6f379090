#pragma once

#include <cstddef>
#include <cstdint>

namespace folkgames {

/// What becomes of a number of captured seeds that is not the right one.
enum class capture_count_check : std::uint8_t {
  strict,  ///< it is an error
  warn,    ///< it is a warning, and the game is read
};

/// Variations within each other, at the most; deeper ones are an error.
inline constexpr std::size_t max_variation_depth = 64;

/// How to read games. The default is strict and keeps everything.
struct read_options {
  /// Where they are not kept, comments are read and dropped.
  bool keep_comments = true;
  /// Where they are not kept, only their parentheses and comments are looked at.
  bool keep_variations = true;
  /// Of a +n behind a move of Oware.
  capture_count_check capture_count = capture_count_check::strict;
  /// Reads the moves that were played after the game was decided into written_game::after_the_end. Without
  /// this they are an error, and in games that have nothing to play on with, Adugo among them, always.
  bool allow_moves_after_the_end = false;
};

}  // namespace folkgames
