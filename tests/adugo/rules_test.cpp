#include "../support/worked_case.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string_view>

// The rules of Adugo as worked cases, named by the table in docs/rules/adugo.md. Jumps and chains of jumps
// are in capture_rules_test.cpp, the lines of the board in board_test.cpp.

using folkgames::adugo::end_reason;
using folkgames::adugo::move;
using folkgames::adugo::move_error;
using folkgames::adugo::outcome;
using folkgames::adugo::point;
using folkgames::adugo::point_set;
using folkgames::adugo::position;
using folkgames::adugo::setup_error;
using folkgames::adugo::side;
using worked::moves_in;

namespace {

constexpr position at(std::string_view text) { return worked::position_from<position>(text); }

constexpr auto after(std::string_view text, std::string_view moves) {
  return to_text(worked::after_moves(at(text), moves));
}

// The legal moves of one piece.
constexpr auto moves_from(point from, const position& p) {
  folkgames::fixed_text<60> list;
  p.for_each_legal_move([&](const move& m) {
    if (m.from() != from) return;
    if (!list.empty()) list.append(' ');
    list.append(std::string_view{to_text(p, m)});
  });
  return list;
}

constexpr bool won_by(const position& p, side winner, end_reason reason) {
  return p.is_over() && !p.has_legal_move() && p.outcome() == outcome{winner, reason};
}

constexpr bool goes_on(const position& p) { return !p.is_over() && !p.outcome() && p.has_legal_move(); }

constexpr position start = position::initial();

}  // namespace

TEST_CASE("A1: who is to begin plays the jaguar and the other side has the dogs") {
  CHECK_TWICE(moves_in(start) == "c5-b4 c5-c4 c5-d4");
  CHECK_TWICE(start.play(worked::move_from(start, "c5-c4")).to_move() == side::dogs);
  CHECK_TWICE(opponent(side::jaguar) == side::dogs);
  CHECK_TWICE(opponent(side::dogs) == side::jaguar);
}

TEST_CASE("A4: one jaguar faces fourteen dogs") {
  CHECK_TWICE(start.dogs().size() == 14);
  CHECK_TWICE(!start.dogs().contains(start.jaguar()));
  CHECK_TWICE(start.empty_points().size() == 31 - 1 - 14);
  CHECK_TWICE(start.captured_count() == 0);
}

TEST_CASE("A5: the dogs fill the three ranks furthest from the den") {
  CHECK_TWICE(to_text(start) == "ddddd/ddddd/ddJdd/5/5/3/3 J");
  CHECK_TWICE(position{} == start);
}

TEST_CASE("A6: the jaguar moves first") {
  CHECK_TWICE(start.to_move() == side::jaguar);
  CHECK_TWICE(after("ddddd/ddddd/ddJdd/5/5/3/3 J", "c5-c4 b5-c5 c4-c3") == "ddddd/ddddd/d1ddd/5/2J2/3/3 d");
}

TEST_CASE("A7: a piece steps along a line to an empty neighbour") {
  // All of the jaguar's neighbours but b3, where a dog stands. No line joins b3 to b2, so it cannot be eaten.
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/1J3/1d3/3/3 J")) == "b4-a5 b4-b5 b4-c5 b4-a4 b4-c4 b4-a3 b4-c3");
  CHECK_TWICE(moves_in(at("J1ddd/1dddd/dddd1/5/5/3/3 J")) == "a7-b7 a7-a6");
  // A dog on a point with diagonals and one on a point without.
  CHECK_TWICE(moves_from(point::c5, at("ddddd/ddddd/2d2/5/J4/3/3 d")) == "c5-b5 c5-d5 c5-b4 c5-c4 c5-d4");
  CHECK_TWICE(moves_from(point::c4, at("ddddd/ddddd/5/2d2/J4/3/3 d")) == "c4-c5 c4-b4 c4-d4 c4-c3");
  CHECK_TWICE(after("ddddd/ddddd/5/2d2/J4/3/3 d", "c4-c3") == "ddddd/ddddd/5/5/J1d2/3/3 J");
}

TEST_CASE("A7: no step to a taken point or a far one or where no line runs") {
  constexpr position p = at("ddddd/ddddd/5/1J3/1d3/3/3 J");
  CHECK_TWICE(p.check(move{point::b4, point::b3}) == move_error::target_occupied);
  CHECK_TWICE(p.check(move{point::b4, point::b4}) == move_error::target_occupied);
  CHECK_TWICE(p.check(move{point::b4, point::d4}) == move_error::not_a_step);
  CHECK_TWICE(p.check(move{point::b4, point::b2}) == move_error::not_a_step);
  constexpr position q = at("ddddd/ddddd/5/2d2/J4/3/3 d");
  CHECK_TWICE(q.check(move{point::c4, point::d3}) == move_error::not_a_step);
  CHECK_TWICE(q.check(move{point::a7, point::b7}) == move_error::target_occupied);
}

