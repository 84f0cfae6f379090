#pragma once

#include "picture.hpp"

#include <folkgames/interop/drawing.hpp>
#include <folkgames/oware.hpp>

#include <cstddef>
#include <string>

namespace apps {

namespace oware = folkgames::oware;

/// Text at the right of three columns: of a pit, its letter or what it holds.
inline std::string cell(const std::string& text) { return std::string(3 - text.size(), ' ') + text; }
inline std::string cell(oware::pit p) { return cell(std::string{to_text(p)}); }
inline std::string cell(int seeds) { return cell(std::to_string(seeds)); }

/// Where drawing() has the cell of a pit begin: North's row above South's, each with its letters on the
/// outside.
inline spot cell_of(oware::pit p) {
  const auto number = static_cast<std::size_t>(p);
  const bool south = owner(p) == oware::side::south;
  const std::size_t from_left = south ? number : oware::pit_count - 1 - number;
  return {south ? 2u : 1u, 10 + 3 * from_left};
}

inline picture draw(const oware::position& p) { return lines_of(drawing(p)); }

}  // namespace apps
