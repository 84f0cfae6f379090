#pragma once

#include "match.hpp"
#include "options.hpp"

#include <memory>

namespace apps::play {

/// Begins the match that the command line asks for. Precondition: it names a game. Throws bad_options.
std::unique_ptr<match> begin(const options& o);

}  // namespace apps::play
