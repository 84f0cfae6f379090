#include "record/round_trip.hpp"
#include "support/rule_sets.hpp"

#include <doctest/doctest.h>

#include <string>

namespace {

template <std::size_t Part>
void check_part() {
  for_each_rule_set<adugo_rule_sets, Part, 2>([]<auto Rules>() {
    CAPTURE(std::string{to_text(Rules).view()});
    CHECK(round_trip::check<adugo_position<Rules>>(10, 120, 2) == "");
  });
}

}  // namespace

TEST_CASE("round trip: random games of Adugo, rule sets 1 of 2") { check_part<0>(); }
TEST_CASE("round trip: random games of Adugo, rule sets 2 of 2") { check_part<1>(); }
