#include <folkgames/record.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

// What the reader says of texts that are wrong: the code, and the exact place.

namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;
using folkgames::game_reader;
using folkgames::read_options;
using folkgames::read_status;
using code = folkgames::record_code;

// In the tables ^ marks the place of the fault; it is no part of the text.
template <class Cause>
struct broken_text {
  std::string_view marked;
  code reason;
  std::size_t ply = 0;
  Cause cause{};  // without the offset, which is that of the mark in the move or the value
};

struct place {
  std::size_t line = 1;
  std::size_t column = 1;
};
place place_of_mark(std::string_view marked) {
  place at;
  for (const char c : marked.substr(0, marked.find('^'))) {
    at = c == '\n' ? place{at.line + 1, 1} : place{at.line, at.column + 1};
  }
  return at;
}
std::string without_mark(std::string_view marked) {
  std::string text{marked};
  return text.erase(text.find('^'), 1);
}

// The first error in the text.
template <class P>
folkgames::record_error<P> first_error(std::string_view text, const read_options& options) {
  game_reader<P> reader{text, options};
  for (auto status = reader.next(); status != read_status::end; status = reader.next()) {
    if (status == read_status::bad_game) return reader.error();
  }
  return {};
}

template <class P, class Cause>
void check_broken(const broken_text<Cause>& broken, const read_options& options = {}) {
  CAPTURE(broken.marked);
  const std::string text = without_mark(broken.marked);
  const folkgames::record_error<P> e = first_error<P>(text, options);
  CHECK(e.code == broken.reason);
  CHECK(e.line == place_of_mark(broken.marked).line);
  CHECK(e.column == place_of_mark(broken.marked).column);
  CHECK(e.ply == broken.ply);
  CHECK(e.cause.code == broken.cause.code);
  CHECK(e.cause.illegal == broken.cause.illegal);
}

using oware_cause = oware::parse_error;
using pc = oware::parse_code;
constexpr oware_cause illegal(oware::move_error e) { return {pc::illegal_move, 0, e}; }
constexpr oware_cause of(pc c) { return {c}; }

