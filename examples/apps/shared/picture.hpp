#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace apps {

/// Lines of text that are drawn first and printed later, so that boards can stand side by side.
using picture = std::vector<std::string>;

/// The lines of a text of which each ends with a line break.
inline picture lines_of(std::string_view text) {
  picture lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  return lines;
}

/// A place in a picture.
struct spot {
  std::size_t row;
  std::size_t column;

  [[nodiscard]] friend auto operator<=>(const spot&, const spot&) = default;
};

inline picture captioned(const std::string& caption, const picture& p) {
  picture result{caption, ""};
  result.insert(result.end(), p.begin(), p.end());
  return result;
}

inline picture side_by_side(const std::vector<picture>& pictures) {
  constexpr std::size_t gap = 6;
  picture all;
  std::size_t left = 0;
  for (const picture& p : pictures) {
    if (all.size() < p.size()) all.resize(p.size());
    std::size_t right = left;
    for (std::size_t i = 0; i != p.size(); ++i) {
      all[i].resize(left, ' ');
      all[i] += p[i];
      right = std::max(right, all[i].size());
    }
    left = right + gap;
  }
  return all;
}

/// Prints a picture a little indented, without blanks at the ends of lines, and an empty line.
inline void print(std::ostream& out, const picture& p) {
  for (const std::string& line : p) {
    const std::size_t blanks_from = line.find_last_not_of(' ') + 1;
    out << (blanks_from == 0 ? "" : "  ") << line.substr(0, blanks_from) << '\n';
  }
  out << '\n';
}

}  // namespace apps
