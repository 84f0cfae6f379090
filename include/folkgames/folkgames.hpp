#pragma once

/// @file
/// Everything: both games and the algorithms.

#include <folkgames/adugo.hpp>
#include <folkgames/algorithm/batch.hpp>
#include <folkgames/algorithm/perft.hpp>
#include <folkgames/algorithm/playout.hpp>
#include <folkgames/core/version.hpp>
#include <folkgames/oware.hpp>