const broken_text<oware_cause> broken_ogn[] = {
    // what does not belong where it is
    {"^}", code::unexpected},
    {"^]", code::unexpected},
    {"^)", code::unexpected},
    {"F ^)", code::unexpected, 1},
    {"F c ^}", code::unexpected, 2},
    {"F (^[A \"b\"] E) c", code::unexpected, 0},
    {"F (E ^* ) c", code::unexpected, 1},
    {"F (E ^26-22) c", code::unexpected, 1},
    // what has no end
    {"^[", code::unterminated},
    {"^[Event", code::unterminated},
    {"^[Event \"", code::unterminated},
    {"^[Event \"a\\\"]", code::unterminated},
    {"[Event \"a\"]\n^[Site \"b\"", code::unterminated},
    {"^{ a comment", code::unterminated},
    {"F c { a } ^\\}", code::not_a_move, 2, of(pc::not_a_pit)},
    {"F c ^{ a \\}", code::unterminated, 2},
    {"F ^(E", code::unterminated, 1},
    {"F c ^(d (e) ", code::unterminated, 2},
    {"F c ^(d E (D) ", code::unterminated, 2},
    // nothing at all
    {"^{only a comment}", code::empty_game},
    {"^{a comment in front of} [Event \"tags\"]", code::empty_game},
    {"F c *\n^{a comment behind}\n", code::empty_game},
    // tags
    {"[^\"a\"]", code::bad_tag},
    {"[Event^]", code::bad_tag},
    {"[Event^-1 \"a\"]", code::bad_tag},
    {"[Event \"a\" ^\"b\"]", code::bad_tag},
    {"[Event ^a]", code::bad_tag},
    {"[Event \"a^\nb\"]", code::bad_tag},
    {"[Event \"a^\r\n\"]", code::bad_tag},
    {"[Ev^\xC3\xA9nement \"a\"]", code::bad_tag},
    {"[^\xC3vent \"a\"]", code::bad_tag},
    {"[^\n Event \"a\"]", code::bad_tag},
    {"[Event \"a\"]\n[Event \"^b\"]", code::duplicate_tag},
    {"[Result \"*\"]\n[Result \"^*\"]", code::duplicate_tag},
    {"[Variant \"Oware\"] [Variant \"^Oware\"]", code::duplicate_tag},
    {"[Termination \"foo\"] [Termination \"^agreed draw\"]", code::duplicate_tag},
    {"[Termination \"agreed draw\"] [Termination \"^foo\"]", code::duplicate_tag},
    {"[Termination \"foo\"] [Termination \"^foo\"]", code::duplicate_tag},
    {"[Game \"^Adugo\"]", code::other_game},
    {"[Variant \"Oware\"] [Game \"^Adugo\"]", code::other_game},
    {"[Variant \"^Chess\"]", code::other_game},
    {"[Variant \"^oware abapa\"]", code::other_game},
    {"[Variant \"^\"]", code::other_game},
    {"[Rules \"^grand_slam=forbidden\"]", code::other_rules},
    {"[Rules \"grand_slam=f^rbidden\"]", code::bad_rules, 0, of(pc::unknown_rules)},
    {"[Rules \"grand_slam=^\"]", code::bad_rules, 0, of(pc::truncated)},
    {"[FEN \"^\"]", code::bad_position, 0, of(pc::truncated)},
    {"[Event \"a\"]\n[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-^s\"]", code::bad_position, 0, of(pc::unknown_side)},
    {"[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-^1-S\"]", code::bad_position, 0, of(pc::wrong_seed_total)},
    {"[Result \"^26\"]", code::bad_result},
    {"[Result \"^26-22 \"]", code::bad_result},
    {"[Result \"^026-22\"]", code::bad_result},
    {"[Result \"^26-023\"]", code::bad_result},
    {"[Result \"^26-23\"]", code::bad_result},
    {"[Result \"^1/2-1/2\"]", code::bad_result},
    {"[Result \"^100-0\"]", code::bad_result},
    {"[Result \"^?\"]", code::bad_result},
    {"[Result \"^\"]", code::bad_result},
    {"[Termination \"^repetition\"] F c *", code::wrong_termination, 2},
    {"[Termination \"^agreed draw\"] [FEN \"0-0-0-0-0-3-0-0-0-0-0-0-20-25-S\"]\n20-25",
     code::wrong_termination},
    {"[Termination \"^resignation by North\"] [FEN \"0-0-0-0-0-3-0-0-0-0-0-0-20-25-S\"]\n20-25",
     code::wrong_termination},
    // moves
    {"^g", code::not_a_move, 0, of(pc::not_a_pit)},
    {"1. ^?", code::not_a_move, 0, of(pc::not_a_pit)},
    {"1. F^F c", code::not_a_move, 0, of(pc::trailing_characters)},
    {"1. F c ^; a comment", code::not_a_move, 2, of(pc::not_a_pit)},
    {"1. F^!", code::not_a_move, 0, of(pc::trailing_characters)},
    {"1. F c 2. E b 3. C f^+", code::not_a_move, 5, of(pc::trailing_characters)},
    {"1. F c 2. E b 3. C f^+x", code::not_a_move, 5, of(pc::trailing_characters)},
    {"1. F c 2. E b 3. C f^+05", code::not_a_move, 5, of(pc::trailing_characters)},
    {"1. F c 2. E b 3. C f^+5+", code::not_a_move, 5, of(pc::trailing_characters)},
    {"1. F c 2. E b 3. C f^+50", code::wrong_capture_count, 5},
    {"1. F c 2. E b 3. C f^+1005", code::wrong_capture_count, 5},
    {"1. F c 2. E b 3. C f^+99999999999999999999", code::wrong_capture_count, 5},
    {"1. F c 2. E b 3. C f^+999x", code::not_a_move, 5, of(pc::trailing_characters)},
    {"1. F c 2. E b 3. C f ^+5", code::not_a_move, 6, of(pc::truncated)},
    {"^1 . F", code::bad_result},
    {"1. F^+0 c", code::not_a_move, 0, of(pc::trailing_characters)},
    {"1. F c ^+", code::not_a_move, 2, of(pc::not_a_pit)},
    {"1. F c ^+5", code::not_a_move, 2, of(pc::truncated)},
    {"1. F ^F", code::illegal_move, 1, illegal(oware::move_error::wrong_side)},
    {"1. F c\n2. ^F", code::illegal_move, 2, illegal(oware::move_error::empty_pit)},
    {"[FEN \"1-0-0-0-0-1-0-0-0-0-0-0-23-23-S\"]\n\n^A", code::illegal_move, 0,
     illegal(oware::move_error::must_feed)},
    {"[FEN \"0-0-0-0-0-3-0-0-0-0-0-0-20-25-S\"] ^F", code::after_the_end, 0,
     illegal(oware::move_error::game_over)},
    {"F c E b C f D b B d A e ^A", code::after_the_end, 12, illegal(oware::move_error::game_over)},
    {"1. F c 2. E b 3. C f^+4", code::wrong_capture_count, 5},
    {"1. F^+1 c", code::wrong_capture_count, 0},
    // numbers
    {"^2. F", code::wrong_move_number},
    {"^1... F", code::wrong_move_number},
    {"^1.. F", code::wrong_move_number},
    {"^01. F", code::wrong_move_number},
    {"^0. F", code::wrong_move_number},
    {"1. F ^1. c", code::wrong_move_number, 1},
    {"1. F ^2... c", code::wrong_move_number, 1},
    {"1. F c ^1. E", code::wrong_move_number, 2},
    {"1. F c ^18446744073709551618. E", code::wrong_move_number, 2},
    {"1. ^1. F", code::wrong_move_number},
    {"1. F c ^2.", code::wrong_move_number, 2},
    {"1. F c ^2. *", code::wrong_move_number, 2},
    {"1. F c ^2. 26-22", code::wrong_move_number, 2},
    {"1. F c ^2. {a} (d) E", code::wrong_move_number, 2},
    {"1. F c ^2.\n[Event \"a\"]", code::wrong_move_number, 2},
    {"1. F (^2. E) c", code::wrong_move_number, 0},
    // variations
    {"^(F) F", code::variation_without_move},
    {"1. F ^() c", code::empty_variation, 1},
    {"1. F ^({a}) c", code::empty_variation, 1},
    {"1. F (1. E d ^E) c", code::illegal_move, 2, illegal(oware::move_error::empty_pit)},
    {"1. F (1. ^a) c", code::illegal_move, 0, illegal(oware::move_error::wrong_side)},
    {"1. F c (1... d (^F) 2. E) 2. E", code::illegal_move, 1, illegal(oware::move_error::wrong_side)},
    // results
    {"F c ^26", code::bad_result, 2},
    {"F c ^26-22.", code::bad_result, 2},
    {"F c ^1/2-1/2", code::bad_result, 2},
    {"F c ^*26-22", code::bad_result, 2},
    {"[Result \"*\"]\nF c ^26-22", code::results_differ, 2},
    {"[Result \"22-26\"]\nF c ^26-22", code::results_differ, 2},
    {"[Result \"22-26\"]\nF c ^*", code::results_differ, 2},
    {"[FEN \"4-2-2-2-1-0-0-0-0-0-0-0-15-22-S\"] ^22-26", code::wrong_result},
    {"[FEN \"4-2-2-2-1-0-0-0-0-0-0-0-15-22-S\"] ^*", code::wrong_result},
    {"[FEN \"4-2-2-2-1-0-0-0-0-0-0-0-15-22-S\"] [Result \"^25-23\"]", code::wrong_result},
    {"[Result \"^*\"] F c E b C f D b B d A e", code::wrong_result, 12},
    {"F c E b C f D b B d A e ^21-27", code::wrong_result, 12},
    {"F c E b C f D b B d A e ^*", code::wrong_result, 12},
    // results of games that stop, here with 0-5 in the stores
    {"F c E b C f ^44-4", code::wrong_result, 6},
    {"F c E b C f ^1-0", code::wrong_result, 6},
    {"F c E b C f ^20-20", code::wrong_result, 6},
    {"F c E b C f ^24-23", code::wrong_result, 6},
    {"1. F c ^1-0", code::wrong_result, 2},
    {"[Result \"^0-4\"] F c E b C f", code::wrong_result, 6},
    {"[Termination \"resignation by South\"] F c E b C f ^44-4", code::wrong_result, 6},
};

}  // namespace

