#include "../support/worked_case.hpp"

#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <string_view>

// The rules of Oware as worked cases, named by the table in docs/rules/oware.md. How a game ends and what the
// sources leave open is in ending_rules_test.cpp.

using folkgames::oware::move;
using folkgames::oware::move_error;
using folkgames::oware::pit;
using folkgames::oware::position;
using folkgames::oware::side;

namespace {

constexpr position at(std::string_view text) { return worked::position_from<position>(text); }

constexpr auto after(std::string_view text, std::string_view moves) {
  return to_text(worked::after_moves(at(text), moves));
}

constexpr auto moves_in(std::string_view text) { return worked::moves_in(at(text)); }

template <class Pits>
constexpr auto names_of(const Pits& pits) {
  folkgames::fixed_text<48> names;
  for (const pit p : pits) names.append(std::string_view{to_text(p)});
  return names;
}

// The pits that a move sows into, in order: "abc".
constexpr auto visited_by(std::string_view text, pit p) { return names_of(sow(at(text), move{p}).visited()); }

// The pits that it empties by capturing, from the last one sown backwards.
constexpr auto captured_by(std::string_view text, pit p) {
  return names_of(sow(at(text), move{p}).captured());
}

constexpr std::string_view start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

}  // namespace

TEST_CASE("O1: twelve pits in two rows of six and a store for each side") {
  CHECK_TWICE(folkgames::oware::pit_count == 12);
  CHECK_TWICE(folkgames::oware::pits_per_side == 6);
  // Each number of the text has a place of its own.
  constexpr position p = at("0-1-2-3-4-5-6-7-8-9-1-0-2-0-N");
  CHECK_TWICE(p.seeds(pit::A) == 0);
  CHECK_TWICE(p.seeds(pit::F) == 5);
  CHECK_TWICE(p.seeds(pit::a) == 6);
  CHECK_TWICE(p.seeds(pit::f) == 0);
  CHECK_TWICE(p.store(side::south) == 2);
  CHECK_TWICE(p.store(side::north) == 0);
}

TEST_CASE("O2: A to F are the pits of South and a to f those of North") {
  CHECK_TWICE(owner(pit::A) == side::south);
  CHECK_TWICE(owner(pit::F) == side::south);
  CHECK_TWICE(owner(pit::a) == side::north);
  CHECK_TWICE(owner(pit::f) == side::north);
  CHECK_TWICE(at("0-1-2-3-4-5-6-7-8-9-1-0-2-0-N").seeds_in_row(side::south) == 15);
  CHECK_TWICE(at("0-1-2-3-4-5-6-7-8-9-1-0-2-0-N").seeds_in_row(side::north) == 31);
  CHECK_TWICE(moves_in(start) == "A B C D E F");
  CHECK_TWICE(moves_in("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N") == "a b c d e f");
  CHECK_TWICE(at(start).check(move{pit::a}) == move_error::wrong_side);
}

TEST_CASE("O2: what a side captures goes to its own store") {
  CHECK_TWICE(after("0-0-0-0-0-1-1-0-0-0-0-1-22-23-S", "F") == "0-0-0-0-0-0-0-0-0-0-0-1-24-23-N");
  CHECK_TWICE(after("1-0-0-0-0-1-0-0-0-0-0-1-23-22-N", "f") == "0-0-0-0-0-1-0-0-0-0-0-0-23-24-S");
}

TEST_CASE("O3: the game starts with four seeds in each pit and empty stores") {
  CHECK_TWICE(to_text(position::initial()) == start);
  CHECK_TWICE(position{} == position::initial());
  CHECK_TWICE(position::seed_count == 48);
}

TEST_CASE("O4: a turn sows all seeds of one own pit singly and anticlockwise") {
  CHECK_TWICE(visited_by(start, pit::F) == "abcd");
  CHECK_TWICE(after(start, "F") == "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N 1");
  CHECK_TWICE(visited_by(start, pit::A) == "BCDE");
  CHECK_TWICE(after(start, "A") == "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N 1");
  CHECK_TWICE(after("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", "b") == "4-4-4-4-4-4-4-0-5-5-5-5-0-0-S 1");
}

