#pragma once

#include "../shared/bad_options.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apps::perft {

struct options {
  std::string game;
  int depth = 0;
  std::string position;  // the start where it is empty
  std::uint64_t threads = 1;
  bool divide = false;
  bool help = false;
};

inline constexpr std::string_view usage = R"( oware|adugo DEPTH [POSITION] [options]

Counts the positions that can be reached by exactly DEPTH plies, each as often as there are ways to reach it.

  POSITION        where to begin, in the text of the library, as one word or more; the start if not given
  --threads N     share the work among N threads
  --divide        also the count after each move of the first ply
  --help          this
)";

inline constexpr std::uint64_t greatest_depth = 100;
inline constexpr std::uint64_t greatest_threads = 1000;

/// Throws bad_options.
[[nodiscard]] inline options parse_options(const std::vector<std::string>& words) {
  options o;
  for (std::size_t i = 0; i != words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "--threads") {
      if (i + 1 == words.size()) throw bad_options{word + " wants a number after it"};
      o.threads = number_in(words[++i], greatest_threads);
    } else if (word == "--divide") {
      o.divide = true;
    } else if (word == "--help" || word == "-h") {
      o.help = true;
      return o;
    } else if (word.starts_with('-')) {
      throw bad_options{"there is no option " + word};
    } else if (o.game.empty()) {
      if (word != "oware" && word != "adugo") throw bad_options{"there is no game \"" + word + "\""};
      o.game = word;
    } else if (o.depth == 0) {
      o.depth = static_cast<int>(number_in(word, greatest_depth));
    } else {
      o.position += (o.position.empty() ? "" : " ") + word;
    }
  }
  if (o.game.empty()) throw bad_options{"a game is wanted"};
  if (o.depth == 0) throw bad_options{"a depth is wanted"};
  return o;
}

}  // namespace apps::perft
