#include "../support/worked_case.hpp"

#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

// How a game of Oware ends, and what the sources leave open, as worked cases.

using folkgames::oware::end_reason;
using folkgames::oware::move;
using folkgames::oware::move_error;
using folkgames::oware::outcome;
using folkgames::oware::pit;
using folkgames::oware::position;
using folkgames::oware::score;
using folkgames::oware::setup_error;
using folkgames::oware::side;

namespace {

constexpr position at(std::string_view text) { return worked::position_from<position>(text); }

constexpr auto after(std::string_view text, std::string_view moves) {
  return to_text(worked::after_moves(at(text), moves));
}

// The position after moves written without blanks: "FcEb".
constexpr position after_game(position p, std::string_view pits) {
  for (; !pits.empty(); pits.remove_prefix(1)) p = p.play(worked::move_from(p, pits.substr(0, 1)));
  return p;
}

constexpr bool goes_on(const position& p) { return !p.is_over() && !p.outcome() && p.has_legal_move(); }

constexpr bool ended(const position& p, std::optional<side> winner, end_reason reason, score s) {
  return p.is_over() && !p.has_legal_move() && p.legal_moves().empty() &&
         p.outcome() == outcome{winner, reason} && final_score(p) == s;
}

constexpr position start = position::initial();

// Two seeds that run round the board and never meet: after twelve plies they are where they were.
constexpr std::string_view chase = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";
constexpr std::string_view lap = "AaBbCcDdEeFf";

// A game of a championship: Abubakar against Tipple, Antigua 2002.
constexpr std::string_view antigua =
    "FfBeBcDaAbCcDbAcCaDcBeAbBcCdDfAeAfDbCdBcAaBbEeAaDfCaDdEfBbAcAfEaDbEcAeAdBeCfFf";

}  // namespace

TEST_CASE("O11: who cannot feed takes all seeds on the board and the game is over") {
  CHECK_TWICE(ended(at("4-2-2-2-1-0-0-0-0-0-0-0-15-22-S"), side::south, end_reason::no_move, {26, 22}));
  // A grand slam takes nothing, and then North cannot feed.
  CHECK_TWICE(after("0-0-0-0-0-2-1-1-0-0-0-0-22-22-S", "F") == "0-0-0-0-0-0-2-2-0-0-0-0-22-22-N 1");
  CHECK_TWICE(ended(at("0-0-0-0-0-0-2-2-0-0-0-0-22-22-N 1"), side::north, end_reason::no_move, {22, 26}));
  CHECK_TWICE(goes_on(at("4-2-2-2-2-0-0-0-0-0-0-0-14-22-S")));
}

TEST_CASE("O12: twenty-five seeds in a store win") {
  CHECK_TWICE(after("0-0-0-0-0-1-1-0-0-0-0-1-23-22-S", "F") == "0-0-0-0-0-0-0-0-0-0-0-1-25-22-N");
  CHECK_TWICE(ended(at("0-0-0-0-0-0-0-0-0-0-0-1-25-22-N"), side::south, end_reason::majority, {25, 22}));
  CHECK_TWICE(ended(at("4-4-4-4-4-3-0-0-0-0-0-0-0-25-S"), side::north, end_reason::majority, {0, 25}));
  CHECK_TWICE(after("0-0-8-0-0-1-1-1-1-1-2-3-15-15-S", "C") == "0-0-0-1-1-2-0-0-0-0-0-3-26-15-N");
  CHECK_TWICE(ended(at("0-0-0-1-1-2-0-0-0-0-0-3-26-15-N"), side::south, end_reason::majority, {26, 15}));
}

TEST_CASE("O12: twenty-four seeds do not win yet") {
  CHECK_TWICE(goes_on(at("0-0-0-0-0-0-0-0-0-0-0-1-24-23-N")));
  CHECK_TWICE(goes_on(at("1-1-1-1-1-1-1-1-1-1-1-1-12-24-S")));
}

TEST_CASE("O12: a game of twelve plies that North wins") {
  CHECK_TWICE(to_text(after_game(start, "FcEbCfDbBdAe")) == "1-0-0-0-0-0-10-2-6-0-0-2-0-27-S");
  CHECK_TWICE(ended(after_game(start, "FcEbCfDbBdAe"), side::north, end_reason::majority, {0, 27}));
  CHECK_TWICE(goes_on(after_game(start, "FcEbCfDbBdA")));
}

TEST_CASE("O13: twenty-four seeds each are a draw") {
  CHECK_TWICE(ended(at("0-0-0-0-0-0-0-0-0-0-0-0-24-24-S"), std::nullopt, end_reason::no_move, {24, 24}));
  CHECK_TWICE(ended(at("0-0-0-0-0-0-0-0-0-0-0-0-24-24-N"), std::nullopt, end_reason::no_move, {24, 24}));
}

