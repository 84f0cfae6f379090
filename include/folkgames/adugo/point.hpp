#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace folkgames::adugo {

/**
 * The 31 points of the board in reading order: the grid from rank 7 down to rank 3, then the den.
 *
 *     a7-b7-c7-d7-e7
 *     |\ | /|\ | /|
 *     a6-b6-c6-d6-e6
 *     |/ | \|/ | \|
 *     a5-b5-c5-d5-e5
 *     |\ | /|\ | /|
 *     a4-b4-c4-d4-e4
 *     |/ | \|/ | \|
 *     a3-b3-c3-d3-e3
 *          /|\
 *        b2-c2-d2
 *        /  |  \
 *      a1---c1---e1
 */
// clang-format off
enum class point : std::uint8_t {
  a7, b7, c7, d7, e7,
  a6, b6, c6, d6, e6,
  a5, b5, c5, d5, e5,
  a4, b4, c4, d4, e4,
  a3, b3, c3, d3, e3,
      b2, c2, d2,
  a1,     c1,     e1,
};
// clang-format on

inline constexpr std::size_t point_count = 31;  ///< of the board, A2 and A3

namespace detail {

// File and rank of each point, two letters a point. A point's name is its place: the coordinates and with
// them the whole board come from here.
inline constexpr std::string_view point_names =
    "a7b7c7d7e7a6b6c6d6e6a5b5c5d5e5a4b4c4d4e4a3b3c3d3e3b2c2d2a1c1e1";
static_assert(point_names.size() == 2 * point_count);

[[nodiscard]] constexpr std::size_t index_of(point p) noexcept { return static_cast<std::size_t>(p); }
[[nodiscard]] constexpr point point_at(std::size_t index) noexcept { return static_cast<point>(index); }
[[nodiscard]] constexpr bool on_board(point p) noexcept { return index_of(p) < point_count; }
[[nodiscard]] constexpr std::string_view name_of(point p) noexcept {
  return {point_names.data() + 2 * index_of(p), 2};
}

}  // namespace detail
}  // namespace folkgames::adugo
