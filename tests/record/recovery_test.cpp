#include <folkgames/record.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <string>
#include <string_view>

// How the reader goes on behind a fault, how much it looks at, and what it takes at the beginning of a text.

namespace {

namespace oware = folkgames::oware;
using folkgames::game_reader;
using folkgames::read_options;
using folkgames::read_status;
using code = folkgames::record_code;

constexpr oware::rules no_slams{.grand_slam = oware::grand_slam_rule::forbidden};

// The moves of the games that the reader takes, and "!" for each with a fault.
template <class P = oware::position>
std::string games_in(std::string_view text, const read_options& options = {}) {
  game_reader<P> reader{text, options};
  std::string games;
  for (auto s = reader.next(); s != read_status::end; s = reader.next()) {
    if (!games.empty()) games += ' ';
    games += s == read_status::game ? to_move_list(reader.game().record) : "!";
  }
  return games;
}

// The same, fed in pieces.
std::string games_in_pieces(std::string_view text, std::size_t piece, const read_options& options = {}) {
  game_reader<oware::position> reader{options};
  std::string games;
  std::size_t begin = 0;
  for (std::size_t end = 0; end != text.size();) {
    end = std::min(text.size(), end + piece);
    reader.feed(text.substr(begin, end - begin), end == text.size());
    for (auto s = reader.next(); s == read_status::game || s == read_status::bad_game; s = reader.next()) {
      if (!games.empty()) games += ' ';
      games += s == read_status::game ? to_move_list(reader.game().record) : "!";
    }
    begin += reader.consumed();
  }
  return games;
}

}  // namespace

TEST_CASE("recovery: without tags the next game is a first move behind an empty line") {
  struct {
    std::string_view text, games;
  } const table[] = {
      {"1. F x\n\n1. E c *\n\n1. D *\n", "! Ec D"},
      {"1. F x\r\n \t\r\n1.E", "! E"},
      {"1. F x\n1. E c *\n\n1. D", "! D"},             // no empty line between
      {"1. F x\n\n2. E\n\n 1. E\n\n1... c\n\n", "!"},  // these are no first moves at the beginning of a line
      {"1. F x\n\n11. E\n\n1", "!"},
      {"1. F x\n\n1.", "! !"},
      {"1. F x\n\n\n\n1. E", "! E"},
      // The first of the moves behind a tag at fault belong to its game.
      {"[Event]\n\n1. F c *\n\n1. E *\n", "! E"},
      {"[Event]\n[Site \"a\"]\n\n\n1. F\n\n[Site \"b\"]\n\n1. E *\n", "! E"},
      {"[Event \"a\"]\n\n1. x\n\n1. E *\n", "! E"},
  };
  for (const auto& t : table) {
    CAPTURE(t.text);
    CHECK(games_in(t.text) == t.games);
    for (const std::size_t piece : {1u, 2u, 3u, 5u, 50u}) CHECK(games_in_pieces(t.text, piece) == t.games);
  }
}

TEST_CASE("recovery: what stands in comments is no game") {
  for (const char* fault :
       {"x", "F F", "1. {a} x", "F (E }", "2. F", "F c 99", "F c 2. {\n[A \"b\"] E\n} *"}) {
    CAPTURE(fault);
    const std::string text =
        std::string{fault} + " {\n[Event \"a\"]\n1. F\n\n1. E\n} {\\}\n[A \"b\"] }\n\n1. D c\n";
    CHECK(games_in(text) == "! Dc");
    for (const std::size_t piece : {1u, 4u, 70u}) CHECK(games_in_pieces(text, piece) == "! Dc");
  }
  // But behind a brace that none closes.
  CHECK(games_in("x {\n[Event \"a\"]\n1. F\n") == "! F");
  CHECK(games_in("{\n[Event \"a\"]\n1. F\n[Event \"b\"]\n1. E\n") == "! F E");
  CHECK(games_in("[Event {]\n[Site \"}\"]\n\n1. F\n\n[Site \"b\"] E") == "! E");
}

TEST_CASE("recovery: a variation that is skipped ends at the next game") {
  const read_options skip{.keep_variations = false};
  const std::string_view text =
      "F (E {a} [b] (D)\n[Event \"a\"] E (D) {)} c\n[Event \"b\"] D (C {\n[A \"c\"] C";
  CHECK(games_in(text, skip) == "! Ec ! C");
  for (const std::size_t piece : {1u, 3u, 30u}) CHECK(games_in_pieces(text, piece, skip) == "! Ec ! C");
}

TEST_CASE("recovery: where the rules are missing, the tags are over") {
  using position = oware::basic_position<no_slams>;
  CHECK(games_in<position>("[Event \"a\"] F\n[Rules \"grand_slam=forbidden\"] E") == "! E");
  CHECK(games_in<position>("F c *\n\n1. E\n[Rules \"grand_slam=forbidden\"] D") == "! ! D");
}

TEST_CASE("recovery: behind a fault the game has nothing of the one before") {
  game_reader<oware::position> reader{
      "[FEN \"0-0-0-0-0-3-0-0-0-0-0-0-20-25-S\"] {a} F {b} 0-48\n"
      "[Event \"a\"]\n[Site]\n\n[Event \"b\"] F c (d) 25-20\n[Site]\n",
      {.allow_moves_after_the_end = true}};
  REQUIRE(reader.next() == read_status::bad_game);  // the score
  CHECK(reader.game().after_the_end.size() == 1);
  REQUIRE(reader.next() == read_status::bad_game);
  folkgames::written_game<oware::position> only_the_tag;
  only_the_tag.tags.set("Event", "a");
  CHECK(reader.game() == only_the_tag);
  REQUIRE(reader.next() == read_status::game);
  REQUIRE(reader.next() == read_status::bad_game);
  CHECK(reader.game() == folkgames::written_game<oware::position>{});
}

