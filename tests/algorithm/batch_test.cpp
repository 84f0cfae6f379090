#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/single_games.hpp"
#include "../support/toy_game.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <stdexcept>
#include <string_view>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

using folkgames::playout_result;
using folkgames::portable_target;
using folkgames::random_playouts;

namespace {

constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

}  // namespace

TEST_CASE("batch: the games of Oware are those of single playouts, however many there are") {
  for (const std::size_t count : {0u, 1u, 2u, 15u, 16u, 17u, 18u, 31u, 32u, 33u, 47u, 100u, 1000u}) {
    CAPTURE(count);
    CHECK(are_the_single_games(oware::position{}, count, generator_of, no_limit));
  }
  CHECK(are_the_single_games(oware::position{}, 100, generator_of, no_limit, portable_target{}));
}

TEST_CASE("batch: broken off after any number of plies they are the same too") {
  for (const std::size_t limit : {0u, 1u, 2u, 3u, 20u, 50u, 70u, 100u, 120u, 10'000u}) {
    CAPTURE(limit);
    CHECK(are_the_single_games(oware::position{}, 60, generator_of, limit));
  }
}

TEST_CASE("batch: under all rules, from positions of random games and set-ups") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = oware_position<Rules>;
    CAPTURE(to_text(Rules).view());
    CHECK(are_the_single_games(variant{}, 1000, generator_of, 2000));
    CHECK(are_the_single_games(variant::initial(oware::side::north), 100, generator_of, 2000));
    random_numbers random{7};
    for (int set_ups = 0; set_ups != 500; ++set_ups) {
      const auto p = random_set_up<variant>(random);
      CAPTURE(to_text(p).view());
      REQUIRE(are_the_single_games(p, 20, generator_of, 2000));
    }
  });
}

TEST_CASE("batch: where many seeds go round the board, and where somebody has to be fed") {
  for (const std::string_view text : {"0-0-0-0-0-34-1-1-1-1-0-0-5-5-S", "48-0-0-0-0-0-0-0-0-0-0-0-0-0-S",
                                      "23-0-0-0-0-0-0-0-0-0-1-0-12-12-S", "1-1-1-1-1-7-0-0-0-0-0-0-18-18-S",
                                      "0-0-0-0-0-2-1-1-0-0-0-0-22-22-N 99"}) {
    CAPTURE(text);
    CHECK(are_the_single_games(worked::position_from<oware::position>(text), 50, generator_of, no_limit));
  }
}

TEST_CASE(
    "batch: the games of Adugo are those of single playouts, however many there are and whoever begins") {
  for (const std::size_t count : {0u, 1u, 15u, 16u, 17u, 31u, 32u, 33u, 100u, 3000u}) {
    CAPTURE(count);
    CHECK(are_the_single_games(adugo::position{}, count, generator_of, no_limit));
    CHECK(are_the_single_games(adugo::position::initial(adugo::side::dogs), count, generator_of, no_limit));
  }
  CHECK(are_the_single_games(adugo::position{}, 100, generator_of, no_limit, portable_target{}));
}

// Where a game ends when the other side is to move, the next one begins in the middle of a round.
TEST_CASE("batch: games of Adugo broken off after any number of plies are the same too") {
  for (const std::size_t limit : {0u, 1u, 2u, 3u, 4u, 19u, 20u, 50u, 70u, 120u, 10'000u}) {
    CAPTURE(limit);
    CHECK(are_the_single_games(adugo::position{}, 60, generator_of, limit));
    CHECK(are_the_single_games(adugo::position::initial(adugo::side::dogs), 61, generator_of, limit));
  }
}

TEST_CASE("batch: games of Adugo under all rules, from positions of random games and set-ups") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = adugo_position<Rules>;
    CAPTURE(to_text(Rules).view());
    CHECK(are_the_single_games(variant{}, 300, generator_of, 2000));
    random_numbers random{7};
    for (int set_ups = 0; set_ups != 200; ++set_ups) {
      const auto p = random_set_up<variant>(random);
      CAPTURE(to_text(p).view());
      REQUIRE(are_the_single_games(p, 20, generator_of, 2000));
    }
    for (int games = 0; games != 20; ++games) {
      for_each_position_of_a_game<variant>(random, 60, [](const variant& p) {
        CAPTURE(to_text(p).view());
        REQUIRE(are_the_single_games(p, 16, generator_of, 3));
      });
    }
  });
}

TEST_CASE("batch: long chains of jumps, effects with several paths, and games that end at once") {
  for (const std::string_view text :
       {"ddddd/dd3/2J2/2d2/5/1d1/2d J", "3d1/1dddd/1dJd1/dd1dd/1d1d1/3/3 J",
        "1dd2/dddd1/2d1d/dJ1d1/2dd1/dd1/3 J", "ddddd/ddd2/5/5/5/1dd/Jd1 J", "ddddd/dddd1/J4/5/5/3/3 d",
        "5/5/5/5/5/3/2J J", "5/5/5/5/ddddd/ddd/dJd J"}) {
    CAPTURE(text);
    CHECK(are_the_single_games(worked::position_from<adugo::position>(text), 2000, generator_of, no_limit));
    CHECK(are_the_single_games(worked::position_from<adugo::position>(text), 2000, generator_of, 1));
  }
}

TEST_CASE("batch: with a large generator") {
  const auto twister = [](std::size_t i) { return std::mt19937{static_cast<std::uint32_t>(i)}; };
  CHECK(are_the_single_games(oware::position{}, 40, twister, no_limit));
  CHECK(are_the_single_games(adugo::position{}, 40, twister, no_limit));
}

TEST_CASE("batch: games that have no faster way, and games that are over") {
  CHECK(are_the_single_games(toy::position{}, 50, generator_of, no_limit));
  CHECK(are_the_single_games(worked::position_from<oware::position>("4-0-0-0-0-0-0-0-0-0-0-0-25-19-N"), 40,
                             generator_of, no_limit));
}

TEST_CASE("batch: what the callback throws ends it") {
  int calls = 0;
  const auto third_throws = [&calls](std::size_t, const auto&) {
    if (++calls == 3) throw std::runtime_error{"enough"};
  };
  CHECK_THROWS_AS(random_playouts(oware::position{}, 100, generator_of, no_limit, third_throws),
                  std::runtime_error);
  CHECK(calls == 3);
}

namespace {

constexpr std::size_t plies_of_games(std::size_t count) {
  std::size_t plies = 0;
  random_playouts(oware::position{}, count, generator_of, 10,
                  [&plies](std::size_t, const auto& result) { plies += result.plies; });
  return plies;
}

}  // namespace

TEST_CASE("batch: the compiler can play one") { CHECK_TWICE(plies_of_games(17) == 170); }
