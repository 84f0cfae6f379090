#pragma once

#include <folkgames/adugo/point.hpp>
#include <folkgames/core/enum_set.hpp>

namespace folkgames::adugo {

/// A set of points of the board: bit 0 for a7 to bit 30 for e1, visited in reading order. The complement is
/// taken within the board.
using point_set = enum_set<point, point_count>;

}  // namespace folkgames::adugo
