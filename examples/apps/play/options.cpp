#include "options.hpp"

#include "../../search/arguments.hpp"
#include "text.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace apps::play {
namespace {

constexpr std::array<std::string_view, 6> with_value{"--rules",    "--position",    "--first",
                                                     "--computer", "--certificate", "--depth"};

int parse_depth(const std::string& text) {
  const auto deepest = static_cast<unsigned>(default_lookahead.max_depth);
  if (const auto depth = search::parse_number(text, deepest)) return static_cast<int>(*depth);
  throw bad_options{"--depth wants a number of plies from 1 to " + std::to_string(deepest) + ", not " +
                    quoted(text)};
}

void set(options& o, std::string_view name, const std::string& value) {
  if (name == "--rules") o.rules = value;
  if (name == "--position") o.position = value;
  if (name == "--first") o.first = value;
  if (name == "--computer") o.computer = value;
  if (name == "--certificate") o.certificate = value;
  if (name == "--depth") o.lookahead.max_depth = parse_depth(value);
}

}  // namespace

options parse_options(const std::vector<std::string>& arguments) {
  options o;
  bool needs_game = false;
  bool perfect = false;
  for (std::size_t i = 0; i != arguments.size(); ++i) {
    const std::string& word = arguments[i];
    if (word == "--help" || word == "-h") {
      o.help = true;
    } else if (word == "--perfect") {
      perfect = needs_game = true;
    } else if (word == "oware" || word == "adugo") {
      if (!o.game.empty() && o.game != word) throw bad_options{"one game at a time: oware or adugo"};
      o.game = word;
    } else {
      // As in --depth 4 or --depth=4.
      const std::size_t name_size = word.find('=');
      const std::string name = word.substr(0, name_size);
      bool known = false;
      for (const std::string_view option : with_value) known |= name == option;
      if (!known) throw bad_options{quoted(word) + " is neither a game, oware or adugo, nor an option"};
      if (name_size == std::string::npos && i + 1 == arguments.size())
        throw bad_options{name + " wants a word after it"};
      set(o, name, name_size == std::string::npos ? arguments[++i] : word.substr(name_size + 1));
      needs_game |= name != "--depth";
    }
  }
  if (needs_game && o.game.empty() && !o.help) throw bad_options{"name the game too: oware or adugo"};
  if (perfect && !o.certificate) o.certificate = own_certificate;
  if (o.position && o.first) throw bad_options{"--first is for the start: a position says who moves"};
  return o;
}

std::string usage(const std::string& program) {
  return "Usage: " + program + R"( [oware|adugo] [options]

Two people play, or one against the computer. Without a game, the program asks.

  --computer SIDE    the computer plays south or north, in Adugo jaguar or dogs
  --first SIDE       who moves first
  --rules TEXT       other rules than the default, such as "grand_slam=forbidden"
                     or "jumps=single dogs_to_win=6"
  --position TEXT    go on from a position, as the command `text` writes it
  --perfect          in Adugo: the computer plays the dogs, and nobody can beat it
  --certificate FILE the same, by another file than the project's own
  --depth N          how many plies the computer looks ahead at most
  --help             this

Boards have colours on a terminal unless the environment variable NO_COLOR is set.
)";
}

}  // namespace apps::play
