#include <folkgames/adugo.hpp>

#include "support/positions.hpp"
#include "support/random.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace std::string_view_literals;
using folkgames::fixed_text;
using folkgames::adugo::move;
using folkgames::adugo::move_error;
using folkgames::adugo::parse_error;
using folkgames::adugo::point;
using folkgames::adugo::point_set;
using folkgames::adugo::position;
using folkgames::adugo::side;
using code = folkgames::adugo::parse_code;
namespace board = folkgames::adugo::board;

constexpr auto start = "ddddd/ddddd/ddJdd/5/5/3/3 J"sv;
constexpr auto dogs_begin = "ddddd/ddddd/ddJdd/5/5/3/3 d"sv;
constexpr auto nine_dogs = "ddddd/dddd1/5/2J2/5/3/3 d"sv;
constexpr auto locked_in = "ddddd/ddddd/5/5/2d2/d2/Jdd J"sv;
constexpr auto two_ways_round = "1dddd/ddddd/Jd2d/5/5/3/3 J"sv;
constexpr auto one_dog_to_go = "ddddd/dd1dJ/d1d2/5/5/3/3 J"sv;
constexpr auto twelve_dogs = "ddddd/ddddd/2Jd1/4d/5/3/3 J"sv;
constexpr auto around_b4 = "ddddd/ddddd/1dJd1/dd3/5/3/3 J"sv;
constexpr auto most_moves = "3d1/1dddd/1dJd1/ddddd/1d1d1/3/3 J"sv;

// In the tables of wrong texts ^ marks where the fault shows; it is no part of the text. Texts of one kind
// stand in one row with | between them.
constexpr std::size_t offset_in(std::string_view marked) { return marked.find('^'); }
constexpr auto without_mark(std::string_view marked) {
  fixed_text<64> text;
  text.append(marked.substr(0, offset_in(marked)));
  text.append(marked.substr(offset_in(marked) + 1));
  return text;
}

struct wrong_positions {
  code reason;
  std::string_view marked;
};

constexpr wrong_positions wrong_position_table[] = {
    {code::truncated, "^|ddd^|ddddd^|ddddd/^|5/5/5/5/5/3^|5/5/5/5/5/3/2^"},
    {code::unknown_character, "^?|^Ddddd/5|ddddd^-|J4/^05/5|J4/^-5/5|ddddd^\xff"},
    {code::unknown_character, "J4/5/5/5/5/3/3^\tJ|J4/5/5/5/5/3/3^\0|dd^\0dd|ddd^jd"sv},
    {code::trailing_characters, "J4/5/5/5/5/3/3 J^ |J4/5/5/5/5/3/3 d^\n|J4/5/5/5/5/3/3 J^d"},
    {code::trailing_characters, "J4/5/5/5/5/3/3 J^\0|J4/5/5/5/5/3/3 J^/"sv},
    {code::rank_too_short, "^/5|^ J4/5/5/5/5/3/3 J|dddd^/5|J4/4^/5|J4/5/5/5/5/2^/3 J"},
    {code::rank_too_short, "J4/5/5/5/5/3/2^ J|ddddd/ddddd/dddd^ J"},
    {code::rank_too_long, "ddddd^d/5|^6/5|^9|d^5|5^1/5|J4/5/5/5/5/^4/3 J"},
    {code::rank_too_long, "J4/5/5/5/5/3/^5 J|J4/5/5/5/5/3/3^d J|J4/5/5/5/5/3/d^3|ddddd^J/5"},
    {code::adjacent_digits, "1^1111/5|2^3/5|d1^3d/5|J4/5/5/5/5/3/1^2 J"},
    {code::too_few_ranks, "ddddd^ J|J4/5/5/5/5^ J|J4/5/5/5/5/3^ J"},
    {code::too_many_ranks, "J4/5/5/5/5/3/3^/3 J|J4/5/5/5/5/3/3^/ J"},
    {code::no_jaguar, "5/5/5/5/5/3/^3 J|ddddd/ddddd/2dd1/5/5/3/2^d J|5/5/5/5/5/3/d^2 d"},
    {code::second_jaguar, "J^J3/5/5|J4/5/5/5/5/3/2^J J"},
    {code::too_many_dogs, "ddddd/ddddd/dddd^d/J4|ddddd/ddddd/ddJdd/5/5/3/2^d J"},
    {code::missing_side, "J4/5/5/5/5/3/3^|J4/5/5/5/5/3/3 ^|ddddd/ddddd/ddJdd/5/5/3/3^"},
    {code::unknown_side, "J4/5/5/5/5/3/3 ^j|J4/5/5/5/5/3/3 ^D|J4/5/5/5/5/3/3 ^ J"},
    {code::unknown_side, "J4/5/5/5/5/3/3 ^\0|J4/5/5/5/5/3/3 ^-"sv},
};

