#pragma once

#include "../shared/picture.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace apps::play {

// Colours, by the numbers that terminals have for them.
inline constexpr std::string_view bold = "1";
inline constexpr std::string_view red = "31";
inline constexpr std::string_view cyan = "36";
inline constexpr std::string_view bold_green = "1;32";
inline constexpr std::string_view bold_yellow = "1;33";

/// A colour for some characters of a line.
struct stroke {
  std::size_t length;
  std::string_view colour;
};

/// What is coloured in a picture, by where it begins: from the right, so that colours can be put in one after
/// the other without moving the spots of those to come.
using paint = std::map<spot, stroke, std::greater<>>;

inline picture painted(picture p, const paint& colours) {
  for (const auto& [at, s] : colours) {
    std::string& line = p[at.row];
    line.insert(at.column + s.length, "\x1b[0m");
    line.insert(at.column, "\x1b[" + std::string{s.colour} + "m");
  }
  return p;
}

}  // namespace apps::play
