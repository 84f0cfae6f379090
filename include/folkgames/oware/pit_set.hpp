#pragma once

#include <folkgames/core/enum_set.hpp>
#include <folkgames/oware/pit.hpp>

namespace folkgames::oware {

/// A set of pits: bit 0 for A to bit 11 for f, visited in sowing order.
using pit_set = enum_set<pit, pit_count>;

}  // namespace folkgames::oware
