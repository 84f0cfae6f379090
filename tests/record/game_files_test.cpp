#include "support/worked_case.hpp"

#include <folkgames/record.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// What the reader takes from right texts, and what the writer writes.

namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;
using folkgames::comment;
using folkgames::game_reader;
using folkgames::read_options;
using folkgames::read_status;
using folkgames::written_game;

// The one game of a text. Where there is an error or another game, the test fails.
template <class P>
written_game<P> game_from(std::string_view text, const read_options& options = {}) {
  game_reader<P> reader{text, options};
  const read_status status = reader.next();
  if (status == read_status::bad_game) FAIL_CHECK(message(reader.error()));
  REQUIRE(status == read_status::game);
  written_game<P> game = reader.game();
  CHECK(reader.next() == read_status::end);
  return game;
}

constexpr std::string_view ogn =
    "[Variant \"Oware Abapa\"]\n"
    "[Event \"A \\\"friendly\\\" \\\\ game\"]\n"
    "[South \"Ama\"]\n"
    "[North \"K\xC3\xB6 \\x\"]\n"
    "[Result \"*\"]\n"
    "\n"
    "{before all} 1. F c {a good\nstart} {really} 2. E (2. D b {or d} (2... d) 3. C)\n"
    "(2. A) 2... b 3. C f+5 *\n";

}  // namespace

TEST_CASE("game files: all parts of an Oware file") {
  const auto game = game_from<oware::position>(ogn);
  CHECK(game.tags.size() == 3);
  CHECK(*game.tags.find("Event") == "A \"friendly\" \\ game");
  CHECK(*game.tags.find("North") == "K\xC3\xB6 \\x");
  CHECK(game.tags.find("Result") == nullptr);
  CHECK(to_move_list(game.record) == "FcEbCf");
  CHECK(game.record.current().store(oware::side::north) == 5);
  CHECK_FALSE(game.stated_result);
  CHECK_FALSE(result_of(game));
  CHECK(game.comments == std::vector<comment>{{0, "before all"}, {2, "a good\nstart"}, {2, "really"}});
  REQUIRE(game.variations.size() == 2);
  const auto& instead_of_e = game.variations[0];
  CHECK(instead_of_e.ply == 2);
  CHECK(instead_of_e.moves ==
        std::vector{oware::move{oware::pit::D}, oware::move{oware::pit::b}, oware::move{oware::pit::C}});
  CHECK(instead_of_e.comments == std::vector<comment>{{4, "or d"}});
  REQUIRE(instead_of_e.variations.size() == 1);
  CHECK(instead_of_e.variations[0].ply == 3);
  CHECK(instead_of_e.variations[0].moves == std::vector{oware::move{oware::pit::d}});
  CHECK(game.variations[1].ply == 2);
}

TEST_CASE("game files: comments and variations are left out by choice") {
  const auto game = game_from<oware::position>(ogn, {.keep_comments = false, .keep_variations = false});
  CHECK(to_move_list(game.record) == "FcEbCf");
  CHECK(game.comments.empty());
  CHECK(game.variations.empty());
  const auto with_variations = game_from<oware::position>(ogn, {.keep_comments = false});
  CHECK(with_variations.comments.empty());
  CHECK(with_variations.variations.size() == 2);
  CHECK(with_variations.variations[0].comments.empty());
}

TEST_CASE("game files: an Oware file as it is written") {
  auto game = game_from<oware::position>(ogn);
  CHECK(to_text(game) ==
        "[Variant \"Oware Abapa\"]\n"
        "[Event \"A \\\"friendly\\\" \\\\ game\"]\n"
        "[South \"Ama\"]\n"
        "[North \"K\xC3\xB6 \\\\x\"]\n"
        "[Result \"*\"]\n"
        "\n"
        "{before all} 1. F c {a good\n"
        "start} {really} 2. E ( 2. D b {or d} ( 2... d ) 3. C ) ( 2. A ) 2... b 3. C f+5\n"
        "*\n"
        "\n");
  CHECK(game_from<oware::position>(to_text(game)) == game);
}

TEST_CASE("game files: after a comment or a variation the second move of a turn has its number too") {
  const auto text_of = [](std::string_view moves) {
    const std::string text = to_text(game_from<oware::position>(moves));
    return text.substr(text.find("\n\n") + 2);
  };
  CHECK(text_of("F c E b") == "1. F c 2. E b *\n\n");
  CHECK(text_of("F {a} c {b} E b") == "1. F {a} 1... c {b} 2. E b *\n\n");
  CHECK(text_of("F (E) c (d) E (D (C)) b") ==
        "1. F ( 1. E ) 1... c ( 1... d ) 2. E ( 2. D ( 2. C ) ) 2... b *\n\n");
  CHECK(text_of("F c E (D {a} b {b} C)") == "1. F c 2. E ( 2. D {a} 2... b {b} 3. C ) *\n\n");
}

