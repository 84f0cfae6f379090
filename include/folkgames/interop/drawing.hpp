#pragma once

/// @file
/// A board as lines of text, for a terminal.

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/notation.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/core/fixed_text.hpp>
#include <folkgames/oware/notation.hpp>
#include <folkgames/oware/position.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace folkgames::adugo {

namespace detail {

// Characters in rows and columns: the ranks two rows apart, the files four columns, left of them the names of
// the ranks and below them those of the files.
class canvas {
public:
  static constexpr std::size_t rows = 14;
  static constexpr std::size_t columns = 19;

  struct spot {
    std::size_t row;
    std::size_t column;
  };
  [[nodiscard]] static constexpr spot spot_of(point p) noexcept {
    const auto [x, y] = board::coordinates(p);
    const int ranks_above = board::coordinates(point::a7).y - y;
    return {static_cast<std::size_t>(2 * ranks_above), static_cast<std::size_t>(2 + 4 * x)};
  }

  constexpr canvas() noexcept {
    for (auto& row : cells_) row.fill(' ');
  }
  [[nodiscard]] constexpr char& operator[](spot s) noexcept { return cells_[s.row][s.column]; }

  // What joins two neighbours. Their own spots are for the pieces.
  constexpr void draw_stroke(spot a, spot b) noexcept {
    if (a.row == b.row) {
      const auto [left, right] = std::minmax(a.column, b.column);
      for (std::size_t column = left; column != right; ++column) cells_[a.row][column] = '-';
      return;
    }
    const bool falls = (a.row < b.row) == (a.column < b.column);
    cells_[(a.row + b.row) / 2][(a.column + b.column) / 2] = a.column == b.column ? '|' : falls ? '\\' : '/';
  }

  // The rows without the blanks at their ends.
  [[nodiscard]] constexpr auto text() const noexcept {
    fixed_text<rows*(columns + 1)> text;
    for (const auto& row : cells_) {
      std::size_t end = columns;
      while (end != 0 && row[end - 1] == ' ') --end;
      for (std::size_t column = 0; column != end; ++column) text.append(row[column]);
      text.append('\n');
    }
    return text;
  }

private:
  std::array<std::array<char, columns>, rows> cells_{};
};

// Lines and names, which the library knows. No shape of the board is written here.
inline constexpr canvas empty_board = [] {
  canvas c;
  for (const board::line& line : board::lines()) {
    for (std::size_t i = 1; i != line.size(); ++i) {
      c.draw_stroke(canvas::spot_of(line[i - 1]), canvas::spot_of(line[i]));
    }
  }
  for (const point p : point_set::all()) {
    const auto name = to_text(p);
    const auto at = canvas::spot_of(p);
    c[{at.row, 0}] = name.view()[1];
    c[{canvas::rows - 1, at.column}] = name.view()[0];
  }
  return c;
}();

}  // namespace detail

/// The board in fourteen lines, each with a line break at its end: J is the jaguar, d a dog, a dot an empty
/// point, with the names of the ranks at the left and those of the files below. Says nothing of the side to
/// move.
template <rules Rules>
[[nodiscard]] constexpr auto drawing(const basic_position<Rules>& p) noexcept {
  detail::canvas c = detail::empty_board;
  for (const point empty : p.empty_points()) c[detail::canvas::spot_of(empty)] = '.';
  for (const point dog : p.dogs()) c[detail::canvas::spot_of(dog)] = 'd';
  c[detail::canvas::spot_of(p.jaguar())] = 'J';
  return c.text();
}

}  // namespace folkgames::adugo

namespace folkgames::oware {

/// The board as South sees it, in four lines, each with a line break at its end: North's row from f to a,
/// then South's from A to F, the store in front of each row and the letters on the outside. Says nothing of
/// the side to move.
template <rules Rules>
[[nodiscard]] constexpr auto drawing(const basic_position<Rules>& p) noexcept {
  constexpr std::size_t cell = 3;
  constexpr std::size_t margin = 10;  // "North  0 |"
  fixed_text<4 * (margin + pits_per_side * cell + 1)> text;
  const auto append_letter = [&text](pit at) {
    text.append("  ");
    text.append(to_text(at));
  };
  const auto append_number = [&text](int n) {
    text.append(n < 10 ? "  " : " ");
    text.append_number(static_cast<unsigned>(n));
  };
  const auto north = [](std::size_t i) { return static_cast<pit>(pit_count - 1 - i); };
  const auto south = [](std::size_t i) { return static_cast<pit>(i); };

  text.append("          ");
  for (std::size_t i = 0; i != pits_per_side; ++i) append_letter(north(i));
  text.append("\nNorth");
  append_number(p.store(side::north));
  text.append(" |");
  for (std::size_t i = 0; i != pits_per_side; ++i) append_number(p.seeds(north(i)));
  text.append("\nSouth");
  append_number(p.store(side::south));
  text.append(" |");
  for (std::size_t i = 0; i != pits_per_side; ++i) append_number(p.seeds(south(i)));
  text.append("\n          ");
  for (std::size_t i = 0; i != pits_per_side; ++i) append_letter(south(i));
  text.append('\n');
  return text;
}

}  // namespace folkgames::oware
