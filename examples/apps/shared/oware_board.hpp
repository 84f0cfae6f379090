#pragma once

#include "picture.hpp"

#include <folkgames/oware.hpp>

#include <cstddef>
#include <string>

namespace apps {

namespace oware = folkgames::oware;

/// Text at the right of three columns: of a pit, its letter or what it holds.
inline std::string cell(const std::string& text) { return std::string(3 - text.size(), ' ') + text; }
inline std::string cell(oware::pit p) { return cell(std::string{to_text(p)}); }
inline std::string cell(int seeds) { return cell(std::to_string(seeds)); }

/// Where the cell of a pit begins: North's row above South's, each with its letters on the outside.
inline spot cell_of(oware::pit p) {
  const auto number = static_cast<std::size_t>(p);
  const bool south = owner(p) == oware::side::south;
  const std::size_t from_left = south ? number : oware::pit_count - 1 - number;
  return {south ? 2u : 1u, 10 + 3 * from_left};
}

/// The board as South sees it. Sowing goes to the right below, and to the left above.
inline picture draw(const oware::position& p) {
  using enum oware::pit;
  picture lines(4, std::string(10, ' '));
  lines[1] = "North" + cell(p.store(oware::side::north)) + " |";
  lines[2] = "South" + cell(p.store(oware::side::south)) + " |";
  for (const oware::pit north : {f, e, d, c, b, a}) {
    lines[0] += cell(north);
    lines[1] += cell(p.seeds(north));
  }
  for (const oware::pit south : {A, B, C, D, E, F}) {
    lines[2] += cell(p.seeds(south));
    lines[3] += cell(south);
  }
  return lines;
}

}  // namespace apps
