#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

// The ways round the public operations that the algorithms take where they can: each does what the plain way
// does, on positions of random games and on set-ups with empty rows, heaps and nearly full stores.

using folkgames::perft;
using folkgames::perft_digest;
using folkgames::perft_result;
using folkgames::portable_target;
using folkgames::oware::move;

namespace {

// perft_digest by its definition.
template <class P>
perft_result plain_digest(const P& p, int depth) {
  if (depth == 0) return {1, hash_value(p)};
  perft_result sum;
  for (const move& m : p.legal_moves()) {
    const perft_result part = plain_digest(p.play(m), depth - 1);
    sum.leaves += part.leaves;
    sum.digest += part.digest;
  }
  return sum;
}

// Calls look(p) for each set of rules and so many positions or a few more, half of each kind.
template <class F>
void for_many_positions(std::size_t count, F look) {
  for_each_rule_set<oware_rule_sets, 0, 1>([&look, count ]<auto Rules>() {
    using variant = oware_position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{1};
    std::size_t seen = 0;
    while (seen < count) {
      for_each_position_of_a_game<variant>(random, 300, [&](const variant& p) {
        CAPTURE(to_text(p).view());
        look(p);
        look(random_set_up<variant>(random));
        seen += 2;
      });
    }
  });
}

}  // namespace

TEST_CASE("fast paths: a move by its number, and all successors, are those of the list") {
  for_many_positions(5000, []<class P>(const P& p) {
    const auto moves = p.legal_moves();
    std::vector<P> played, children;
    bool same_moves = true;
    for (std::size_t i = 0; i != moves.size(); ++i) {
      same_moves = same_moves && nth_legal_move(p, i) == moves[i];
      played.push_back(p.play(moves[i]));
    }
    for_each_child(p, [&children](const P& q) { children.push_back(q); });
    REQUIRE(same_moves);
    REQUIRE(played == children);
  });
}

// Over all rules these are 7.5 million leaves.
TEST_CASE("fast paths: three plies in one go are three plies") {
  for_many_positions(20000, []<class P>(const P& p) {
    const perft_result plain = plain_digest(p, 3);
    REQUIRE(perft_digest(p, 3) == plain);
    REQUIRE(perft_digest<P, portable_target>(p, 3) == plain);
    REQUIRE(perft(p, 3) == plain.leaves);
    REQUIRE(perft<P, portable_target>(p, 3) == plain.leaves);
    REQUIRE(perft(p, 2) == plain_digest(p, 2).leaves);
  });
}

TEST_CASE("fast paths: they are taken at the bottom of deeper trees") {
  for (int depth = 0; depth <= 6; ++depth) {
    CAPTURE(depth);
    const folkgames::oware::position p;
    const perft_result plain = plain_digest(p, depth);
    CHECK(perft_digest(p, depth) == plain);
    CHECK(perft(p, depth) == plain.leaves);
  }
}
