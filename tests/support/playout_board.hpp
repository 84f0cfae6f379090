#pragma once

#include "small_generator.hpp"

#include <folkgames/folkgames.hpp>

#include <cstddef>
#include <cstdint>

// The board on which random playouts are played, against the positions that it stands for.

// Whether the board gives as many moves as the position has, and each leads to where it should; there the
// board must count right again, as what it keeps from ply to ply is not what a new board finds.
template <class P>
constexpr bool board_agrees(const P& p) {
  auto board = board_for_playout(p);
  if (board.position() != p || board.count_moves() != p.count_legal_moves()) return false;
  std::size_t n = 0;
  return p.for_each_legal_move([&board, &p, &n](const auto& m) {
    auto next = board;
    next.play(n++);
    const P child = p.play(m);
    return next.position() == child && next.count_moves() == child.count_legal_moves();
  });
}

template <class P>
constexpr bool playout_is_made_of_random_moves(const P& p, std::uint64_t seed, std::size_t ply_limit) {
  small_generator one{seed};
  small_generator other{seed};
  const auto result = folkgames::random_playout(p, one, ply_limit);
  P now = p;
  std::size_t plies = 0;
  for (; plies != ply_limit && !now.is_over(); ++plies) now = now.play(folkgames::random_move(now, other));
  return result.final_position == now && result.plies == plies && one.state == other.state;
}
