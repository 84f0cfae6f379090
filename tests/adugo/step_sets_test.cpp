#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <string_view>

using folkgames::adugo::basic_position;
using folkgames::adugo::dog_move_rule;
using folkgames::adugo::dog_step_sets;
using folkgames::adugo::dog_targets;
using folkgames::adugo::move;
using folkgames::adugo::point;
using folkgames::adugo::point_count;
using folkgames::adugo::point_set;
using folkgames::adugo::position;
using folkgames::adugo::rules;
using folkgames::adugo::side;

namespace {

static_assert(noexcept(dog_targets(position{}, point::a7)) && noexcept(dog_step_sets(position{})));

// For each origin the targets of the dogs' steps.
using step_table = std::array<point_set, point_count>;

template <class P>
constexpr step_table steps_by_moves(const P& p) {
  step_table steps{};
  if (p.to_move() == side::jaguar) return steps;
  p.for_each_legal_move(
      [&steps](const move& m) { steps[static_cast<std::size_t>(m.from())].insert(m.to()); });
  return steps;
}
template <class P>
constexpr step_table steps_by_targets(const P& p) {
  step_table steps{};
  for (const point from : point_set::all()) steps[static_cast<std::size_t>(from)] = dog_targets(p, from);
  return steps;
}
// Sets `once` to false where a step comes twice or leads off the board.
template <class P>
constexpr step_table steps_by_shift(const P& p, bool& once) {
  step_table steps{};
  for (const auto& [shift, origins] : dog_step_sets(p)) {
    for (const point from : origins) {
      const int to = static_cast<int>(from) + shift;
      point_set& targets = steps[static_cast<std::size_t>(from)];
      if (to < 0 || to >= static_cast<int>(point_count) || targets.contains(static_cast<point>(to))) {
        once = false;
      } else {
        targets.insert(static_cast<point>(to));
      }
    }
  }
  return steps;
}

template <class P>
constexpr bool are_the_moves(const P& p) {
  bool once = true;
  const step_table steps = steps_by_moves(p);
  std::size_t count = 0;
  for (const point_set targets : steps) count += targets.size();
  const bool dogs_move = p.to_move() == side::dogs;
  return steps_by_targets(p) == steps && steps_by_shift(p, once) == steps && once &&
         count == (dogs_move ? p.count_legal_moves() : 0);
}
static_assert(are_the_moves(position{}) && are_the_moves(position::initial(side::dogs)));

template <class P>
constexpr bool are_empty(const P& p) {
  for (const point from : point_set::all()) {
    if (!dog_targets(p, from).empty()) return false;
  }
  for (const auto& set : dog_step_sets(p)) {
    if (!set.origins.empty()) return false;
  }
  return true;
}

// A shift comes once, and its opposite too; none is 0.
constexpr bool shifts_differ() {
  const auto sets = dog_step_sets(position{});
  for (std::size_t i = 0; i != sets.size(); ++i) {
    bool has_opposite = false;
    for (std::size_t j = 0; j != sets.size(); ++j) {
      if (i != j && sets[i].shift == sets[j].shift) return false;
      has_opposite = has_opposite || (i != j && sets[i].shift == -sets[j].shift);
    }
    if (!has_opposite) return false;
  }
  return true;
}
static_assert(shifts_differ());

template <rules Rules = rules{}>
constexpr basic_position<Rules> at(std::string_view text) {
  return worked::position_from<basic_position<Rules>>(text);
}

}  // namespace

TEST_CASE("step sets: the dogs' first moves") {
  constexpr position p = position::initial(side::dogs);
  CHECK_TWICE(dog_targets(p, point::a5) == point_set{point::a4, point::b4});
  CHECK_TWICE(dog_targets(p, point::e5) == point_set{point::d4, point::e4});
  CHECK_TWICE(dog_targets(p, point::a7).empty());  // hemmed in
  CHECK_TWICE(dog_targets(p, point::c5).empty());  // the jaguar's point
  CHECK_TWICE(dog_targets(p, point::c3).empty());  // nobody's point
}

TEST_CASE("step sets: where dogs may go sideways or forward only, they have no other targets") {
  constexpr rules anywhere{.dogs_to_win = 14};
  constexpr rules sideways{.dog_moves = dog_move_rule::not_backward, .dogs_to_win = 14};
  constexpr rules forward{.dog_moves = dog_move_rule::forward_only, .dogs_to_win = 14};
  constexpr std::string_view one_dog = "J4/5/2d2/5/5/3/3 d";
  CHECK_TWICE(dog_targets(at<anywhere>(one_dog), point::c5).size() == 8);
  CHECK_TWICE(dog_targets(at<sideways>(one_dog), point::c5) ==
              point_set{point::b5, point::d5, point::b4, point::c4, point::d4});
  CHECK_TWICE(dog_targets(at<forward>(one_dog), point::c5) == point_set{point::b4, point::c4, point::d4});
  CHECK_TWICE(dog_targets(at<forward>("J4/5/5/5/2d2/1d1/3 d"), point::c3) == point_set{point::b2, point::d2});
  CHECK_TWICE(dog_targets(at<forward>("J4/5/5/5/2d2/1d1/3 d"), point::c2) == point_set{point::c1});
}

TEST_CASE("step sets: each shift comes once, with its opposite") { CHECK(shifts_differ()); }

TEST_CASE("step sets: none where the jaguar is to move or the game is over") {
  CHECK_TWICE(are_empty(position{}));
  // Five dogs are eaten; four are.
  CHECK_TWICE(are_empty(at("ddddd/dddd1/J4/5/5/3/3 d")));
  CHECK_TWICE(!are_empty(at("ddddd/ddddd/J4/5/5/3/3 d")));
  // Dogs that may go forward only have reached the last rank.
  constexpr rules forward{.dog_moves = dog_move_rule::forward_only, .dogs_to_win = 14};
  CHECK_TWICE(are_empty(at<forward>("J4/5/5/5/5/3/ddd d")));
  CHECK_TWICE(!are_empty(at<forward>("J4/5/5/5/5/1d1/3 d")));
}

TEST_CASE("step sets: both kinds are the legal moves of the dogs, each once, under all rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = adugo_position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{1};
    bool all_are = true;
    std::size_t with_moves = 0;
    const auto look = [&](const variant& p) {
      all_are = all_are && are_the_moves(p) && (p.to_move() == side::dogs || are_empty(p)) &&
                (!p.is_over() || are_empty(p));
      with_moves += are_empty(p) ? 0u : 1u;
    };
    for (int games = 0; games != 10; ++games) for_each_position_of_a_game<variant>(random, 60, look);
    for (int set_ups = 0; set_ups != 300; ++set_ups) look(random_set_up<variant>(random));
    CHECK(all_are);
    CHECK(with_moves > 20);
  });
}