TEST_CASE("game files: an Adugo file, both ways") {
  constexpr std::string_view text =
      "[Game \"Adugo\"]\n"
      "[Event \"?\"]\n"
      "[Jaguar \"Ana\"]\n"
      "[Dogs \"Rui\"]\n"
      "[Result \"1-0\"]\n"
      "[Position \"ddddd/dddd1/2Jd1/4d/5/3/3 d\"]\n"
      "\n"
      "1. e4-e3 c5xe5 2. e3-d3 e5-e4 1-0\n"
      "\n";
  const auto game = game_from<adugo::position>(text);
  CHECK(game.record.plies() == 4);
  CHECK(game.record.start().to_move() == adugo::side::dogs);
  CHECK(game.stated_result == adugo::game_result::jaguar_wins);
  CHECK(to_text(game) == text);
  // With the points jumped over, with no numbers, on one line: the same game.
  CHECK(game_from<adugo::position>("[Position \"ddddd/dddd1/2Jd1/4d/5/3/3 d\"][Event \"?\"] [Jaguar \"Ana\"] "
                                   "[Dogs \"Rui\"] e4-e3 c5xd5xe5 e3-d3 e5-e4 1-0") == game);
}

TEST_CASE("game files: what is not said is not invented") {
  CHECK(game_from<oware::position>("F c") == game_from<oware::position>("1.F 1...c *"));
  CHECK(game_from<oware::position>("F c").tags.empty());
  CHECK(game_from<oware::position>("*") == written_game<oware::position>{});
  CHECK(game_from<oware::position>("[Result \"*\"]") == written_game<oware::position>{});
  CHECK(game_from<oware::position>("[ Variant  \"Abapa\" ]") == written_game<oware::position>{});
  // The other game's tag may name this one, and is a tag like any.
  CHECK(*game_from<oware::position>("[Game \"Oware\"] F").tags.find("Game") == "Oware");
  CHECK(*game_from<adugo::position>("[Variant \"Adugo\"]").tags.find("Variant") == "Adugo");
  // +n may be missing
  CHECK(game_from<oware::position>("F c E b C f").record ==
        game_from<oware::position>("F c E b C f+5").record);
}

TEST_CASE("game files: empty texts have no games") {
  CHECK(game_reader<oware::position>{""}.next() == read_status::end);
  CHECK(game_reader<oware::position>{" \r\n\t\n"}.next() == read_status::end);
}

TEST_CASE("game files: several games, with and without results and empty lines between") {
  game_reader<oware::position> reader{
      "[A \"1\"]\nF c *[A \"2\"]\nE\n[A \"3\"]\n\n\n[A4 \"4\"] D\n 26-22 C 25-20"};
  std::string moves;
  while (reader.next() == read_status::game) moves += to_move_list(reader.game().record) + ' ';
  CHECK(moves == "Fc E D C ");
  CHECK(reader.next() == read_status::end);
}

TEST_CASE("game files: each game is read anew") {
  game_reader<oware::position> reader{
      "[Event \"a\"] [FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"] {a} a (b) 26-22\n\nF *"};
  REQUIRE(reader.next() == read_status::game);
  REQUIRE(reader.next() == read_status::game);
  CHECK(reader.game() == game_from<oware::position>("F"));
}

