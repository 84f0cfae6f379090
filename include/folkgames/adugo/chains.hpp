#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/callback.hpp>
#include <folkgames/core/fixed_list.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

// The jaguar's chains of jumps (A9, A10, A11). Throughout a chain a point is empty unless a dog that has not
// been eaten stands on it: the jaguar's own start and the points of eaten dogs are vacated.
namespace folkgames::adugo::detail {

// How many jumps a chain can have under the given rules (A11, A14).
template <rules Rules>
inline constexpr std::size_t longest_chain = Rules.jumps == jump_rule::single
                                                 ? 1
                                                 : static_cast<std::size_t>(Rules.dogs_to_win);

// A jump from some point as sets of bits, so that one comparison says whether it is possible.
struct jump_bits {
  std::uint32_t over;
  std::uint32_t over_and_landing;
  board::jump points;

  [[nodiscard]] constexpr point_set eaten() const noexcept { return point_set::from_bits(over); }
  // Whether a dog stands on `over` and none on `landing`.
  [[nodiscard]] constexpr bool is_possible(point_set dogs) const noexcept {
    return (dogs.bits() & over_and_landing) == over;
  }
};

// For each point the jumps from it, in the order of board::jumps.
inline constexpr auto jumps_from = [] {
  std::array<fixed_list<jump_bits, board::detail::jump_list::capacity()>, point_count> jumps{};
  for (const point from : point_set::all()) {
    for (const board::jump j : board::jumps(from)) {
      const std::uint32_t over = point_set{j.over}.bits();
      jumps[index_of(from)].push_back({over, over | point_set{j.landing}.bits(), j});
    }
  }
  return jumps;
}();

// A chain of at most MaxJumps jumps. MaxJumps is a limit of the storage, not a rule.
template <std::size_t MaxJumps>
class chain {
public:
  constexpr explicit chain(point start) noexcept { points_.push_back(start); }

  [[nodiscard]] constexpr const fixed_list<point, MaxJumps + 1>& points() const noexcept { return points_; }
  [[nodiscard]] constexpr point at() const noexcept { return points_.back(); }
  [[nodiscard]] constexpr std::size_t jumps() const noexcept { return points_.size() - 1; }
  [[nodiscard]] constexpr point_set captured() const noexcept { return captured_; }

  constexpr void extend(board::jump j) noexcept {
    points_.push_back(j.landing);
    captured_.insert(j.over);
  }
  constexpr void take_back(board::jump j) noexcept {
    points_.pop_back();
    captured_.erase(j.over);
  }

