#pragma once

#include <folkgames/adugo/parse_error.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/core/result.hpp>

#include <cstddef>
#include <string_view>

namespace folkgames::adugo {

/// Reads the name that Ludii gives a point of its Adugo board: ours with the file in upper case, as "C5".
[[nodiscard]] constexpr result<point, parse_error> parse_ludii_point(std::string_view text) noexcept {
  if (text.empty()) return parse_error{parse_code::truncated, 0};
  if (text[0] < 'A' || text[0] > 'E') return parse_error{parse_code::not_a_point, 0};
  if (text.size() == 1) return parse_error{parse_code::truncated, 1};
  for (std::size_t i = 0; i != point_count; ++i) {
    const std::string_view name = detail::name_of(detail::point_at(i));
    if (name[0] - 'a' != text[0] - 'A' || name[1] != text[1]) continue;
    if (text.size() > 2) return parse_error{parse_code::trailing_characters, 2};
    return detail::point_at(i);
  }
  return parse_error{parse_code::not_a_point, 1};
}

}  // namespace folkgames::adugo
