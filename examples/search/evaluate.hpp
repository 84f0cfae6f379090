#pragma once

#include <folkgames/adugo.hpp>
#include <folkgames/oware.hpp>

// What a position is worth to the side to move: all that the search is told of a game.
namespace search {

/// How many seeds the side to move is ahead in the stores.
template <folkgames::oware::rules Rules>
[[nodiscard]] constexpr int evaluate(const folkgames::oware::basic_position<Rules>& p) noexcept {
  return p.store(p.to_move()) - p.store(opponent(p.to_move()));
}

/// The dogs eaten; where they are as many, how many ways the jaguar has to step or to jump once.
template <folkgames::adugo::rules Rules>
[[nodiscard]] constexpr int evaluate(const folkgames::adugo::basic_position<Rules>& p) noexcept {
  namespace adugo = folkgames::adugo;
  const adugo::point_set empty = p.empty_points();
  auto mobility = static_cast<int>((adugo::board::neighbours(p.jaguar()) & empty).size());
  for (const auto& [over, landing] : adugo::board::jumps(p.jaguar()))
    mobility += p.dogs().contains(over) && empty.contains(landing) ? 1 : 0;
  const int for_jaguar = 100 * static_cast<int>(p.captured_count()) + mobility;
  return p.to_move() == adugo::side::jaguar ? for_jaguar : -for_jaguar;
}

}  // namespace search
