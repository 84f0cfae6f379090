#include "../support/positions.hpp"
#include "../support/rule_sets.hpp"
#include "../support/single_games.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstddef>

namespace {

constexpr std::size_t games = 20'000;  // a million positions or two, of which each decides what is drawn next
constexpr std::size_t ply_limit = 2000;

template <class P>
void check_whoever_begins() {
  using side = typename P::side_type;
  for (const auto first : {side{0}, side{1}})
    CHECK(are_the_single_games(P::initial(first), games, generator_of, ply_limit));
}

}  // namespace

TEST_CASE("batch: the games are those of single playouts, twenty thousand under each set of rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(to_text(Rules).view());
    check_whoever_begins<adugo_position<Rules>>();
  });
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(to_text(Rules).view());
    check_whoever_begins<oware_position<Rules>>();
  });
}
