#include "support/random.hpp"
#include "support/toy_game.hpp"
#include "support/worked_case.hpp"

#include <folkgames/algorithm/playout.hpp>
#include <folkgames/folkgames.hpp>
#include <folkgames/record/adugo.hpp>
#include <folkgames/record/game_record.hpp>
#include <folkgames/record/oware.hpp>
#include <folkgames/record/written_game.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

namespace {

using folkgames::adjudication_kind;
using folkgames::game_record;
using toy_record = game_record<toy::position>;
using oware_record = game_record<oware::position>;
using adugo_record = game_record<adugo::position>;

// A record with moves given as "c5-c4 a5-a4".
template <class P>
game_record<P> played(std::string_view moves, const P& start = P::initial()) {
  game_record<P> record{start};
  while (!moves.empty()) {
    const std::size_t blank = moves.find(' ');
    const auto m = worked::move_from(record.current(), moves.substr(0, blank));
    REQUIRE(record.play(m) == typename P::move_error_type{});
    moves.remove_prefix(blank == std::string_view::npos ? moves.size() : blank + 1);
  }
  return record;
}

}  // namespace

TEST_CASE("game record: the compiler can play one") {
  CHECK_TWICE([] {
    toy_record record;
    const bool good = record.play({3}) == toy::move_error::none && record.play({2}) == toy::move_error::none;
    return good && record.undo() && record.plies() == 1 && record.current().matches() == 9 && record.redo();
  }());
}

TEST_CASE("game record: a new one has its start and nothing else") {
  const toy_record record{toy::position{5, toy::side::second}};
  CHECK(record.start() == toy::position{5, toy::side::second});
  CHECK(record.current() == record.start());
  CHECK(record.plies() == 0);
  CHECK(record.plies_ahead() == 0);
  CHECK(record.moves().empty());
  CHECK(record.repetitions() == 1);
  CHECK_FALSE(record.outcome());
  CHECK_FALSE(record.is_over());
  CHECK_FALSE(record.is_adjudicated());
  CHECK(toy_record{}.start() == toy::position::initial());
}

TEST_CASE("game record: play keeps moves and positions, and says why it refuses a move") {
  toy_record record;
  CHECK(record.play({4}) == toy::move_error::not_one_to_three);
  CHECK(record == toy_record{});
  CHECK(record.play({3}) == toy::move_error::none);
  CHECK(record.play({1}) == toy::move_error::none);
  REQUIRE(record.plies() == 2);
  CHECK(record.moves()[0].taken == 3);
  CHECK(record.moves()[1].taken == 1);
  CHECK(record.position_at(0).matches() == 12);
  CHECK(record.position_at(1).matches() == 9);
  CHECK(record.position_at(2) == record.current());
  CHECK(record.current() == toy::position{8, toy::side::first});

  oware_record of_oware;
  CHECK(of_oware.play(oware::move{oware::pit::a}) == oware::move_error::wrong_side);
  CHECK(of_oware.plies() == 0);
}

TEST_CASE("game record: undo and redo go back and forth, and past positions stay") {
  oware_record record = played<oware::position>("F c E b C f");
  const oware_record whole = record;
  std::vector<oware::position> positions;
  for (std::size_t ply = 0; ply <= 6; ++ply) positions.push_back(record.position_at(ply));
  for (std::size_t ply = 6; ply-- != 0;) {
    REQUIRE(record.undo());
    CHECK(record.plies() == ply);
    CHECK(record.plies_ahead() == 6 - ply);
    CHECK(record.moves().size() == ply);
    CHECK(record.current() == positions[ply]);
    CHECK(record.position_at(6) == positions[6]);
    CHECK_FALSE(record == whole);
  }
  CHECK_FALSE(record.undo());
  CHECK(record.plies() == 0);
  for (std::size_t ply = 1; ply <= 6; ++ply) {
    REQUIRE(record.redo());
    CHECK(record.current() == positions[ply]);
  }
  CHECK_FALSE(record.redo());
  CHECK(record == whole);
}