TEST_CASE("O4: an empty pit cannot be sown") {
  CHECK_TWICE(moves_in("0-0-8-0-0-1-1-1-1-1-2-3-15-15-S") == "C F");
  CHECK_TWICE(at("0-0-8-0-0-1-1-1-1-1-2-3-15-15-S").check(move{pit::A}) == move_error::empty_pit);
}

TEST_CASE("O5: sowing goes through the row of the opponent and back into the own row") {
  CHECK_TWICE(visited_by("0-0-0-0-0-8-4-4-4-4-4-4-8-8-S", pit::F) == "abcdefAB");
  CHECK_TWICE(after("0-0-0-0-0-8-4-4-4-4-4-4-8-8-S", "F") == "1-1-0-0-0-0-5-5-5-5-5-5-8-8-N 1");
  CHECK_TWICE(after("4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", "f") == "5-5-5-5-4-4-4-4-4-4-4-0-0-0-S 1");
}

TEST_CASE("O6: no seed is sown into a store") {
  // Past both stores, and nothing is captured.
  CHECK_TWICE(after("0-0-0-0-9-0-4-4-4-4-4-4-7-8-S", "E") == "1-1-0-0-0-1-5-5-5-5-5-5-7-8-N 1");
  CHECK_TWICE(after("4-4-4-4-4-4-0-0-0-0-9-0-7-8-N", "e") == "5-5-5-5-5-5-1-1-0-0-0-1-7-8-S 1");
  CHECK_TWICE(after("0-0-0-0-0-34-1-1-1-1-0-0-5-5-S", "F") == "3-3-3-3-3-0-5-4-4-4-3-3-5-5-N 1");
}

TEST_CASE("O7: twelve seeds or more skip the pit they came from and leave it empty") {
  CHECK_TWICE(after("0-0-11-0-0-0-1-1-1-1-1-1-15-16-S", "C") == "1-1-0-1-1-1-2-2-2-2-2-2-15-16-N 1");
  CHECK_TWICE(visited_by("0-0-12-0-0-0-1-1-1-1-1-1-15-15-S", pit::C) == "DEFabcdefABD");
  CHECK_TWICE(after("0-0-12-0-0-0-1-1-1-1-1-1-15-15-S", "C") == "1-1-0-2-1-1-2-2-2-2-2-2-15-15-N 1");
  // The last seed of North's twelve falls in A, which then holds three.
  CHECK_TWICE(after("1-1-1-1-1-1-0-0-0-0-0-12-15-15-N", "f") == "0-2-2-2-2-2-1-1-1-1-1-0-15-18-S");
}

TEST_CASE("O7: the pit they came from is skipped on every lap") {
  CHECK_TWICE(after("0-0-0-0-0-23-1-0-2-0-3-0-10-9-S", "F") == "2-2-2-2-2-0-4-2-4-2-5-2-10-9-N 1");
  CHECK_TWICE(visited_by("0-0-0-0-0-23-1-0-2-0-3-0-10-9-S", pit::F) == "abcdefABCDEabcdefABCDEa");
  CHECK_TWICE(after("0-0-0-0-0-34-1-1-1-1-0-0-5-5-S", "F") == "3-3-3-3-3-0-5-4-4-4-3-3-5-5-N 1");
  CHECK_TWICE(after("48-0-0-0-0-0-0-0-0-0-0-0-0-0-S", "A") == "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N 1");
}

TEST_CASE("O8: a last seed that makes two or three in a pit of the opponent takes them") {
  CHECK_TWICE(after("0-0-0-0-0-1-1-0-0-0-0-1-22-23-S", "F") == "0-0-0-0-0-0-0-0-0-0-0-1-24-23-N");
  CHECK_TWICE(after("0-0-0-0-0-1-2-0-0-0-0-1-20-24-S", "F") == "0-0-0-0-0-0-0-0-0-0-0-1-23-24-N");
  CHECK_TWICE(captured_by("0-0-0-0-0-1-2-0-0-0-0-1-20-24-S", pit::F) == "a");
}