TEST_CASE("A8: a dog may step in every direction and backwards too") {
  CHECK_TWICE(moves_from(point::d4, at("ddddd/ddddd/5/3d1/J4/3/3 d")) ==
              "d4-c5 d4-d5 d4-e5 d4-c4 d4-e4 d4-c3 d4-d3 d4-e3");
  CHECK_TWICE(moves_from(point::c2, at("ddddd/ddddd/5/5/J4/1d1/3 d")) == "c2-c3 c2-b2 c2-d2 c2-c1");
}

TEST_CASE("A13: dogs go into the den and about in it and out again") {
  CHECK_TWICE(moves_from(point::c3, at("ddddd/ddddd/5/J4/2d2/3/3 d")) ==
              "c3-b4 c3-c4 c3-d4 c3-b3 c3-d3 c3-b2 c3-c2 c3-d2");
  CHECK_TWICE(moves_from(point::c1, at("ddddd/ddddd/5/5/J4/3/1d1 d")) == "c1-c2 c1-a1 c1-e1");
  CHECK_TWICE(moves_from(point::b2, at("ddddd/ddddd/5/5/J4/d2/3 d")) == "b2-c3 b2-c2 b2-a1");
  CHECK_TWICE(moves_from(point::e1, at("ddddd/ddddd/5/5/J4/3/2d d")) == "e1-d2 e1-c1");
}

TEST_CASE("A13: the jaguar goes into the den and about in it and out again") {
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/5/2J2/3/3 J")) == "c3-b4 c3-c4 c3-d4 c3-b3 c3-d3 c3-b2 c3-c2 c3-d2");
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/5/5/1J1/3 J")) == "c2-c3 c2-b2 c2-d2 c2-c1");
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/5/2d2/d2/J2 J")) == "a1-c1");
  CHECK_TWICE(goes_on(at("ddddd/ddddd/5/5/2d2/d2/J2 J")));
}

TEST_CASE("A14: the jaguar has won when five dogs are eaten") {
  constexpr std::string_view three_eaten = "ddddd/dd1dJ/ddd2/5/5/3/3 J";
  CHECK_TWICE(at(three_eaten).captured_count() == 3);
  CHECK_TWICE(after(three_eaten, "e6xc6") == "ddddd/ddJ2/ddd2/5/5/3/3 d");
  CHECK_TWICE(goes_on(at("ddddd/ddJ2/ddd2/5/5/3/3 d")));
  CHECK_TWICE(goes_on(at("ddddd/ddJ2/ddd2/5/5/3/3 J")));
  CHECK_TWICE(after(three_eaten, "e6xc6xc4") == "ddddd/dd3/dd3/2J2/5/3/3 d");
  CHECK_TWICE(won_by(at("ddddd/dd3/dd3/2J2/5/3/3 d"), side::jaguar, end_reason::dogs_eaten));
  CHECK_TWICE(moves_in(at("ddddd/dd3/dd3/2J2/5/3/3 d")).empty());
  CHECK_TWICE(moves_in(at("ddddd/dd3/dd3/2J2/5/3/3 J")).empty());
}

TEST_CASE("A15: the dogs have won when the jaguar is to move and has no move") {
  CHECK_TWICE(won_by(at("ddddd/ddddd/5/5/2d2/d2/Jdd J"), side::dogs, end_reason::no_move));
  CHECK_TWICE(won_by(at("Jdd2/dd1dd/d1ddd/5/5/d1d/d1d J"), side::dogs, end_reason::no_move));
  // By the move that closes the ring.
  CHECK_TWICE(after("ddddd/ddddd/5/5/2d2/dd1/J1d d", "c2-c1") == "ddddd/ddddd/5/5/2d2/d2/Jdd J");
}

TEST_CASE("A15: a jump is a way out and so is an empty neighbour") {
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/5/2d2/d2/Jd1 J")) == "a1xe1");
  CHECK_TWICE(goes_on(at("ddddd/ddddd/5/5/2d2/d2/Jd1 J")));
  CHECK_TWICE(moves_in(at("Jdd2/dd3/d4/5/d1d1d/ddd/3 J")) == "a7xc5");
  CHECK_TWICE(moves_in(at("J1d2/dd1dd/d1ddd/5/5/d1d/ddd J")) == "a7-b7");
  // Shut in, but it is the dogs' turn.
  CHECK_TWICE(goes_on(at("ddddd/ddddd/5/5/2d2/d2/Jdd d")));
}

