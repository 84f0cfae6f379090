#pragma once

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

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

namespace detail {

// Jumps whose points' numbers differ alike: the numbers of the dog and the landing, less that of the origin.
struct like_jumps {
  int over = 0;
  int landing = 0;
  word from = 0;
};

// With some at the end that have no origin.
template <bool DiagonalsOverApex>
inline constexpr auto jumps_by_distance = [] {
  std::array<like_jumps, 32> all{};
  for (std::size_t over = 0; over != adugo::point_count; ++over) {
    for (const jump& j : jumps_over<DiagonalsOverApex>[over]) {
      const int to_dog = static_cast<int>(over) - static_cast<int>(j.from);
      const int to_landing = static_cast<int>(j.landing) - static_cast<int>(j.from);
      std::size_t i = 0;
      while (all[i].from != 0 && (all[i].over != to_dog || all[i].landing != to_landing)) ++i;
      all[i] = {to_dog, to_landing, all[i].from | word{1} << j.from};
    }
  }
  return all;
}();

// Bit i is the bit i + distance of the points.
template <int Distance>
[[nodiscard]] constexpr word shifted(word points) noexcept {
  if constexpr (Distance < 0)
    return points << -Distance;
  else
    return points >> Distance;
}

}  // namespace detail

/// Where the jaguar can jump, if it stands there. Two shifts serve all jumps whose points' numbers differ
/// alike.
template <variant V>
[[nodiscard]] constexpr word can_jump(word dogs) noexcept {
  constexpr auto& groups = detail::jumps_by_distance<V.diagonal_jumps_over_apex>;
  return [dogs]<std::size_t... I>(std::index_sequence<I...>) {
    const word free = everywhere & ~dogs;
    return free & (word{0} | ... |
                   (groups[I].from & detail::shifted<groups[I].over>(dogs) &
                    detail::shifted<groups[I].landing>(free)));
  }
  (std::make_index_sequence<groups.size()>{});
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