TEST_CASE("O14: after a hundred plies without a capture each side gets the seeds of its row") {
  CHECK_TWICE(
      ended(at("3-0-0-0-0-0-1-0-0-0-0-0-22-22-S 100"), side::south, end_reason::quiet_limit, {25, 23}));
  CHECK_TWICE(
      ended(at("1-0-0-0-0-0-3-0-0-0-0-0-22-22-N 100"), side::north, end_reason::quiet_limit, {23, 25}));
  CHECK_TWICE(goes_on(at("3-0-0-0-0-0-1-0-0-0-0-0-22-22-S 99")));
  CHECK_TWICE(after("3-0-0-0-0-0-1-0-0-0-0-0-22-22-S 99", "A") == "0-1-1-1-0-0-1-0-0-0-0-0-22-22-N 100");
}

TEST_CASE("O14: a hundred plies without a capture played one by one") {
  constexpr auto played = [](int plies) {
    position p = at(chase);
    for (int i = 0; i != plies; ++i) {
      p = after_game(p, lap.substr(static_cast<std::size_t>(i) % lap.size(), 1));
    }
    return p;
  };
  CHECK_TWICE(goes_on(played(99)));
  CHECK_TWICE(to_text(played(100)) == "0-0-1-0-0-0-0-0-1-0-0-0-23-23-S 100");
  CHECK_TWICE(ended(played(100), std::nullopt, end_reason::quiet_limit, {24, 24}));
}

TEST_CASE("O14: a capture starts the count anew") {
  CHECK_TWICE(after("0-0-0-0-0-1-1-0-0-0-0-1-22-23-S 99", "F") == "0-0-0-0-0-0-0-0-0-0-0-1-24-23-N");
  CHECK_TWICE(after("0-0-0-0-0-1-1-0-0-0-0-1-22-23-S 99", "F f") == "1-0-0-0-0-0-0-0-0-0-0-0-24-23-S 1");
}

TEST_CASE("O15: a tournament game runs through to its result") {
  CHECK_TWICE(antigua.size() == 78);
  CHECK_TWICE(same_board(after_game(start, antigua), at("4-2-2-2-1-0-0-0-0-0-0-0-15-22-S")));
  CHECK_TWICE(ended(after_game(start, antigua), side::south, end_reason::no_move, {26, 22}));
}

