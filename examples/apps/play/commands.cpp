// What can be typed besides a move.

#include "session.hpp"

#include "console.hpp"
#include "match.hpp"
#include "text.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace apps::play {

const session::command session::commands[10] = {
    {"moves", " [BEGINNING]", "the legal moves, or only those that begin like this", &session::moves},
    {"why", " MOVE", "why a move is not legal", &session::why},
    {"back", "", "take your last move back", &session::back},
    {"hint", "", "what the computer would play", &session::hint},
    {"board", "", "the board again", &session::board},
    {"rules", "", "how the game is played", &session::rules},
    {"text", "", "the position and the moves, to copy", &session::text},
    {"resign", "", "give the game up", &session::resign},
    {"help", "", "this list", &session::help},
    {"quit", "", "stop, and see how to go on another time", &session::quit},
};

void session::obey(const std::string& line) {
  if (line.empty()) return;
  const std::size_t blank = line.find_first_of(" \t");
  std::string word = lower_case(line.substr(0, blank));
  if (word == "?") word = "help";
  if (word == "q" || word == "exit") word = "quit";
  if (word == "undo") word = "back";
  std::string argument;
  if (blank != std::string::npos) argument = line.substr(line.find_first_not_of(" \t", blank));
  for (const command& c : commands) {
    // A command that takes nothing is not meant where something follows.
    if (word == c.name && (argument.empty() || !c.argument.empty())) return (this->*c.obey)(argument);
  }
  try_move(line);
}

void session::moves(std::string_view beginning) {
  std::vector<std::string> texts = match_->legal_moves();
  std::erase_if(texts, [&](const std::string& t) { return t.compare(0, beginning.size(), beginning) != 0; });
  if (is_over()) return at_.say("The game is over: there are no moves.\n");
  if (texts.empty()) return at_.say("No legal move begins with " + quoted(beginning) + ".\n");
  at_.say(texts.size() == 1 ? "One legal move:" : std::to_string(texts.size()) + " legal moves:");
  at_.show_words(texts);
}

void session::why(std::string_view text) {
  if (text.empty()) return at_.say("Type the move after it.\n");
  const std::string fault = match_->why_not(text);
  at_.say((fault.empty() ? "  " + printable(text) + "\n  is legal: type it to play it." : fault) + "\n");
}

void session::back(std::string_view) {
  if (resigned_) {
    resigned_ = false;
    return announce(match_->to_move() + " did not resign");
  }
  if (!match_->take_back()) return at_.say("There is no move to take back.\n");
  announce("it is the turn of " + match_->to_move() + " again");
}

void session::text(std::string_view) {
  at_.say("The position:");
  at_.say(match_->position_text());
  const std::vector<std::string> played = match_->moves_played();
  if (!played.empty()) {
    at_.say("The moves, from " + match_->start_text());
    std::string line;
    for (const std::string& move : played) line += (line.empty() ? "" : " ") + move;
    at_.say(line);
  }
  at_.say("To go on from this position:");
  at_.say(program_ + ' ' + match_->arguments() + '\n');
}

void session::board(std::string_view) {
  show_board();
  at_.say(capitalised(match_->score()) + ".\n");
}

void session::rules(std::string_view) {
  at_.say(match_->title() + '\n');
  at_.show(match_->rules_in_words());
}

void session::hint(std::string_view) {
  if (is_over()) return at_.say("The game is over: there are no moves.\n");
  at_.say("The computer would play " + match_->best_move() + ".\n");
}

void session::resign(std::string_view) {
  if (is_over()) return at_.say("The game is over already.\n");
  resigned_ = true;
  announce(match_->to_move() + " resigned: " + match_->other_side() + " won");
}

void session::help(std::string_view) {
  if (!is_over()) at_.say(match_->how_to_move());
  at_.say("Besides moves you can type:\n");
  picture lines;
  for (const command& c : commands) {
    std::string line = std::string{c.name} + std::string{c.argument};
    line.resize(19, ' ');
    lines.push_back(line + std::string{c.meaning});
  }
  at_.show(lines);
}

void session::quit(std::string_view) {
  done_ = true;
  say_where_it_stopped();
}

}  // namespace apps::play
