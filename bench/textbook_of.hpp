#pragma once

#include "position_sets.hpp"
#include "textbook/adugo.hpp"
#include "textbook/oware.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace bench {

/// The textbook form of a game. Its functions are found through its position.
template <class P>
struct textbook_of;
template <>
struct textbook_of<folkgames::oware::position> {
  using position = textbook::oware::position;
};
template <>
struct textbook_of<folkgames::adugo::position> {
  using position = textbook::adugo::position;
};

template <class P>
using textbook_position = typename textbook_of<P>::position;
template <class P>
using textbook_turn = turn<textbook_position<P>, typename textbook_position<P>::move_type>;

template <class P>
std::vector<textbook_position<P>> textbook_positions(phase f) {
  return each_of(positions<P>(f), [](const P& p) { return textbook_position<P>{p}; });
}

/// turns<P>(f) in the textbook form.
template <class P>
auto textbook_turns(phase f) {
  return each_of(turns<P>(f), [](const turn<P>& t) {
    const textbook_position<P> p{t.position};
    typename textbook_position<P>::move_list list;
    add_legal_moves(p, list);
    const auto moves = t.position.legal_moves();
    const auto n = std::find(moves.begin(), moves.end(), t.move) - moves.begin();
    return textbook_turn<P>{p, list.moves[static_cast<std::size_t>(n)]};
  });
}

/// Whether both forms find the same moves, in the same order, and the same ends, and moves do the same.
template <class P>
bool textbook_agrees(phase f) {
  return std::all_of(positions<P>(f).begin(), positions<P>(f).end(), [](const P& p) {
    const textbook_position<P> same{p};
    typename textbook_position<P>::move_list list;
    add_legal_moves(same, list);
    if (p.outcome() != outcome(same) || p.count_legal_moves() != count_moves(same)) return false;
    const auto moves = p.legal_moves();
    if (moves.size() != list.size) return false;
    for (std::size_t i = 0; i != list.size; ++i) {
      textbook_position<P> next = same;
      play(next, list.moves[i]);
      if (hash_value(p.play(moves[i])) != hash(next)) return false;
    }
    return true;
  });
}

}  // namespace bench
