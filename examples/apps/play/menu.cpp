#include "menu.hpp"

#include "console.hpp"
#include "options.hpp"
#include "text.hpp"

#include <array>
#include <string>
#include <string_view>

namespace apps::play {
namespace {

struct entry {
  std::string_view number;
  std::string_view game;
  std::string_view computer;  // its side
  bool perfect = false;
};

constexpr std::array<entry, 5> entries{{
    {"1", "oware", "north"},
    {"2", "oware", ""},
    {"3", "adugo", "dogs"},
    {"4", "adugo", "dogs", true},
    {"5", "adugo", ""},
}};

}  // namespace

bool choose_game(console& at, options& o) {
  at.show({
      "1  Oware against the computer   sow seeds round the board, capture more than half",
      "2  Oware for two people",
      "3  Adugo against the computer   you are the jaguar that hunts fourteen dogs",
      "4  Adugo against perfect play   you are the jaguar, and nobody can beat these dogs",
      "5  Adugo for two people",
  });
  for (;;) {
    const auto line = at.ask("Which one? [1] ");
    if (!line) return false;
    const std::string answer = line->empty() ? std::string{entries.front().number} : lower_case(*line);
    if (answer == "q" || answer == "quit" || answer == "exit") return false;
    // A game's name, or the beginning of it, is the game for two people.
    for (const entry& e : entries) {
      const bool is_name = e.computer.empty() && e.game.substr(0, answer.size()) == answer;
      if (answer != e.number && !is_name) continue;
      o.game = e.game;
      if (!e.computer.empty()) o.computer = e.computer;
      if (e.perfect) o.certificate = own_certificate;
      return true;
    }
    at.say(quoted(*line) + " is not on the list. Type a number from 1 to 5, or quit.");
  }
}

}  // namespace apps::play
