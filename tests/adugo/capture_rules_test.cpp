#include "../support/worked_case.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string_view>

// The rules of Adugo on jumps and chains of jumps, as worked cases.

using folkgames::adugo::end_reason;
using folkgames::adugo::move;
using folkgames::adugo::move_error;
using folkgames::adugo::outcome;
using folkgames::adugo::point;
using folkgames::adugo::point_set;
using folkgames::adugo::position;
using folkgames::adugo::side;
using worked::move_from;
using worked::moves_in;

namespace {

constexpr position at(std::string_view text) { return worked::position_from<position>(text); }

constexpr auto after(std::string_view text, std::string_view moves) {
  return to_text(worked::after_moves(at(text), moves));
}

// The legal captures, as "b2xd4 c3xc5".
constexpr auto captures_in(const position& p) {
  folkgames::fixed_text<500> list;
  p.for_each_legal_move([&](const move& m) {
    if (!m.is_capture()) return;
    if (!list.empty()) list.append(' ');
    list.append(std::string_view{to_text(p, m)});
  });
  return list;
}

constexpr std::size_t count_paths(const position& p) {
  std::size_t count = 0;
  for_each_path(p, [&count](const move&, const auto&) { ++count; });
  return count;
}

// Round the dogs on b5, a4 and b4 the jaguar can go either way, back to c5.
constexpr std::string_view triangle = "ddddd/ddddd/1dJd1/dd3/5/3/3 J";
constexpr std::string_view most_moves = "3d1/1dddd/1dJd1/ddddd/1d1d1/3/3 J";

}  // namespace

TEST_CASE("A9: only the jaguar captures") {
  // The same pieces, the same jump over them: a dog may not, over the jaguar or over a dog.
  constexpr position dogs_turn = at("ddddd/dddd1/2d2/2J2/5/3/3 d");
  CHECK_TWICE(captures_in(dogs_turn).empty());
  CHECK_TWICE(dogs_turn.check(move{point::c5, point::c3, point_set{point::c4}}) ==
              move_error::no_such_capture);
  CHECK_TWICE(dogs_turn.check(move{point::c5, point::c3}) == move_error::not_a_step);
  CHECK_TWICE(dogs_turn.check(move{point::a7, point::a5, point_set{point::a6}}) ==
              move_error::no_such_capture);
  CHECK_TWICE(dogs_turn.check(move{point::a6, point::a5, point_set{point::b6}}) ==
              move_error::no_such_capture);
  CHECK_TWICE(captures_in(at("ddddd/dd1dd/2J2/2d2/5/3/3 J")) == "c5xc3");
}

TEST_CASE("A10: a jump goes over a neighbouring dog to the empty point directly beyond") {
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/2J2/2d2/3/3 J")) == "c4-c5 c4-b4 c4-d4 c4xc2");
  CHECK_TWICE(at("ddddd/ddddd/5/2J2/2d2/3/3 J").captured_count() == 3);
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/5/2d2/d2/Jd1 J")) == "a1xe1");
}

TEST_CASE("A10: the dog leaves the board at once") {
  CHECK_TWICE(after("ddddd/ddddd/5/2J2/2d2/3/3 J", "c4xc2") == "ddddd/ddddd/5/5/5/1J1/3 d");
  CHECK_TWICE(after("ddddd/ddddd/5/5/2d2/d2/Jd1 J", "a1xe1") == "ddddd/ddddd/5/5/2d2/d2/2J d");
}

TEST_CASE("A10: no jump onto a dog or over nothing or over two points or round a corner") {
  CHECK_TWICE(moves_in(at("ddddd/dddd1/5/2J2/2d2/1d1/3 J")) == "c4-c5 c4-b4 c4-d4");
  constexpr position p = at("ddddd/dddd1/1d3/2J2/3d1/1d1/3 J");
  CHECK_TWICE(captures_in(p).empty());
  CHECK_TWICE(p.check(move{point::c4, point::c2, point_set{point::c3}}) == move_error::target_occupied);
  CHECK_TWICE(p.check(move{point::c4, point::e4, point_set{point::d4}}) == move_error::no_such_capture);
  CHECK_TWICE(p.check(move{point::c4, point::c1, point_set{point::c2}}) == move_error::no_such_capture);
  CHECK_TWICE(p.check(move{point::c4, point::a5, point_set{point::b5}}) == move_error::no_such_capture);
  CHECK_TWICE(p.check(move{point::c4, point::c3, point_set{point::d3}}) == move_error::no_such_capture);
  CHECK_TWICE(p.check(move{point::c4, point::d3, point_set{point::d3}}) == move_error::no_such_capture);
}

