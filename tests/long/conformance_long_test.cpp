#include "../conformance.hpp"

#include "../support/candidates.hpp"
#include "../support/positions.hpp"
#include "../support/random.hpp"

#include <doctest/doctest.h>

#include <string>

TEST_CASE("conformance: Adugo, all pairs of points in a thousand positions") {
  using position = folkgames::adugo::position;
  random_numbers random{4};
  std::string broken;
  for (int games = 0; games != 20; ++games) {
    for_each_position_of_a_game<position>(random, 25, [&](const position& p) {
      if (broken.empty()) broken = conformance::check_position(p, all_pairs_of_points);
      if (broken.empty())
        broken = conformance::check_position(random_set_up<position>(random), all_pairs_of_points);
    });
  }
  CHECK(broken == "");
}
