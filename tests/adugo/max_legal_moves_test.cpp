#include "../support/worked_case.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <vector>

// The greatest numbers of legal moves, each with a position that has it. That no position has more was found
// by examples/apps/max_moves, which searches them all. And what takes the place of a list where no maximum is
// known.

using folkgames::adugo::basic_position;
using folkgames::adugo::capture_rule;
using folkgames::adugo::dog_move_rule;
using folkgames::adugo::has_proven_move_maximum;
using folkgames::adugo::jump_rule;
using folkgames::adugo::ludii_adugo;
using folkgames::adugo::max_legal_moves;
using folkgames::adugo::move;
using folkgames::adugo::rules;

namespace {

constexpr auto any = dog_move_rule::any;
constexpr auto not_backward = dog_move_rule::not_backward;
constexpr auto forward_only = dog_move_rule::forward_only;

template <rules Rules>
std::size_t moves_in(std::string_view text) {
  return worked::position_from<basic_position<Rules>>(text).count_legal_moves();
}

// The list holds them all.
template <rules Rules>
std::size_t listed(std::string_view text) {
  const auto list = worked::position_from<basic_position<Rules>>(text).legal_moves();
  CHECK(list.capacity() == max_legal_moves(Rules));
  return list.size();
}

// Chains of jumps, by choice and compulsory, for as many dogs to win.
template <int DogsToWin>
void check_jaguar(std::size_t by_choice, std::string_view position, std::size_t forced,
                  std::string_view position_if_forced) {
  CAPTURE(DogsToWin);
  constexpr rules optional{.dogs_to_win = DogsToWin};
  constexpr rules compulsory{.capture = capture_rule::compulsory, .dogs_to_win = DogsToWin};
  CHECK(listed<optional>(position) == by_choice);
  CHECK(listed<compulsory>(position_if_forced) == forced);
  // The dogs have fewer moves where they may only go forward, so there the jaguar's are the maximum.
  const auto greatest = [](std::size_t jaguar, std::size_t dogs) { return std::max(jaguar, dogs); };
  CHECK(max_legal_moves(optional) == greatest(by_choice, 47));
  CHECK(max_legal_moves(compulsory) == greatest(forced, 47));
  CHECK(max_legal_moves({.dog_moves = not_backward, .dogs_to_win = DogsToWin}) == greatest(by_choice, 36));
  CHECK(max_legal_moves({.dog_moves = forward_only, .dogs_to_win = DogsToWin}) == greatest(by_choice, 21));
  CHECK(max_legal_moves(
            {.dog_moves = forward_only, .capture = capture_rule::compulsory, .dogs_to_win = DogsToWin}) ==
        greatest(forced, 21));
}

struct record {
  std::size_t moves;
  std::string_view position;
};

// For one to fourteen dogs to move under one rule. A few dogs play on only where all must be eaten.
template <dog_move_rule Rule>
void check_dogs(const std::array<record, 14>& records) {
  std::size_t dogs = 0;
  for (const record& r : records) {
    CAPTURE(r.position);
    CHECK(moves_in<rules{.dog_moves = Rule, .dogs_to_win = 14}>(r.position) == r.moves);
    CHECK(static_cast<std::size_t>(std::count(r.position.begin(), r.position.end() - 1, 'd')) == ++dogs);
  }
  // With all fourteen, the game is not over whatever the goal.
  CHECK(listed<rules{.dog_moves = Rule, .jumps = jump_rule::single}>(records.back().position) ==
        records.back().moves);
  CHECK(max_legal_moves({.dog_moves = Rule, .jumps = jump_rule::single}) == records.back().moves);
  CHECK(max_legal_moves({.dog_moves = Rule, .dogs_to_win = 1}) == records.back().moves);
  CHECK(listed<rules{.dog_moves = Rule, .dogs_to_win = 1}>(records.back().position) == records.back().moves);
}

}  // namespace