  // The dogs of jumps that a walk in order has tried before those of this chain.
  [[nodiscard]] constexpr point_set tried() const noexcept { return tried_; }
  constexpr void set_tried(point_set dogs) noexcept { tried_ = dogs; }

private:
  fixed_list<point, MaxJumps + 1> points_;
  point_set captured_;
  point_set tried_;
};

// Whether a jump is possible from a point.
[[nodiscard]] constexpr bool can_jump(point from, point_set dogs) noexcept {
  for (const jump_bits& j : jumps_from[index_of(from)]) {
    if (j.is_possible(dogs)) return true;
  }
  return false;
}

// Calls f(chain) for the chain extended by each possible jump, depth first, a shorter chain before its
// extensions. Returns whether f let the walk run to the end.
template <std::size_t MaxJumps, class F>
constexpr bool for_each_extension(chain<MaxJumps>& c, point_set dogs, std::size_t jumps_left, F& f) {
  const point_set tried_before = c.tried();
  for (const jump_bits& j : jumps_from[index_of(c.at())]) {
    if (!j.is_possible(dogs)) continue;
    c.extend(j.points);
    if (!folkgames::detail::goes_on(f, c)) return false;
    if (jumps_left > 1 && !for_each_extension(c, dogs - j.eaten(), jumps_left - 1, f)) return false;
    c.take_back(j.points);
    c.set_tried(c.tried() | j.eaten());
  }
  c.set_tried(tried_before);
  return true;
}

// Extends c by the first chain, in the order of for_each_extension, that eats just the dogs `wanted` and ends
// on `target`. Returns whether there is one; if not, c is as before. Precondition: dogs contains wanted.
template <std::size_t MaxJumps>
constexpr bool extend_to(chain<MaxJumps>& c, point_set dogs, point_set wanted, point target) noexcept {
  if (wanted.empty()) return c.at() == target;
  for (const jump_bits& j : jumps_from[index_of(c.at())]) {
    if (!j.is_possible(dogs) || (wanted & j.eaten()).empty()) continue;
    c.extend(j.points);
    if (extend_to(c, dogs - j.eaten(), wanted - j.eaten(), target)) return true;
    c.take_back(j.points);
  }
  return false;
}

// Whether no earlier chain has the same effect. One or two jumps are determined by their effect: if going
// by d1, d2 and by e1, e2 eats the same two dogs and ends on the same point, then d1 + d2 = e1 + e2, and the
// dogs from + d1, from + 2 d1 + d2 are the dogs from + e1, from + 2 e1 + e2 only if d1 = e1. So only longer
// chains are looked up, and an effect is recognised without remembering those before it.
template <std::size_t MaxJumps>
[[nodiscard]] constexpr bool is_first_of_its_effect(const chain<MaxJumps>& c,
                                                    [[maybe_unused]] point_set dogs) noexcept {
  if constexpr (MaxJumps >= 3) {
    if (c.jumps() >= 3) {
      chain<MaxJumps> first{*c.points().begin()};
      extend_to(first, dogs, c.captured(), c.at());
      return first.points() == c.points();
    }
  }
  return true;
}

// The same for a chain that for_each_extension visits, starting with no jump. An earlier chain that eats the
// same dogs parts from this one with a jump over one of them, so the walk has tried that dog: if it has tried
// none, there is nothing to look up.
template <std::size_t MaxJumps>
[[nodiscard]] constexpr bool is_first_in_walk(const chain<MaxJumps>& c, point_set dogs) noexcept {
  return (c.tried() & c.captured()).empty() || is_first_of_its_effect(c, dogs);
}

// The number of captures by effect where a chain may stop after any jump: for_each_extension counts the same
// where is_first_in_walk. As all effects of one and two jumps differ, a chain is kept only from the third
// jump on.
template <std::size_t MaxJumps>
[[nodiscard]] constexpr std::size_t count_captures(point jaguar, point_set dogs,
                                                   std::size_t max_jumps) noexcept {
  std::size_t count = 0;
  point_set tried_first;
  for (const jump_bits& first : jumps_from[index_of(jaguar)]) {
    if (!first.is_possible(dogs)) continue;
    ++count;
    const point_set left = dogs - first.eaten();
    point_set tried = tried_first;
    tried_first |= first.eaten();
    if (max_jumps < 2) continue;
    for (const jump_bits& second : jumps_from[index_of(first.points.landing)]) {
      if (!second.is_possible(left)) continue;
      ++count;
      if constexpr (MaxJumps > 2) {
        const point_set rest = left - second.eaten();
        if (max_jumps > 2 && can_jump(second.points.landing, rest)) {
          chain<MaxJumps> c{jaguar};
          c.extend(first.points);
          c.extend(second.points);
          c.set_tried(tried);
          auto add = [&count, dogs](const chain<MaxJumps>& found) noexcept {
            if (is_first_in_walk(found, dogs)) ++count;
          };
          for_each_extension(c, rest, max_jumps - 2, add);
        }
      }
      tried |= second.eaten();
    }
  }
  return count;
}

// The points that decide which jumps there are from one point: a dog's step that touches none of them changes
// nothing. Left out are a landing behind an empty point, and the first of two dogs in line: alone they change
// nothing, and a step between the two points touches the other one.
[[nodiscard]] constexpr point_set jumps_depend_on(point from, point_set dogs) noexcept {
  std::uint32_t points = 0;
  for (const jump_bits& j : jumps_from[index_of(from)]) {
    const std::uint32_t dogs_here = dogs.bits() & j.over_and_landing;
    if (dogs_here != j.over_and_landing) points |= j.over;
    if ((dogs_here & j.over) != 0) points |= j.over_and_landing ^ j.over;
  }
  return point_set::from_bits(points);
}

// The points that decide which captures there are, in the same sense: those of every jump of every chain.
template <std::size_t MaxJumps>
[[nodiscard]] constexpr point_set captures_depend_on(point jaguar, point_set dogs,
                                                     std::size_t max_jumps) noexcept {
  point_set points = jumps_depend_on(jaguar, dogs);
  if (!can_jump(jaguar, dogs)) return points;
  chain<MaxJumps> c{jaguar};
  auto add = [&points, dogs](const chain<MaxJumps>& found) noexcept {
    points |= jumps_depend_on(found.at(), dogs - found.captured());
  };
  for_each_extension(c, dogs, max_jumps, add);
  return points;
}

}  // namespace folkgames::adugo::detail
