#include "support/worked_case.hpp"

#include <folkgames/record.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;
using folkgames::read_move_list;
using code = folkgames::record_code;

// A wrong list; ^ marks the place and is no part of it.
struct broken_list {
  std::string_view marked;
  code reason;
  std::size_t ply;
};

template <class P>
void check_broken(const broken_list& broken) {
  CAPTURE(broken.marked);
  std::string text{broken.marked};
  text.erase(text.find('^'), 1);
  const auto list = read_move_list<P>(text);
  CHECK_FALSE(list);
  CHECK(list.error.code == broken.reason);
  CHECK(list.error.line == 1);
  CHECK(list.error.column == broken.marked.find('^') + 1);
  CHECK(list.error.ply == broken.ply);
  CHECK(list.game.record.plies() == broken.ply);
}

}  // namespace

TEST_CASE("move lists: Oware, without anything between the moves") {
  const auto list = read_move_list<oware::position>("FcEbCfDbBdAe");
  REQUIRE(list);
  CHECK(list.game.record.plies() == 12);
  CHECK(final_score(list.game.record) == oware::score{0, 27});
  CHECK(to_move_list(list.game.record) == "FcEbCfDbBdAe");
}

TEST_CASE("move lists: Adugo, with one blank between the moves") {
  const auto start = worked::position_from<adugo::position>("ddddd/dddd1/2Jd1/4d/5/3/3 J");
  const auto list = read_move_list("c5xd5xe5xe4xe3", start);
  REQUIRE(list);
  CHECK(list.game.record.start() == start);
  CHECK(result_of(list.game.record) == adugo::game_result::jaguar_wins);
  CHECK(to_move_list(list.game.record) == "c5xe5xe3");
  CHECK(to_move_list(read_move_list<adugo::position>("c5-c4 a5-a4 c4-c3").game.record) ==
        "c5-c4 a5-a4 c4-c3");
}

TEST_CASE("move lists: the empty text is a game without moves") {
  CHECK(read_move_list<oware::position>(""));
  CHECK(read_move_list<adugo::position>("").game.record.plies() == 0);
  CHECK(to_move_list(folkgames::game_record<oware::position>{}).empty());
}

TEST_CASE("move lists: only the moves played are written") {
  auto record = read_move_list<oware::position>("FcEb").game.record;
  record.undo();
  CHECK(to_move_list(record) == "FcE");
}

TEST_CASE("move lists: every fault has its code and its place") {
  for (const broken_list& broken : {
           broken_list{"^ F", code::not_a_move, 0},
           broken_list{"F^ c", code::not_a_move, 1},
           broken_list{"Fc^\n", code::not_a_move, 2},
           broken_list{"Fc^\r\n", code::not_a_move, 2},
           broken_list{"Fc^G", code::not_a_move, 2},
           broken_list{"Fc^+", code::not_a_move, 2},
           broken_list{"Fc^F", code::illegal_move, 2},
           broken_list{"F^F", code::illegal_move, 1},
           broken_list{"FcEbCfDbBdAe^A", code::after_the_end, 12},
       }) {
    check_broken<oware::position>(broken);
  }
  for (const broken_list& broken : {
           broken_list{"^ c5-c4", code::not_a_move, 0},
           broken_list{"c5-c4 ^", code::not_a_move, 1},
           broken_list{"c5-c4 ^ a5-a4", code::not_a_move, 1},
           broken_list{"c5-c4^\ta5-a4", code::not_a_move, 0},
           broken_list{"c5-c4^a5-a4", code::not_a_move, 0},
           broken_list{"c5-c4 ^c4-c3", code::illegal_move, 1},
           broken_list{"c5-c4 a5-^a6", code::illegal_move, 1},
       }) {
    check_broken<adugo::position>(broken);
  }
}

TEST_CASE("move lists: play goes on after the end on request, also where a capture undoes the quiet limit") {
  constexpr oware::rules at_once{.quiet_limit = 1};
  using position = oware::basic_position<at_once>;
  const folkgames::read_options play_on{.allow_moves_after_the_end = true};
  // F is quiet, which ends the game. Then the game of the default rules goes on, with a capture at ply 6.
  const auto list = read_move_list<position>("FcEbCfDbBdAe", position{}, play_on);
  REQUIRE(list);
  CHECK(list.game.record.plies() == 1);
  CHECK(list.game.after_the_end.size() == 11);
  const position last = last_position(list.game);
  CHECK(last.store(oware::side::north) == 27);
  CHECK(last.seeds(oware::pit::a) == 10);
  // Nothing can be sown on where there is nothing to sow.
  const auto stuck = worked::position_from<oware::position>("4-2-2-2-1-0-0-0-0-0-0-0-15-22-S");
  CHECK(read_move_list("A", stuck, play_on).error.code == code::after_the_end);
  // But a move that is none there has its own fault.
  const auto decided = worked::position_from<oware::position>("0-0-0-0-0-3-0-0-0-0-0-0-20-25-S");
  CHECK(read_move_list("A", decided, play_on).error.code == code::illegal_move);
  CHECK(read_move_list("x", decided, play_on).error.code == code::not_a_move);
}
