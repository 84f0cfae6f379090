#pragma once

#include "record.hpp"

#include <folkgames/adugo.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// The dogs' greatest numbers of moves, by the number of dogs and the rule for their steps.
//
// Looks at every set of up to fourteen dogs. The jaguar can only be in the way, so the steps of the dogs on a
// board without it bound their moves wherever it stands; it is put on the board only where the bound is above
// what has been found.
class dog_search {
public:
  static constexpr std::size_t max_dogs = adugo::position::dogs_at_start;
  using by_dogs = std::array<record, max_dogs + 1>;
  by_dogs any;
  by_dogs not_backward;
  by_dogs forward_only;

  static constexpr std::uint32_t shares = 1024;

  // Looks at the sets whose upper ten points (bits 21 to 30) are those of one share, 0 to shares - 1.
  void search(std::uint32_t share) {
    for (std::uint32_t low = 0; low != 1u << 21; ++low) {
      const std::uint32_t bits = share << 21 | low;
      if (static_cast<std::size_t>(std::popcount(bits)) <= max_dogs)
        look_at(adugo::point_set::from_bits(bits));
    }
  }

  void merge(const dog_search& other) {
    for (std::size_t n = 0; n <= max_dogs; ++n) {
      any[n].merge(other.any[n]);
      not_backward[n].merge(other.not_backward[n]);
      forward_only[n].merge(other.forward_only[n]);
    }
  }

private:
  void look_at(adugo::point_set dogs) {
    look_at<adugo::dog_move_rule::any>(dogs, any[dogs.size()]);
    look_at<adugo::dog_move_rule::not_backward>(dogs, not_backward[dogs.size()]);
    look_at<adugo::dog_move_rule::forward_only>(dogs, forward_only[dogs.size()]);
  }

  template <adugo::dog_move_rule Rule>
  static void look_at(adugo::point_set dogs, record& r) {
    constexpr adugo::rules rules{.dog_moves = Rule, .jumps = adugo::jump_rule::single, .dogs_to_win = 14};
    if (count_steps<Rule>(dogs) <= r.moves) return;
    for (const adugo::point jaguar : ~dogs) {
      r.look_at(*adugo::basic_position<rules>::make(jaguar, dogs, adugo::side::dogs));
    }
  }

  // The steps of dogs on a board without a jaguar.
  template <adugo::dog_move_rule Rule>
  static std::size_t count_steps(adugo::point_set dogs) {
    return adugo::detail::count_dog_steps<Rule>(dogs, ~dogs);
  }
};
