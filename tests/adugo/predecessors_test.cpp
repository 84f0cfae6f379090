#include "../support/effort.hpp"
#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What comes before a position: q comes before p exactly when a legal move leads from q to p. Moves made
// forward, which other tests prove right, are the measure here.

using folkgames::adugo::basic_position;
using folkgames::adugo::capture_rule;
using folkgames::adugo::dog_move_rule;
using folkgames::adugo::jump_rule;
using folkgames::adugo::ludii_adugo;
using folkgames::adugo::move;
using folkgames::adugo::point;
using folkgames::adugo::point_set;
using folkgames::adugo::position;
using folkgames::adugo::rules;
using folkgames::adugo::side;

namespace {

constexpr rules two_win{.dogs_to_win = 2};
constexpr rules must{.capture = capture_rule::compulsory};
constexpr rules two_must{.capture = capture_rule::compulsory, .dogs_to_win = 2};
constexpr rules three_must{.capture = capture_rule::compulsory, .dogs_to_win = 3};
// With few dogs on the board.
constexpr rules single_must{
    .jumps = jump_rule::single, .capture = capture_rule::compulsory, .dogs_to_win = 14};
constexpr rules single_not_backward{
    .dog_moves = dog_move_rule::not_backward, .jumps = jump_rule::single, .dogs_to_win = 14};
constexpr rules single_forward_only{
    .dog_moves = dog_move_rule::forward_only, .jumps = jump_rule::single, .dogs_to_win = 14};

template <rules Rules = rules{}>
constexpr basic_position<Rules> at(std::string_view text) {
  return worked::position_from<basic_position<Rules>>(text);
}

template <class P>
constexpr std::size_t count_before(const P& p) {
  std::size_t count = 0;
  for_each_predecessor(p, [&count](const P&) { ++count; });
  return count;
}

// How often q is reported.
template <class P>
constexpr std::size_t times_before(const P& p, const P& q) {
  std::size_t times = 0;
  for_each_predecessor(p, [&](const P& reported) { times += reported == q ? 1u : 0u; });
  return times;
}

// Whether just these positions are reported, each once.
template <class P, class Texts = std::initializer_list<std::string_view>>
constexpr bool are_before(const P& p, const Texts& texts) {
  for (const std::string_view text : texts) {
    if (times_before(p, worked::position_from<P>(text)) != 1) return false;
  }
  return count_before(p) == texts.size();
}

// Calls f(dogs) for all sets of dogs that have these and up to `others` more, on points from number `next`
// on.
template <class F>
void for_each_superset(point_set dogs, std::size_t others, const F& f, std::size_t next = 0) {
  f(dogs);
  if (others == 0) return;
  for (; next != folkgames::adugo::point_count; ++next) {
    const point_set one_more{static_cast<point>(next)};
    if ((dogs & one_more).empty()) for_each_superset(dogs | one_more, others - 1, f, next + 1);
  }
}

// A move, as the bits() of the positions before and after it.
using link = std::pair<std::uint64_t, std::uint64_t>;

// What only one of the two lists has: the first such move, or an empty text.
template <class P>
std::string difference(std::vector<link> forward, std::vector<link> backward) {
  std::sort(forward.begin(), forward.end());
  std::sort(backward.begin(), backward.end());
  const auto [f, b] = std::mismatch(forward.begin(), forward.end(), backward.begin(), backward.end());
  if (f == forward.end() && b == backward.end()) return "";
  const bool is_missed = b == backward.end() || (f != forward.end() && *f < *b);
  const auto [from, to] = is_missed ? *f : *b;
  return (is_missed ? "missed: " : "no move, or reported before: ") +
         std::string{to_text(P::from_bits(from)).view()} + " to " +
         std::string{to_text(P::from_bits(to)).view()};
}

// Looks at a small world: all positions with certain dogs and up to `others` more. Makes all moves between
// them forward, and takes all of them back.
template <class P>
std::string check_world(point_set always, std::size_t others) {
  const std::size_t most = always.size() + others;
  const auto is_in = [&](const P& p) { return (always - p.dogs()).empty() && p.dogs().size() <= most; };
  std::vector<link> forward;
  std::vector<link> backward;
  const auto look_at = [&](const P& p) {
    p.for_each_legal_move([&](const move& m) {
      if (const P next = p.play(m); is_in(next)) forward.emplace_back(p.bits(), next.bits());
    });
    for_each_predecessor(p, [&](const P& q) {
      if (is_in(q)) backward.emplace_back(q.bits(), p.bits());
    });
  };
  for_each_superset(always, others, [&](point_set dogs) {
    for (const point jaguar : ~dogs) {
      for (const side s : {side::jaguar, side::dogs}) look_at(*P::make(jaguar, dogs, s));
    }
  });
  return forward.empty() ? "no moves" : difference<P>(std::move(forward), std::move(backward));
}

// Tries all positions that differ from p by a dog elsewhere; or by a jaguar elsewhere and by more dogs, as
// many as it may eat in one turn, on any points.
template <class P>
std::string check_by_trying(const P& p) {
  std::vector<link> forward;
  std::vector<link> backward;
  const auto try_move = [&](point jaguar, point_set dogs, const move& m) {
    const P q = *P::make(jaguar, dogs, opponent(p.to_move()));
    if (q.is_legal(m) && q.play(m) == p) forward.emplace_back(q.bits(), p.bits());
  };
  if (p.to_move() == side::jaguar) {
    for (const point to : p.dogs()) {
      for (const point from : p.empty_points()) {
        try_move(p.jaguar(), (p.dogs() - point_set{to}) | point_set{from}, move{from, to});
      }
    }
  } else {
    const auto goal = static_cast<std::size_t>(P::rules_in_force.dogs_to_win);
    const std::size_t most_jumps = P::rules_in_force.jumps == jump_rule::single ? 1 : goal;
    for_each_superset(p.dogs(), std::min(most_jumps, p.captured_count()), [&](point_set dogs) {
      for (const point from : ~dogs) try_move(from, dogs, move{from, p.jaguar(), dogs - p.dogs()});
    });
  }
  for_each_predecessor(p, [&](const P& q) { backward.emplace_back(q.bits(), p.bits()); });
  return difference<P>(std::move(forward), std::move(backward));
}

// The position after a legal move that eats most dogs.
template <class P>
P after_greatest_capture(const P& p) {
  move greatest{};
  p.for_each_legal_move([&greatest](const move& m) {
    if (m.captured().size() >= greatest.captured().size()) greatest = m;
  });
  return p.play(greatest);
}

// Looks at the positions with dogs that leave the middle of the board free, and up to fourteen in all.
template <class P>
std::string check_world_around_the_middle() {
  const point_set around =
      at(in_long_run() ? "ddddd/d3d/2J2/5/5/3/ddd J" : "ddddd/d3d/2J2/5/5/d1d/d1d J").dogs();
  return check_world<P>(around, P::dogs_at_start - around.size());
}

}  // namespace

