#include "../support/worked_case.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <string_view>

using folkgames::adugo::point;
using folkgames::adugo::point_count;
using folkgames::adugo::point_set;
namespace board = folkgames::adugo::board;

namespace {

struct named_point {
  point p;
  std::string_view name;
  std::size_t neighbours;  // counted on the drawing in docs/rules/adugo.md
};

constexpr std::array<named_point, 31> all_points{{
    {point::a7, "a7", 3}, {point::b7, "b7", 3}, {point::c7, "c7", 5}, {point::d7, "d7", 3},
    {point::e7, "e7", 3}, {point::a6, "a6", 3}, {point::b6, "b6", 8}, {point::c6, "c6", 4},
    {point::d6, "d6", 8}, {point::e6, "e6", 3}, {point::a5, "a5", 5}, {point::b5, "b5", 4},
    {point::c5, "c5", 8}, {point::d5, "d5", 4}, {point::e5, "e5", 5}, {point::a4, "a4", 3},
    {point::b4, "b4", 8}, {point::c4, "c4", 4}, {point::d4, "d4", 8}, {point::e4, "e4", 3},
    {point::a3, "a3", 3}, {point::b3, "b3", 3}, {point::c3, "c3", 8}, {point::d3, "d3", 3},
    {point::e3, "e3", 3}, {point::b2, "b2", 3}, {point::c2, "c2", 4}, {point::d2, "d2", 3},
    {point::a1, "a1", 2}, {point::c1, "c1", 3}, {point::e1, "e1", 2},
}};

// Read off the drawing, each from left to right or from the top down.
constexpr std::array<std::string_view, 18> all_lines{
    "a7-b7-c7-d7-e7", "a6-b6-c6-d6-e6", "a5-b5-c5-d5-e5", "a4-b4-c4-d4-e4", "a3-b3-c3-d3-e3",
    "b2-c2-d2",       "a1-c1-e1",       "a7-a6-a5-a4-a3", "b7-b6-b5-b4-b3", "d7-d6-d5-d4-d3",
    "e7-e6-e5-e4-e3", "c7-b6-a5",       "a7-b6-c5-d4-e3", "e7-d6-c5-b4-a3", "c7-c6-c5-c4-c3-c2-c1",
    "c7-d6-e5",       "a5-b4-c3-d2-e1", "e5-d4-c3-b2-a1",
};

constexpr point_set den{point::b2, point::c2, point::d2, point::a1, point::c1, point::e1};
constexpr point_set grid = ~den;
// The points of the grid that no diagonal runs through.
constexpr point_set plain{point::b7, point::d7, point::a6, point::c6, point::e6, point::b5,
                          point::d5, point::a4, point::c4, point::e4, point::b3, point::d3};

constexpr bool joined(point p, point q) { return board::neighbours(p).contains(q); }

// Calls f(from, jump) for each of the directed jumps; false stops. Returns whether it ran to the end.
template <class F>
constexpr bool for_each_jump(F f) {
  for (const point from : point_set::all()) {
    for (const board::jump j : board::jumps(from)) {
      if (!f(from, j)) return false;
    }
  }
  return true;
}

constexpr bool is_jump(point from, point over, point landing) {
  for (const board::jump j : board::jumps(from)) {
    if (j == board::jump{over, landing}) return true;
  }
  return false;
}

constexpr bool is_line(std::string_view names) {
  for (const board::line& l : board::lines()) {
    folkgames::fixed_text<20> onward;
    folkgames::fixed_text<20> back;
    for (std::size_t i = 0; i != l.size(); ++i) {
      if (i != 0) onward.append('-');
      if (i != 0) back.append('-');
      onward.append(std::string_view{to_text(l[i])});
      back.append(std::string_view{to_text(l[l.size() - 1 - i])});
    }
    if (onward == names || back == names) return true;
  }
  return false;
}

constexpr std::size_t count_pairs(point_set points) {
  std::size_t ends = 0;
  for (const point p : points) ends += (board::neighbours(p) & points).size();
  return ends / 2;
}

// For each point the one with the file a for e, b for d and the other way round.
constexpr std::array<point, point_count> mirror = [] {
  std::array<point, point_count> result{};
  for (const point p : point_set::all()) {
    for (const point q : point_set::all()) {
      const auto [px, py] = board::coordinates(p);
      if (board::coordinates(q) == board::coordinate{4 - px, py}) result[static_cast<std::size_t>(p)] = q;
    }
  }
  return result;
}();

constexpr point mirror_image(point p) { return mirror[static_cast<std::size_t>(p)]; }

}  // namespace

