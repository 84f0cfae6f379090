#pragma once

#include "../shared/bad_options.hpp"

#include <folkgames/record/read_options.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace apps::records {

enum class command { help, check, stats, convert, random };
enum class game_kind { oware, adugo };
/// What a file holds: games with tags, or one list of moves a line.
enum class file_kind { games, moves };

/// What the command line asks for.
struct options {
  command what = command::help;
  std::vector<std::string> files{};  // "-" is the standard input
  std::uint64_t random_games = 0;    // how many
  std::optional<game_kind> game{};   // where no tag says it
  std::string rules{};               // of lists of moves and of random games
  std::optional<file_kind> from{};   // nothing: look at the file
  std::optional<file_kind> to{};     // always there for command::convert
  folkgames::read_options reading{};
  std::uint64_t seed = 1;
};

/// Throws bad_options.
options parse_options(const std::vector<std::string>& words);

std::string usage(const std::string& program);

}  // namespace apps::records
