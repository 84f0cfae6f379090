#pragma once

#include "../shared/bad_options.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apps::match {

struct options {
  bool oware = true;
  bool adugo = true;
  std::uint64_t games = 10;  // of each
  std::uint64_t playouts = 3000;
  std::uint64_t nodes = 5000;
  std::uint64_t ply_limit = 300;
  std::uint64_t seed = 1;
  bool perfect = false;
  bool help = false;
};

inline constexpr std::string_view usage = R"( [oware|adugo] [games] [options]

Monte Carlo tree search plays alpha-beta search, with alternating sides. Without a game: both.

  --perfect       in Adugo, each of them and moves at random are the jaguar against
                  dogs that play perfectly
  --playouts N    playouts of the Monte Carlo tree search for each move
  --nodes N       nodes of the alpha-beta search for each move
  --ply-limit N   after so many plies a game is cut off
  --seed N        the same seed gives the same games
  --help          this
)";

/// Throws bad_options.
[[nodiscard]] inline options parse_options(const std::vector<std::string>& words) {
  options o;
  for (std::size_t i = 0; i != words.size(); ++i) {
    const std::string& word = words[i];
    std::uint64_t* const number = word == "--playouts"    ? &o.playouts
                                  : word == "--nodes"     ? &o.nodes
                                  : word == "--ply-limit" ? &o.ply_limit
                                  : word == "--seed"      ? &o.seed
                                                          : nullptr;
    if (number != nullptr) {
      if (i + 1 == words.size()) throw bad_options{word + " wants a number after it"};
      *number = number_in(words[++i], search::greatest_number);
    } else if (word == "--help" || word == "-h") {
      o.help = true;
    } else if (word == "--perfect") {
      o.perfect = true;
    } else if (word == "oware" || word == "adugo") {
      o.oware = word == "oware";
      o.adugo = word == "adugo";
    } else if (word.starts_with('-')) {
      throw bad_options{"there is no option " + word};
    } else {
      o.games = number_in(word, search::greatest_number);
    }
  }
  if (o.perfect && !o.adugo) throw bad_options{"perfect play is for Adugo only"};
  return o;
}

}  // namespace apps::match