struct wrong_moves {
  std::string_view in;
  code reason;
  std::string_view marked;
  move_error illegal = move_error::none;
};

constexpr wrong_moves wrong_move_table[] = {
    {start, code::truncated, "^|c^|c5^|c5-^|c5-c^|c5x^"},
    {twelve_dogs, code::truncated, "c5xd^|c5xd5^|c5xd5x^|c5xd5xe^|c5xe5x^|c5xe5xe4^"},
    {start, code::unknown_character, "c5^c4|c5^ -c4|c5^Xe5|c5^\0c4"sv},
    {twelve_dogs, code::unknown_character, "c5xd5^-e5|c5xd5^e5|c5xe5xe4^-e3"},
    {start, code::trailing_characters, "c5-c4^ |c5-c4^-c3|c5-c4^x|c5-c4^\0"sv},
    {twelve_dogs, code::trailing_characters, "c5xe5^-e4|c5xd5xe5^ |c5xe5xe3^\n"},
    {start, code::not_a_point, "^f5-f4|^C5-C4|^5c-4c|^\0|^-|^`1"sv},
    {start, code::not_a_point, "c^0-c1|c^8-c7|b^1-b2|d^1-d2|a^2-a3|e^2"},
    {start, code::not_a_point, "c5-^f4|c5-^-c4|c5-c^9|c5xb^1|c5x^x"},
    {twelve_dogs, code::not_a_point, "c5xd5xe^2|c5xe5x^x|c5xe5xe4xe^0"},
    {start, code::not_adjacent, "c5-^c3|c5-^a3|c5-^e1|c5-^b3"},
    {"ddddd/ddddd/5/5/2d2/J2/3 J", code::not_adjacent, "b2-^b3|b2-^c1"},
    {"ddddd/ddddd/5/5/J4/3/1d1 d", code::not_adjacent, "c1-^b2|c1-^d2|c1-^c3"},
    {start, code::not_a_straight_line, "c5x^c5|c5x^b3|c5xc6x^e7|c5xc6x^c6|c5xc6x^c5"},
    {twelve_dogs, code::not_a_straight_line, "c5xd5x^d3|c5xe5x^c4|c5xe5xe4x^e5"},
    {"ddddd/ddddd/5/1J3/1d3/3/3 J", code::not_a_straight_line, "b4x^b2|b4xb3x^b2"},
    {start, code::nothing_to_jump, "c5x^c3|c5x^a3|c5x^c4xc3"},
    {twelve_dogs, code::nothing_to_jump, "c5x^a3|c5xe5x^c5|c5xe5x^d5xc5"},  // d5 is eaten
    {start, code::landing_occupied, "c5x^e5|c5x^c7|c5xc6x^c7"},
    {two_ways_round, code::landing_occupied, "a5xc5x^e7|a5xb5xc5xd6x^e7"},
    {one_dog_to_go, code::past_winning_capture, "e6xc6x^c4|e6xc6x^c5xc4|e6xd6xc6x^c5xc4"},
    {nine_dogs, code::illegal_move, "^c4-c3|^a7|^e1x", move_error::game_over},
    {locked_in, code::illegal_move, "^a1-b2|^c2-b2", move_error::game_over},
    {start, code::illegal_move, "^a5-a4|^a7|^d5xb5", move_error::wrong_side},
    {dogs_begin, code::illegal_move, "^c5-c4|^c5xc3", move_error::wrong_side},
    {start, code::illegal_move, "^c4-c3|^e1xc1", move_error::empty_origin},
    {start, code::illegal_move, "c5-^c6|c5-^c7|c5-^c5", move_error::target_occupied},
    {dogs_begin, code::illegal_move, "b5-^c5|b5-^a5", move_error::target_occupied},
    {dogs_begin, code::illegal_move, "b5^xd5|b5^xc5xd5|b5^x", move_error::no_such_capture},
};

struct written_position {
  std::string_view text;
  point jaguar;
  point_set dogs;
  side to_move;
};

constexpr written_position written_positions[] = {
    {start, point::c5, position{}.dogs(), side::jaguar},
    {dogs_begin, point::c5, position{}.dogs(), side::dogs},
    {"J4/5/5/5/5/3/3 J", point::a7, {}, side::jaguar},
    {"5/5/5/5/5/3/2J d", point::e1, {}, side::dogs},
    {"d1d1d/5/5/2J2/5/3/3 d", point::c4, point_set{point::a7, point::c7, point::e7}, side::dogs},
    {"5/3d1/5/5/4J/d1d/3 J", point::e3, point_set{point::d6, point::b2, point::d2}, side::jaguar},
};