TEST_CASE("predecessors: Adugo, a dog's step is taken back as the rules let it go") {
  CHECK_TWICE(are_before(position{}, {"ddddd/ddddd/1dJdd/d4/5/3/3 d", "ddddd/ddddd/1dJdd/1d3/5/3/3 d",
                                      "ddddd/ddddd/d1Jdd/1d3/5/3/3 d", "ddddd/ddddd/ddJ1d/3d1/5/3/3 d",
                                      "ddddd/ddddd/ddJd1/3d1/5/3/3 d", "ddddd/ddddd/ddJd1/4d/5/3/3 d"}));
  CHECK_TWICE(count_before(basic_position<single_not_backward>{}) == 0);
  CHECK_TWICE(count_before(at<ludii_adugo>("5/5/5/3d1/J4/3/3 J")) == 8);
  CHECK_TWICE(are_before(at<single_not_backward>("5/5/5/3d1/J4/3/3 J"),
                         {"5/5/2d2/5/J4/3/3 d", "5/5/3d1/5/J4/3/3 d", "5/5/4d/5/J4/3/3 d",
                          "5/5/5/2d2/J4/3/3 d", "5/5/5/4d/J4/3/3 d"}));
  CHECK_TWICE(are_before(at<single_forward_only>("5/5/5/3d1/J4/3/3 J"),
                         {"5/5/2d2/5/J4/3/3 d", "5/5/3d1/5/J4/3/3 d", "5/5/4d/5/J4/3/3 d"}));
  // The step that has shut the jaguar in.
  CHECK_TWICE(times_before(at("ddddd/dddd1/5/5/2d2/d2/Jdd J"), at("ddddd/dddd1/5/5/5/dd1/Jdd d")) == 1);
}

