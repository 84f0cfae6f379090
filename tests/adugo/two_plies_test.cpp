#include "../support/effort.hpp"
#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

// The short cuts that the algorithms take, against the long way: every move made by itself.

using folkgames::adugo::basic_position;
using folkgames::adugo::capture_rule;
using folkgames::adugo::count_two_plies;
using folkgames::adugo::digest_two_plies;
using folkgames::adugo::for_each_child;
using folkgames::adugo::hash_sum;
using folkgames::adugo::move;
using folkgames::adugo::nth_legal_move;
using folkgames::adugo::position;
using folkgames::adugo::side;

namespace {

static_assert(noexcept(count_two_plies(position{})) && noexcept(digest_two_plies(position{})) && noexcept(
    nth_legal_move(position{}, 0)) && noexcept(for_each_child(position{}, [](const position&) noexcept {})));

constexpr bool operator==(const hash_sum& a, const hash_sum& b) {
  return a.leaves == b.leaves && a.digest == b.digest;
}

template <class P>
constexpr void add_hash(hash_sum& sum, const P& p) {
  ++sum.leaves;
  sum.digest += hash_value(p);
}
template <class P>
constexpr hash_sum children(const P& p) {
  hash_sum sum;
  p.for_each_legal_move([&](const move& m) { add_hash(sum, p.play(m)); });
  return sum;
}
template <class P>
constexpr hash_sum grandchildren(const P& p) {
  hash_sum sum;
  p.for_each_legal_move([&](const move& m) {
    const hash_sum part = children(p.play(m));
    sum.leaves += part.leaves;
    sum.digest += part.digest;
  });
  return sum;
}

template <class P>
constexpr bool children_agree(const P& p) {
  hash_sum sum;
  for_each_child(p, [&sum](const P& child) { add_hash(sum, child); });
  return sum == children(p);
}
template <class P>
constexpr bool two_plies_agree(const P& p) {
  if constexpr (P::rules_in_force.capture == capture_rule::optional) {
    const hash_sum sum = grandchildren(p);
    return count_two_plies(p) == sum.leaves && digest_two_plies(p) == sum;
  } else {
    return true;
  }
}
template <class P>
constexpr bool numbers_agree(const P& p) {
  std::size_t n = 0;
  return p.for_each_legal_move([&p, &n](const move& m) { return nth_legal_move(p, n++) == m; }) &&
         n == p.count_legal_moves();
}
template <class P>
constexpr bool all_agree(const P& p) {
  return children_agree(p) && two_plies_agree(p) && numbers_agree(p);
}

constexpr position at(std::string_view text) { return worked::position_from<position>(text); }

}  // namespace

TEST_CASE("two plies: at the start, whoever begins") {
  CHECK_TWICE(all_agree(position{}));
  CHECK_TWICE(all_agree(position::initial(side::dogs)));
  CHECK_TWICE(count_two_plies(position{}) == 29);
}

TEST_CASE("two plies: a finished game has no children") {
  CHECK_TWICE(all_agree(at("ddddd/dddd1/J4/5/5/3/3 d")));
  CHECK_TWICE(count_two_plies(at("ddddd/dddd1/J4/5/5/3/3 d")) == 0);
  CHECK_TWICE(count_two_plies(at("ddddd/dddd1/J4/5/5/3/3 J")) == 0);
}

TEST_CASE("two plies: a dog steps between the two points of a jump") {
  // From the landing c3 to the point c4 that is jumped over, and back.
  CHECK_TWICE(all_agree(at("ddddd/dddd1/2J2/5/2d2/3/3 d")));
  CHECK_TWICE(all_agree(at("ddddd/dddd1/2J2/2d2/5/3/3 d")));
}

TEST_CASE("two plies: a step far from the jaguar opens or ends a long chain") {
  CHECK_TWICE(all_agree(at("ddddd/dd3/2J2/2d2/5/1d1/2d d")));
  CHECK(all_agree(at("1dd2/dddd1/2d1d/dJ1d1/2dd1/dd1/3 d")));
  CHECK(all_agree(at("1dd2/2d1d/1dd2/Jd1d1/3d1/ddd/3 d")));
}

TEST_CASE("two plies: where the jaguar has most moves") {
  CHECK(all_agree(at("3d1/1dddd/1dJd1/dd1dd/1d1d1/3/3 J")));
  CHECK(all_agree(at("3d1/1dddd/1dJd1/dd1dd/1d1d1/3/3 d")));
}

TEST_CASE("two plies: in games and set-ups under every set of rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    using P = adugo_position<Rules>;
    CAPTURE(to_text(Rules));
    random_numbers random{7};
    const std::size_t half = in_long_run() ? 20'000 : 2000;
    std::size_t wrong = 0;
    for (std::size_t i = 0; i != half; ++i) wrong += !all_agree(random_set_up<P>(random));
    std::size_t seen = 0;
    while (seen < half) {
      for_each_position_of_a_game<P>(random, 60, [&](const P& p) {
        ++seen;
        wrong += !all_agree(p);
      });
    }
    CHECK(wrong == 0);
  });
}
