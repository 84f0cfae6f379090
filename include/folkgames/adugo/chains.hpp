#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/callback.hpp>
#include <folkgames/core/fixed_list.hpp>

#include <cstddef>

// The jaguar's chains of jumps (A9, A10, A11). Throughout a chain a point is empty unless a dog that has not
// been eaten stands on it: the jaguar's own start and the points of eaten dogs are vacated.
namespace folkgames::adugo::detail {

// How many jumps a chain can have under the given rules (A11, A14).
template <rules Rules>
inline constexpr std::size_t longest_chain = Rules.jumps == jump_rule::single
                                                 ? 1
                                                 : static_cast<std::size_t>(Rules.dogs_to_win);

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

private:
  fixed_list<point, MaxJumps + 1> points_;
  point_set captured_;
};

// Whether a jump is possible from a point.
[[nodiscard]] constexpr bool can_jump(point from, point_set dogs) noexcept {
  for (const board::jump j : board::jumps(from)) {
    if (dogs.contains(j.over) && !dogs.contains(j.landing)) return true;
  }
  return false;
}

// Calls f(chain) for the chain extended by each possible jump, depth first, a shorter chain before its
// extensions. Returns whether f let the walk run to the end.
template <std::size_t MaxJumps, class F>
constexpr bool for_each_extension(chain<MaxJumps>& c, point_set dogs, std::size_t jumps_left, F& f) {
  for (const board::jump j : board::jumps(c.at())) {
    if (!dogs.contains(j.over) || dogs.contains(j.landing)) continue;
    c.extend(j);
    if (!folkgames::detail::goes_on(f, c)) return false;
    if (jumps_left > 1 && !for_each_extension(c, dogs - point_set{j.over}, jumps_left - 1, f)) return false;
    c.take_back(j);
  }
  return true;
}

// Extends c by the first chain, in the order of for_each_extension, that eats just the dogs `wanted` and ends
// on `target`. Returns whether there is one; if not, c is as before.
template <std::size_t MaxJumps>
constexpr bool extend_to(chain<MaxJumps>& c, point_set dogs, point_set wanted, point target) noexcept {
  if (wanted.empty()) return c.at() == target;
  for (const board::jump j : board::jumps(c.at())) {
    if (!wanted.contains(j.over) || dogs.contains(j.landing)) continue;
    const point_set eaten{j.over};
    c.extend(j);
    if (extend_to(c, dogs - eaten, wanted - eaten, target)) return true;
    c.take_back(j);
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

}  // namespace folkgames::adugo::detail
