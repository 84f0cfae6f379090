#include "reference/oware.hpp"
#include "support/worked_case.hpp"

#include <folkgames/record.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

// Games that people played, ply by ply. Two of them go on after they are decided, or stop before.

namespace {

namespace oware = folkgames::oware;
using folkgames::read_options;

struct human_game {
  std::string name;
  std::size_t plies = 0;
  std::size_t decided_after = 0;  // 0: it never is
  std::string last_position;      // without the quiet plies
  std::string ending;
  std::string moves;
};

std::string after(const std::string& field, const std::string& words) {
  return field.substr(field.find(words) + words.size());
}

// The games of tests/data/oware-games.txt, a line each; its fields stand between " | ".
std::vector<human_game> read_games() {
  std::vector<human_game> games;
  std::ifstream file{std::string{FOLKGAMES_TEST_DATA} + "/oware-games.txt"};
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string> fields;
    for (std::size_t at = 0; at < line.size();) {
      const std::size_t end = line.find(" | ", at);
      fields.push_back(line.substr(at, end - at));
      at = end == std::string::npos ? line.size() : end + 3;
    }
    REQUIRE(fields.size() == 6);
    human_game game;
    game.name = fields[0];
    std::istringstream{fields[1]} >> game.plies;
    std::istringstream{after(fields[2], "at ply ")} >> game.decided_after;
    game.last_position = after(fields[3], "ply ");
    game.ending = after(fields[4], "ends: ");
    game.moves = fields[5];
    games.push_back(game);
  }
  return games;
}

// The position as the reference sees it after so many moves, whoever has won.
reference::oware::position by_reference(const std::string& moves, std::size_t plies) {
  reference::oware::position p = reference::oware::start();
  for (std::size_t ply = 0; ply != plies; ++ply) {
    // Sowing asks nothing about the end of the game.
    const auto sowing = reference::oware::sow(p, moves[ply], {});
    REQUIRE_FALSE(sowing.visited.empty());
    p = reference::oware::after(p, moves[ply], {});
  }
  return p;
}

template <class P>
std::string without_quiet_plies(const P& p) {
  const std::string text{to_text(p).view()};
  return text.substr(0, text.find(' '));
}

}  // namespace

TEST_CASE("human games: there are four") { CHECK(read_games().size() == 4); }

TEST_CASE("human games: every ply agrees with the reference") {
  for (const human_game& g : read_games()) {
    CAPTURE(g.name);
    const auto list = folkgames::read_move_list<oware::position>(g.moves, oware::position{},
                                                                 {.allow_moves_after_the_end = true});
    REQUIRE(list);
    const std::size_t decided = g.decided_after != 0 ? g.decided_after : g.plies;
    REQUIRE(list.game.record.plies() == decided);
    REQUIRE(list.game.record.plies() + list.game.after_the_end.size() == g.plies);
    for (std::size_t ply = 0; ply <= decided; ++ply) {
      REQUIRE(std::string{to_text(list.game.record.position_at(ply)).view()} ==
              reference::oware::to_text(by_reference(g.moves, ply)));
    }
    CHECK(without_quiet_plies(last_position(list.game)) == g.last_position);
    CHECK(list.game.record.current().is_over() == (g.ending != "unfinished"));
  }
}

TEST_CASE("human games: the moves after the end agree with the reference too") {
  for (const human_game& g : read_games()) {
    CAPTURE(g.name);
    if (g.decided_after == 0) continue;
    oware::position p =
        folkgames::read_move_list<oware::position>(g.moves.substr(0, g.decided_after)).game.record.current();
    for (std::size_t ply = g.decided_after; ply != g.plies; ++ply) {
      p = play_on(p, worked::move_from(undecided(p), g.moves.substr(ply, 1)));
      REQUIRE(std::string{to_text(p).view()} == reference::oware::to_text(by_reference(g.moves, ply + 1)));
    }
  }
}

TEST_CASE("human games: without the option, what follows the end is an error at the right ply") {
  for (const human_game& g : read_games()) {
    CAPTURE(g.name);
    const auto list = folkgames::read_move_list<oware::position>(g.moves);
    CHECK(bool{list} == (g.decided_after == 0));
    if (g.decided_after == 0) continue;
    CHECK(list.error.code == folkgames::record_code::after_the_end);
    CHECK(list.error.ply == g.decided_after);
    CHECK(list.error.column == g.decided_after + 1);
    CHECK(list.error.line == 1);
    CHECK(list.error.cause.illegal == oware::move_error::game_over);
    CHECK(list.game.record.plies() == g.decided_after);
  }
}

TEST_CASE("human games: as files they have their results, and come back equal") {
  const char* const results[] = {"26-22", "14-27", "*", "*"};
  const read_options play_on{.allow_moves_after_the_end = true};
  std::size_t number = 0;
  for (const human_game& g : read_games()) {
    CAPTURE(g.name);
    auto game = folkgames::read_move_list<oware::position>(g.moves, oware::position{}, play_on).game;
    game.tags.set("Event", g.name);
    const std::string text = to_text(game);
    CHECK(folkgames::peek_tag(text, "Result") == results[number++]);
    folkgames::game_reader<oware::position> reader{text, play_on};
    REQUIRE(reader.next() == folkgames::read_status::game);
    CHECK(reader.game() == game);
    CHECK(reader.next() == folkgames::read_status::end);
    folkgames::game_reader<oware::position> strict{text};
    CHECK(strict.next() ==
          (g.decided_after == 0 ? folkgames::read_status::game : folkgames::read_status::bad_game));
  }
}
