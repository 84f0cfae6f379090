#include "../support/perft_by_path.hpp"
#include "../support/perft_file.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

TEST_CASE("perft: Adugo by path, the large figures too") {
  const auto figures = read_perft_file("adugo-by-path.perft");
  REQUIRE(figures.size() == 7);
  for (const perft_figure& figure : figures) {
    CAPTURE(figure.position);
    CAPTURE(figure.depth);
    const auto p = folkgames::parse<folkgames::adugo::position>(figure.position);
    REQUIRE(p);
    CHECK(perft_by_path(*p, figure.depth) == figure.leaves);
  }
}