TEST_CASE("broken files: every fault of an Oware file has its code and its place") {
  for (const auto& broken : broken_ogn) check_broken<oware::position>(broken);
}

TEST_CASE("broken files: every fault of an Adugo file has its code and its place") {
  using cause = adugo::parse_error;
  using adugo_code = adugo::parse_code;
  const auto of_move = [](adugo::move_error e) { return cause{adugo_code::illegal_move, 0, e}; };
  const broken_text<cause> table[] = {
      {"[Game \"^Oware\"]", code::other_game},
      {"[Variant \"^Oware Abapa\"]", code::other_game},
      {"[Game \"Adugo\"] [Variant \"^Oware\"]", code::other_game},
      {"[Termination \"resignation by dogs\"] c5-c4 ^*", code::wrong_result, 1},
      {"[Position \"ddddd/ddddd/dddd^/5/5/3/3 J\"]", code::bad_position, 0,
       cause{adugo_code::rank_too_short}},
      {"[Position \"ddddd/ddddd/ddJdd/5/5/3/3^\"]", code::bad_position, 0, cause{adugo_code::missing_side}},
      {"[Rules \"^jumps=single\"]", code::other_rules},
      {"[Rules \"jumps=^two\"]", code::bad_rules, 0, cause{adugo_code::unknown_rules}},
      {"[Result \"^26-22\"]", code::bad_result},
      {"[Result \"^1-1\"]", code::bad_result},
      {"[Result \"^1/2\"]", code::bad_result},
      {"[Termination \"^repetition\"]\nc5-c4 a5-a4 c4-c5 1/2-1/2", code::wrong_termination, 3},
      {"1. c5-^b5", code::illegal_move, 0, of_move(adugo::move_error::target_occupied)},
      {"1. c5-^a1", code::not_a_move, 0, cause{adugo_code::not_adjacent}},
      {"1. ^a5-a4", code::illegal_move, 0, of_move(adugo::move_error::wrong_side)},
      {"1. c5-c4 a5-a4 2. ^a4-a3", code::illegal_move, 2, of_move(adugo::move_error::wrong_side)},
      {"1. c5-c4 ^c5-c4", code::illegal_move, 1, of_move(adugo::move_error::empty_origin)},
      {"1. c5-c4^+1", code::not_a_move, 0, cause{adugo_code::trailing_characters}},
      {"1. c5xc6x^c7", code::not_a_move, 0, cause{adugo_code::landing_occupied}},
      {"1. c5-c4 ^2. a5-a4", code::wrong_move_number, 1},
      {"1. c5-c4 a5-a4 ^2-0", code::bad_result, 2},
      {"[Position \"ddddd/dd3/2Jd1/1d3/5/3/3 J\"] ^0-1", code::wrong_result},
      {"[Position \"ddddd/dd3/2Jd1/1d3/5/3/3 J\"] ^c5-c4", code::after_the_end, 0,
       of_move(adugo::move_error::game_over)},
  };
  for (const auto& broken : table) check_broken<adugo::position>(broken);
  // Adugo has nothing to play on with.
  const read_options play_on{.allow_moves_after_the_end = true};
  check_broken<adugo::position>(table[std::size(table) - 1], play_on);
}