TEST_CASE("game record: a new move drops those taken back, a refused one does not") {
  oware_record record = played<oware::position>("F c E b");
  record.undo();
  record.undo();
  CHECK(record.play(oware::move{oware::pit::F}) == oware::move_error::empty_pit);
  CHECK(record.plies_ahead() == 2);
  // also the move that was there before
  CHECK(record.play(oware::move{oware::pit::E}) == oware::move_error::none);
  CHECK(record.plies_ahead() == 0);
  CHECK_FALSE(record.redo());
  CHECK(record == played<oware::position>("F c E"));
}

TEST_CASE("game record: append takes a move that was made elsewhere") {
  toy_record record;
  record.append({3}, record.current().play({3}));
  toy_record other;
  other.play({3});
  CHECK(record == other);
  record.undo();
  record.append({1}, record.current().play({1}));
  CHECK(record.plies_ahead() == 0);
  CHECK(record.current().matches() == 11);
}

TEST_CASE("game record: the outcome is that of the current position, also after taking back") {
  // the shortest decisive game
  oware_record record = played<oware::position>("F c E b C f D b B d A e");
  REQUIRE(record.outcome());
  CHECK(record.outcome()->winner == oware::side::north);
  CHECK(record.is_over());
  CHECK(record.play(oware::move{oware::pit::A}) == oware::move_error::game_over);
  record.undo();
  CHECK_FALSE(record.outcome());
  CHECK_FALSE(record.is_over());
  record.redo();
  CHECK(record.outcome()->reason == oware::end_reason::majority);
  record.undo();
  CHECK(record.play(oware::move{oware::pit::b}) == oware::move_error::none);
  CHECK_FALSE(record.outcome());
}

// One seed each goes round, always three pits apart or more: after twelve plies the board is there again.
constexpr std::string_view round_the_board = "A a B b C c D d E e F f";
const auto two_seeds = worked::position_from<oware::position>("1-0-0-0-0-0-1-0-0-0-0-0-24-22-S");

TEST_CASE("game record: repetitions in Oware do not mind the quiet plies") {
  oware_record record = played(round_the_board, two_seeds);
  CHECK(record.current().quiet_plies() == 12);
  CHECK_FALSE(record.current() == record.start());
  CHECK(record.repetitions() == 2);
  record.undo();
  CHECK(record.repetitions() == 1);
  record.redo();
  record.play(oware::move{oware::pit::A});
  CHECK(record.repetitions() == 2);
}

TEST_CASE("game record: repetitions want the same side to move") {
  // The jaguar walks round a triangle while a dog goes there and back: the pieces stand as at the start.
  const adugo_record record = played<adugo::position>("c5-c4 a5-a4 c4-b4 a4-a5 b4-c5");
  CHECK(record.current() == adugo::position::initial(adugo::side::dogs));
  CHECK(record.repetitions() == 1);
}

TEST_CASE("game record: repetitions in Adugo count the current board with now, and only what has been") {
  adugo_record record = played<adugo::position>("c5-c4 a5-a4 c4-c5 a4-a5");
  CHECK(record.current() == record.start());
  CHECK(record.repetitions() == 2);
  record.play(worked::move_from(record.current(), "c5-c4"));
  CHECK(record.repetitions() == 2);
  record.play(worked::move_from(record.current(), "a5-a4"));
  record.play(worked::move_from(record.current(), "c4-c5"));
  CHECK(record.repetitions() == 2);
  record.play(worked::move_from(record.current(), "a4-a5"));
  CHECK(record.repetitions() == 3);
  // what was taken back has not been
  while (record.plies() != 0) record.undo();
  CHECK(record.repetitions() == 1);
}