TEST_CASE("game files: a start for either side to move survives") {
  for (const char* position : {"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N 1",
                               "0-0-8-0-0-1-1-1-1-1-2-3-15-15-S", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S 99"}) {
    CAPTURE(position);
    written_game<oware::position> game;
    game.record.restart(worked::position_from<oware::position>(position));
    CHECK(game_from<oware::position>(to_text(game)) == game);
    const oware::move first = game.record.current().legal_moves()[0];
    game.record.play(first);
    CHECK(game_from<oware::position>(to_text(game)) == game);
  }
  written_game<adugo::position> game;
  game.record.restart(adugo::position::initial(adugo::side::dogs));
  CHECK(game_from<adugo::position>(to_text(game)) == game);
  CHECK(game_from<adugo::position>(to_text(game)).record.start().to_move() == adugo::side::dogs);
}

TEST_CASE("game files: any text survives in tags and comments") {
  written_game<oware::position> game;
  std::string all_bytes;
  for (int c = 1; c != 256; ++c) all_bytes += static_cast<char>(c);
  std::string one_line = all_bytes;
  one_line.erase(one_line.find('\n'), 1);
  one_line.erase(one_line.find('\r'), 1);
  REQUIRE(game.tags.set("Bytes", one_line));
  for (const char* text : {"", "\\", "\\\\", "\\\"", "a \\", "\"]", "\"] [Event \"x", "] 1. F", "\\n"}) {
    REQUIRE(game.tags.set("T" + std::to_string(game.tags.size()), text));
  }
  for (const char* text :
       {"", "\\", "\\\\", "}", "} 1. F {", "\\}", "{", "(", " a ", "\n", "a\n\nb\r\n", "[Event \"x\"]"}) {
    game.comments.push_back({0, text});
  }
  game.comments.push_back({0, all_bytes});
  game.comments.push_back({0, std::string(1, '\0')});
  CHECK(game_from<oware::position>(to_text(game)) == game);
}

TEST_CASE("game files: tags have names that a file can have, and values of one line") {
  folkgames::tag_list tags;
  CHECK(tags.set("Event", "a"));
  CHECK(tags.set("A_1", ""));
  for (const char* name : {"", "a b", "a-b", "\xC3\xA9", "a]", "a\""}) CHECK_FALSE(tags.set(name, "x"));
  CHECK_FALSE(tags.set("Event", "a\nb"));
  CHECK_FALSE(tags.set("Event", "a\r"));
  CHECK(tags.size() == 2);
  CHECK(tags.set("Event", "b"));
  CHECK(tags.size() == 2);
  CHECK(*tags.find("Event") == "b");
  CHECK(tags.begin()->name == "Event");
  CHECK(tags.find("event") == nullptr);
  CHECK_FALSE(tags.erase("event"));
  CHECK(tags.erase("Event"));
  CHECK_FALSE(tags.erase("Event"));
  CHECK(tags.size() == 1);
  CHECK(tags.begin()->name == "A_1");
}

TEST_CASE("game files: a tag cannot contradict the game") {
  written_game<oware::position> game = game_from<oware::position>("F c *");
  for (const char* name : {"Result", "FEN", "Rules", "Variant"}) game.tags.set(name, "nonsense");
  CHECK(game_from<oware::position>(to_text(game)) == game_from<oware::position>("F c *"));
  game.tags.clear();
  game.tags.set("Termination", "time forfeit");
  CHECK(game_from<oware::position>(to_text(game)) == game);
}

TEST_CASE("game files: results and adjudications survive") {
  written_game<oware::position> game = game_from<oware::position>("F c E b *");
  game.stated_result = oware::score{25, 23};
  CHECK(result_of(game) == oware::score{25, 23});
  CHECK(game_from<oware::position>(to_text(game)) == game);
  // of a game that stops: a majority, all seeds, or the stores as they are
  for (const char* text : {"F c E b C f 25-5", "F c E b C f 0-25", "F c E b C f 24-24", "F c E b C f 0-5"}) {
    CAPTURE(text);
    CHECK(game_from<oware::position>(text).stated_result);
  }
  for (const oware::side s : {oware::side::south, oware::side::north}) {
    game.record.withdraw_adjudication();
    game.record.resign(s);
    CHECK(game_from<oware::position>(to_text(game)) == game);
  }
  game.record.withdraw_adjudication();
  game.record.agree_draw();
  game.stated_result.reset();
  CHECK(to_text(game).find("[Termination \"agreed draw\"]") != std::string::npos);
  CHECK(game_from<oware::position>(to_text(game)) == game);
}

TEST_CASE("game files: a game that a repetition ended has the score that follows") {
  constexpr std::string_view text =
      "[Variant \"Oware Abapa\"]\n[Result \"25-23\"]\n[Termination \"repetition\"]\n"
      "[FEN \"1-0-0-0-0-0-1-0-0-0-0-0-24-22-S\"]\n\n1. A a 2. B b 3. C c 4. D d 5. E e 6. F f 25-23\n\n";
  const auto game = game_from<oware::position>(text);
  CHECK(game.record.adjudication().kind == folkgames::adjudication_kind::repetition);
  CHECK_FALSE(game.stated_result);
  CHECK(to_text(game) == text);

  const auto draw =
      game_from<adugo::position>("[Termination \"repetition\"] c5-c4 a5-a4 c4-c5 a4-a5 1/2-1/2");
  CHECK(result_of(draw) == adugo::game_result::draw);
  CHECK(game_from<adugo::position>(to_text(draw)) == draw);
  const auto resigned = game_from<adugo::position>("[Termination \"resignation by dogs\"] c5-c4 1-0");
  CHECK(result_of(resigned) == adugo::game_result::jaguar_wins);
  CHECK(game_from<adugo::position>(to_text(resigned)) == resigned);
}

TEST_CASE("game files: other rules are written, and read by a reader for them") {
  constexpr oware::rules chosen{.grand_slam = oware::grand_slam_rule::forbidden, .quiet_limit = 12};
  using position = oware::basic_position<chosen>;
  written_game<position> game;
  game.record.play(oware::move{oware::pit::F});
  const std::string text = to_text(game);
  CHECK(text.starts_with(
      "[Variant \"Oware\"]\n[Result \"*\"]\n[Rules \"grand_slam=forbidden quiet_limit=12\"]\n\n"));
  CHECK(game_from<position>(text) == game);
  CHECK(folkgames::peek_tag(text, "Rules") == "grand_slam=forbidden quiet_limit=12");
  CHECK(oware::parse_rules(*folkgames::peek_tag(text, "Rules")).value() == chosen);
}

TEST_CASE("game files: a look at one tag") {
  CHECK(folkgames::peek_tag(ogn, "Event") == "A \"friendly\" \\ game");
  CHECK(folkgames::peek_tag(ogn, "Variant") == "Oware Abapa");
  CHECK_FALSE(folkgames::peek_tag(ogn, "Rules"));
  CHECK_FALSE(folkgames::peek_tag("", "Rules"));
  CHECK_FALSE(folkgames::peek_tag("F c [Rules \"x\"]", "Rules"));
  CHECK_FALSE(folkgames::peek_tag("[Event] [Rules \"x\"]", "Rules"));
}

TEST_CASE("game files: a wrong number of captured seeds is a warning on request") {
  game_reader<oware::position> reader{"F+1 c E b C f+4 (d+1) *\nF c",
                                      {.capture_count = folkgames::capture_count_check::warn}};
  REQUIRE(reader.next() == read_status::game);
  CHECK(to_move_list(reader.game().record) == "FcEbCf");
  REQUIRE(reader.warnings().size() == 3);
  CHECK(reader.warnings()[0].code == folkgames::record_code::wrong_capture_count);
  CHECK(reader.warnings()[0].column == 2);
  CHECK(reader.warnings()[1].column == 14);
  CHECK(reader.warnings()[1].ply == 5);
  CHECK(reader.warnings()[2].column == 19);
  REQUIRE(reader.next() == read_status::game);
  CHECK(reader.warnings().empty());
}

TEST_CASE("game files: lines have at most 79 bytes, but for longer words") {
  written_game<adugo::position> game;
  for (int i = 0; i != 300; ++i)
    game.record.play(worked::move_from(game.record.current(), i % 4 == 0   ? "c5-c4"
                                                              : i % 4 == 1 ? "a5-a4"
                                                              : i % 4 == 2 ? "c4-c5"
                                                                           : "a4-a5"));
  const std::string text = to_text(game);
  std::size_t longest = 0;
  for (std::size_t at = text.find("\n\n") + 2; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    if (end - at > longest) longest = end - at;
    at = end + 1;
  }
  CHECK(longest <= 79);
  CHECK(longest >= 74);
}

TEST_CASE("game files: fed in pieces, games come out as from one text") {
  std::string text;
  for (int i = 0; i != 5; ++i) {
    text += ogn;
    text += "\n[Event \"bad\"]\n\n1. F x\n\n[Event \"no result\"]\nF c\n\n";
  }
  const auto describe = [](const game_reader<oware::position>& reader, read_status status) {
    return status == read_status::game
               ? to_text(reader.game())
               : std::to_string(reader.error().line) + ":" + std::to_string(reader.error().column) + "\n";
  };
  std::string expected;
  game_reader<oware::position> whole{text};
  for (auto status = whole.next(); status != read_status::end; status = whole.next()) {
    expected += describe(whole, status);
  }
  for (const std::size_t piece : {1u, 2u, 7u, 64u, 500u, 5000u}) {
    CAPTURE(piece);
    std::string got;
    std::string buffer;
    std::size_t longest = 0;
    game_reader<oware::position> reader;
    CHECK(reader.next() == read_status::more);
    for (std::size_t at = 0; at < text.size(); at += piece) {
      buffer += text.substr(at, piece);
      const bool last = at + piece >= text.size();
      reader.feed(buffer, last);
      auto status = reader.next();
      for (; status == read_status::game || status == read_status::bad_game; status = reader.next()) {
        got += describe(reader, status);
      }
      CHECK(status == (last ? read_status::end : read_status::more));
      buffer.erase(0, reader.consumed());
      if (buffer.size() > longest) longest = buffer.size();
    }
    CHECK(got == expected);
    CHECK(longest < 2 * ogn.size());
  }
}
