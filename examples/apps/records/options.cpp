#include "options.hpp"

#include "../../search/arguments.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apps::records {
namespace {

game_kind game_in(const std::string& word) {
  if (word == "oware") return game_kind::oware;
  if (word == "adugo") return game_kind::adugo;
  throw bad_options{"--game wants oware or adugo, not \"" + word + "\""};
}

file_kind file_kind_in(std::string_view option, const std::string& word) {
  if (word == "games") return file_kind::games;
  if (word == "moves") return file_kind::moves;
  throw bad_options{std::string{option} + " wants games or moves, not \"" + word + "\""};
}

command command_in(const std::string& word) {
  if (word == "check") return command::check;
  if (word == "stats") return command::stats;
  if (word == "convert") return command::convert;
  if (word == "random") return command::random;
  throw bad_options{"\"" + word + "\" is none of the commands check, stats, convert and random"};
}

// Returns whether there is an option of this name that takes a word.
bool set(options& o, std::string_view name, const std::string& word) {
  if (name == "--game") {
    o.game = game_in(word);
  } else if (name == "--rules") {
    o.rules = word;
  } else if (name == "--from") {
    o.from = file_kind_in(name, word);
  } else if (name == "--to") {
    o.to = file_kind_in(name, word);
  } else if (name == "--seed") {
    o.seed = number_in(word, search::greatest_number);
  } else {
    return false;
  }
  return true;
}

void check(const options& o) {
  if (o.what == command::convert && !o.to) throw bad_options{"convert wants --to games or --to moves"};
  if (o.what == command::random) {
    if (o.random_games == 0) throw bad_options{"random wants a number of games"};
    if (!o.game) throw bad_options{"random wants --game oware or --game adugo"};
  } else if (o.files.empty()) {
    throw bad_options{"name a file, or - for the standard input"};
  }
  const bool rules_are_for_lists =
      o.what == command::random || o.from == file_kind::moves || o.to == file_kind::moves;
  if (!o.rules.empty() && !rules_are_for_lists)
    throw bad_options{"--rules is for lists of moves and random games: a game's tags name its own"};
}

}  // namespace

options parse_options(const std::vector<std::string>& words) {
  options o;
  bool has_command = false;
  for (std::size_t i = 0; i != words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "--help" || word == "-h") return {};
    if (word == "--play-on") {
      o.reading.allow_moves_after_the_end = true;
    } else if (word == "--warn-counts") {
      o.reading.capture_count = folkgames::capture_count_check::warn;
    } else if (word.starts_with("--")) {
      const std::size_t equals = word.find('=');  // as in --seed 4 or --seed=4
      const std::string name = word.substr(0, equals);
      const bool has_word = equals != std::string::npos || i + 1 != words.size();
      const std::string value = equals != std::string::npos ? word.substr(equals + 1)
                                : has_word                  ? words[++i]
                                                            : "";
      if (!has_word) throw bad_options{name + " wants a word after it, or is no option"};
      if (!set(o, name, value)) throw bad_options{"there is no option " + name};
    } else if (!has_command) {
      o.what = command_in(word);
      has_command = true;
    } else if (o.what == command::random && o.random_games == 0) {
      o.random_games = number_in(word, search::greatest_number);
    } else if (o.what == command::random) {
      throw bad_options{"random writes to the standard output and takes no file: " + word};
    } else {
      o.files.push_back(word);
    }
  }
  if (!has_command) throw bad_options{"what is to be done: check, stats, convert or random?"};
  check(o);
  return o;
}

std::string usage(const std::string& program) {
  return "Usage: " + program + " check|stats|convert [options] FILE...\n       " + program +
         R"( random N --game oware|adugo [options]

Works on the games in files; the file - is the standard input. docs/formats.md says how games are written.

  check          says where a game is wrong, FILE:LINE:COLUMN: and why; then how many games there are
  stats          counts plies, captures, ends and results of all games that are right
  convert        writes all games that are right to the standard output
  random         makes N random games and writes them there

  --to games|moves   for convert: with tags, or as lists of moves, one a line. A list says neither how the
                     game began nor by which rules; games that would lose that are refused
  --from games|moves what the files hold. If not given: games where the first byte is [, {, * or a digit,
                     else lists of moves
  --game oware|adugo the game where no tag says it, as in lists of moves
  --rules TEXT       the rules of lists of moves and random games, such as "grand_slam=forbidden"
  --play-on          accept moves after a game is decided
  --warn-counts      a wrong number of captured seeds is a warning, not an error
  --seed N           for random: the same seed gives the same games
  --help             this

The exit status is 0 if all games are right, 1 if one is not, 2 if the command line is wrong, or a file
cannot be read or written.
)";
}

}  // namespace apps::records