TEST_CASE("game record: adjudications end the game, and undo takes them back before the last move") {
  toy_record record;
  record.play({3});
  CHECK(record.resign(toy::side::second));
  CHECK(record.adjudication().kind == adjudication_kind::resignation);
  CHECK(record.adjudication().resigned == toy::side::second);
  CHECK(record.is_over());
  CHECK_FALSE(record.outcome());  // the rules have not ended it
  CHECK(record.play({1}) == toy::move_error::game_over);
  CHECK_FALSE(record.agree_draw());
  CHECK(record.adjudication().kind == adjudication_kind::resignation);
  CHECK(record.undo());
  CHECK_FALSE(record.is_adjudicated());
  CHECK(record.plies() == 1);
  CHECK(record.plies_ahead() == 0);
  CHECK(record.undo());
  CHECK(record.plies() == 0);
  // also before the first move
  CHECK(record.resign(toy::side::first));
  CHECK(record.undo());
  CHECK_FALSE(record.is_adjudicated());
  CHECK_FALSE(record.undo());
  record.play({3});

  CHECK(record.agree_draw());
  CHECK(record.adjudication().kind == adjudication_kind::agreed_draw);
  CHECK(record.withdraw_adjudication());
  CHECK_FALSE(record.withdraw_adjudication());
  CHECK(record.plies() == 1);
  CHECK(record.play({1}) == toy::move_error::none);
}

TEST_CASE("game record: an adjudication drops the moves taken back") {
  toy_record record;
  record.play({3});
  record.play({1});
  record.undo();
  CHECK(record.agree_draw());
  CHECK(record.plies_ahead() == 0);
  CHECK_FALSE(record.redo());
}

TEST_CASE("game record: no adjudication of a game that is over, no repetition where there is none") {
  toy_record over{toy::position{2, toy::side::first}};
  over.play({2});
  CHECK(over.outcome());
  CHECK_FALSE(over.resign(toy::side::first));
  CHECK_FALSE(over.agree_draw());
  CHECK_FALSE(over.is_adjudicated());
  toy_record open;
  CHECK_FALSE(open.claim_repetition());
  CHECK_FALSE(open.is_over());
}

TEST_CASE("game record: a repetition is a draw in Adugo, and in Oware each side keeps its row") {
  adugo_record of_adugo = played<adugo::position>("c5-c4 a5-a4 c4-c5 a4-a5");
  CHECK_FALSE(result_of(of_adugo));
  REQUIRE(of_adugo.claim_repetition());
  CHECK(result_of(of_adugo) == adugo::game_result::draw);
  oware_record of_oware = played(round_the_board, two_seeds);
  CHECK_FALSE(final_score(of_oware));
  REQUIRE(of_oware.claim_repetition());
  CHECK(final_score(of_oware) == oware::score{25, 23});
}

TEST_CASE("game record: results of other endings") {
  adugo_record of_adugo;
  CHECK_FALSE(result_of(of_adugo));
  of_adugo.resign(adugo::side::jaguar);
  CHECK(result_of(of_adugo) == adugo::game_result::dogs_win);
  of_adugo.withdraw_adjudication();
  of_adugo.resign(adugo::side::dogs);
  CHECK(result_of(of_adugo) == adugo::game_result::jaguar_wins);
  of_adugo.withdraw_adjudication();
  of_adugo.agree_draw();
  CHECK(result_of(of_adugo) == adugo::game_result::draw);
  of_adugo.restart(worked::position_from<adugo::position>("ddddd/dd3/2Jd1/1d3/5/3/3 J"));
  CHECK(result_of(of_adugo) == adugo::game_result::jaguar_wins);

  // A resignation or a draw by agreement leaves no score. The rules' ends do.
  oware_record of_oware;
  of_oware.resign(oware::side::south);
  CHECK_FALSE(final_score(of_oware));
  of_oware.restart(worked::position_from<oware::position>("4-2-2-2-1-0-0-0-0-0-0-0-15-22-S"));
  CHECK(final_score(of_oware) == oware::score{26, 22});
}

TEST_CASE("game record: more than 255 plies") {
  adugo_record record;
  for (int round = 0; round != 20000; ++round) {
    for (const char* text : {"c5-c4", "a5-a4", "c4-c5", "a4-a5"}) {
      record.play(worked::move_from(record.current(), text));
    }
  }
  CHECK(record.plies() == 80000);
  CHECK(record.repetitions() == 20001);
  CHECK(record.position_at(79997) == record.position_at(1));
  CHECK(record.moves()[79999] == worked::move_from(record.position_at(79999), "a4-a5"));
}

