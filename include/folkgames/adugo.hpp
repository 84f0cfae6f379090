#pragma once

/// @file
/// Adugo, the jaguar game of the Bororo of Brazil: one jaguar against fourteen dogs.

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/hash.hpp>
#include <folkgames/adugo/index.hpp>
#include <folkgames/adugo/move.hpp>
#include <folkgames/adugo/notation.hpp>
#include <folkgames/adugo/parse_error.hpp>
#include <folkgames/adugo/paths.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/predecessors.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/adugo/rules_notation.hpp>
#include <folkgames/adugo/step_sets.hpp>
#include <folkgames/adugo/symmetry.hpp>
#include <folkgames/core/game_position.hpp>
#include <folkgames/core/index.hpp>
#include <folkgames/core/parse.hpp>
#include <folkgames/core/with_rules.hpp>
