#pragma once

#include "rounds.hpp"

#include <folkgames/adugo.hpp>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace apps::adugo_solve {

/// Positions under the rules of a variant. Where the library does not have the variant's board there is none
/// of them whose moves could be asked for.
template <variant V>
using position_of = adugo::basic_position<V.rules>;

/// Plies to the end under best play, of a position that the asked side wins; nothing for others.
/// Precondition, also below: `rounds` are those of V's rules, solved, and V's board is the library's.
template <variant V>
[[nodiscard]] std::optional<int> plies_to_end(question asked, const round_solver<V>& rounds,
                                              const position_of<V>& p) {
  static_assert(V.diagonal_jumps_over_apex);
  const bool jaguar_wins = asked == question::can_win;
  const adugo::side winner = jaguar_wins ? adugo::side::jaguar : adugo::side::dogs;
  if (const auto end = p.outcome()) return end->winner == winner ? std::optional{0} : std::nullopt;
  if (p.to_move() == adugo::side::jaguar) {
    const int round = rounds.of(p);
    return round == 0 ? std::nullopt : std::optional{plies_of(asked, round)};
  }
  std::optional<int> best;
  bool all = true;
  p.for_each_legal_move([&](const adugo::move& m) {
    const auto after = plies_to_end(asked, rounds, p.play(m));
    all = all && after;
    if (after && (!best || (jaguar_wins ? *after > *best : *after < *best))) best = after;
  });
  if (!best || (jaguar_wins && !all)) return std::nullopt;
  return *best + 1;
}

/// A line of best play from a position that the asked side wins: of equally good moves the first.
template <variant V>
[[nodiscard]] std::vector<adugo::move> best_line(question asked, const round_solver<V>& rounds,
                                                 position_of<V> p) {
  std::vector<adugo::move> line;
  while (!p.outcome()) {
    const int left = plies_to_end(asked, rounds, p).value();
    std::optional<adugo::move> best;
    p.for_each_legal_move([&](const adugo::move& m) {
      if (plies_to_end(asked, rounds, p.play(m)) != left - 1) return true;
      best = m;
      return false;
    });
    line.push_back(best.value());
    p = p.play(*best);
  }
  return line;
}

}  // namespace apps::adugo_solve