TEST_CASE("max_legal_moves: the jaguar's, by the dogs to win, with captures by choice and compulsory") {
  check_jaguar<1>(8, "3dd/1Jd1d/1dddd/d1d1d/d1d2/1d1/3 J", 8, "3dd/1J1dd/3dd/ddddd/d1d2/1d1/3 J");
  check_jaguar<2>(28, "1d1d1/ddddd/1dJd1/ddddd/5/3/3 J", 21, "1d1d1/ddddd/1dJd1/dddd1/1d3/3/3 J");
  check_jaguar<3>(79, "1d3/dddd1/1d1d1/ddddd/1dJd1/3/3 J", 54, "1d3/dddd1/1d1d1/ddddd/1dJd1/3/3 J");
  check_jaguar<4>(205, "1d1d1/ddddd/1dJd1/dddd1/1d3/3/3 J", 132, "1d1d1/ddddd/1dJd1/dddd1/1d3/3/3 J");
  check_jaguar<5>(493, "1d1d1/ddddd/1dJd1/dddd1/1d3/3/3 J", 298, "1d1d1/ddddd/1dJd1/dddd1/1d3/3/3 J");
}

TEST_CASE("max_legal_moves: the jaguar's under the default rules, by the dogs on the board") {
  CHECK(moves_in<rules{}>("3dd/1Jd1d/1ddd1/2d2/2d2/1d1/3 J") == 8);
  CHECK(moves_in<rules{}>("5/1d1d1/1d1d1/ddddd/1dJd1/3/3 J") == 24);
  CHECK(moves_in<rules{}>("5/1ddd1/1d1d1/ddddd/1dJd1/3/3 J") == 69);
  CHECK(moves_in<rules{}>("5/dddd1/1d1d1/ddddd/1dJd1/3/3 J") == 175);
  CHECK(moves_in<rules{}>("1d1d1/ddddd/1dJd1/dddd1/1d3/3/3 J") == 493);
  CHECK(max_legal_moves(rules{}) == 493);
}

TEST_CASE("max_legal_moves: with single jumps the jaguar has a step or a jump on each of eight lines") {
  CHECK(moves_in<rules{.jumps = jump_rule::single}>("3dd/1Jd1d/1dddd/d1d1d/d1d2/1d1/3 J") == 8);
  CHECK(moves_in<ludii_adugo>("5/5/5/5/2J2/3/d2 J") == 8);
  CHECK(max_legal_moves(ludii_adugo) == 47);
  CHECK(max_legal_moves({.jumps = jump_rule::single, .capture = capture_rule::compulsory}) == 47);
}

TEST_CASE("max_legal_moves: the dogs', by their number and by where they may go") {
  check_dogs<any>({{{8, "3J1/1d3/5/5/5/3/3 d"},
                    {16, "5/1d1d1/5/J4/5/3/3 d"},
                    {24, "5/1d1d1/5/1d1J1/5/3/3 d"},
                    {32, "5/1d1d1/5/1d1d1/5/J2/3 d"},
                    {36, "5/1d1d1/5/1d1d1/2d2/3/J2 d"},
                    {38, "5/1d1d1/5/1d1d1/2d2/3/d1J d"},
                    {40, "J4/1d1d1/5/1d1d1/5/d1d/1d1 d"},
                    {41, "d2J1/1d1d1/5/1d1d1/5/d1d/1d1 d"},
                    {43, "d1d1d/5/d1d1d/5/d1d1d/3/J2 d"},
                    {45, "d1d1d/5/d1d1d/5/d1d1d/3/J1d d"},
                    {47, "d1d1d/5/d1d1d/5/d1d1d/1d1/d1J d"},
                    {47, "d1d1d/5/d1d1d/3d1/d1d1J/1d1/d1d d"},
                    {47, "d1d1d/1d3/d1d1d/3d1/d1d1J/1d1/d1d d"},
                    {47, "1d1d1/dd1dd/5/dd1dd/1J1d1/d1d/1d1 d"}}});
  check_dogs<not_backward>({{{5, "J1d2/5/5/5/5/3/3 d"},
                             {10, "J4/1d1d1/5/5/5/3/3 d"},
                             {15, "J4/1d1d1/5/1d3/5/3/3 d"},
                             {20, "J4/1d1d1/5/1d1d1/5/3/3 d"},
                             {23, "J1d2/1d1d1/5/1d1d1/5/3/3 d"},
                             {26, "J1d2/1d1d1/5/1d1d1/2d2/3/3 d"},
                             {28, "J1d2/1d1d1/5/1d1d1/2d2/3/1d1 d"},
                             {30, "d1d1J/1d1d1/5/1d1d1/2d2/3/1d1 d"},
                             {32, "d1d1d/1d1d1/5/1d1d1/2d2/1d1/J2 d"},
                             {33, "d1d1d/1d1d1/d4/1d1d1/2d2/1d1/J2 d"},
                             {34, "d1d1d/1d1d1/d1d2/1d1d1/2d2/1d1/J2 d"},
                             {35, "d1d1d/1d1d1/d1d1d/1d1d1/2d2/1d1/J2 d"},
                             {36, "d1d1d/1d1d1/d1d1d/1d1d1/2d2/1d1/d1J d"},
                             {36, "d1d1d/1d1d1/d1d1d/1d1d1/J2d1/d1d/1d1 d"}}});
  check_dogs<forward_only>({{{3, "J1d2/5/5/5/5/3/3 d"},
                             {6, "J4/1d1d1/5/5/5/3/3 d"},
                             {9, "J4/1d1d1/5/1d3/5/3/3 d"},
                             {12, "J4/1d1d1/5/1d1d1/5/3/3 d"},
                             {13, "dJd1d/5/5/1d1d1/5/3/3 d"},
                             {15, "dJd1d/5/d1d2/5/2d2/3/3 d"},
                             {17, "dJd1d/5/d1d1d/5/2d2/3/3 d"},
                             {18, "dddJd/5/d1d1d/5/2d2/3/3 d"},
                             {19, "ddddd/5/dJd1d/5/2d2/3/3 d"},
                             {20, "ddddd/5/dddJd/5/2d2/3/3 d"},
                             {21, "ddddd/5/ddddd/5/J1d2/3/3 d"},
                             {21, "ddddd/5/ddddd/5/Jdd2/3/3 d"},
                             {21, "ddddd/5/ddddd/d4/1ddJ1/3/3 d"},
                             {21, "ddddd/5/ddddd/d3d/1ddJ1/3/3 d"}}});
}

