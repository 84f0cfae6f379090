#include "adugo_game.hpp"
#include "shelves.hpp"

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>

namespace apps::play {
namespace {

constexpr auto sets = [] {
  std::array<adugo::rules, 3 * 2 * 2> all{};
  std::size_t n = 0;
  adugo::for_each_rules([&](const adugo::rules& r) {
    if (r.dogs_to_win == adugo::rules{}.dogs_to_win) all[n++] = r;
  });
  return all;
}();

}  // namespace

rule_shelf<adugo_game> adugo_ways_shelf() { return shelf_of<adugo_game, sets>(); }

}  // namespace apps::play