TEST_CASE("A16: by default five dogs are enough and a sixth is not asked for") {
  CHECK_TWICE(position::rules_in_force.dogs_to_win == 5);
  CHECK_TWICE(won_by(at("ddddd/dddd1/J4/5/5/3/3 d"), side::jaguar, end_reason::dogs_eaten));
  CHECK_TWICE(goes_on(at("ddddd/ddddd/J4/5/5/3/3 d")));
}

TEST_CASE("A18: by default a dog may step away from the den") {
  CHECK_TWICE(moves_from(point::e5, at("ddddd/dddd1/4d/J4/5/3/3 d")) == "e5-e6 e5-d5 e5-d4 e5-e4");
  CHECK_TWICE(after("ddddd/dddd1/4d/J4/5/3/3 d", "e5-e6") == "ddddd/ddddd/5/J4/5/3/3 J");
  CHECK_TWICE(after("ddddd/ddddd/5/5/J4/1d1/3 d", "c2-c3") == "ddddd/ddddd/5/5/J1d2/3/3 J");
}

TEST_CASE("AD1: the jaguar starts on c5 in the midst of the dogs") {
  CHECK_TWICE(start.jaguar() == point::c5);
  CHECK_TWICE((start.empty_points() & point_set::from_bits((1u << 15) - 1)).empty());
}

TEST_CASE("AD2: the dogs begin only where the caller asks for it") {
  constexpr position dogs_first = position::initial(side::dogs);
  CHECK_TWICE(to_text(dogs_first) == "ddddd/ddddd/ddJdd/5/5/3/3 d");
  CHECK_TWICE(moves_in(dogs_first) == "a5-a4 a5-b4 b5-b4 d5-d4 e5-d4 e5-e4");
  CHECK_TWICE(position::initial(side::jaguar) == start);
}

TEST_CASE("AD9: a goal reached wins though the jaguar could not move") {
  CHECK_TWICE(won_by(at("ddddd/5/5/5/2d2/d2/Jdd J"), side::jaguar, end_reason::dogs_eaten));
  CHECK_TWICE(won_by(at("ddddd/5/5/5/2d2/d2/Jdd d"), side::jaguar, end_reason::dogs_eaten));
  // One dog more, and the dogs have won.
  CHECK_TWICE(won_by(at("ddddd/d4/5/5/2d2/d2/Jdd J"), side::dogs, end_reason::no_move));
}

TEST_CASE("AD10: with ten to fourteen dogs the dogs always have a move") {
  // Dogs without a move fill every part of the board that the jaguar leaves, or leave it empty.
  constexpr auto part_beside = [](point jaguar) {
    point_set part = point_set{jaguar == point::a7 ? point::b7 : point::a7};
    for (std::size_t size = 0; size != part.size();) {
      size = part.size();
      for (const point p : part) part |= folkgames::adugo::board::neighbours(p) - point_set{jaguar};
    }
    return part;
  };
  for (const point jaguar : point_set::all()) {
    CHECK(part_beside(jaguar).size() == (jaguar == point::c3 ? 24u : 30u));
  }
  // So the dogs would be six, in the den, with the jaguar on the apex: by then the jaguar has won.
  CHECK_TWICE(won_by(at("5/5/5/5/2J2/ddd/ddd d"), side::jaguar, end_reason::dogs_eaten));
}

TEST_CASE("AD11: moving to and fro ends nothing and a position does not know its past") {
  constexpr auto to_and_fro = [] {
    position p = start;
    for (int i = 0; i != 60; ++i) {
      p = worked::after_moves(p, "c5-c4 a5-b4 c4-c5 b4-a5");
      if (p != start || p.is_over()) return false;
    }
    return true;
  };
  CHECK(to_and_fro());
  CHECK_TWICE(worked::after_moves(start, "c5-c4 a5-b4 c4-c5 b4-a5") == start);
  CHECK_TWICE(same_board(worked::after_moves(start, "c5-c4 a5-b4 c4-c5 b4-a5"), start));
}

TEST_CASE("AD12: game over is reported before any fault of the move") {
  constexpr position over = at("ddddd/dddd1/J4/5/5/3/3 d");
  CHECK_TWICE(over.check(move{point::a7, point::a6}) == move_error::game_over);  // occupied
  CHECK_TWICE(over.check(move{point::a5, point::a4}) == move_error::game_over);  // wrong side
  CHECK_TWICE(over.check(move{point::c4, point::c3}) == move_error::game_over);  // no piece
  CHECK_TWICE(over.check(move{point::d6, point::a3}) == move_error::game_over);  // no step
  CHECK_TWICE(over.check(move{point::d6, point::e6, point_set{point::a6}}) == move_error::game_over);
  CHECK_TWICE(over.check(move{point::d6, point::e6}) == move_error::game_over);  // no fault
  CHECK_TWICE(at("ddddd/ddddd/5/5/2d2/d2/Jdd J").check(move{point::a1, point::b2}) == move_error::game_over);
}