TEST_CASE(
    "max_legal_moves: no maximum is known for chains of more than five jumps, and then there is no list") {
  folkgames::adugo::for_each_rules([](const rules& r) {
    const bool long_chains = r.jumps == jump_rule::chain && r.dogs_to_win > 5;
    CHECK((max_legal_moves(r) == 0) == long_chains);
  });
  static_assert(has_proven_move_maximum<rules{.dogs_to_win = 5}>);
  static_assert(!has_proven_move_maximum<rules{.dogs_to_win = 6}>);
  static_assert(folkgames::listable_position<basic_position<rules{.dogs_to_win = 1}>>);
  static_assert(folkgames::listable_position<basic_position<rules{.dogs_to_win = 5}>>);
  static_assert(folkgames::listable_position<basic_position<ludii_adugo>>);
  static_assert(!folkgames::listable_position<basic_position<rules{.dogs_to_win = 6}>>);
  static_assert(!folkgames::listable_position<
                basic_position<rules{.capture = capture_rule::compulsory, .dogs_to_win = 14}>>);
}

TEST_CASE("A16: where all dogs must be eaten, thousands of moves are delivered, each once, without a list") {
  using position = basic_position<rules{.dogs_to_win = 14}>;
  static_assert(!folkgames::listable_position<position> && folkgames::game_position<position>);
  const auto p = worked::position_from<position>("1d1d1/ddddd/5/ddddd/1d1dJ/3/3 J");
  using effect = std::tuple<int, std::uint32_t>;
  const auto effect_of = [](const move& m) { return effect{static_cast<int>(m.to()), m.captured().bits()}; };
  std::vector<effect> moves;
  p.for_each_legal_move([&](const move& m) { moves.push_back(effect_of(m)); });
  std::vector<effect> paths;
  bool lengths_fit = true;
  for_each_path(p, [&](const move& m, const auto& points) {
    lengths_fit &= points.size() == m.captured().size() + 1;
    paths.push_back(effect_of(m));
  });
  CHECK(lengths_fit);
  CHECK(paths.size() == 13087);
  std::sort(paths.begin(), paths.end());
  paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
  CHECK(moves.size() == 2419);
  std::sort(moves.begin(), moves.end());
  CHECK(moves == paths);
}
