#pragma once

#include "../shared/fault.hpp"
#include "options.hpp"
#include "referee.hpp"
#include "side_words.hpp"
#include "text.hpp"

#include <folkgames/core/parse.hpp>
#include <folkgames/core/with_rules.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace apps::play {

/// Sets of rules that the program is built with. A set of rules is a template parameter of the library, so
/// those that a program can be asked for are known when it is compiled; each shelf is a file, so that they
/// are compiled side by side.
template <class Game>
struct rule_shelf {
  using rules = typename Game::rules;

  std::vector<rules> sets;
  /// Begins a game as the command line asks. Precondition: the rules are among the sets. Throws bad_options.
  std::unique_ptr<referee<Game>> (*begin)(const rules& r, const options& o);
};

/// Throws bad_options.
template <class P>
P start(const options& o) {
  if (o.first) return P::initial(side_named<P>(*o.first));
  if (!o.position) return P::initial();
  const auto p = folkgames::parse<P>(*o.position);
  if (!p) throw bad_options{"this is not a position:\n" + marked(printable(*o.position), p.error())};
  return *p;
}

/// The shelf with an array of sets.
template <class Game, const auto& Sets>
rule_shelf<Game> shelf_of() {
  const auto begin = [](const typename Game::rules& r, const options& o) {
    const auto begin_under = [&o]<class P>(P) -> std::unique_ptr<referee<Game>> {
      return std::make_unique<referee_under<Game, P>>(start<P>(o));
    };
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return folkgames::with_rules<Sets[I]...>(r, begin_under);
    }
    (std::make_index_sequence<Sets.size()>{});
  };
  return {{Sets.begin(), Sets.end()}, begin};
}

}  // namespace apps::play
