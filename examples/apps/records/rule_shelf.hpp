#pragma once

#include "random_games.hpp"
#include "reader_under.hpp"
#include "shelves.hpp"

#include <folkgames/core/with_rules.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace apps::records {

/// Calls f(P{}) with the position under those rules of the array whose text this is. Returns whether there
/// are such.
template <const auto& Sets, class F>
bool with_set(std::string_view text, F f) {
  for (const auto& r : Sets) {
    if (std::string_view{to_text(r)} != text) continue;
    [&]<std::size_t... I>(std::index_sequence<I...>) { folkgames::with_rules<Sets[I]...>(r, f); }
    (std::make_index_sequence<Sets.size()>{});
    return true;
  }
  return false;
}

/// The shelf with an array of sets. Each is made in a file of its own, so that they are compiled side by
/// side.
template <const auto& Sets>
shelf shelf_of() {
  shelf s;
  for (const auto& r : Sets) s.sets.emplace_back(std::string_view{to_text(r)});
  s.open = [](std::string_view rules, const folkgames::read_options& o) {
    std::unique_ptr<reader> opened;
    with_set<Sets>(rules, [&]<class P>(P) { opened = std::make_unique<reader_under<P>>(o); });
    return opened;
  };
  s.write_random_games = [](const options& o, progress_bar& progress) {
    with_set<Sets>(o.rules, [&]<class P>(P) { write_random_games<P>(o, progress); });
  };
  return s;
}

}  // namespace apps::records
