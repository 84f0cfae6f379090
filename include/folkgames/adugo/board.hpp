#pragma once

#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/core/fixed_list.hpp>

#include <array>
#include <cstddef>
#include <string_view>

/// The geometry of the board: everything follows at compile time from where the points lie and which straight
/// lines are drawn through them.
namespace folkgames::adugo::board {

/// A place in the plane, for drawing: x is the file, 0 (a) to 4 (e); y is the rank, 1 to 7, and grows
/// upwards.
struct coordinate {
  int x;  ///< from left to right
  int y;  ///< from the den upwards

  [[nodiscard]] friend constexpr bool operator==(const coordinate&, const coordinate&) noexcept = default;
};

/// A jump from some point: the point jumped over and the point landed on.
struct jump {
  point over;     ///< where a dog must stand
  point landing;  ///< which must be empty

  [[nodiscard]] friend constexpr bool operator==(const jump&, const jump&) noexcept = default;
};

/// The points of one straight line, from one end to the other: three to seven.
using line = fixed_list<point, 7>;

/// Where p lies. Precondition: p is on the board.
[[nodiscard]] constexpr coordinate coordinates(point p) noexcept {
  const std::string_view name = adugo::detail::name_of(p);
  return {name[0] - 'a', name[1] - '0'};
}

namespace detail {

struct ends {
  point first;
  point last;
};

// The lines that are drawn (A2, A3), each by its two ends. The grid's diagonals through the apex c3 run on
// into the den's slopes: a5 to e1 and e5 to a1.
inline constexpr std::array<ends, 18> line_ends{{
    {point::a7, point::e7},
    {point::a6, point::e6},
    {point::a5, point::e5},  // ranks
    {point::a4, point::e4},
    {point::a3, point::e3},
    {point::b2, point::d2},
    {point::a1, point::e1},
    {point::a7, point::a3},
    {point::b7, point::b3},
    {point::c7, point::c1},  // files
    {point::d7, point::d3},
    {point::e7, point::e3},
    {point::a3, point::e7},
    {point::a7, point::e3},
    {point::a5, point::c7},  // diagonals
    {point::c7, point::e5},
    {point::a5, point::e1},
    {point::e5, point::a1},
}};

// The number of the point at a place, [x][y]; point_count where there is none.
inline constexpr std::array<std::array<std::size_t, 8>, 5> point_numbers = [] {
  std::array<std::array<std::size_t, 8>, 5> numbers{};
  for (auto& file : numbers) {
    for (std::size_t& number : file) number = point_count;
  }
  for (std::size_t i = 0; i != point_count; ++i) {
    const auto [x, y] = coordinates(adugo::detail::point_at(i));
    numbers[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)] = i;
  }
  return numbers;
}();

// All points of the board on the segment between two ends, in order along it.
[[nodiscard]] constexpr line points_between(ends e) noexcept {
  const auto [x0, y0] = coordinates(e.first);
  const auto [x1, y1] = coordinates(e.last);
  const int dx = (x1 > x0) - (x1 < x0);
  const int dy = (y1 > y0) - (y1 < y0);
  line result;
  for (coordinate at{x0, y0};; at = {at.x + dx, at.y + dy}) {
    const std::size_t number = point_numbers[static_cast<std::size_t>(at.x)][static_cast<std::size_t>(at.y)];
    if (number != point_count) result.push_back(adugo::detail::point_at(number));
    if (at == coordinate{x1, y1}) return result;
  }
}

inline constexpr std::array<line, line_ends.size()> lines = [] {
  std::array<line, line_ends.size()> result{};
  for (std::size_t i = 0; i != result.size(); ++i) result[i] = points_between(line_ends[i]);
  return result;
}();

inline constexpr std::array<point_set, point_count> neighbours = [] {
  std::array<point_set, point_count> result{};
  for (const line& l : lines) {
    for (std::size_t i = 1; i != l.size(); ++i) {
      result[adugo::detail::index_of(l[i - 1])].insert(l[i]);
      result[adugo::detail::index_of(l[i])].insert(l[i - 1]);
    }
  }
  return result;
}();

using jump_list = fixed_list<jump, 8>;

// For each point the jumps from it, sorted by landing: from one point to another there is at most one.
inline constexpr std::array<jump_list, point_count> jumps = [] {
  point_set landings[point_count]{};
  point over[point_count][point_count]{};  // [from][landing]
  const auto add = [&](point from, point o, point landing) {
    landings[adugo::detail::index_of(from)].insert(landing);
    over[adugo::detail::index_of(from)][adugo::detail::index_of(landing)] = o;
  };
  for (const line& l : lines) {
    for (std::size_t i = 2; i != l.size(); ++i) {
      add(l[i - 2], l[i - 1], l[i]);
      add(l[i], l[i - 1], l[i - 2]);
    }
  }
  std::array<jump_list, point_count> result{};
  for (std::size_t from = 0; from != point_count; ++from) {
    for (const point landing : landings[from])
      result[from].push_back({over[from][adugo::detail::index_of(landing)], landing});
  }
  return result;
}();

}  // namespace detail

/// The 18 lines of the board; 66 pairs of neighbours lie on them, and 96 jumps.
[[nodiscard]] constexpr const std::array<line, detail::line_ends.size()>& lines() noexcept {
  return detail::lines;
}

/// The points joined to p by a line. Precondition: p is on the board.
[[nodiscard]] constexpr point_set neighbours(point p) noexcept {
  return detail::neighbours[adugo::detail::index_of(p)];
}

/// The jumps that the lines allow from p, sorted by landing. Precondition: p is on the board.
[[nodiscard]] constexpr const detail::jump_list& jumps(point p) noexcept {
  return detail::jumps[adugo::detail::index_of(p)];
}

}  // namespace folkgames::adugo::board