TEST_CASE("AD12: the wrong side is reported before the target and the line and the capture") {
  constexpr position dogs_turn = at("ddddd/ddddd/5/1J3/1d3/3/3 d");
  CHECK_TWICE(dogs_turn.check(move{point::b4, point::b5}) == move_error::wrong_side);
  CHECK_TWICE(dogs_turn.check(move{point::b4, point::b3}) == move_error::wrong_side);  // occupied
  CHECK_TWICE(dogs_turn.check(move{point::b4, point::e1}) == move_error::wrong_side);  // no step
  CHECK_TWICE(dogs_turn.check(move{point::b4, point::b2, point_set{point::b3}}) == move_error::wrong_side);
  constexpr position jaguar_turn = at("ddddd/ddddd/5/1J3/1d3/3/3 J");
  CHECK_TWICE(jaguar_turn.check(move{point::b3, point::a3}) == move_error::wrong_side);
  CHECK_TWICE(jaguar_turn.check(move{point::b3, point::b4}) == move_error::wrong_side);  // occupied
  CHECK_TWICE(jaguar_turn.check(move{point::b3, point::b2}) == move_error::wrong_side);  // no step
  CHECK_TWICE(jaguar_turn.check(move{point::b3, point::b5, point_set{point::b4}}) == move_error::wrong_side);
}

TEST_CASE("AD12: an empty origin is reported before the target and the line and the capture") {
  constexpr position p = at("ddddd/ddddd/5/1J3/1d3/3/3 J");
  CHECK_TWICE(p.check(move{point::c4, point::d4}) == move_error::empty_origin);
  CHECK_TWICE(p.check(move{point::c4, point::b4}) == move_error::empty_origin);  // occupied
  CHECK_TWICE(p.check(move{point::c4, point::c4}) == move_error::empty_origin);
  CHECK_TWICE(p.check(move{point::c4, point::e1}) == move_error::empty_origin);  // no step
  CHECK_TWICE(p.check(move{point::b2, point::d4, point_set{point::b3}}) == move_error::empty_origin);
}

TEST_CASE("AD12: an occupied target is reported before the line and the capture") {
  constexpr position jaguar_turn = at("ddddd/ddddd/5/1J3/1d3/3/3 J");
  CHECK_TWICE(jaguar_turn.check(move{point::b4, point::e7}) == move_error::target_occupied);  // no step
  CHECK_TWICE(jaguar_turn.check(move{point::b4, point::b6, point_set{point::b5}}) ==
              move_error::target_occupied);
  constexpr position dogs_turn = at("ddddd/ddddd/5/1J3/1d3/3/3 d");
  CHECK_TWICE(dogs_turn.check(move{point::b3, point::e7}) == move_error::target_occupied);  // no step
  CHECK_TWICE(dogs_turn.check(move{point::b3, point::b4, point_set{point::b6}}) ==
              move_error::target_occupied);
  // The other faults, alone.
  CHECK_TWICE(dogs_turn.check(move{point::b3, point::b2}) == move_error::not_a_step);
  CHECK_TWICE(dogs_turn.check(move{point::b3, point::b2, point_set{point::b4}}) ==
              move_error::no_such_capture);
  CHECK_TWICE(jaguar_turn.check(move{point::b4, point::b2, point_set{point::b3}}) ==
              move_error::no_such_capture);
  CHECK_TWICE(jaguar_turn.check(move{point::b4, point::b5}) == move_error::none);
}

TEST_CASE("AD13: a position set up by hand has a jaguar and up to fourteen dogs beside it") {
  constexpr point_set fourteen = start.dogs();
  CHECK_TWICE(position::make(point::c5, fourteen, side::jaguar).value() == start);
  CHECK_TWICE(position::make(point::c5, point_set{}, side::dogs).has_value());
  CHECK_TWICE(position::make(point::c5, fourteen | point_set{point::a1}, side::jaguar).error() ==
              setup_error::too_many_dogs);
  CHECK_TWICE(position::make(point::a7, fourteen, side::jaguar).error() == setup_error::dog_on_jaguar);
  CHECK_TWICE(position::make(static_cast<point>(31), fourteen, side::jaguar).error() ==
              setup_error::jaguar_off_board);
  CHECK_TWICE(position::make(point::c5, fourteen, static_cast<side>(2)).error() == setup_error::unknown_side);
}

TEST_CASE("AD14: the dogs that are missing count as eaten") {
  CHECK_TWICE(position::make(point::c5, point_set{}, side::dogs).value().captured_count() == 14);
  CHECK_TWICE(won_by(position::make(point::c5, point_set{}, side::dogs).value(), side::jaguar,
                     end_reason::dogs_eaten));
  CHECK_TWICE(at("ddddd/ddddd/J4/5/5/3/3 d").captured_count() == 4);
}
