#pragma once

#include <folkgames/adugo/point.hpp>
#include <folkgames/core/config.hpp>

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace folkgames::adugo {

/// A set of points of the board: one bit a point, bit 0 for a7 to bit 30 for e1.
class point_set {
public:
  class const_iterator;
  using iterator = const_iterator;
  using value_type = point;
  using size_type = std::size_t;

  /// The empty set.
  constexpr point_set() noexcept = default;
  /// The set of the points named. Precondition: they are on the board.
  template <std::same_as<point>... Points>
  requires(sizeof...(Points) > 0) constexpr explicit point_set(Points... points) noexcept {
    (insert(points), ...);
  }

  /// The set of all 31 points.
  [[nodiscard]] static constexpr point_set all() noexcept { return from_bits(all_bits); }
  /// The set with these bits. Precondition: bits() of some set, so bit 31 is not set.
  [[nodiscard]] static constexpr point_set from_bits(std::uint32_t bits) noexcept {
    FOLKGAMES_ASSERT(bits <= all_bits);
    point_set set;
    set.bits_ = bits;
    return set;
  }
  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }

  [[nodiscard]] constexpr std::size_t size() const noexcept {
    return static_cast<std::size_t>(std::popcount(bits_));
  }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  /// False for a value of point that is none of the 31.
  [[nodiscard]] constexpr bool contains(point p) const noexcept {
    return detail::on_board(p) && (bits_ & bit(p)) != 0;
  }
  /// Precondition: p is on the board.
  constexpr void insert(point p) noexcept { bits_ |= bit(p); }
  /// Precondition: p is on the board.
  constexpr void erase(point p) noexcept { bits_ &= ~bit(p); }

  /// Visits the points in reading order.
  [[nodiscard]] constexpr const_iterator begin() const noexcept;
  [[nodiscard]] constexpr const_iterator end() const noexcept;

  [[nodiscard]] friend constexpr bool operator==(point_set, point_set) noexcept = default;
  [[nodiscard]] friend constexpr point_set operator|(point_set a, point_set b) noexcept {
    return from_bits(a.bits_ | b.bits_);
  }
  [[nodiscard]] friend constexpr point_set operator&(point_set a, point_set b) noexcept {
    return from_bits(a.bits_ & b.bits_);
  }
  [[nodiscard]] friend constexpr point_set operator^(point_set a, point_set b) noexcept {
    return from_bits(a.bits_ ^ b.bits_);
  }
  /// The points of a that are not in b.
  [[nodiscard]] friend constexpr point_set operator-(point_set a, point_set b) noexcept {
    return from_bits(a.bits_ & ~b.bits_);
  }
  /// The points of the board that are not in a.
  [[nodiscard]] friend constexpr point_set operator~(point_set a) noexcept {
    return from_bits(a.bits_ ^ all_bits);
  }
  constexpr point_set& operator|=(point_set other) noexcept { return *this = *this | other; }
  constexpr point_set& operator&=(point_set other) noexcept { return *this = *this & other; }
  constexpr point_set& operator^=(point_set other) noexcept { return *this = *this ^ other; }
  constexpr point_set& operator-=(point_set other) noexcept { return *this = *this - other; }

private:
  static constexpr std::uint32_t all_bits = (std::uint32_t{1} << point_count) - 1;

  [[nodiscard]] static constexpr std::uint32_t bit(point p) noexcept {
    FOLKGAMES_ASSERT(detail::on_board(p));
    return std::uint32_t{1} << detail::index_of(p);
  }

  std::uint32_t bits_ = 0;
};

class point_set::const_iterator {
public:
  using iterator_concept = std::forward_iterator_tag;
  using iterator_category = std::input_iterator_tag;  // it hands out values, not references
  using value_type = point;
  using difference_type = std::ptrdiff_t;
  using reference = point;
  using pointer = void;

  constexpr const_iterator() noexcept = default;
  constexpr explicit const_iterator(std::uint32_t rest) noexcept : rest_{rest} {}

  [[nodiscard]] constexpr point operator*() const noexcept {
    return detail::point_at(static_cast<std::size_t>(std::countr_zero(rest_)));
  }
  constexpr const_iterator& operator++() noexcept {
    rest_ &= rest_ - 1;  // clears the lowest bit
    return *this;
  }
  constexpr const_iterator operator++(int) noexcept {
    const const_iterator before = *this;
    ++*this;
    return before;
  }
  [[nodiscard]] friend constexpr bool operator==(const_iterator, const_iterator) noexcept = default;

private:
  std::uint32_t rest_ = 0;  // the points not yet passed
};

constexpr point_set::const_iterator point_set::begin() const noexcept { return const_iterator{bits_}; }
constexpr point_set::const_iterator point_set::end() const noexcept { return const_iterator{}; }

}  // namespace folkgames::adugo