// Moves and another way to write them: some of the points jumped over written too, or another path.
struct written_move {
  std::string_view in;
  std::string_view text;
  std::string_view otherwise;
};

constexpr written_move written_moves[] = {
    {start, "c5-c4", "c5-c4"},
    {dogs_begin, "a5-b4", "a5-b4"},
    {twelve_dogs, "c5xe5", "c5xd5xe5"},
    {twelve_dogs, "c5xe5xe3", "c5xd5xe5xe4xe3"},
    {twelve_dogs, "c5xe5xe3", "c5xd5xe5xe3"},
    {twelve_dogs, "c5xe5xe3", "c5xe5xe4xe3"},
    {one_dog_to_go, "e6xc6", "e6xd6xc6"},
    {"ddddd/ddddd/5/5/2d2/d2/Jd1 J", "a1xe1", "a1xc1xe1"},
    {around_b4, "c5xa5xa3xc5", "c5xa3xa5xc5"},
    {around_b4, "c5xa5xa3xc5", "c5xb4xa3xa4xa5xb5xc5"},
};

constexpr position at(std::string_view text) { return *folkgames::parse<position>(text); }

constexpr bool is_refused(const wrong_positions& w, std::string_view marked) {
  return folkgames::parse<position>(without_mark(marked)).error() == parse_error{w.reason, offset_in(marked)};
}
constexpr bool is_refused(const wrong_moves& w, std::string_view marked) {
  const parse_error expected{w.reason, offset_in(marked), w.illegal};
  return parse_move(at(w.in), without_mark(marked)).error() == expected;
}

// Calls f(row, marked) for each text of a table, until it says false.
template <class Table, class F>
constexpr bool for_each_text(const Table& table, F&& f) {
  for (const auto& row : table) {
    for (std::size_t begin = 0, end = 0; end != row.marked.size(); begin = end + 1) {
      end = std::min(row.marked.find('|', begin), row.marked.size());
      if (!f(row, row.marked.substr(begin, end - begin))) return false;
    }
  }
  return true;
}

constexpr auto is_one_refused = [](const auto& row, std::string_view marked) {
  return is_refused(row, marked);
};
static_assert(for_each_text(wrong_position_table, is_one_refused));
static_assert(for_each_text(wrong_move_table, is_one_refused));

constexpr bool every_code_occurs() {
  for (int c = 1; c <= static_cast<int>(code::illegal_move); ++c) {
    const auto is_another = [c](const auto& row, std::string_view) {
      return row.reason != static_cast<code>(c);
    };
    const bool occurs_in_a_position = !for_each_text(wrong_position_table, is_another);
    if (!occurs_in_a_position && for_each_text(wrong_move_table, is_another)) return false;
  }
  return true;
}
static_assert(every_code_occurs());

constexpr bool is_right(const written_position& w) {
  const auto made = position::make(w.jaguar, w.dogs, w.to_move);
  const auto read = folkgames::parse<position>(w.text);
  return made && read && *read == *made && to_text(*made) == w.text;
}
constexpr bool is_right(const written_move& w) {
  const position p = at(w.in);
  const auto m = parse_move(p, w.text);
  const auto same = parse_move(p, w.otherwise);
  return m && same && *same == *m && to_text(p, *m) == w.text && p.is_legal(*m);
}
constexpr bool are_all_right(const auto& table) {
  for (const auto& row : table) {
    if (!is_right(row)) return false;
  }
  return true;
}
static_assert(are_all_right(written_positions) && are_all_right(written_moves));

constexpr bool names_all_points() {
  constexpr auto names = "a7b7c7d7e7a6b6c6d6e6a5b5c5d5e5a4b4c4d4e4a3b3c3d3e3b2c2d2a1c1e1"sv;
  for (std::size_t i = 0; i != 31; ++i) {
    if (to_text(static_cast<point>(i)) != names.substr(2 * i, 2)) return false;
  }
  return to_text(side::jaguar) == "J" && to_text(side::dogs) == "d";
}
static_assert(names_all_points());

// What must come of "a7-b7" and "a7xb7": the fault of the move that the text stands for, none if it is legal.
parse_error expected(const position& p, const move& m, bool is_jump) {
  const move_error e = p.check(m);
  if (e == move_error::game_over || e == move_error::wrong_side || e == move_error::empty_origin) {
    return {code::illegal_move, 0, e};
  }
  if (!is_jump && e == move_error::none) return {};
  if (!is_jump && e == move_error::not_a_step) return {code::not_adjacent, 3};
  if (!is_jump) return {code::illegal_move, 3, e};
  if (p.to_move() == side::dogs) return {code::illegal_move, 2, move_error::no_such_capture};
  // The second point is then the one jumped over.
  if (board::neighbours(m.from()).contains(m.to())) return {code::truncated, 5};
  if (!m.is_capture()) return {code::not_a_straight_line, 3};
  if (e == move_error::none) return {};
  return {(m.captured() - p.dogs()).empty() ? code::landing_occupied : code::nothing_to_jump, 3};
}

