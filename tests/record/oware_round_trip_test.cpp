#include "record/round_trip.hpp"
#include "support/rule_sets.hpp"

#include <doctest/doctest.h>

#include <string>

TEST_CASE("round trip: random games of Oware, all rule sets") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(std::string{to_text(Rules).view()});
    CHECK(round_trip::check<oware_position<Rules>>(20, 300, 1) == "");
  });
}