TEST_CASE("game record: restart forgets everything") {
  oware_record record = played<oware::position>("F c E");
  record.undo();
  record.agree_draw();
  record.restart();
  CHECK(record == oware_record{});
  const auto other = oware::position::initial(oware::side::north);
  record.restart(other);
  CHECK(record == oware_record{other});
  CHECK_FALSE(record == oware_record{});
}

TEST_CASE("game record: parts of a record may be given to it") {
  oware_record record = played<oware::position>("F c E b");
  record.undo();
  // More moves than fit into what is allocated for four, so that memory moves.
  const std::vector<oware::move> ahead{oware::move{oware::pit::b}};
  for (int i = 0; i != 3; ++i) {
    record.append(ahead[0], record.position_at(record.plies() + 1));
    CHECK(record == played<oware::position>("F c E b"));
    record.undo();
  }
  const oware::position third = record.position_at(3);
  record.restart(record.position_at(3));
  CHECK(record == oware_record{third});
}

TEST_CASE("game record: one that was moved from can be restarted and assigned to") {
  oware_record record = played<oware::position>("F c E");
  const oware_record moved = std::move(record);
  record.restart();
  CHECK(record == oware_record{});
  CHECK(record.moves().empty());
  oware_record other = std::move(record);
  record = moved;
  CHECK(record == played<oware::position>("F c E"));
  CHECK(other == oware_record{});
}

TEST_CASE("game record: who has won") {
  // by the rules
  CHECK(winner_of(played<oware::position>("F c E b C f D b B d A e")) == oware::side::north);
  CHECK(winner_of(adugo_record{worked::position_from<adugo::position>("ddddd/dd3/2Jd1/1d3/5/3/3 J")}) ==
        adugo::side::jaguar);
  CHECK_FALSE(winner_of(oware_record{}));
  // by hand
  adugo_record of_adugo = played<adugo::position>("c5-c4 a5-a4 c4-c5 a4-a5");
  of_adugo.resign(adugo::side::jaguar);
  CHECK(winner_of(of_adugo) == adugo::side::dogs);
  of_adugo.undo();
  of_adugo.claim_repetition();
  CHECK_FALSE(winner_of(of_adugo));
  oware_record of_oware = played(round_the_board, two_seeds);
  of_oware.resign(oware::side::south);
  CHECK(winner_of(of_oware) == oware::side::north);
  of_oware.undo();
  of_oware.agree_draw();
  CHECK_FALSE(winner_of(of_oware));
  of_oware.undo();
  of_oware.claim_repetition();
  CHECK(winner_of(of_oware) == oware::side::south);  // 25-23, with the rows
  // as it is stated
  folkgames::written_game<oware::position> game;
  CHECK_FALSE(winner_of(game));
  game.stated_result = oware::score{20, 28};
  CHECK(winner_of(game) == oware::side::north);
  game.stated_result = oware::score{24, 24};
  CHECK_FALSE(winner_of(game));
  game.record.resign(oware::side::north);
  CHECK(winner_of(game) == oware::side::south);
}

TEST_CASE("game record: any walk through undo, redo and play agrees with a plain list of positions") {
  random_numbers random{5};
  for (int game = 0; game != 200; ++game) {
    oware_record record;
    std::vector<oware::position> positions{record.start()};  // of the line as it is now
    std::size_t ply = 0;
    for (int step = 0; step != 200; ++step) {
      switch (random.below(4)) {
        case 0:
          CHECK(record.undo() == (ply != 0));
          if (ply != 0) --ply;
          break;
        case 1:
          CHECK(record.redo() == (ply + 1 != positions.size()));
          if (ply + 1 != positions.size()) ++ply;
          break;
        default: {
          const auto moves = positions[ply].legal_moves();
          if (moves.empty()) break;
          const oware::move m = moves[random.below(moves.size())];
          CHECK(record.play(m) == oware::move_error::none);
          positions.resize(++ply);
          positions.push_back(positions.back().play(m));
        }
      }
      REQUIRE(record.plies() == ply);
      REQUIRE(record.plies_ahead() == positions.size() - 1 - ply);
      REQUIRE(record.current() == positions[ply]);
      REQUIRE(record.outcome() == positions[ply].outcome());
    }
  }
}
