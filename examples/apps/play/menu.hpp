#pragma once

#include "console.hpp"
#include "options.hpp"

namespace apps::play {

/// Asks which game to play, and against whom. Returns whether one was chosen.
bool choose_game(console& at, options& o);

}  // namespace apps::play