TEST_CASE("broken files: rules that the reader's are not") {
  constexpr oware::rules no_slams{.grand_slam = oware::grand_slam_rule::forbidden};
  using position = oware::basic_position<no_slams>;
  check_broken<position>(broken_text<oware_cause>{"^F c", code::other_rules});
  check_broken<position>(broken_text<oware_cause>{"\n ^[Event \"a\"]\nF c", code::other_rules});
  check_broken<position>(broken_text<oware_cause>{"[Rules \"^quiet_limit=12\"]", code::other_rules});
  CHECK(first_error<position>("[Rules \"grand_slam=forbidden\"] F c", {}).code == code::none);
}

TEST_CASE("broken files: lines and columns") {
  // Columns are bytes, and a carriage return is one. A line ends behind its line feed.
  const auto error = [](std::string_view text) { return first_error<oware::position>(text, {}); };
  CHECK(error("x").line == 1);
  CHECK(error("x").column == 1);
  CHECK(error("F c\r\n\r\n E d\r\n x").line == 4);
  CHECK(error("F c\r\n\r\n E d\r\n x").column == 2);
  CHECK(error("{\xC3\xA9} x").column == 6);
  CHECK(error("{\n\n} x").line == 3);
  CHECK(error("{\n\n} x").column == 3);
  // the third of three games
  CHECK(error("F c *\n\nF c\n[Event \"a\"]\nF c\nF").line == 6);
  CHECK(error("F c *\n\nF c\n[Event \"a\"]\nF c\nF").column == 1);
  CHECK(error("F * F * x").column == 9);
}

