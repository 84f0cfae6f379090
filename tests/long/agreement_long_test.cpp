#include "../agreement.hpp"

#include <doctest/doctest.h>

TEST_CASE("agreement: Adugo and the slow reference over a million positions") {
  CHECK(agreement::compare_many<folkgames::adugo::position>(1'000'000, 3, reference::adugo::rules{}) == "");
}

TEST_CASE("agreement: Oware and the slow reference over a million positions") {
  CHECK(agreement::compare_many<folkgames::oware::position>(1'000'000, 4, reference::oware::rules{}) == "");
}
