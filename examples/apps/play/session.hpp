#pragma once

#include "console.hpp"
#include "match.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace apps::play {

/// The talk with whoever plays: asks for moves and commands, and does what it is told, to the end.
class session {
public:
  session(console& at, std::unique_ptr<match> m, std::string program);

  /// Returns when there is nothing more to play, or to read.
  void run();

private:
  struct command {
    std::string_view name;
    std::string_view argument;
    std::string_view meaning;
    void (session::*obey)(std::string_view argument);
  };
  static const command commands[10];

  void greet();
  void tell_repetition();
  void show_board();
  void announce(const std::string& what_happened);
  void let_computer_play();
  void obey(const std::string& line);
  void try_move(const std::string& text);
  void answer_nonsense(const std::string& text);
  void say_where_it_stopped();

  // The commands.
  void moves(std::string_view beginning);
  void why(std::string_view text);
  void back(std::string_view);
  void text(std::string_view);
  void board(std::string_view);
  void rules(std::string_view);
  void hint(std::string_view);
  void resign(std::string_view);
  void help(std::string_view);
  void quit(std::string_view);

  [[nodiscard]] bool is_over() const { return resigned_ || match_->is_over(); }

  console& at_;
  std::unique_ptr<match> match_;
  std::string program_;
  bool resigned_ = false;
  bool done_ = false;
};

}  // namespace apps::play
