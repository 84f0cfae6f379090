// A move is checked whatever its bytes are: also a value of the enumeration that names no point and no pit.

#include "support/positions.hpp"
#include "support/random.hpp"
#include "support/rule_sets.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstddef>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

TEST_CASE("any value of an Adugo move is checked") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(to_text(Rules).view());
    random_numbers random{5};
    for_each_position_of_a_game<adugo_position<Rules>>(random, 12, [](const auto& p) {
      std::size_t legal_steps = 0;
      p.for_each_legal_move([&](const adugo::move& m) { legal_steps += !m.is_capture(); });
      std::size_t accepted = 0;
      for (int from = 0; from != 256; ++from) {
        for (int to = 0; to != 256; ++to) {
          const adugo::move step{static_cast<adugo::point>(from), static_cast<adugo::point>(to)};
          accepted += p.is_legal(step);
          const adugo::move capture{step.from(), step.to(), adugo::point_set{adugo::point::d5}};
          const bool on_board = from < 31 && to < 31;
          if (!on_board) CHECK_FALSE(p.is_legal(capture));
        }
      }
      CHECK(accepted == legal_steps);
    });
  });
}

TEST_CASE("any value of an Oware move is checked") {
  random_numbers random{6};
  for_each_position_of_a_game<oware::position>(random, 200, [](const oware::position& p) {
    std::size_t accepted = 0;
    for (int pit = 0; pit != 256; ++pit) accepted += p.is_legal(oware::move{static_cast<oware::pit>(pit)});
    CHECK(accepted == p.count_legal_moves());
  });
}