TEST_CASE("board: 31 points in reading order with their names and coordinates") {
  constexpr auto names_fit = [] {
    for (std::size_t i = 0; i != all_points.size(); ++i) {
      const auto [p, name, degree] = all_points[i];
      if (static_cast<std::size_t>(p) != i || to_text(p) != name) return false;
      if (board::coordinates(p) != board::coordinate{name[0] - 'a', name[1] - '0'}) return false;
    }
    return true;
  };
  CHECK_TWICE(names_fit());
  CHECK_TWICE(all_points.size() == point_count);
  CHECK_TWICE(point_set::all().size() == 31);
  CHECK_TWICE(board::coordinates(point::a7) == board::coordinate{0, 7});
  CHECK_TWICE(board::coordinates(point::e1) == board::coordinate{4, 1});
}

TEST_CASE("board: 66 pairs of neighbours") {
  constexpr auto degrees_fit = [] {
    for (const auto& [p, name, degree] : all_points) {
      if (board::neighbours(p).size() != degree) return false;
    }
    return true;
  };
  CHECK_TWICE(degrees_fit());
  CHECK_TWICE(count_pairs(point_set::all()) == 66);
}

TEST_CASE("board: the 18 lines of the drawing") {
  constexpr auto lines_fit = [] {
    for (const std::string_view names : all_lines) {
      if (!is_line(names)) return false;
    }
    return true;
  };
  CHECK_TWICE(lines_fit());
  CHECK_TWICE(board::lines().size() == all_lines.size());
  for (const std::string_view names : all_lines) {
    CAPTURE(names);
    CHECK(is_line(names));
  }
}

TEST_CASE("A2: a grid of five by five points joined to left and right and up and down") {
  constexpr auto orthogonals = [] {
    std::size_t count = 0;
    for (const point p : grid) {
      for (const point q : grid) {
        const auto [px, py] = board::coordinates(p);
        const auto [qx, qy] = board::coordinates(q);
        const bool beside = (px == qx && py + 1 == qy) || (py == qy && px + 1 == qx);
        if (beside && !joined(p, q)) return std::size_t{0};
        count += beside;
      }
    }
    return count;
  };
  CHECK_TWICE(grid.size() == 25);
  CHECK_TWICE(orthogonals() == 40);
}

TEST_CASE("A2: one diagonal in each square of the grid and none through twelve of its points") {
  constexpr auto one_diagonal_a_square = [] {
    for (const point p : grid) {
      const auto [x, y] = board::coordinates(p);
      if (x == 4 || y == 7) continue;
      const auto at = [](int file, int rank) {  // no default: every corner of the square is in the grid
        for (const point q : grid) {
          if (board::coordinates(q) == board::coordinate{file, rank}) return q;
        }
        throw "not in the grid";
      };
      if (joined(p, at(x + 1, y + 1)) == joined(at(x + 1, y), at(x, y + 1))) return false;
    }
    return true;
  };
  constexpr auto plain_points_have_none = [] {
    for (const point p : plain) {
      for (const point q : board::neighbours(p)) {
        const auto [px, py] = board::coordinates(p);
        const auto [qx, qy] = board::coordinates(q);
        if (px != qx && py != qy) return false;
      }
      if (board::neighbours(p).size() > 4) return false;
    }
    return true;
  };
  CHECK_TWICE(one_diagonal_a_square());
  CHECK_TWICE(plain_points_have_none());
  CHECK_TWICE(plain.size() == 12);
  CHECK_TWICE(count_pairs(grid) == 40 + 16);
}

TEST_CASE("A3: the den is a triangle of six points and hangs on the apex alone") {
  constexpr auto gates = [] {
    point_set result;
    for (const point p : grid) {
      if (!(board::neighbours(p) & den).empty()) result.insert(p);
    }
    return result;
  };
  CHECK_TWICE(den.size() == 6);
  CHECK_TWICE((grid | den) == point_set::all());
  CHECK_TWICE(gates() == point_set{point::c3});
  CHECK_TWICE((board::neighbours(point::c3) & den) == point_set{point::b2, point::c2, point::d2});
  CHECK_TWICE(count_pairs(den) == 7);
}

TEST_CASE("AD3: no line joins b3 to b2 or d3 to d2 or c1 to b2 or c1 to d2") {
  CHECK_TWICE(!joined(point::b3, point::b2));
  CHECK_TWICE(!joined(point::d3, point::d2));
  CHECK_TWICE(!joined(point::c1, point::b2));
  CHECK_TWICE(!joined(point::c1, point::d2));
  CHECK_TWICE(board::neighbours(point::b2) == point_set{point::c3, point::c2, point::a1});
  CHECK_TWICE(board::neighbours(point::d2) == point_set{point::c3, point::c2, point::e1});
  CHECK_TWICE(board::neighbours(point::c1) == point_set{point::a1, point::c2, point::e1});
}

TEST_CASE("AD4: the diagonals of the grid run on through the apex into the den") {
  CHECK_TWICE(is_jump(point::b4, point::c3, point::d2));
  CHECK_TWICE(is_jump(point::d2, point::c3, point::b4));
  CHECK_TWICE(is_jump(point::d4, point::c3, point::b2));
  CHECK_TWICE(is_jump(point::b2, point::c3, point::d4));
  CHECK_TWICE(is_jump(point::c3, point::d2, point::e1));
  CHECK_TWICE(is_jump(point::a1, point::b2, point::c3));
}