TEST_CASE("A11: after each jump the jaguar may stop or jump again in any direction") {
  CHECK_TWICE(moves_in(at("1dddd/ddddd/Jd2d/5/5/3/3 J")) == "a5-a4 a5-b4 a5xa7 a5xa7xc5 a5xc5 a5xc5xa7");
  CHECK_TWICE(moves_in(at("ddddd/dd1dJ/ddd2/5/5/3/3 J")) == "e6-e5 e6xc6 e6xc6xc4");
  CHECK_TWICE(after("ddddd/dd1dJ/ddd2/5/5/3/3 J", "e6xc6") == "ddddd/ddJ2/ddd2/5/5/3/3 d");
  CHECK_TWICE(after("1dddd/ddddd/Jd2d/5/5/3/3 J", "a5xa7xc5") == "1dddd/2ddd/1dJ1d/5/5/3/3 d");
}

TEST_CASE("A11: several jumps are one turn") {
  constexpr position p = at("ddddd/dd1dJ/ddd2/5/5/3/3 J");
  constexpr move m = move_from(p, "e6xc6xc4");
  CHECK_TWICE(m == move{point::e6, point::c4, point_set{point::d6, point::c5}});
  CHECK_TWICE(p.play(m).captured_count() == p.captured_count() + 2);
  CHECK_TWICE(p.play(m).to_move() == side::dogs);
}

TEST_CASE("A12: the jaguar may walk past a dog that it could eat") {
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/3J1/2d2/3/3 J")) ==
              "d4-c5 d4-d5 d4-e5 d4-c4 d4-e4 d4-d3 d4-e3 d4xb2");
  CHECK_TWICE(after("ddddd/dd1dJ/ddd2/5/5/3/3 J", "e6-e5") == "ddddd/dd1d1/ddd1J/5/5/3/3 d");
  CHECK_TWICE(at("ddddd/ddddd/5/2J2/2d2/3/3 J").check(move{point::c4, point::c5}) == move_error::none);
}

TEST_CASE("A13: the jaguar eats in the den and into it and out of it") {
  CHECK_TWICE(captures_in(at("ddddd/dddd1/5/5/2d2/Jd1/3 J")) == "b2xd4 b2xd2 b2xd2xb4");
  CHECK_TWICE(captures_in(at("ddddd/ddddd/5/5/2J2/1d1/3 J")) == "c3xc1");
  CHECK_TWICE(captures_in(at("ddddd/ddddd/5/5/5/1d1/1J1 J")) == "c1xc3");
  CHECK_TWICE(captures_in(at("ddddd/ddddd/5/5/5/2d/2J J")) == "e1xc3");
}

TEST_CASE("A17: by default neither the first jump nor the next is forced") {
  CHECK_TWICE(moves_in(at("ddddd/dd1dJ/ddd2/5/5/3/3 J")) == "e6-e5 e6xc6 e6xc6xc4");
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/5/2d2/J2/3 J")) == "b2-c2 b2-a1 b2xd4");
}

TEST_CASE("AD3: no jump runs where no line is drawn") {
  CHECK_TWICE(at("ddddd/ddddd/5/1J3/1d3/3/3 J").check(move{point::b4, point::b2, point_set{point::b3}}) ==
              move_error::no_such_capture);
  CHECK_TWICE(at("ddddd/ddddd/5/3J1/3d1/3/3 J").check(move{point::d4, point::d2, point_set{point::d3}}) ==
              move_error::no_such_capture);
  CHECK_TWICE(captures_in(at("ddddd/ddddd/5/5/5/d1d/1J1 J")).empty());
}

TEST_CASE("AD4: a jump on a diagonal goes over the apex into the den and out of it") {
  CHECK_TWICE(captures_in(at("ddddd/ddddd/5/3J1/2d2/3/3 J")) == "d4xb2");
  CHECK_TWICE(captures_in(at("ddddd/ddddd/5/1J3/2d2/3/3 J")) == "b4xd2");
  CHECK_TWICE(moves_in(at("ddddd/ddddd/5/5/2d2/J2/3 J")) == "b2-c2 b2-a1 b2xd4");
  CHECK_TWICE(captures_in(at("ddddd/ddddd/5/5/2d2/2J/3 J")) == "d2xb4");
}

