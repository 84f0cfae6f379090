#pragma once

#include "adugo_game.hpp"
#include "oware_game.hpp"
#include "rule_shelf.hpp"

namespace apps::play {

rule_shelf<oware_game> oware_shelf();
/// With the default goal, all ways to step, to jump and to capture.
rule_shelf<adugo_game> adugo_ways_shelf();
/// All goals, with the other rules as they are by default; and two goals with single jumps.
rule_shelf<adugo_game> adugo_goals_shelf();

}  // namespace apps::play
