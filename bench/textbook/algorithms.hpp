#pragma once

#include <folkgames/algorithm/playout.hpp>

#include <cstddef>
#include <cstdint>

// The algorithms on a textbook game: a position P with a list type P::move_list, and add_legal_moves,
// count_moves, play and hash for it.
namespace textbook {

template <class P>
std::uint64_t perft(const P& p, int depth) noexcept {
  if (depth == 1) return count_moves(p);
  typename P::move_list list;
  add_legal_moves(p, list);
  std::uint64_t leaves = 0;
  for (std::size_t i = 0; i != list.size; ++i) {
    P next = p;
    play(next, list.moves[i]);
    leaves += perft(next, depth - 1);
  }
  return leaves;
}

struct digest {
  std::uint64_t leaves = 0;
  std::uint64_t sum = 0;
};

template <class P>
void perft_digest(const P& p, int depth, digest& d) noexcept {
  if (depth == 0) {
    ++d.leaves;
    d.sum += hash(p);
    return;
  }
  typename P::move_list list;
  add_legal_moves(p, list);
  for (std::size_t i = 0; i != list.size; ++i) {
    P next = p;
    play(next, list.moves[i]);
    perft_digest(next, depth - 1, d);
  }
}

// Plays random moves until the game is over or ply_limit plies have been played; returns how many.
template <class P, class G>
std::size_t random_playout(P& p, G& g, std::size_t ply_limit) {
  for (std::size_t plies = 0;; ++plies) {
    if (plies == ply_limit) return plies;
    typename P::move_list list;
    add_legal_moves(p, list);
    if (list.size == 0) return plies;
    play(p, list.moves[folkgames::detail::random_below(g, list.size)]);
  }
}

}  // namespace textbook
