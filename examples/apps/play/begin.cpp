#include "begin.hpp"

#include "../shared/fault.hpp"
#include "match_in.hpp"
#include "rule_shelf.hpp"
#include "shelves.hpp"
#include "side_words.hpp"
#include "text.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace apps::play {
namespace {

template <class Game>
using shelves = std::vector<rule_shelf<Game>>;

/// What can be asked for, for somebody who asked for something else.
template <class Game>
std::string list(const shelves<Game>& built_in) {
  std::string lines = "\nThe rules that this program is built with:\n  (none: the default)";
  for (const rule_shelf<Game>& shelf : built_in) {
    for (const auto& r : shelf.sets) {
      const auto text = to_text(r);
      if (!text.empty()) lines += "\n  " + std::string{text};
    }
  }
  return lines;
}

template <class Game>
typename Game::rules rules_asked_for(const options& o, const shelves<Game>& built_in) {
  const auto r = Game::read_rules(o.rules);
  if (r) return *r;
  throw bad_options{"these are no rules of " + std::string{Game::title} + ":\n" +
                    marked(printable(o.rules), r.error()) + list(built_in)};
}

template <class Game>
std::unique_ptr<match> begin(const options& o, const shelves<Game>& built_in) {
  const auto rules = rules_asked_for(o, built_in);
  std::optional<typename referee<Game>::side> computer;
  if (o.computer) computer = side_named<typename Game::position>(*o.computer);
  for (const rule_shelf<Game>& shelf : built_in) {
    if (std::find(shelf.sets.begin(), shelf.sets.end(), rules) != shelf.sets.end())
      return std::make_unique<match_in<Game>>(shelf.begin(rules, o), rules, computer, o.lookahead);
  }
  throw bad_options{"these are rules of " + std::string{Game::title} +
                    ", but not among those that this program is built with: " + o.rules + list(built_in)};
}

}  // namespace

std::unique_ptr<match> begin(const options& o) {
  if (o.game == oware_game::command) return begin<oware_game>(o, {oware_shelf()});
  return begin<adugo_game>(o, {adugo_ways_shelf(), adugo_goals_shelf()});
}

}  // namespace apps::play