TEST_CASE("OD1: South moves first unless the caller says North") {
  CHECK_TWICE(start.to_move() == side::south);
  CHECK_TWICE(position::initial(side::south) == start);
  CHECK_TWICE(to_text(position::initial(side::north)) == "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
}

TEST_CASE("OD3: a side set up to move with an empty row ends the game and each keeps its row") {
  CHECK_TWICE(ended(at("0-0-0-0-0-0-3-0-0-0-0-0-22-23-S"), side::north, end_reason::no_move, {22, 26}));
  CHECK_TWICE(ended(at("5-0-0-0-0-0-0-0-0-0-0-0-20-23-N"), side::south, end_reason::no_move, {25, 23}));
}

TEST_CASE("OD4: a majority comes before all other ends and the seeds on the board stay there") {
  CHECK_TWICE(ended(at("0-0-0-0-0-3-0-0-0-0-0-0-20-25-S"), side::north, end_reason::majority, {20, 25}));
  // No legal move: an empty row, and one that cannot feed.
  CHECK_TWICE(ended(at("0-0-0-0-0-0-3-0-0-0-0-0-25-20-S"), side::south, end_reason::majority, {25, 20}));
  CHECK_TWICE(ended(at("3-0-0-0-0-0-0-0-0-0-0-0-20-25-S"), side::north, end_reason::majority, {20, 25}));
  // The quiet limit.
  CHECK_TWICE(ended(at("0-0-0-0-0-3-1-0-0-0-0-0-19-25-S 100"), side::north, end_reason::majority, {19, 25}));
}

TEST_CASE("OD5: a lack of moves is reported before the quiet limit") {
  CHECK_TWICE(ended(at("0-0-0-0-0-0-3-0-0-0-0-0-22-23-S 100"), side::north, end_reason::no_move, {22, 26}));
  CHECK_TWICE(ended(at("4-2-2-2-1-0-0-0-0-0-0-0-15-22-S 100"), side::south, end_reason::no_move, {26, 22}));
}

TEST_CASE("OD6: a grand slam is a ply without a capture") {
  CHECK_TWICE(after("1-1-1-1-1-0-0-0-8-0-0-1-17-17-N 7", "c") == "2-2-2-2-2-0-0-0-0-1-1-2-17-17-S 8");
  CHECK_TWICE(after("1-1-1-1-1-0-0-0-8-0-0-1-17-17-N 99", "c") == "2-2-2-2-2-0-0-0-0-1-1-2-17-17-S 100");
  CHECK_TWICE(
      ended(at("2-2-2-2-2-0-0-0-0-1-1-2-17-17-S 100"), side::south, end_reason::quiet_limit, {27, 21}));
}

TEST_CASE("OD7: positions that differ in quiet plies alone are different positions on the same board") {
  constexpr position fresh = at("3-0-0-0-0-0-1-0-0-0-0-0-22-22-S");
  constexpr position late = at("3-0-0-0-0-0-1-0-0-0-0-0-22-22-S 99");
  CHECK_TWICE(fresh != late);
  CHECK_TWICE(same_board(fresh, late));
  CHECK_TWICE(fresh.quiet_plies() == 0);
  CHECK_TWICE(late.quiet_plies() == 99);
  // Seeds, stores and the side to move make another board.
  CHECK_TWICE(!same_board(fresh, at("0-3-0-0-0-0-1-0-0-0-0-0-22-22-S")));
  CHECK_TWICE(!same_board(fresh, at("3-0-0-0-0-0-0-1-0-0-0-0-22-22-S")));
  CHECK_TWICE(!same_board(fresh, at("3-0-0-0-0-0-1-0-0-0-0-0-21-23-S")));
  CHECK_TWICE(!same_board(fresh, at("3-0-0-0-0-0-1-0-0-0-0-0-22-22-N")));
  CHECK_TWICE(!same_board(start, position::initial(side::north)));
}

TEST_CASE("OD8: a board that comes again ends nothing and makes no equal position") {
  constexpr position again = after_game(at(chase), lap);
  CHECK_TWICE(same_board(again, at(chase)));
  CHECK_TWICE(again != at(chase));
  CHECK_TWICE(goes_on(after_game(after_game(again, lap), lap)));
}

TEST_CASE("OD9: game over is reported before any fault of the move") {
  constexpr position over = at("1-0-0-0-0-3-0-0-0-0-0-0-22-22-S 100");
  CHECK_TWICE(over.check(move{pit::a}) == move_error::game_over);  // wrong side
  CHECK_TWICE(over.check(move{pit::B}) == move_error::game_over);  // empty pit
  CHECK_TWICE(over.check(move{pit::A}) == move_error::game_over);  // does not feed
  CHECK_TWICE(over.check(move{pit::F}) == move_error::game_over);  // no fault
}

TEST_CASE("OD9: the wrong side is reported before the empty pit and that before the duty to feed") {
  constexpr position p = at("1-0-0-0-0-3-0-0-0-0-0-0-22-22-S");
  CHECK_TWICE(p.check(move{pit::a}) == move_error::wrong_side);  // empty too
  CHECK_TWICE(p.check(move{pit::B}) == move_error::empty_pit);   // feeds nobody either
  CHECK_TWICE(p.check(move{pit::A}) == move_error::must_feed);
  CHECK_TWICE(p.check(move{pit::F}) == move_error::none);
  CHECK_TWICE(start.check(move{pit::f}) == move_error::wrong_side);
  CHECK_TWICE(position::initial(side::north).check(move{pit::A}) == move_error::wrong_side);
}

TEST_CASE("OD10: a position set up by hand has 48 seeds and no more quiet plies than the limit") {
  constexpr std::array<int, 12> fours{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
  constexpr std::array<int, 12> negative{-1, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
  constexpr std::array<int, 12> heap{48};
  CHECK_TWICE(position::make(fours, {0, 0}, side::south).value() == start);
  CHECK_TWICE(position::make(heap, {0, 0}, side::north).value().seeds(pit::A) == 48);
  CHECK_TWICE(position::make({}, {48, 0}, side::north).value().store(side::south) == 48);
  CHECK_TWICE(position::make(fours, {1, 0}, side::south).error() == setup_error::wrong_seed_total);
  CHECK_TWICE(position::make(heap, {0, 1}, side::south).error() == setup_error::wrong_seed_total);
  CHECK_TWICE(position::make({}, {24, 23}, side::south).error() == setup_error::wrong_seed_total);
  CHECK_TWICE(position::make(negative, {0, 0}, side::south).error() == setup_error::negative_seeds);
  CHECK_TWICE(position::make(fours, {0, -1}, side::south).error() == setup_error::negative_seeds);
  CHECK_TWICE(position::make(fours, {0, 0}, side::south, 100).value().quiet_plies() == 100);
  CHECK_TWICE(position::make(fours, {0, 0}, side::south, 101).error() ==
              setup_error::quiet_plies_out_of_range);
  CHECK_TWICE(position::make(fours, {0, 0}, side::south, -1).error() ==
              setup_error::quiet_plies_out_of_range);
  CHECK_TWICE(position::make(fours, {0, 0}, static_cast<side>(2)).error() == setup_error::unknown_side);
}

TEST_CASE("OD11: a final score of 24 to 24 is a draw however it is reached") {
  // South cannot feed and keeps a seed; each side keeps its row at the quiet limit; an empty row by hand.
  CHECK_TWICE(ended(at("1-0-0-0-0-0-0-0-0-0-0-0-23-24-S"), std::nullopt, end_reason::no_move, {24, 24}));
  CHECK_TWICE(
      ended(at("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S 100"), std::nullopt, end_reason::quiet_limit, {24, 24}));
  CHECK_TWICE(ended(at("0-0-0-0-0-0-3-0-0-0-0-0-24-21-S"), std::nullopt, end_reason::no_move, {24, 24}));
}
