#pragma once

#include "picture.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <cstddef>
#include <string>

namespace apps {

namespace adugo = folkgames::adugo;

/// Where a point is drawn: files are four columns apart, after two for the names of the ranks; ranks are two
/// rows apart.
inline spot spot_of(adugo::point p) {
  const auto [x, y] = adugo::board::coordinates(p);
  const int ranks_above = adugo::board::coordinates(adugo::point::a7).y - y;
  return {static_cast<std::size_t>(2 * ranks_above), static_cast<std::size_t>(2 + 4 * x)};
}

/// Draws what joins two neighbours. Their own spots are for the pieces.
inline void draw_stroke(picture& board, spot a, spot b) {
  if (a.row == b.row) {
    const auto [left, right] = std::minmax(a.column, b.column);
    board[a.row].replace(left, right - left, right - left, '-');
  } else {
    const bool falls = (a.row < b.row) == (a.column < b.column);
    const char stroke = a.column == b.column ? '|' : falls ? '\\' : '/';
    board[(a.row + b.row) / 2][(a.column + b.column) / 2] = stroke;
  }
}

/// Lines and names, which the library knows. No shape of the board is written here.
inline picture empty_board() {
  const spot corner = spot_of(adugo::point::e1);
  picture board(corner.row + 2, std::string(corner.column + 1, ' '));
  for (const adugo::board::line& line : adugo::board::lines()) {
    for (std::size_t i = 1; i != line.size(); ++i) draw_stroke(board, spot_of(line[i - 1]), spot_of(line[i]));
  }
  for (const adugo::point p : adugo::point_set::all()) {
    const auto name = to_text(p);
    board[spot_of(p).row].front() = name.view()[1];
    board.back()[spot_of(p).column] = name.view()[0];
  }
  return board;
}

/// The board with J for the jaguar, d for each dog and a dot for each empty point.
inline picture draw(const adugo::position& p) {
  picture board = empty_board();
  const auto put = [&board](adugo::point at, char piece) {
    board[spot_of(at).row][spot_of(at).column] = piece;
  };
  for (const adugo::point empty : p.empty_points()) put(empty, '.');
  for (const adugo::point dog : p.dogs()) put(dog, 'd');
  put(p.jaguar(), 'J');
  return board;
}

}  // namespace apps