TEST_CASE("board: b1 and d1 are not points") {
  for (const point p : point_set::all()) {
    CHECK(to_text(p) != "b1");
    CHECK(to_text(p) != "d1");
  }
  constexpr auto start = folkgames::adugo::position::initial();
  CHECK_TWICE(parse_move(start, "b1-a1").error().code == folkgames::adugo::parse_code::not_a_point);
  CHECK_TWICE(parse_move(start, "c5-d1").error().code == folkgames::adugo::parse_code::not_a_point);
  // So on the den's base the neighbours are two files apart.
  CHECK_TWICE(is_jump(point::a1, point::c1, point::e1));
  CHECK_TWICE(is_jump(point::e1, point::c1, point::a1));
}

TEST_CASE("board: 96 jumps and each runs straight over a neighbour of both ends") {
  std::size_t count = 0;
  for_each_jump([&count](point, board::jump) {
    ++count;
    return true;
  });
  CHECK(count == 96);
  constexpr auto straight = [](point from, board::jump j) {
    const auto [x0, y0] = board::coordinates(from);
    const auto [x1, y1] = board::coordinates(j.over);
    const auto [x2, y2] = board::coordinates(j.landing);
    return joined(from, j.over) && joined(j.over, j.landing) && x1 - x0 == x2 - x1 && y1 - y0 == y2 - y1;
  };
  CHECK_TWICE(for_each_jump(straight));
}

TEST_CASE("board: every three points in a row on a line make a jump each way") {
  constexpr auto all_there = [] {
    std::size_t count = 0;
    for (const board::line& l : board::lines()) {
      for (std::size_t i = 2; i != l.size(); ++i) {
        if (!is_jump(l[i - 2], l[i - 1], l[i]) || !is_jump(l[i], l[i - 1], l[i - 2])) return std::size_t{0};
        count += 2;
      }
    }
    return count;
  };
  CHECK_TWICE(all_there() == 96);
}

TEST_CASE("board: neighbours are mutual and jumps can be taken back over the same point") {
  constexpr auto mutual = [] {
    for (const point p : point_set::all()) {
      if (joined(p, p)) return false;
      for (const point q : board::neighbours(p)) {
        if (!joined(q, p)) return false;
      }
    }
    return true;
  };
  CHECK_TWICE(mutual());
  CHECK_TWICE(for_each_jump([](point from, board::jump j) { return is_jump(j.landing, j.over, from); }));
}

TEST_CASE("board: jumps are sorted by landing and no two from one point land together") {
  constexpr auto sorted = [] {
    for (const point from : point_set::all()) {
      const auto& jumps = board::jumps(from);
      for (std::size_t i = 1; i < jumps.size(); ++i) {
        if (jumps[i - 1].landing >= jumps[i].landing) return false;
      }
    }
    return true;
  };
  CHECK_TWICE(sorted());
}

TEST_CASE("board: the left-right mirror keeps neighbours and jumps") {
  constexpr auto keeps_neighbours = [] {
    for (const point p : point_set::all()) {
      if (mirror_image(mirror_image(p)) != p) return false;
      for (const point q : point_set::all()) {
        if (joined(p, q) != joined(mirror_image(p), mirror_image(q))) return false;
      }
    }
    return true;
  };
  CHECK_TWICE(keeps_neighbours());
  CHECK_TWICE(mirror_image(point::a7) == point::e7);
  CHECK_TWICE(mirror_image(point::b2) == point::d2);
  constexpr auto mirrored_too = [](point from, board::jump j) {
    return is_jump(mirror_image(from), mirror_image(j.over), mirror_image(j.landing));
  };
  CHECK_TWICE(for_each_jump(mirrored_too));
}

// chains.hpp looks only chains of three and more jumps up among those before them.
TEST_CASE("board: one jump or two are determined by start and end and the dogs eaten") {
  for (const point from : point_set::all()) {
    struct two_jumps {
      point landing;
      point_set eaten;
    };
    std::array<two_jumps, 64> seen{};
    std::size_t count = 0;
    for (const board::jump first : board::jumps(from)) {
      std::size_t same_landing = 0;
      for (const board::jump other : board::jumps(from)) same_landing += other.landing == first.landing;
      CHECK(same_landing == 1);
      for (const board::jump second : board::jumps(first.landing)) {
        if (second.over == first.over) continue;  // that dog is gone
        const two_jumps effect{second.landing, point_set{first.over, second.over}};
        for (std::size_t i = 0; i != count; ++i) {
          CHECK_FALSE((seen[i].landing == effect.landing && seen[i].eaten == effect.eaten));
        }
        seen[count++] = effect;
      }
    }
    CHECK(count > 0);
  }
}
