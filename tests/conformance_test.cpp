#include "conformance.hpp"

#include "support/candidates.hpp"
#include "support/positions.hpp"
#include "support/random.hpp"

#include <doctest/doctest.h>

#include <string>

namespace {

// Returns the first violation in `games` random games and as many positions set up at random as were played.
template <class P, class Candidates>
std::string check_games(int games, std::uint64_t seed, const Candidates& candidates) {
  random_numbers random{seed};
  std::string broken = conformance::check_type<P>();
  const auto look = [&](const P& p) {
    if (broken.empty()) broken = conformance::check_position(p, candidates);
  };
  for (int game = 0; game != games && broken.empty(); ++game) {
    int positions = 0;
    for_each_position_of_a_game<P>(random, 200, [&](const P& p) {
      look(p);
      ++positions;
    });
    for (; positions != 0; --positions) look(random_set_up<P>(random));
  }
  return broken;
}

}  // namespace

TEST_CASE("conformance: Oware, with all twelve pits as candidates") {
  CHECK(check_games<folkgames::oware::position>(30, 1, all_pits) == "");
}

TEST_CASE("conformance: Adugo, many positions with a few candidates") {
  CHECK(check_games<folkgames::adugo::position>(30, 2, some_pairs_of_points) == "");
}

TEST_CASE("conformance: Adugo, all pairs of points with every captured set of up to two dogs") {
  using position = folkgames::adugo::position;
  random_numbers random{3};
  std::string broken;
  int ply = 0;
  for_each_position_of_a_game<position>(random, 60, [&](const position& p) {
    if (ply++ % 6 == 0 && broken.empty()) broken = conformance::check_position(p, all_pairs_of_points);
  });
  for (int set_ups = 0; set_ups != 6 && broken.empty(); ++set_ups) {
    broken = conformance::check_position(random_set_up<position>(random), all_pairs_of_points);
  }
  CHECK(broken == "");
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
