#pragma once

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

// The board in words of 32 bits, and what can be asked of the rules.
namespace apps::adugo_solve {

namespace adugo = folkgames::adugo;

/// What is solved: the rules of the library, and another reading of the board that it does not offer.
struct variant {
  adugo::rules rules{};
  bool diagonal_jumps_over_apex = true;  ///< b4xd2 and d4xb2, and back: from the grid into the den
};

/// Points of the board, a bit a point as in adugo::point_set. Most words here go with one set of dogs and say
/// something of 31 positions at once: bit j is the answer for the jaguar on point j.
using word = std::uint32_t;

inline constexpr word everywhere = adugo::point_set::all().bits();

[[nodiscard]] constexpr std::size_t number_of(adugo::point p) noexcept { return static_cast<std::size_t>(p); }
[[nodiscard]] constexpr word bit_of(adugo::point p) noexcept { return adugo::point_set{p}.bits(); }

/// The points' mirror images, left to right.
[[nodiscard]] constexpr word mirrored(word points) noexcept {
  return mirrored(adugo::point_set::from_bits(points)).bits();
}

/// The points that a dog's step can join, the lower number first.
struct line {
  adugo::point a{};
  adugo::point b{};

  [[nodiscard]] constexpr word bits() const noexcept { return bit_of(a) | bit_of(b); }
};

inline constexpr std::size_t line_count = 66;
inline constexpr std::array<line, line_count> lines = [] {
  std::array<line, line_count> result{};
  std::size_t n = 0;
  for (const adugo::point a : adugo::point_set::all()) {
    for (const adugo::point b : adugo::board::neighbours(a)) {
      if (a < b) result[n++] = {a, b};
    }
  }
  return result;
}();

namespace detail {

// The lower ends of all lines whose ends' numbers differ by `distance`.
[[nodiscard]] constexpr word lower_ends(std::size_t distance) noexcept {
  word ends = 0;
  for (const line& l : lines) {
    if (number_of(l.b) - number_of(l.a) == distance) ends |= bit_of(l.a);
  }
  return ends;
}

template <std::size_t Distance>
[[nodiscard]] constexpr word beside_by(word points) noexcept {
  constexpr word ends = lower_ends(Distance);
  return (points & ends) << Distance | (points >> Distance & ends);
}

}  // namespace detail

/// The points that have a neighbour among these. A shift serves all lines whose ends' numbers differ alike.
[[nodiscard]] constexpr word beside(word points) noexcept {
  using detail::beside_by;
  return beside_by<1>(points) | beside_by<3>(points) | beside_by<4>(points) | beside_by<5>(points) |
         beside_by<6>(points);
}

static_assert([] {
  for (const adugo::point p : adugo::point_set::all()) {
    if (beside(bit_of(p)) != adugo::board::neighbours(p).bits()) return false;
  }
  return true;
}());

/// A jump over a point that is known.
struct jump {
  std::size_t from;
  std::size_t landing;
};

/// For each point the jumps over it.
template <bool DiagonalsOverApex>
inline constexpr auto jumps_over = [] {
  std::array<folkgames::fixed_list<jump, 8>, adugo::point_count> jumps{};
  for (const adugo::point from : adugo::point_set::all()) {
    for (const adugo::board::jump j : adugo::board::jumps(from)) {
      const auto a = adugo::board::coordinates(from);
      const auto b = adugo::board::coordinates(j.landing);
      const bool is_diagonal = a.x != b.x && a.y != b.y;
      if (!DiagonalsOverApex && j.over == adugo::point::c3 && is_diagonal) continue;
      jumps[number_of(j.over)].push_back({number_of(from), number_of(j.landing)});
    }
  }
  return jumps;
}();

/// Where the jaguar can jump, if it stands there.
template <variant V>
[[nodiscard]] constexpr word can_jump(word dogs) noexcept {
  word from = 0;
  for (const adugo::point dog : adugo::point_set::from_bits(dogs)) {
    for (const jump& j : jumps_over<V.diagonal_jumps_over_apex>[number_of(dog)])
      from |= (~dogs >> j.landing & 1) << j.from;
  }
  return from & ~dogs;
}

/// Whether a dog may step from one point to the other, if the one has a dog and the other is empty.
/// Precondition: they are neighbours.
template <variant V>
[[nodiscard]] constexpr bool may_step(adugo::point from, adugo::point to) noexcept {
  const int climb = adugo::board::coordinates(to).y - adugo::board::coordinates(from).y;
  switch (V.rules.dog_moves) {
    case adugo::dog_move_rule::any:
      return true;
    case adugo::dog_move_rule::not_backward:
      return climb <= 0;
    case adugo::dog_move_rule::forward_only:
      return climb < 0;
  }
  return false;
}

}  // namespace apps::adugo_solve
