#pragma once

#include "picture.hpp"

#include <folkgames/adugo.hpp>
#include <folkgames/interop/drawing.hpp>

#include <cstddef>

namespace apps {

namespace adugo = folkgames::adugo;

/// Where drawing() has a point: files are four columns apart, after two for the names of the ranks; ranks are
/// two rows apart.
inline spot spot_of(adugo::point p) {
  const auto [x, y] = adugo::board::coordinates(p);
  const int ranks_above = adugo::board::coordinates(adugo::point::a7).y - y;
  return {static_cast<std::size_t>(2 * ranks_above), static_cast<std::size_t>(2 + 4 * x)};
}

inline picture draw(const adugo::position& p) { return lines_of(drawing(p)); }

}  // namespace apps
