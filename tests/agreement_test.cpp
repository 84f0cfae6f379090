#include "agreement.hpp"

#include <doctest/doctest.h>

TEST_CASE("agreement: Adugo and the slow reference, a short run") {
  CHECK(agreement::compare_many<folkgames::adugo::position>(10'000, 1, reference::adugo::rules{}) == "");
}

TEST_CASE("agreement: Oware and the slow reference, a short run") {
  CHECK(agreement::compare_many<folkgames::oware::position>(10'000, 2, reference::oware::rules{}) == "");
}