TEST_CASE("recovery: warnings have their places, over lines and in variations") {
  const read_options warn{.capture_count = folkgames::capture_count_check::warn};
  game_reader<oware::position> reader{"\n F+1 c+2\n(d+3\n e+4) E+5 b\n\n  C+6 *", warn};
  REQUIRE(reader.next() == read_status::bad_game);  // not legal: e is another side's
  CHECK(reader.warnings().empty());
  game_reader<oware::position> good{"\n F+1 c+2\n(d+3\n E+4) E+5 b\n\n  C+6 *", warn};
  REQUIRE(good.next() == read_status::game);
  std::string places;
  for (const auto& w : good.warnings()) {
    places += std::to_string(w.line) + ':' + std::to_string(w.column) + '/' + std::to_string(w.ply) + ' ';
  }
  CHECK(places == "2:3/0 2:7/1 3:3/1 4:3/2 4:8/2 6:4/4 ");
}

TEST_CASE("recovery: a game has a limit of tags") {
  const auto with_tags = [](std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i != count; ++i) text += "[t" + std::to_string(i) + " \"\"]\n";
    return text + "[Result \"*\"]\nF *\n\n[Event \"a\"]\nE";
  };
  const std::size_t most = folkgames::tag_list::max_size();
  CHECK(games_in(with_tags(most)) == "F E");
  CHECK(games_in(with_tags(most + 1)) == "! E");
  const std::string text = with_tags(most + 1);
  game_reader<oware::position> reader{text};
  REQUIRE(reader.next() == read_status::bad_game);
  CHECK(reader.error().code == code::too_many_tags);
  CHECK(reader.error().line == most + 1);
  CHECK(reader.error().column == 8);
  folkgames::tag_list tags = reader.game().tags;
  CHECK(tags.size() == most);
  CHECK_FALSE(tags.set("one_more", ""));
  CHECK(tags.set("t0", "other"));
  CHECK(tags.erase("t7"));
  CHECK(tags.set("one_more", ""));
}

TEST_CASE("recovery: a byte order mark is skipped, at the beginning only") {
  const std::string text = "\xEF\xBB\xBF[Event \"a\"]\nF *\n[Event \"b\"]\nE x";
  CHECK(games_in(text) == "F !");
  for (const std::size_t piece : {1u, 2u, 3u, 4u, 50u}) CHECK(games_in_pieces(text, piece) == "F !");
  CHECK(games_in("\xEF\xBB\xBF") == "");
  CHECK(folkgames::peek_tag(text, "Event") == "a");
  CHECK(games_in(" \xEF\xBB\xBF"
                 "F") == "!");
  CHECK(games_in("\xEF\xBB\xBF\xEF\xBB\xBF"
                 "F") == "!");
  for (const char* part : {"\xEF", "\xEF\xBB",
                           "\xEF\xBB"
                           "F"}) {
    CHECK(games_in(part) == "!");
    CHECK(games_in_pieces(part, 1) == "!");
  }
  // Columns are bytes, and these are some.
  game_reader<oware::position> reader{
      "\xEF\xBB\xBF"
      "x"};
  REQUIRE(reader.next() == read_status::bad_game);
  CHECK(reader.error().column == 4);
}

TEST_CASE("recovery: the time is linear in the text, whatever is in it") {
  struct {
    const char* name;
    std::string_view begin, part, end;
  } const table[] = {
      {"tags", "", "[t \"\"]\n", ""},
      {"warnings", "F ", "(E+1) ", ""},
      {"comments without an end", "", "[A \"b\"]\n{\n", ""},
      {"comments with one end", "", "[A \"b\"]\n1. {\n", "}"},
      {"comments with one end in variations", "", "[A \"b\"]\nF ({\n", "}"},
      {"variations without an end", "", "[A \"b\"]\nF (\n", ""},
      {"braces behind a fault", "", "[A \"b\"]\nx {\n", ""},
      {"faults", "", "1. x\n\n", ""},
      {"braces behind one fault", "x ", "{", ""},
  };
  // In clock ticks of this process, the least of three runs.
  const auto time = [](const auto& t, std::size_t parts, const read_options& options) {
    std::string text{t.begin};
    for (std::size_t i = 0; i != parts; ++i) {
      text += t.part;
      // different names
      if (t.part[1] == 't') text.insert(text.size() - 5, std::to_string(i));
    }
    text += t.end;
    std::clock_t least = 0;
    for (int run = 0; run != 3; ++run) {
      const std::clock_t begin = std::clock();
      games_in(text, options);
      const std::clock_t ticks = std::clock() - begin;
      if (run == 0 || ticks < least) least = ticks;
    }
    return static_cast<double>(least);
  };
  for (const auto& t : table) {
    for (const bool keep : {true, false}) {
      CAPTURE(t.name);
      const read_options options{.keep_variations = keep,
                                 .capture_count = folkgames::capture_count_check::warn};
      const double once = time(t, 2'000, options);
      // Sixteen times as much; quadratic were 256 times. Shorter times than a millisecond say nothing.
      CHECK(time(t, 32'000, options) < 64 * std::max(once, CLOCKS_PER_SEC / 1000.0));
    }
  }
}
