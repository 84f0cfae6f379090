#pragma once

#include "board_words.hpp"
#include "halves.hpp"
#include "layer.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace apps::adugo_solve {

/// Something is asked of each position: whether the jaguar can force a win, or whether it can hold out for
/// ever. What is true of a position follows from what is true after a move, and alike for both questions:
/// - the dogs to move: if it is true after each of their steps;
/// - the jaguar to move: if it is true after one of its steps or jumps.
/// For both, who has no move has lost: nothing is asked where the dogs have no step, nothing is found where
/// the jaguar has no move.
///
/// The answers are words, one for each set of dogs:
/// - jaguar: those where the jaguar is to move;
/// - jump: where it is to move and a jump makes it true;
/// - landed: where it has just jumped and may stop, so that it is the dogs' turn, or go on if the rules let
///   it.
///
/// Each function sees to one block. Besides its own words it reads only those of blocks of other colours, or
/// of the layer below.
template <variant V>
class equations {
public:
  explicit equations(const layer& sets) : sets_{sets} {}

  /// Finds the jumps that make it true, from what is true where they land, in the layer of k - 1 dogs.
  void find_jumps(const block& b, const layer& below, const std::vector<word>& landed, word* jump) const {
    std::fill_n(jump, b.size, word{0});
    const word* const same_bottom = landed.data() + below.at(b.bottom).begin;
    for (const adugo::point eaten : adugo::point_set::from_bits(top_half_points)) {
      if (b.m == 0) break;
      const std::vector<with_and_without>& places = top().added(b.m - 1, eaten);
      std::array<word, most_in_block> after;
      std::array<word, most_in_block> before;
      std::fill_n(before.data(), places.size(), word{0});
      for (std::size_t i = 0; i != places.size(); ++i) after[i] = same_bottom[places[i].without];
      jumped_over(eaten, after.data(), places.size(), before.data());
      for (std::size_t i = 0; i != places.size(); ++i) jump[places[i].with] |= before[i];
    }
    for (const adugo::point eaten : adugo::point_set::from_bits(b.bottom))
      jumped_over(eaten, landed.data() + below.at(b.bottom ^ bit_of(eaten)).begin, b.size, jump);
    const word* const top_dogs = top().sets(b.m).data();
    for (std::size_t i = 0; i != b.size; ++i) jump[i] &= ~(b.bottom | top_dogs[i]);
  }

  /// Applies the equations of both sides to a block once: `found` becomes what is true with the jaguar to
  /// move, `dogs` what is true with the dogs to move. Returns whether `found` is not what the answers had.
  /// `found` may be the block's own answers.
  bool update(const block& b, const word* jump, const std::vector<word>& jaguar, word* found,
              word* dogs) const {
    dogs_to_move(b, jaguar, dogs);
    const word* const before = jaguar.data() + b.begin;
    const word* const top_dogs = top().sets(b.m).data();
    word differences = 0;
    for (std::size_t i = 0; i != b.size; ++i) {
      const word all_dogs = b.bottom | top_dogs[i];
      const word free = everywhere & ~all_dogs;
      const word now = free & (jump[i] | where_it_may_step(all_dogs, beside(dogs[i])));
      differences |= now ^ before[i];
      found[i] = now;
    }
    return differences != 0;
  }

  /// What is true with the dogs to move, for each word of a block.
  void dogs_to_move(const block& b, const std::vector<word>& jaguar, word* dogs) const {
    steps_that_leave(b, jaguar, dogs);
    steps_within(b, jaguar.data() + b.begin, dogs);
    const word* const top_dogs = top().sets(b.m).data();
    for (std::size_t i = 0; i != b.size; ++i) dogs[i] &= ~(b.bottom | top_dogs[i]);
  }

  /// What is true where the jaguar has just landed: it may stop, or go on.
  [[nodiscard]] static constexpr word landed(word dogs, word dogs_to_move, word jump) {
    if constexpr (V.rules.jumps == adugo::jump_rule::single) return dogs_to_move;
    return jump | where_it_may_step(dogs, dogs_to_move);
  }

