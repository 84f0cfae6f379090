#include "begin.hpp"

#include "../shared/fault.hpp"
#include "match_in.hpp"
#include "perfect_dogs.hpp"
#include "rule_shelf.hpp"
#include "shelves.hpp"
#include "side_words.hpp"
#include "text.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
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

adugo_certificate read_certificate(const std::string& path) {
  try {
    return adugo_certificate{path};
  } catch (const std::runtime_error& e) {
    throw bad_options{"perfect play needs a file, and " + std::string{e.what()} +
                      ": name another with --certificate"};
  }
}

std::unique_ptr<match> begin_perfect(const options& o) {
  if (o.game != adugo_game::command) throw bad_options{"perfect play is for Adugo only"};
  const auto rules = adugo_game::read_rules(o.rules);
  if (!rules || *rules != adugo::rules{}) throw bad_options{"perfect play is for the default rules only"};
  if (o.computer && side_named<adugo::position>(*o.computer) != adugo::side::dogs)
    throw bad_options{"perfect play is for the dogs only: --computer dogs"};
  adugo_certificate file = read_certificate(*o.certificate);
  auto r = adugo_ways_shelf().begin(*rules, o);
  if (!leads_on(file, r->board())) {
    throw bad_options{
        "perfect play is for games from the start, the jaguar first, in which the dogs played\n"
        "so throughout; it has no step for this position: " +
        r->position_text()};
  }
  return std::make_unique<perfect_dogs>(std::move(r), o.lookahead, std::move(file), *o.certificate);
}

}  // namespace

std::unique_ptr<match> begin(const options& o) {
  if (o.certificate) return begin_perfect(o);
  if (o.game == oware_game::command) return begin<oware_game>(o, {oware_shelf()});
  return begin<adugo_game>(o, {adugo_ways_shelf(), adugo_goals_shelf()});
}

}  // namespace apps::play
