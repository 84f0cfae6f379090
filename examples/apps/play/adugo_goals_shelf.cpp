#include "adugo_game.hpp"
#include "shelves.hpp"

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>

namespace apps::play {
namespace {

constexpr auto sets = [] {
  std::array<adugo::rules, adugo::rules::max_dogs_to_win + 1> all{};
  std::size_t n = 0;
  for (int goal = 1; goal <= adugo::rules::max_dogs_to_win; ++goal) {
    if (goal != adugo::rules{}.dogs_to_win) all[n++] = {.dogs_to_win = goal};
  }
  all[n++] = {.jumps = adugo::jump_rule::single, .dogs_to_win = 6};
  all[n++] = adugo::ludii_adugo;
  return all;
}();

}  // namespace

rule_shelf<adugo_game> adugo_goals_shelf() { return shelf_of<adugo_game, sets>(); }

}  // namespace apps::play
