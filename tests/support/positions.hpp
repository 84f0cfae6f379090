#pragma once

#include "random.hpp"

#include <folkgames/folkgames.hpp>

#include <array>
#include <cstddef>

// Positions to try things on.

// Calls f(position) for the positions of a game in which every move is drawn, until it is over or max_plies
// have been played.
template <class P, class F>
void for_each_position_of_a_game(random_numbers& random, int max_plies, F&& f) {
  P p = P::initial();
  f(p);
  for (int ply = 0; ply != max_plies && !p.is_over(); ++ply) {
    std::size_t wanted = random.below(p.count_legal_moves());
    P next = p;
    p.for_each_legal_move([&](const typename P::move_type& m) {
      if (wanted-- != 0) return true;
      next = p.play(m);
      return false;
    });
    p = next;
    f(p);
  }
}

// A position set up at random. Few dogs are as likely as many.
template <class P>
requires std::same_as<typename P::move_type, folkgames::adugo::move> P random_set_up(random_numbers& random) {
  namespace adugo = folkgames::adugo;
  const auto any_point = [&random] { return static_cast<adugo::point>(random.below(adugo::point_count)); };
  const adugo::point jaguar = any_point();
  adugo::point_set dogs;
  for (std::size_t wanted = random.below(P::dogs_at_start + 1); dogs.size() != wanted;) {
    const adugo::point at = any_point();
    if (at != jaguar) dogs.insert(at);
  }
  return *P::make(jaguar, dogs, random.below(2) == 0 ? adugo::side::jaguar : adugo::side::dogs);
}

// Seeds fall in handfuls on some of the pits, so that empty rows and heaps of twelve and more are common.
template <class P>
requires std::same_as<typename P::move_type, folkgames::oware::move> P random_set_up(random_numbers& random) {
  namespace oware = folkgames::oware;
  std::array<int, oware::pit_count> seeds{};
  std::array<int, 2> stores{};
  const std::size_t pits_in_use = 1 + random.below(oware::pit_count);
  const int on_board = static_cast<int>(random.below(P::seed_count + 1));
  const int largest_handful = 1 << random.below(6);
  for (int left = on_board; left != 0;) {
    const int drawn = 1 + static_cast<int>(random.below(static_cast<std::size_t>(largest_handful)));
    const int handful = drawn < left ? drawn : left;
    seeds[random.below(pits_in_use) * 5 % oware::pit_count] += handful;
    left -= handful;
  }
  stores[0] = static_cast<int>(random.below(static_cast<std::size_t>(P::seed_count - on_board) + 1));
  // In most of the positions nobody has won yet.
  if (random.below(4) != 0) stores[0] = (P::seed_count - on_board) / 2;
  stores[1] = P::seed_count - on_board - stores[0];
  const int quiet =
      static_cast<int>(random.below(static_cast<std::size_t>(P::rules_in_force.quiet_limit) + 1));
  return *P::make(seeds, stores, random.below(2) == 0 ? oware::side::south : oware::side::north, quiet);
}