TEST_CASE("AD5: within a chain the start of the jaguar is empty") {
  CHECK_TWICE(captures_in(at(triangle)) ==
              "c5xa5 c5xa5xa3 c5xa5xa3xc5 c5xa5xa3xc5xe5 c5xa5xc3 c5xe5 c5xa3 c5xa3xa5");
}

TEST_CASE("AD5: within a chain the points of eaten dogs are empty") {
  // The first jump eats the dog on c1, and the last one lands there.
  CHECK_TWICE(captures_in(at("ddddd/dddd1/5/5/5/dd1/1dJ J")) == "e1xa1 e1xa1xc3 e1xa1xc3xc1");
  CHECK_TWICE(after("ddddd/dddd1/5/5/5/dd1/1dJ J", "e1xa1xc3xc1") == "ddddd/dddd1/5/5/5/3/1J1 d");
}

TEST_CASE("AD5: a dog that is eaten is not jumped again") {
  // Two dogs may still be eaten, but not back over c3.
  CHECK_TWICE(captures_in(at("ddddd/ddddd/5/2J2/2d2/3/3 J")) == "c4xc2");
  CHECK_TWICE(at("ddddd/ddddd/5/2J2/2d2/3/3 J").check(move{point::c4, point::c4, point_set{point::c3}}) ==
              move_error::no_such_capture);
}

TEST_CASE("AD6: the capture that wins is the last of its chain") {
  constexpr position p = at("ddddd/dd1dJ/d1d2/5/5/3/3 J");
  CHECK_TWICE(moves_in(p) == "e6-e5 e6xc6");
  CHECK_TWICE(p.check(move{point::e6, point::c4, point_set{point::d6, point::c5}}) ==
              move_error::no_such_capture);
  CHECK_TWICE(p.play(move_from(p, "e6xc6")).outcome() == outcome{side::jaguar, end_reason::dogs_eaten});
}

TEST_CASE("AD6: with all dogs on the board a chain has up to five jumps") {
  constexpr position p = at(most_moves);
  std::size_t longest = 0;
  p.for_each_legal_move([&longest](const move& m) {
    if (m.captured().size() > longest) longest = m.captured().size();
  });
  CHECK(longest == 5);
}

TEST_CASE("AD7: chains that start and end alike and eat the same dogs are one move") {
  constexpr position p = at(triangle);
  CHECK_TWICE(count_paths(p) == 12);
  CHECK_TWICE(p.count_legal_moves() == 10);
  CHECK_TWICE(moves_in(p) ==
              "c5-c4 c5-d4 c5xa5 c5xa5xa3 c5xa5xa3xc5 c5xa5xa3xc5xe5 c5xa5xc3 c5xe5 c5xa3 c5xa3xa5");
  CHECK_TWICE(move_from(p, "c5xa5xa3xc5") == move_from(p, "c5xa3xa5xc5"));
  CHECK_TWICE(move_from(p, "c5xa5xa3xc5xe5") == move_from(p, "c5xa3xa5xc5xe5"));
  // Text is that of the first way.
  CHECK_TWICE(to_text(p, move_from(p, "c5xa3xa5xc5")) == "c5xa5xa3xc5");
  // Another end or other dogs make another move.
  CHECK_TWICE(move_from(p, "c5xa5xa3") != move_from(p, "c5xa5xc3"));
}

TEST_CASE("AD7: the position with the most moves has 493 by effect and 858 by path") {
  constexpr position p = at(most_moves);
  CHECK(p.legal_moves().size() == 493);
  CHECK(p.count_legal_moves() == 493);
  CHECK(count_paths(p) == 858);
}

TEST_CASE("AD8: a chain may end where it began") {
  constexpr position p = at(triangle);
  constexpr move round = move_from(p, "c5xa5xa3xc5");
  CHECK_TWICE(round == move{point::c5, point::c5, point_set{point::b5, point::a4, point::b4}});
  CHECK_TWICE(to_text(p.play(round)) == "ddddd/ddddd/2Jd1/5/5/3/3 d");
  CHECK_TWICE(p.play(round).dogs().size() == 11);
  // Only by eating: to stay is no move.
  CHECK_TWICE(p.check(move{point::c5, point::c5}) == move_error::target_occupied);
}
