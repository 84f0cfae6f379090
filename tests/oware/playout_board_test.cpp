#include "../support/playout_board.hpp"
#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

// The board on which random playouts are played, against the positions that it stands for.

using folkgames::oware::position;

TEST_CASE("oware playout board: at the start, whoever begins") {
  CHECK_TWICE(board_agrees(position{}));
  CHECK_TWICE(board_agrees(position::initial(folkgames::oware::side::north)));
}

TEST_CASE("oware playout board: in games and set-ups under every set of rules") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using P = oware_position<Rules>;
    CAPTURE(to_text(Rules));
    random_numbers random{8};
    std::size_t wrong = 0;
    for (std::size_t i = 0; i != 2000; ++i) wrong += !board_agrees(random_set_up<P>(random));
    std::size_t seen = 0;
    while (seen < 2000) {
      for_each_position_of_a_game<P>(random, 200, [&](const P& p) {
        ++seen;
        wrong += !board_agrees(p);
      });
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("oware playout board: a playout is made of random moves, under every set of rules") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using P = oware_position<Rules>;
    CAPTURE(to_text(Rules));
    bool same = true;
    for (std::uint64_t seed = 0; seed != 200; ++seed)
      same = same && playout_is_made_of_random_moves(P{}, seed, seed % 2 == 0 ? 1000 : seed);
    CHECK(same);
  });
  CHECK_TWICE(playout_is_made_of_random_moves(position{}, 1, 0));
  CHECK_TWICE(playout_is_made_of_random_moves(position{}, 2, 40));
}
