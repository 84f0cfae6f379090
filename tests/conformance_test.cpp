#include "conformance.hpp"

#include "support/candidates.hpp"
#include "support/effort.hpp"
#include "support/positions.hpp"
#include "support/random.hpp"
#include "support/rule_sets.hpp"

#include <doctest/doctest.h>

#include <string>

namespace {

// Returns the first violation in at least `count` positions, half of them from random games, half set up at
// random.
template <class P, class Candidates>
std::string check_many(int count, std::uint64_t seed, const Candidates& candidates) {
  random_numbers random{seed};
  std::string broken = conformance::check_type<P>();
  int checked = 0;
  const auto look = [&](const P& p) {
    if (broken.empty()) broken = conformance::check_position(p, candidates);
    ++checked;
  };
  while (checked < count && broken.empty()) {
    const int before = checked;
    for_each_position_of_a_game<P>(random, 200, look);
    for (int played = checked - before; played != 0; --played) look(random_set_up<P>(random));
  }
  return broken;
}

// Checks many positions under each set of rules of one part (support/effort.hpp says how many).
template <template <auto> class Position, const auto& Sets, std::size_t Part, std::size_t Parts,
          class Candidates>
std::string check_rule_sets(std::uint64_t seed, const Candidates& candidates) {
  std::string broken;
  for_each_rule_set<Sets, Part, Parts>([&]<auto Rules>() {
    if (!broken.empty()) return;
    broken = check_many<Position<Rules>>(positions_to_check_under(Rules), seed, candidates);
    if (!broken.empty()) broken += ", rules " + std::string{to_text(Rules).view()};
  });
  return broken;
}

template <folkgames::adugo::rules Rules>
std::string check_some_positions_with_all_candidates() {
  using position = folkgames::adugo::basic_position<Rules>;
  random_numbers random{3};
  std::string broken;
  int ply = 0;
  for_each_position_of_a_game<position>(random, 60, [&](const position& p) {
    if (ply++ % 8 == 0 && broken.empty()) broken = conformance::check_position(p, all_pairs_of_points);
  });
  for (int set_ups = 0; set_ups != 3 && broken.empty(); ++set_ups) {
    broken = conformance::check_position(random_set_up<position>(random), all_pairs_of_points);
  }
  return broken;
}

}  // namespace

TEST_CASE("conformance: Oware, with all twelve pits as candidates, rule sets 1 of 2") {
  CHECK(check_rule_sets<oware_position, oware_rule_sets, 0, 2>(1, all_pits) == "");
}

TEST_CASE("conformance: Oware, with all twelve pits as candidates, rule sets 2 of 2") {
  CHECK(check_rule_sets<oware_position, oware_rule_sets, 1, 2>(2, all_pits) == "");
}

TEST_CASE("conformance: Adugo, with a few candidates, rule sets 1 of 4") {
  CHECK(check_rule_sets<adugo_position, adugo_rule_sets, 0, 4>(3, some_pairs_of_points) == "");
}

TEST_CASE("conformance: Adugo, with a few candidates, rule sets 2 of 4") {
  CHECK(check_rule_sets<adugo_position, adugo_rule_sets, 1, 4>(4, some_pairs_of_points) == "");
}

TEST_CASE("conformance: Adugo, with a few candidates, rule sets 3 of 4") {
  CHECK(check_rule_sets<adugo_position, adugo_rule_sets, 2, 4>(5, some_pairs_of_points) == "");
}

TEST_CASE("conformance: Adugo, with a few candidates, rule sets 4 of 4") {
  CHECK(check_rule_sets<adugo_position, adugo_rule_sets, 3, 4>(6, some_pairs_of_points) == "");
}

TEST_CASE(
    "conformance: Adugo, all pairs of points with every captured set of up to two dogs, all rule sets") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(to_text(Rules).view());
    CHECK(check_some_positions_with_all_candidates<Rules>() == "");
  });
}

TEST_CASE("conformance: the position with the most moves") {
  const auto p = folkgames::parse<folkgames::adugo::position>("3d1/1dddd/1dJd1/ddddd/1d1d1/3/3 J");
  REQUIRE(p);
  CHECK(conformance::check_position(*p, all_pairs_of_points) == "");
}

TEST_CASE("conformance: a third game that only the tests know") {
  CHECK(conformance::check_type<toy::position>() == "");
  for (int matches = 0; matches <= 12; ++matches) {
    CHECK(conformance::check_position(toy::position{matches, toy::side::second}, all_takes) == "");
  }
}