TEST_CASE("broken files: nesting has a limit") {
  const auto nested = [](std::size_t depth) {
    std::string text = "F ";
    for (std::size_t i = 0; i != depth; ++i) text += "(E ";
    text.append(depth, ')');
    return text + " c *";
  };
  const auto deepest = nested(folkgames::max_variation_depth);
  CHECK(first_error<oware::position>(deepest, {}).code == code::none);
  const auto too_deep = nested(folkgames::max_variation_depth + 1);
  const auto e = first_error<oware::position>(too_deep, {});
  CHECK(e.code == code::nested_too_deep);
  CHECK(e.column == 3 + 3 * folkgames::max_variation_depth);
  // Where variations are skipped there is none.
  CHECK(first_error<oware::position>(nested(100'000), {.keep_variations = false}).code == code::none);
}

TEST_CASE("broken files: where variations are skipped, only their parentheses and comments must be right") {
  const read_options skip{.keep_variations = false};
  CHECK(first_error<oware::position>("F (what [is] this? {)} 77) c *", skip).code == code::none);
  check_broken<oware::position>(broken_text<oware_cause>{"F ^(E (D) c", code::unterminated, 1}, skip);
  check_broken<oware::position>(broken_text<oware_cause>{"F (E ^{D) c", code::unterminated, 1}, skip);
  check_broken<oware::position>(broken_text<oware_cause>{"^(F) F", code::variation_without_move}, skip);
}

TEST_CASE("broken files: the reader goes on with the next game") {
  const std::string_view text =
      "[Event \"bad tag\"]\n[Site]\n[Date \"2020\"]\n\n1. F c *\n\n"
      "[Event \"good\"]\n\n1. F c *\n\n"
      "[Event \"bad move\"]\n\n1. F F\n2. E [\n\n"
      "[Event \"good\"]\n\n1. E *\n"
      "[Event \"wrong result\"]\n[FEN \"4-2-2-2-1-0-0-0-0-0-0-0-15-22-S\"]\n\n20-20\n"
      "[Event \"good\"]\n1. D *\n"
      "[Event \"no move behind the number\"]\n1.\n"
      "[Event \"good\"]\n1. C *\n"
      "[Event \"no end of a comment\"]\n1. {\n"
      "[Event \"good\"]\n1. B *\n";
  game_reader<oware::position> reader{text};
  std::string seen;
  for (auto status = reader.next(); status != read_status::end; status = reader.next()) {
    if (status == read_status::game) {
      CHECK(*reader.game().tags.find("Event") == "good");
      seen += to_move_list(reader.game().record) + ' ';
    } else {
      CHECK(status == read_status::bad_game);
      seen += std::to_string(reader.error().line) + ' ';
    }
  }
  CHECK(seen == "2 Fc 13 E 22 D 26 C 30 B ");
}

TEST_CASE("broken files: an error in words") {
  const auto words = [](std::string_view text) { return message(first_error<oware::position>(text, {})); };
  CHECK(words("1. F c\n2. F") == "line 2, column 4, after ply 2: the move is not legal: the pit is empty");
  CHECK(words("[Event]") == "line 1, column 7: a tag is written [Name \"value\"]");
  CHECK(words("1. Q") == "line 1, column 4: this is no move: no pit has this name");
}
