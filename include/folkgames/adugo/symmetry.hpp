#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/move.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace folkgames::adugo {

namespace detail {

inline constexpr std::array<point, point_count> mirror_images = [] {
  std::array<point, point_count> images{};
  for (std::size_t i = 0; i != point_count; ++i) {
    const auto [x, y] = board::coordinates(point_at(i));
    const auto image_x = static_cast<std::size_t>(4 - x);
    images[i] = point_at(board::detail::point_numbers[image_x][static_cast<std::size_t>(y)]);
  }
  return images;
}();

// The points whose image has a number that is greater by `distance`.
[[nodiscard]] constexpr std::uint32_t points_with_image_at(std::size_t distance) noexcept {
  std::uint32_t points = 0;
  for (const point p : point_set::all()) {
    if (index_of(p) + distance == index_of(mirror_images[index_of(p)]))
      points |= std::uint32_t{1} << index_of(p);
  }
  return points;
}

}  // namespace detail

/// The left-right mirror image, which exchanges the files a and e, b and d. The mirror is the one symmetry of
/// the board; every rule keeps it. Precondition: p is on the board.
[[nodiscard]] constexpr point mirrored(point p) noexcept {
  return detail::mirror_images[detail::index_of(p)];
}

/// The mirror images of the points.
[[nodiscard]] constexpr point_set mirrored(point_set points) noexcept {
  // Images are 0, 2 or 4 numbers apart, so a shift exchanges all pairs of one distance.
  constexpr std::uint32_t same = detail::points_with_image_at(0);
  constexpr std::uint32_t two = detail::points_with_image_at(2);
  constexpr std::uint32_t four = detail::points_with_image_at(4);
  static_assert((same | two | two << 2 | four | four << 4) == point_set::all().bits());
  const std::uint32_t bits = points.bits();
  return point_set::from_bits((bits & same) | (bits & two) << 2 | (bits >> 2 & two) | (bits & four) << 4 |
                              (bits >> 4 & four));
}

/// The move with all its points mirrored: legal in mirrored(p) where m is in p.
[[nodiscard]] constexpr move mirrored(const move& m) noexcept {
  return {mirrored(m.from()), mirrored(m.to()), mirrored(m.captured())};
}

/// The position with all pieces mirrored, and the same side to move.
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> mirrored(const basic_position<Rules>& p) noexcept {
  return *basic_position<Rules>::make(mirrored(p.jaguar()), mirrored(p.dogs()), p.to_move());
}

/// The same for a position and its mirror image: that of the two with the smaller bits().
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> canonical(const basic_position<Rules>& p) noexcept {
  const basic_position<Rules> image = mirrored(p);
  return image.bits() < p.bits() ? image : p;
}

}  // namespace folkgames::adugo
