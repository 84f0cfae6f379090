#include "agreement.hpp"

#include <doctest/doctest.h>

using agreement::compare_rule_sets;

TEST_CASE("agreement: Adugo and the slow reference, rule sets 1 of 4") {
  CHECK(compare_rule_sets<adugo_position, adugo_rule_sets, 0, 4>(10) == "");
}

TEST_CASE("agreement: Adugo and the slow reference, rule sets 2 of 4") {
  CHECK(compare_rule_sets<adugo_position, adugo_rule_sets, 1, 4>(11) == "");
}

TEST_CASE("agreement: Adugo and the slow reference, rule sets 3 of 4") {
  CHECK(compare_rule_sets<adugo_position, adugo_rule_sets, 2, 4>(12) == "");
}

TEST_CASE("agreement: Adugo and the slow reference, rule sets 4 of 4") {
  CHECK(compare_rule_sets<adugo_position, adugo_rule_sets, 3, 4>(13) == "");
}

TEST_CASE("agreement: Oware and the slow reference, rule sets 1 of 4") {
  CHECK(compare_rule_sets<oware_position, oware_rule_sets, 0, 4>(10) == "");
}

TEST_CASE("agreement: Oware and the slow reference, rule sets 2 of 4") {
  CHECK(compare_rule_sets<oware_position, oware_rule_sets, 1, 4>(11) == "");
}

TEST_CASE("agreement: Oware and the slow reference, rule sets 3 of 4") {
  CHECK(compare_rule_sets<oware_position, oware_rule_sets, 2, 4>(12) == "");
}

TEST_CASE("agreement: Oware and the slow reference, rule sets 4 of 4") {
  CHECK(compare_rule_sets<oware_position, oware_rule_sets, 3, 4>(13) == "");
}