TEST_CASE("predecessors: Adugo, the jaguar's step and its jump are taken back") {
  CHECK_TWICE(are_before(
      position::initial(side::dogs),
      {"ddddd/ddddd/dd1dd/1J3/5/3/3 J", "ddddd/ddddd/dd1dd/2J2/5/3/3 J", "ddddd/ddddd/dd1dd/3J1/5/3/3 J"}));
  // From a4 it did not come, nor from a3 over a4: a dog stands there.
  CHECK_TWICE(are_before(
      at<ludii_adugo>("5/5/J4/d4/5/3/3 d"),
      {"5/J4/5/d4/5/3/3 J", "5/1J3/5/d4/5/3/3 J", "5/5/1J3/d4/5/3/3 J", "5/5/5/dJ3/5/3/3 J",
       "J4/d4/5/d4/5/3/3 J", "2J2/1d3/5/d4/5/3/3 J", "5/5/1dJ2/d4/5/3/3 J", "5/5/5/dd3/2J2/3/3 J"}));
}

TEST_CASE("predecessors: Adugo, only a capture reaches the goal, and none goes past it") {
  constexpr std::string_view two_eaten = "ddddd/ddddd/J4/1d3/5/3/1d1 d";
  constexpr std::array<std::string_view, 6> one_or_two_jumps_back = {
      "ddddd/ddddd/1dJ2/1d3/5/3/1d1 J",   "ddddd/ddddd/1d1dJ/1d3/5/3/1d1 J",
      "ddddd/ddddd/1d3/1dd2/2J2/3/1d1 J", "ddddd/ddddd/1d3/1d1d1/4J/3/1d1 J",
      "ddddd/ddddd/5/dd3/J4/3/1d1 J",     "ddddd/ddddd/5/dd3/1dJ2/3/1d1 J"};
  CHECK_TWICE(are_before(at<two_win>(two_eaten), one_or_two_jumps_back));
  CHECK_TWICE(count_before(at<two_win>("ddddd/ddddd/J4/1d3/5/3/1d1 J")) == 0);
  CHECK_TWICE(count_before(at<two_win>("ddddd/dddd1/J4/1d3/5/3/1d1 d")) == 0);
  // Where captures are compulsory it stops before b4 only because it has won.
  CHECK_TWICE(are_before(at<two_must>(two_eaten), one_or_two_jumps_back));
  CHECK_TWICE(count_before(at<three_must>(two_eaten)) == 0);
}

TEST_CASE("predecessors: Adugo, where captures are compulsory no step is taken back that was forbidden") {
  constexpr std::string_view text = "5/5/J4/1d3/5/3/3 d";
  // On b5 and on a4 it could have eaten b4.
  CHECK_TWICE(are_before(at<single_must>(text),
                         {"5/J4/5/1d3/5/3/3 J", "5/1J3/5/1d3/5/3/3 J", "J4/d4/5/1d3/5/3/3 J",
                          "2J2/1d3/5/1d3/5/3/3 J", "5/5/1dJ2/1d3/5/3/3 J", "5/5/5/dd3/J4/3/3 J"}));
  CHECK_TWICE(count_before(at<ludii_adugo>(text)) == 8);
}

