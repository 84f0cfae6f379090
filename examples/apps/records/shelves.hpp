#pragma once

#include "../shared/progress_bar.hpp"
#include "options.hpp"
#include "reader.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace apps::records {

/// The sets of rules of one game that the program is built with: a set of rules is a template parameter of
/// the library, and each takes the compiler seconds. Rules are texts here, as in a tag; the default is the
/// empty one.
struct shelf {
  /// All of them.
  std::vector<std::string> sets;
  /// Null where the rules are not among them.
  std::unique_ptr<reader> (*open)(std::string_view rules, const folkgames::read_options& o);
  /// Precondition: o.rules are among them.
  void (*write_random_games)(const options& o, progress_bar& progress);
};

shelf oware_shelf();
shelf adugo_shelf();
/// That of a game.
shelf shelf_for(game_kind game);

/// A reader of games under these rules; where the program is not built with them, or they are no rules, one
/// of the default rules: that says so of the game.
std::unique_ptr<reader> open(game_kind game, std::string_view rules, const folkgames::read_options& o);

}  // namespace apps::records
