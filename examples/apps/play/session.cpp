#include "session.hpp"

#include "console.hpp"
#include "match.hpp"
#include "text.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace apps::play {

session::session(console& at, std::unique_ptr<match> m, std::string program)
    : at_{at}, match_{std::move(m)}, program_{std::move(program)} {}

void session::run() {
  greet();
  announce("");
  while (!done_) {
    if (!is_over() && match_->is_computers_turn()) {
      let_computer_play();
      continue;
    }
    const std::optional<std::string> line =
        at_.ask(is_over() ? "(over)> " : capitalised(match_->to_move()) + "> ");
    if (line)
      obey(*line);
    else
      quit("");
  }
}

void session::greet() {
  const std::string computer = match_->computers_side();
  at_.say(match_->title() + ". " +
          (computer.empty() ? "Two people play." : "The computer plays " + computer + "."));
  if (!match_->is_over()) at_.say(match_->how_to_move());
  at_.say("`rules` explains the game, `help` lists what else you can type.\n");
}

// After something has changed: what it was, the board where it is somebody's turn, and the end if it is one.
void session::announce(const std::string& what_happened) {
  if (!what_happened.empty()) at_.say(capitalised(what_happened) + ".\n");
  if (is_over() || !match_->is_computers_turn()) show_board();
  if (!is_over()) return tell_repetition();
  if (!resigned_) at_.say("The game is over. " + capitalised(match_->verdict()) + ".");
  at_.say("Score: " + match_->score() + ".");
  at_.say("`back` takes the last turn back, `text` shows the game to copy, `quit` ends.\n");
}

// No rule ends a game that goes round in circles.
void session::tell_repetition() {
  const std::size_t times = match_->times_seen();
  if (times < 3 || match_->is_computers_turn()) return;
  at_.say("This board has come up " + std::to_string(times) +
          " times. No rule ends the game for that: `quit` leaves it undecided.\n");
}

void session::show_board() { at_.show(match_->board(at_.has_colours())); }

void session::let_computer_play() { announce(match_->play(match_->best_move())); }

void session::try_move(const std::string& text) {
  if (resigned_) return at_.say("The game is over. `back` takes the resignation back.\n");
  const std::string fault = match_->why_not(text);
  if (fault.empty()) return announce(match_->play(text));
  if (!is_over() && !match_->resembles_move(text)) return answer_nonsense(text);
  at_.say(fault);
  at_.say(is_over() ? "" : "`moves` lists the moves that are legal.\n");
}

void session::answer_nonsense(const std::string& text) {
  at_.say(quoted(text) + " is neither a move nor a command.");
  at_.say(match_->how_to_move());
  at_.say("`moves` lists the legal moves, `help` the commands.\n");
}

void session::say_where_it_stopped() {
  at_.say("The position:");
  at_.say(match_->position_text());
  if (is_over()) return;
  at_.say("To go on from it another time:");
  at_.say(program_ + ' ' + match_->arguments());
}

}  // namespace apps::play