  /// Calls f(b) for each block to which a step leads, for dogs as for time reversed.
  template <class F>
  void for_each_neighbour(const block& b, F f) const {
    for (const line& l : lines) {
      if (is_in_top(l.b)) continue;
      const word ends = is_in_top(l.a) ? bit_of(l.b) : l.bits();
      const word with_dog = b.bottom & ends;
      if (is_in_top(l.a) || (with_dog != 0 && with_dog != ends)) f(sets_.at(b.bottom ^ ends));
    }
  }

private:
  // Adds to `before` the points from which a jump over a dog lands on one of those in `after`. Jump by jump,
  // so that the compiler makes of the inner loop a few vector operations.
  static void jumped_over(adugo::point eaten, const word* after, std::size_t size, word* before) {
    for (const jump& j : jumps_over<V.diagonal_jumps_over_apex>[number_of(eaten)]) {
      for (std::size_t i = 0; i != size; ++i) before[i] |= (after[i] >> j.landing & 1) << j.from;
    }
  }

  // Where the jaguar may step, or stop: everywhere, or where captures are compulsory only if it cannot jump.
  [[nodiscard]] static constexpr word where_it_may_step([[maybe_unused]] word dogs, word points) {
    if constexpr (V.rules.capture == adugo::capture_rule::compulsory) return points & ~can_jump<V>(dogs);
    return points;
  }

  // A step does not exist for the jaguar that stands on its target, and a step that the rules forbid for
  // none: there it cannot spoil what is asked.
  [[nodiscard]] static constexpr word unless(adugo::point from, adugo::point to) {
    return may_step<V>(from, to) ? bit_of(to) : everywhere;
  }

  // For each set what is true after each of the dogs' steps to other blocks.
  void steps_that_leave(const block& b, const std::vector<word>& jaguar, word* all) const {
    for (std::size_t i = 0; i != b.size; ++i) all[i] = everywhere;
    for (const line& l : lines) {
      if (is_in_top(l.b)) continue;
      if (is_in_top(l.a)) {
        steps_across(b, l.a, l.b, jaguar, all);
      } else if (const word with_dog = b.bottom & l.bits(); with_dog == bit_of(l.a)) {
        steps_in_bottom(b, l.a, l.b, jaguar, all);
      } else if (with_dog == bit_of(l.b)) {
        steps_in_bottom(b, l.b, l.a, jaguar, all);
      }
    }
  }

  void steps_in_bottom(const block& b, adugo::point from, adugo::point to, const std::vector<word>& jaguar,
                       word* all) const {
    const word* const after = jaguar.data() + sets_.at(b.bottom ^ bit_of(from) ^ bit_of(to)).begin;
    const word excepted = unless(from, to);
    for (std::size_t i = 0; i != b.size; ++i) all[i] &= after[i] | excepted;
  }

  void steps_across(const block& b, adugo::point above, adugo::point below, const std::vector<word>& jaguar,
                    word* all) const {
    const word* const after = jaguar.data() + sets_.at(b.bottom ^ bit_of(below)).begin;
    if ((b.bottom & bit_of(below)) != 0) {
      const word excepted = unless(below, above);
      for (const with_and_without s : top().added(b.m, above)) all[s.without] &= after[s.with] | excepted;
    } else if (b.m != 0) {
      const word excepted = unless(above, below);
      for (const with_and_without s : top().added(b.m - 1, above)) all[s.with] &= after[s.without] | excepted;
    }
  }

  // Likewise after each of the dogs' steps within the block.
  void steps_within(const block& b, const word* own, word* all) const {
    for (std::size_t l = 0; l != line_count; ++l) {
      const word except_a = unless(lines[l].b, lines[l].a);
      const word except_b = unless(lines[l].a, lines[l].b);
      for (const step_pair s : top().steps(b.m, l)) {
        all[s.on_a] &= own[s.on_b] | except_b;
        all[s.on_b] &= own[s.on_a] | except_a;
      }
    }
  }

  const layer& sets_;
};

}  // namespace apps::adugo_solve
