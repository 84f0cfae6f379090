#include <folkgames/oware.hpp>

#include "support/positions.hpp"
#include "support/random.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace {

using namespace std::string_view_literals;
using folkgames::fixed_text;
using folkgames::oware::move;
using folkgames::oware::move_error;
using folkgames::oware::parse_error;
using folkgames::oware::pit;
using folkgames::oware::position;
using folkgames::oware::side;
using code = folkgames::oware::parse_code;

constexpr auto start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"sv;
constexpr auto north_begins = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N"sv;
constexpr auto north_is_empty = "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S"sv;
constexpr auto south_won = "0-0-0-0-0-3-0-0-0-0-0-0-25-20-S"sv;
constexpr auto south_cannot_feed = "4-2-2-2-1-0-0-0-0-0-0-0-15-22-S"sv;
constexpr auto quiet_to_the_end = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S 100"sv;

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
    {code::truncated, "^|4^|4-^|4-4-4-4-4-4-4-4-4-4-4-4-0^|4-4-4-4-4-4-4-4-4-4-4-4-0-^"},
    // the last number is begun, but not yet the rest
    {code::truncated, "0-0-0-0-0-0-0-0-0-0-0-0-0-4^|0-0-0-0-0-0-0-0-0-0-0-0-36-1^"},
    {code::truncated, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ^"},
    {code::unknown_character, "^?|^S|^ 4|^+4|4^ 4|4^/4"},
    {code::unknown_character, "4-^x|4-4^S|4^.4|^\0|4^\0-4|^\xff"sv},
    {code::unknown_character, "4-4-4-4-4-4-4-4-4-4-4-4-0-0^S|4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ^+7"},
    {code::trailing_characters, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S^-|4-4-4-4-4-4-4-4-4-4-4-4-0-0-N^N"},
    {code::trailing_characters, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S 7^ |4-4-4-4-4-4-4-4-4-4-4-4-0-0-S 7^\n"},
    {code::trailing_characters, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S^\0|4-4-4-4-4-4-4-4-4-4-4-4-0-0-S^7"sv},
    {code::negative_number, "^-4-4|^-|4-^-4|4-4-4-4-4-4-4-4-4-4-4-4-0-^-1-S"},
    {code::negative_number, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ^-1"},
    {code::leading_zero, "0^4-4|4-0^0|4-4-4-4-4-4-4-4-4-4-4-4-0-0^0-S|0^9999999999"},
    {code::leading_zero, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ^0|4-4-4-4-4-4-4-4-4-4-4-4-0-0-S ^07"},
    {code::number_too_large, "4^9|5^0|10^0|9^9999999999999999999|48^0|4-4^9"},
    {code::wrong_seed_total, "48-^1|40-^9|40-1^0|4-4-4-4-4-4-4-4-4-4-4-4-^1-0-S"},
    {code::wrong_seed_total, "4-4-4-4-4-4-4-4-4-4-4-4-0-^1-S|4-4-4-4-4-4-4-4-4-4-4-3-0-^0-S"},
    {code::wrong_seed_total, "4-4-4-4-4-4-4-4-4-4-4-0-0-^2-S|0-0-0-0-0-0-0-0-0-0-0-0-36-^2-S"},
    {code::wrong_seed_total, "0-0-0-0-0-0-0-0-0-0-0-0-36-1^-S|0-0-0-0-0-0-0-0-0-0-0-0-36-1^1-S"},
    {code::missing_side, "4-4-4-4-4-4-4-4-4-4-4-4-0-0^|4-4-4-4-4-4-4-4-4-4-4-4-0-0-^"},
    {code::unknown_side, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-^s|4-4-4-4-4-4-4-4-4-4-4-4-0-0-^J"},
    {code::unknown_side, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-^0-S|4-4-4-4-4-4-4-4-4-4-4-4-0-0-^ S"},
    {code::unknown_side, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-^-S|4-4-4-4-4-4-4-4-4-4-4-4-0-0-^\0"sv},
    {code::quiet_plies_out_of_range,
     "48-0-0-0-0-0-0-0-0-0-0-0-0-0-S 10^1|0-0-0-0-0-0-0-0-0-0-0-0-0-48-N 99^9"},
    {code::quiet_plies_out_of_range, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S 100^0"},
};

struct wrong_moves {
  std::string_view in;
  code reason;
  std::string_view marked;
  move_error illegal = move_error::none;
};

constexpr wrong_moves wrong_move_table[] = {
    {start, code::truncated, "^"},
    {start, code::trailing_characters, "A^ |A^B|A^\n|A^\0|A^A"sv},
    {start, code::not_a_pit, "^G|^g|^1|^-|^ A|^\0"sv},
    {start, code::not_a_pit, "^@|^`|^\xc1"},  // next to A and a; A with the top bit
    {start, code::illegal_move, "^a|^f", move_error::wrong_side},
    {north_begins, code::illegal_move, "^A|^F", move_error::wrong_side},
    {north_is_empty, code::illegal_move, "^B|^E", move_error::empty_pit},
    {north_is_empty, code::illegal_move, "^A", move_error::must_feed},
    {south_won, code::illegal_move, "^F|^A|^a", move_error::game_over},
    {south_cannot_feed, code::illegal_move, "^A|^E", move_error::game_over},
    {quiet_to_the_end, code::illegal_move, "^A", move_error::game_over},
};

struct written_position {
  std::string_view text;
  std::array<int, 12> seeds;
  std::array<int, 2> stores;
  side to_move;
  int quiet;
};

constexpr written_position written_positions[] = {
    {start, {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, {0, 0}, side::south, 0},
    {north_begins, {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, {0, 0}, side::north, 0},
    {quiet_to_the_end, {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, {0, 0}, side::south, 100},
    {"48-0-0-0-0-0-0-0-0-0-0-0-0-0-N 1", {48}, {0, 0}, side::north, 1},
    {"0-0-0-0-0-0-0-0-0-0-0-0-0-48-S", {}, {0, 48}, side::south, 0},
    {"0-0-0-0-0-0-0-0-0-0-0-0-38-10-N 10", {}, {38, 10}, side::north, 10},
    {"0-0-0-0-0-0-0-0-0-0-0-0-48-0-S 99", {}, {48, 0}, side::south, 99},
    {"1-2-3-4-5-6-7-8-9-0-1-0-2-0-N", {1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 0}, {2, 0}, side::north, 0},
    // the longest: four numbers of two digits, three digits of quiet plies
    {"10-10-10-10-0-0-0-0-0-0-0-0-0-8-S 100", {10, 10, 10, 10}, {0, 8}, side::south, 100},
};

struct written_move {
  std::string_view in;
  std::string_view letter;
  pit sown;
};

constexpr written_move written_moves[] = {
    {start, "A", pit::A},          {start, "B", pit::B},        {start, "C", pit::C},
    {start, "D", pit::D},          {start, "E", pit::E},        {start, "F", pit::F},
    {north_begins, "a", pit::a},   {north_begins, "b", pit::b}, {north_begins, "c", pit::c},
    {north_begins, "d", pit::d},   {north_begins, "e", pit::e}, {north_begins, "f", pit::f},
    {north_is_empty, "F", pit::F},
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
  const auto made = position::make(w.seeds, w.stores, w.to_move, w.quiet);
  const auto read = folkgames::parse<position>(w.text);
  return made && read && *read == *made && to_text(*made) == w.text;
}
constexpr bool is_right(const written_move& w) {
  const position p = at(w.in);
  const auto m = parse_move(p, w.letter);
  return m && *m == move{w.sown} && to_text(p, *m) == w.letter && to_text(w.sown) == w.letter;
}
constexpr bool are_all_right(const auto& table) {
  for (const auto& row : table) {
    if (!is_right(row)) return false;
  }
  return true;
}
static_assert(are_all_right(written_positions) && are_all_right(written_moves));
static_assert(to_text(side::south) == "S" && to_text(side::north) == "N");

}  // namespace

TEST_CASE("a text that is no position of Oware is refused, where and why") {
  for_each_text(wrong_position_table, [](const wrong_positions& w, std::string_view marked) {
    INFO(std::string{marked});
    CHECK(is_refused(w, marked));
    return true;
  });
  CHECK(every_code_occurs());
}

TEST_CASE("a text that is no legal move of Oware is refused, where and why") {
  for_each_text(wrong_move_table, [](const wrong_moves& w, std::string_view marked) {
    INFO(std::string{w.in}, ": ", std::string{marked});
    CHECK(is_refused(w, marked));
    return true;
  });
}

TEST_CASE("positions of Oware are written one way and read back") {
  CHECK(are_all_right(written_positions));
  CHECK(to_text(side::south) == "S");
  CHECK(to_text(side::north) == "N");
  random_numbers random{21};
  for (int n = 0; n != 20'000; ++n) {
    const auto p = random_set_up<position>(random);
    INFO(to_text(p).view());
    CHECK(at(to_text(p)) == p);
  }
}

TEST_CASE("a letter of Oware is a legal move or refused for the move's fault") {
  CHECK(are_all_right(written_moves));
  constexpr auto letters = "ABCDEFabcdef"sv;
  random_numbers random{22};
  for (int n = 0; n != 5'000; ++n) {
    const auto p = random_set_up<position>(random);
    for (std::size_t i = 0; i != 12; ++i) {
      const move m{static_cast<pit>(i)};
      INFO(to_text(p).view(), ": ", letters[i]);
      const auto read = parse_move(p, letters.substr(i, 1));
      CHECK(read.has_value() == p.is_legal(m));
      if (read) {
        CHECK(*read == m);
        CHECK(to_text(p, m) == letters.substr(i, 1));
      } else {
        CHECK(read.error() == parse_error{code::illegal_move, 0, p.check(m)});
      }
    }
  }
}