TEST_CASE("O8: a last seed that makes one or four or more takes nothing") {
  CHECK_TWICE(after("0-0-0-0-0-1-0-0-0-0-0-1-23-23-S", "F") == "0-0-0-0-0-0-1-0-0-0-0-1-23-23-N 1");
  CHECK_TWICE(after("0-0-0-0-0-1-3-0-0-0-0-1-20-23-S", "F") == "0-0-0-0-0-0-4-0-0-0-0-1-20-23-N 1");
  CHECK_TWICE(after("0-0-0-0-0-1-4-0-0-0-0-1-20-22-S", "F") == "0-0-0-0-0-0-5-0-0-0-0-1-20-22-N 1");
}

TEST_CASE("O8: a last seed in the own row takes nothing") {
  CHECK_TWICE(after("0-0-0-1-1-0-1-0-0-0-0-0-22-23-S", "D") == "0-0-0-0-2-0-1-0-0-0-0-0-22-23-N 1");
  CHECK_TWICE(after("0-0-0-1-2-0-1-0-0-0-0-0-22-22-S", "D") == "0-0-0-0-3-0-1-0-0-0-0-0-22-22-N 1");
  // Though it has made twos in the other row on its way.
  CHECK_TWICE(after("0-0-0-0-0-8-1-3-1-1-1-1-15-17-S", "F") == "1-1-0-0-0-0-2-4-2-2-2-2-15-17-N 1");
  CHECK_TWICE(after("1-3-1-1-1-1-0-0-0-0-0-8-17-15-N", "f") == "2-4-2-2-2-2-1-1-0-0-0-0-17-15-S 1");
}

TEST_CASE("O9: the pits before it are taken too while each holds two or three") {
  CHECK_TWICE(after("0-0-0-0-0-3-1-2-1-0-1-0-17-23-S", "F") == "0-0-0-0-0-0-0-0-0-0-1-0-24-23-N");
  CHECK_TWICE(captured_by("0-0-0-0-0-3-1-2-1-0-1-0-17-23-S", pit::F) == "cba");
  CHECK_TWICE(sow(at("0-0-0-0-0-3-1-2-1-0-1-0-17-23-S"), move{pit::F}).seeds_captured() == 7);
}

TEST_CASE("O9: a pit with another number breaks the row") {
  CHECK_TWICE(after("0-0-0-0-0-3-1-3-1-0-1-0-19-20-S", "F") == "0-0-0-0-0-0-2-4-0-0-1-0-21-20-N");
  CHECK_TWICE(after("0-0-0-0-0-3-1-0-1-0-1-0-21-21-S", "F") == "0-0-0-0-0-0-2-1-0-0-1-0-23-21-N");
  // The row begins at the last pit sown: if that is not taken, nothing is.
  CHECK_TWICE(after("0-0-0-0-0-2-1-3-0-0-0-0-21-21-S", "F") == "0-0-0-0-0-0-2-4-0-0-0-0-21-21-N 1");
}

TEST_CASE("O9: the row ends at the side of the player who captures") {
  CHECK_TWICE(after("0-0-0-0-3-1-1-2-0-0-5-0-18-18-S", "E") == "0-0-0-0-0-2-0-0-0-0-5-0-23-18-N");
  CHECK_TWICE(captured_by("0-0-0-0-3-1-1-2-0-0-5-0-18-18-S", pit::E) == "ba");
  CHECK_TWICE(after("1-2-0-0-5-0-0-0-0-0-3-1-18-18-N", "e") == "0-0-0-0-5-0-0-0-0-0-0-2-18-23-S");
}

TEST_CASE("O9: pits beyond the last seed are not taken") {
  CHECK_TWICE(after("0-0-0-0-0-1-1-2-0-0-0-0-22-22-S", "F") == "0-0-0-0-0-0-0-2-0-0-0-0-24-22-N");
}

