#include "../support/playout_board.hpp"
#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

// The board on which random playouts are played, against the positions that it stands for.

using folkgames::adugo::board_for_playout;
using folkgames::adugo::position;
using folkgames::adugo::side;

namespace {

template <class P>
constexpr bool has_board = requires(const P& p) {
  board_for_playout(p);
};

static_assert(has_board<position>&& noexcept(board_for_playout(position{})) && noexcept(
    board_for_playout(position{})
        .count_moves()) && noexcept(board_for_playout(position{})
                                        .play(0)) && noexcept(board_for_playout(position{}).position()));

// What the board relies on where it asks for the jumps that may follow a first one.
constexpr bool no_jump_ends_beside_its_origin() {
  for (const auto from : folkgames::adugo::point_set::all()) {
    for (const auto& jump : folkgames::adugo::board::jumps(from)) {
      if (folkgames::adugo::board::neighbours(from).contains(jump.landing)) return false;
    }
  }
  return true;
}
static_assert(no_jump_ends_beside_its_origin());

constexpr position at(std::string_view text) { return worked::position_from<position>(text); }

constexpr std::size_t positions_of_a_set = 2000;

}  // namespace

TEST_CASE("playout board: at the start, whoever begins") {
  CHECK_TWICE(board_agrees(position{}));
  CHECK_TWICE(board_agrees(position::initial(side::dogs)));
}

TEST_CASE("playout board: a finished game has no moves") {
  CHECK_TWICE(board_agrees(at("ddddd/dddd1/J4/5/5/3/3 d")));
  CHECK_TWICE(board_agrees(at("ddddd/dddd1/J4/5/5/3/3 J")));
  CHECK_TWICE(board_agrees(at("5/5/5/5/5/3/2J J")));
  CHECK_TWICE(board_agrees(at("5/5/5/5/ddddd/ddd/dJd J")));
}

TEST_CASE("playout board: long chains, effects with several paths, a dog eaten that a later jump lands on") {
  CHECK_TWICE(board_agrees(at("ddddd/dd3/2J2/2d2/5/1d1/2d J")));
  CHECK(board_agrees(at("3d1/1dddd/1dJd1/dd1dd/1d1d1/3/3 J")));
  CHECK(board_agrees(at("1dd2/dddd1/2d1d/dJ1d1/2dd1/dd1/3 J")));
  CHECK(board_agrees(at("ddddd/ddd2/5/5/5/1dd/Jd1 J")));
}

TEST_CASE("playout board: in games and set-ups under every set of rules that has one") {
  std::size_t sets = 0;
  for_each_rule_set<adugo_rule_sets, 0, 1>([&sets]<auto Rules>() {
    using P = adugo_position<Rules>;
    if constexpr (has_board<P>) {
      ++sets;
      CAPTURE(to_text(Rules));
      random_numbers random{8};
      std::size_t wrong = 0;
      for (std::size_t i = 0; i != positions_of_a_set; ++i) wrong += !board_agrees(random_set_up<P>(random));
      for (std::size_t seen = 0; seen < positions_of_a_set;) {
        for_each_position_of_a_game<P>(random, 60, [&](const P& p) {
          ++seen;
          wrong += !board_agrees(p);
        });
      }
      CHECK(wrong == 0);
    }
  });
  CHECK(sets >= 2);
}

TEST_CASE("playout board: a playout is made of random moves, under every set of rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    using P = adugo_position<Rules>;
    CAPTURE(to_text(Rules));
    bool same = true;
    for (std::uint64_t seed = 0; seed != 200; ++seed) {
      same = same && playout_is_made_of_random_moves(P{}, seed, 200) &&
             playout_is_made_of_random_moves(P::initial(side::dogs), seed, seed % 50);
    }
    CHECK(same);
  });
  CHECK_TWICE(playout_is_made_of_random_moves(position{}, 1, 0));
  CHECK_TWICE(playout_is_made_of_random_moves(position{}, 2, 40));
}
