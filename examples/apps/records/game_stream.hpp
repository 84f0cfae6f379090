#pragma once

#include "input.hpp"
#include "options.hpp"
#include "reader.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apps::records {

/// The games of a file, one after another, whatever games and rules they are of. Holds one piece of the file,
/// and one game.
class game_stream {
public:
  /// Both must live as long as this does.
  game_stream(input& in, const options& o) : in_{in}, options_{o} {}

  enum class status { game, bad_game, end };
  status next();

  /// The game that was read last, if it is right.
  [[nodiscard]] const reader& game() const noexcept { return *reader_; }
  /// Where it begins, or the blanks before it.
  [[nodiscard]] place begin() const noexcept { return begin_; }
  /// What is wrong with the game that was read last.
  [[nodiscard]] const fault& error() const noexcept { return error_; }
  [[nodiscard]] std::vector<fault> warnings() const;

private:
  bool read_more();
  void pass(std::size_t bytes);
  status give_up(const std::string& why);
  status next_game();
  status next_list();
  bool choose_reader();
  void open_reader(game_kind game, const std::string& rules);
  [[nodiscard]] std::string_view rest() const { return std::string_view{text_}.substr(at_); }
  [[nodiscard]] fault in_file(fault f) const;

  input& in_;
  const options& options_;
  std::optional<file_kind> kind_;
  std::string text_;    // a piece of the file
  std::size_t at_ = 0;  // where the next game begins in it
  place place_;         // the same place in the file
  place begin_;
  bool last_ = false;  // whether nothing comes behind text_
  bool given_up_ = false;
  fault error_;

  std::unique_ptr<reader> reader_;
  place reader_begin_;                    // where it began to read: it counts from there
  std::optional<game_kind> reader_game_;  // also where the reader is gone
  std::string reader_rules_;
};

}  // namespace apps::records
