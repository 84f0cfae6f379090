#pragma once

/// @file
/// Oware by the Abapa rules: the mancala game of the Akan of Ghana.

#include <folkgames/core/game_position.hpp>
#include <folkgames/core/index.hpp>
#include <folkgames/core/parse.hpp>
#include <folkgames/core/with_rules.hpp>
#include <folkgames/oware/hash.hpp>
#include <folkgames/oware/index.hpp>
#include <folkgames/oware/legal_pits.hpp>
#include <folkgames/oware/move.hpp>
#include <folkgames/oware/notation.hpp>
#include <folkgames/oware/parse_error.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/pit_set.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/predecessors.hpp>
#include <folkgames/oware/rules.hpp>
#include <folkgames/oware/rules_notation.hpp>
#include <folkgames/oware/sowing.hpp>
#include <folkgames/oware/symmetry.hpp>