TEST_CASE("O10: an opponent without seeds must be given some") {
  CHECK_TWICE(moves_in("1-0-0-0-2-0-0-0-0-0-0-0-22-23-S") == "E");
  CHECK_TWICE(at("1-0-0-0-2-0-0-0-0-0-0-0-22-23-S").check(move{pit::A}) == move_error::must_feed);
  CHECK_TWICE(after("1-0-0-0-2-0-0-0-0-0-0-0-22-23-S", "E") == "1-0-0-0-0-1-1-0-0-0-0-0-22-23-N 1");
  // Each pit needs as many seeds as there are steps to the other row.
  CHECK_TWICE(moves_in("6-5-4-3-2-1-0-0-0-0-0-0-13-14-S") == "A B C D E F");
  CHECK_TWICE(moves_in("5-4-3-2-1-1-0-0-0-0-0-0-16-16-S") == "F");
  CHECK_TWICE(moves_in("5-5-3-2-1-0-0-0-0-0-0-0-16-16-S") == "B");
  CHECK_TWICE(moves_in("0-0-0-0-0-0-6-5-4-3-2-1-14-13-N") == "a b c d e f");
  CHECK_TWICE(moves_in("0-0-0-0-0-0-5-4-3-2-1-1-16-16-N") == "f");
}

TEST_CASE("O10: an opponent with a seed left need not be fed") {
  CHECK_TWICE(moves_in("1-0-0-0-2-0-0-0-0-0-0-1-22-22-S") == "A E");
}

TEST_CASE("O16: by default a grand slam is played and takes nothing") {
  constexpr std::string_view north_slams = "1-1-1-1-1-0-0-0-8-0-0-1-17-17-N";
  CHECK_TWICE(moves_in(north_slams) == "c f");
  CHECK_TWICE(after(north_slams, "c") == "2-2-2-2-2-0-0-0-0-1-1-2-17-17-S 1");
  CHECK_TWICE(after("1-0-0-0-2-3-2-1-2-0-0-0-20-17-S", "F") == "1-0-0-0-2-0-3-2-3-0-0-0-20-17-N 1");
  CHECK_TWICE(sow(at(north_slams), move{pit::c}).is_grand_slam());
  CHECK_TWICE(sow(at(north_slams), move{pit::c}).seeds_captured() == 0);
  CHECK_TWICE(captured_by(north_slams, pit::c).empty());
  CHECK_TWICE(!sow(at(north_slams), move{pit::f}).is_grand_slam());
}

TEST_CASE("O16: a capture that leaves the opponent a seed is no grand slam") {
  CHECK_TWICE(after("0-0-0-0-0-2-1-1-0-0-0-1-20-23-S", "F") == "0-0-0-0-0-0-0-0-0-0-0-1-24-23-N");
  CHECK_TWICE(!sow(at("0-0-0-0-0-2-1-1-0-0-0-1-20-23-S"), move{pit::F}).is_grand_slam());
}

TEST_CASE("O17: by default a grand slam is legal") {
  CHECK_TWICE(at("1-1-1-1-1-0-0-0-8-0-0-1-17-17-N").check(move{pit::c}) == move_error::none);
  CHECK_TWICE(moves_in("0-0-0-0-0-2-1-1-0-0-0-0-22-22-S") == "F");
}

TEST_CASE("O18: by default the game goes on after a grand slam") {
  constexpr position p = at("2-2-2-2-2-0-0-0-0-1-1-2-17-17-S 1");
  CHECK_TWICE(!p.is_over());
  CHECK_TWICE(!p.outcome().has_value());
  CHECK_TWICE(worked::moves_in(p) == "A B C D E");
  CHECK_TWICE(after("1-1-1-1-1-0-0-0-8-0-0-1-17-17-N", "c A") == "0-3-3-2-2-0-0-0-0-1-1-2-17-17-N 2");
}

TEST_CASE("OD2: a grand slam is judged by what the opponent has after the sowing") {
  // Seventeen seeds first feed the empty row, then would take all that they gave.
  CHECK_TWICE(moves_in("0-0-0-0-0-17-0-0-0-0-0-0-15-16-S") == "F");
  CHECK_TWICE(after("0-0-0-0-0-17-0-0-0-0-0-0-15-16-S", "F") == "1-1-1-1-1-0-2-2-2-2-2-2-15-16-N 1");
  CHECK_TWICE(sow(at("0-0-0-0-0-17-0-0-0-0-0-0-15-16-S"), move{pit::F}).is_grand_slam());
  // Thirteen feed it too, and take four of the eight seeds.
  CHECK_TWICE(after("0-0-0-0-0-13-0-0-0-0-0-0-17-18-S", "F") == "1-1-1-1-1-0-0-0-1-1-1-1-21-18-N");
}
