#include "agreement.hpp"

#include "support/effort.hpp"

#include <doctest/doctest.h>

// The number of positions under each set of rules: support/effort.hpp.

using agreement::compare_rule_sets;

TEST_CASE("agreement: Adugo and the slow reference, rule sets 1 of 4") {
  CHECK(compare_rule_sets<adugo_position, adugo_rule_sets, 0, 4>(positions_to_check(), 10) == "");
}

TEST_CASE("agreement: Adugo and the slow reference, rule sets 2 of 4") {
  CHECK(compare_rule_sets<adugo_position, adugo_rule_sets, 1, 4>(positions_to_check(), 11) == "");
}

TEST_CASE("agreement: Adugo and the slow reference, rule sets 3 of 4") {
  CHECK(compare_rule_sets<adugo_position, adugo_rule_sets, 2, 4>(positions_to_check(), 12) == "");
}

TEST_CASE("agreement: Adugo and the slow reference, rule sets 4 of 4") {
  CHECK(compare_rule_sets<adugo_position, adugo_rule_sets, 3, 4>(positions_to_check(), 13) == "");
}

TEST_CASE("agreement: Oware and the slow reference, rule sets 1 of 4") {
  CHECK(compare_rule_sets<oware_position, oware_rule_sets, 0, 4>(positions_to_check(), 10) == "");
}

TEST_CASE("agreement: Oware and the slow reference, rule sets 2 of 4") {
  CHECK(compare_rule_sets<oware_position, oware_rule_sets, 1, 4>(positions_to_check(), 11) == "");
}

TEST_CASE("agreement: Oware and the slow reference, rule sets 3 of 4") {
  CHECK(compare_rule_sets<oware_position, oware_rule_sets, 2, 4>(positions_to_check(), 12) == "");
}

TEST_CASE("agreement: Oware and the slow reference, rule sets 4 of 4") {
  CHECK(compare_rule_sets<oware_position, oware_rule_sets, 3, 4>(positions_to_check(), 13) == "");
}
