#pragma once

#include "random.hpp"
#include "toy_game.hpp"

#include <folkgames/folkgames.hpp>

#include <array>
#include <cstddef>

// Moves to try on a position, legal or not.

// All twelve pits.
inline constexpr auto all_pits = [](const auto&, auto&& f) {
  for (std::size_t i = 0; i != folkgames::oware::pit_count; ++i) {
    f(folkgames::oware::move{static_cast<folkgames::oware::pit>(i)});
  }
};

// All numbers of matches from -1 to 13.
inline constexpr auto all_takes = [](const toy::position&, auto&& f) {
  for (int taken = -1; taken <= 13; ++taken) f(toy::move{taken});
};

// All pairs of points with no dog captured, one dog, or two; and with some larger sets, drawn at random from
// all points of the board.
inline constexpr auto all_pairs_of_points = [](const auto& p, auto&& f) {
  namespace adugo = folkgames::adugo;
  random_numbers random{p.bits()};
  for (const adugo::point from : adugo::point_set::all()) {
    for (const adugo::point to : adugo::point_set::all()) {
      f(adugo::move{from, to});
      for (const adugo::point first : p.dogs()) {
        for (const adugo::point second : p.dogs()) {
          if (first <= second) f(adugo::move{from, to, adugo::point_set{first, second}});
        }
      }
      adugo::point_set larger;
      for (std::size_t wanted = 3 + random.below(4); larger.size() != wanted;) {
        larger.insert(static_cast<adugo::point>(random.below(adugo::point_count)));
      }
      f(adugo::move{from, to, larger});
    }
  }
};

// A few of the above, for many positions.
inline constexpr auto some_pairs_of_points = [](const auto& p, auto&& f) {
  namespace adugo = folkgames::adugo;
  random_numbers random{p.bits()};
  const auto any_point = [&random] { return static_cast<adugo::point>(random.below(adugo::point_count)); };
  for (int tries = 0; tries != 8; ++tries)
    f(adugo::move{p.jaguar(), any_point(), adugo::point_set{any_point()}});
  for (int tries = 0; tries != 8; ++tries) f(adugo::move{any_point(), any_point()});
};