TEST_CASE("predecessors: Adugo, what two chains lead from comes once") {
  constexpr auto q = at("ddddd/1ddd1/1dJ2/dd3/5/3/ddd J");
  constexpr auto p = q.play(worked::move_from(q, "c5xa5xa3xc5"));
  CHECK_TWICE(p == q.play(worked::move_from(q, "c5xa3xa5xc5")));
  CHECK_TWICE(times_before(p, q) == 1);
}

TEST_CASE("predecessors: Adugo, a dog may have stood where the jaguar stands") {
  // The jaguar eats c1 first and lands there last: a1xe1xc3xc1.
  CHECK_TWICE(times_before(at("ddddd/ddddd/5/5/5/3/1J1 d"), at("ddddd/ddddd/5/5/5/1dd/Jd1 J")) == 1);
}

TEST_CASE("predecessors: Adugo, a callback that returns false stops the walk, any other does not") {
  for (const char* text : {"ddddd/ddddd/ddJdd/5/5/3/3 J", "ddddd/ddddd/5/5/5/3/1J1 d"}) {
    const std::size_t all = count_before(at(text));
    CHECK(all >= 6);
    for (std::size_t stop_at = 0; stop_at != all; ++stop_at) {
      std::size_t calls = 0;
      CHECK_FALSE(for_each_predecessor(at(text), [&](const position&) { return calls++ != stop_at; }));
      CHECK(calls == stop_at + 1);
    }
    CHECK(for_each_predecessor(at(text), [](const position&) { return true; }));
    CHECK(for_each_predecessor(at(text), [](const position&) {}));
  }
  CHECK_TWICE(for_each_predecessor(position{}, [](position) { return 0; }));
  static_assert(noexcept(for_each_predecessor(position{}, [](const position&) noexcept {})));
  static_assert(!noexcept(for_each_predecessor(position{}, [](const position&) {})));
}

TEST_CASE("predecessors: Adugo, all positions with few dogs, single jumps") {
  const std::size_t dogs = in_long_run() ? 3 : 2;
  CHECK(check_world<basic_position<ludii_adugo>>({}, dogs) == "");
  CHECK(check_world<basic_position<rules{.jumps = jump_rule::single, .dogs_to_win = 13}>>({}, dogs) == "");
  CHECK(check_world<basic_position<single_must>>({}, dogs) == "");
  CHECK(check_world<basic_position<single_not_backward>>({}, dogs) == "");
  CHECK(check_world<basic_position<single_forward_only>>({}, dogs) == "");
}

TEST_CASE("predecessors: Adugo, all positions around some dogs, chains") {
  CHECK(check_world_around_the_middle<position>() == "");
  CHECK(check_world_around_the_middle<basic_position<two_win>>() == "");
}

TEST_CASE("predecessors: Adugo, all positions around some dogs, compulsory chains") {
  CHECK(check_world_around_the_middle<basic_position<must>>() == "");
  CHECK(check_world_around_the_middle<basic_position<two_must>>() == "");
}

TEST_CASE("predecessors: Adugo, random positions and what their greatest captures lead to, all rule sets") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(to_text(Rules).view());
    random_numbers random{6};
    for (int checked = 0; checked != (in_long_run() ? 500 : 10);) {
      const auto p = random_set_up<basic_position<Rules>>(random);
      if (p.dogs().size() < 11 || p.is_over()) continue;
      const auto after = after_greatest_capture(p);
      if (after.dogs().size() < 10) continue;  // trying takes too long
      CHECK(check_by_trying(p) == "");
      CHECK(check_by_trying(after) == "");
      ++checked;
    }
  });
}

TEST_CASE("predecessors: Adugo, the position with the most moves comes once before each of 493") {
  constexpr position q = at("3d1/1dddd/1dJd1/ddddd/1d1d1/3/3 J");
  std::size_t moves = 0;
  q.for_each_legal_move([&](const move& m) { moves += times_before(q.play(m), q) == 1 ? 1u : 0u; });
  CHECK(moves == 493);
  CHECK(after_greatest_capture(q).dogs().size() == 9);
  CHECK(check_by_trying(after_greatest_capture(q)) == "");
}