void check_two_points(const position& p, point from, point to, bool is_jump) {
  point_set between;
  for (const board::jump j : board::jumps(from)) {
    if (is_jump && j.landing == to) between.insert(j.over);
  }
  const move m{from, to, between};
  const std::string text = std::string{to_text(from)} + (is_jump ? 'x' : '-') + std::string{to_text(to)};
  INFO(to_text(p).view(), ": ", text);
  const auto read = parse_move(p, text);
  const parse_error error = expected(p, m, is_jump);
  CHECK(read.has_value() == (error.code == code::none));
  if (read) CHECK(*read == m);
  // Whether the second point must have a dog at once, or only when the landing is known, is left open.
  if (error.code != code::truncated || p.dogs().contains(to)) CHECK(read.error() == error);
}

void check_all_pairs(const position& p) {
  for (const point from : point_set::all()) {
    for (const point to : point_set::all()) {
      check_two_points(p, from, to, false);
      check_two_points(p, from, to, true);
    }
  }
}

// The path with the points jumped over for which `written` has a bit, the first jump's in bit 0.
template <class Points>
std::string path_text(const Points& points, const move& m, unsigned written) {
  std::string text{to_text(points[0])};
  for (std::size_t i = 1; i != points.size(); ++i, written >>= 1) {
    const std::string from{to_text(points[i - 1])};
    const std::string to{to_text(points[i])};
    if (written & 1u) {
      text += 'x';
      for (const std::size_t c : {0u, 1u}) text += static_cast<char>((from[c] + to[c]) / 2);  // halfway
    }
    text += (m.is_capture() ? 'x' : '-') + to;
  }
  return text;
}

void check_all_paths(const position& p) {
  std::vector<move> seen;
  for_each_path(p, [&](const move& m, const auto& points) {
    if (std::find(seen.begin(), seen.end(), m) == seen.end()) {
      seen.push_back(m);
      CHECK(to_text(p, m) == path_text(points, m, 0));  // the first path is the one that is written
    }
    const std::size_t jumps = m.is_capture() ? points.size() - 1 : 0;
    for (unsigned written = 0; written != 1u << jumps; ++written) {
      const std::string text = path_text(points, m, written);
      INFO(to_text(p).view(), ": ", text);
      const auto read = parse_move(p, text);
      CHECK((read && *read == m));
    }
  });
}

}  // namespace

TEST_CASE("a text that is no position of Adugo is refused, where and why") {
  for_each_text(wrong_position_table, [](const wrong_positions& w, std::string_view marked) {
    INFO(std::string{marked});
    CHECK(is_refused(w, marked));
    return true;
  });
  CHECK(every_code_occurs());
}

TEST_CASE("a text that is no legal move of Adugo is refused, where and why") {
  for_each_text(wrong_move_table, [](const wrong_moves& w, std::string_view marked) {
    INFO(std::string{w.in}, ": ", std::string{marked});
    CHECK(is_refused(w, marked));
    return true;
  });
}

TEST_CASE("positions of Adugo are written one way and read back") {
  CHECK(names_all_points());
  CHECK(are_all_right(written_positions));
  random_numbers random{11};
  for (int n = 0; n != 20'000; ++n) {
    const auto p = random_set_up<position>(random);
    INFO(to_text(p).view());
    CHECK(at(to_text(p)) == p);
  }
}

TEST_CASE("moves of Adugo are written one way and read by any path") {
  CHECK(are_all_right(written_moves));
  check_all_paths(at(most_moves));
  random_numbers random{12};
  for (int n = 0; n != 5'000; ++n) {
    const auto p = random_set_up<position>(random);
    check_all_paths(p);
    p.for_each_legal_move([&p](const move& m) { CHECK(*parse_move(p, to_text(p, m)) == m); });
  }
}

TEST_CASE("two points of Adugo are a legal move or refused for the move's fault") {
  for (const auto in : {start, dogs_begin, nine_dogs, locked_in, two_ways_round, one_dog_to_go, most_moves}) {
    check_all_pairs(at(in));
  }
  random_numbers random{13};
  for (int n = 0; n != 100; ++n) check_all_pairs(random_set_up<position>(random));
}
