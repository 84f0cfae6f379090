#pragma once

#include "../shared/bad_options.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace apps::adugo_verify {

struct options {
  std::string directory;
  int dogs_to_win = 5;
  std::size_t dogs = 14;  // of the last layer
  bool only_rounds = false;
  bool all = false;
  std::uint64_t positions = 10'000'000;  // of each layer, with either side to move
  std::uint64_t seed = 1;
  std::size_t threads = std::max(1u, std::thread::hardware_concurrency());
  bool help = false;
};

inline constexpr std::string_view usage = R"( DIR [options]

Checks the answers that adugo_solve --keep has left in DIR: whether the value of a position fits those after its
moves. The exit status is 0 where all is right, 1 where something is wrong, 2 where a file is missing or is none.

  --dogs-to-win N   the rules they were made under: the jaguar wins by eating N dogs, 1 to 6; 5 if not given
  --rounds          check only how long wins take, in the files of rounds, which need no others
  --dogs N          check no more than the layers of up to N dogs; 14, all of them, if not given
  --positions N     look at N random positions of each layer; 10000000 if not given
  --all             look at all positions
  --seed N          of the random positions: the same seed chooses the same ones
  --threads N       share the work among N threads; as many as the machine has if not given
  --help            this
)";

/// The most dogs to win that the program is compiled for.
inline constexpr std::size_t greatest_goal = 6;

/// Throws bad_options.
[[nodiscard]] inline options parse_options(const std::vector<std::string>& words) {
  options o;
  for (std::size_t i = 0; i != words.size(); ++i) {
    const std::string& word = words[i];
    const auto number = [&](std::uint64_t greatest) {
      if (i + 1 == words.size()) throw bad_options{word + " wants a number after it"};
      return number_in(words[++i], greatest);
    };
    if (word == "--dogs-to-win") {
      o.dogs_to_win = static_cast<int>(number(greatest_goal));
    } else if (word == "--dogs") {
      o.dogs = static_cast<std::size_t>(number(14));
    } else if (word == "--positions") {
      o.positions = number(1'000'000'000'000);
    } else if (word == "--rounds") {
      o.only_rounds = true;
    } else if (word == "--all") {
      o.all = true;
    } else if (word == "--seed") {
      o.seed = number(~std::uint64_t{0});
    } else if (word == "--threads") {
      o.threads = static_cast<std::size_t>(number(1000));
    } else if (word == "--help" || word == "-h") {
      o.help = true;
      return o;
    } else if (word.starts_with('-')) {
      throw bad_options{"there is no option " + word};
    } else if (o.directory.empty()) {
      o.directory = word;
    } else {
      throw bad_options{"one directory is wanted, not \"" + word + "\" too"};
    }
  }
  if (o.directory.empty()) throw bad_options{"a directory is wanted"};
  if (o.dogs + static_cast<std::size_t>(o.dogs_to_win) < 15)
    throw bad_options{"with " + std::to_string(o.dogs) + " dogs on the board the jaguar has won"};
  return o;
}

}  // namespace apps::adugo_verify
