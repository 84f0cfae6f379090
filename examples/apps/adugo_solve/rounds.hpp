#pragma once

#include "equations.hpp"
#include "halves.hpp"
#include "layer.hpp"
#include "shared_work.hpp"
#include "solve_layer.hpp"
#include "work_list.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <stdexcept>
#include <vector>

namespace apps::adugo_solve {

/// The round in which an answer changed; 0 where it never does.
using round_number = std::uint8_t;

/// How many plies the winner needs, with the jaguar to move, where the answer changed in a round: a round is
/// two plies. Precondition: it did change.
[[nodiscard]] constexpr int plies_of(question asked, int round) noexcept {
  return asked == question::can_win ? 2 * round - 1 : 2 * (round - 1);
}

/// How long best play lasts: the winner hastens, the loser delays. Answers a question for all layers at once,
/// in rounds: each sees only the answers of the round before, so the round in which an answer changes counts
/// the moves; plies_of says how.
template <variant V>
class round_solver {
public:
  /// For the layers up to so many dogs.
  round_solver(question asked, std::size_t most_dogs, std::size_t threads)
      : asked_{asked}, threads_{threads}, won_{won_layer<V>()} {
    for (std::size_t dogs = won_dogs<V> + 1; dogs <= most_dogs; ++dogs) layers_.emplace_back(dogs, asked);
    found_.resize(layers_.back().sets.size());
  }

  /// Throws `interrupted`, and where the rounds are too many for a round_number.
  template <class Show>
  void solve(const Show& show) {
    for (bool changed = true; changed;) {
      if (++round_ > std::numeric_limits<round_number>::max())
        throw std::runtime_error{"a game lasts longer than 255 rounds"};
      changed = false;
      for (std::size_t l = 0; l != layers_.size(); ++l) {
        play_round(l, show);
        changed = take_over_answers(l) || changed;
      }
    }
  }

  /// When the answer for a position of these layers changed. Precondition: the jaguar is to move.
  [[nodiscard]] round_number of(const adugo::basic_position<V.rules>& p) const {
    const layer_state& s = at(p.dogs().size());
    const block& own = s.sets.at(p.dogs().bits() & bottom_half_points);
    const block& kept = s.sets.representative(own);
    const std::uint64_t index = to_layer_index(kept.bottom == own.bottom ? p : mirrored(p));
    return s.rounds[s.rounds_begin[kept.number()] + (index - kept.begin * free_count(s.sets))];
  }

  /// For how many positions of the layer, the jaguar to move, the answer changed in each round, from the
  /// first.
  [[nodiscard]] const std::vector<std::uint64_t>& histogram(std::size_t dogs) const {
    return at(dogs).changes;
  }

  /// Calls f(begin, end) with the rounds of all positions of a layer, a block at a time, by
  /// adugo::to_layer_index.
  template <class F>
  void for_each_block(std::size_t dogs, F f) const {
    const layer_state& s = at(dogs);
    std::vector<round_number> copy;
    for (const block& b : s.sets.blocks()) {
      const std::size_t bytes = b.size * free_count(s.sets);
      const round_number* begin = s.rounds.data() + s.rounds_begin[s.sets.representative(b).number()];
      if (!s.sets.is_representative(b)) {
        copy.resize(bytes);
        mirror_rounds(s.sets.representative(b), free_count(s.sets), begin, copy.data());
        begin = copy.data();
      }
      f(begin, begin + bytes);
    }
  }

private:
  struct layer_state {
    layer_state(std::size_t dogs, question asked)
        : sets{dogs},
          jaguar(first_answers(asked, sets)),
          landed(sets.size()),
          rounds_begin(most_blocks),
          has_changed(most_blocks) {
      std::size_t bytes = 0;
      for (const block& b : sets.blocks()) {
        if (!sets.is_representative(b)) continue;
        looked_at.push_back(b);
        rounds_begin[b.number()] = bytes;
        bytes += b.size * free_count(sets);
      }
      rounds.resize(bytes);
      waiting.add_all();
    }

    layer sets;
    equations<V> side_equations{sets};
    std::vector<block> looked_at;
    work_list waiting{sets};
    std::vector<word> jaguar;  // after the last round
    std::vector<word> landed;
    std::vector<std::size_t> rounds_begin;  // of the representatives, by block
    std::vector<round_number> rounds;
    std::vector<char> has_changed;  // in this round, by block
    std::vector<std::uint64_t> changes;
  };

  [[nodiscard]] static std::size_t free_count(const layer& sets) { return adugo::point_count - sets.dogs(); }
  [[nodiscard]] const layer_state& at(std::size_t dogs) const { return layers_[dogs - won_dogs<V> - 1]; }

  template <class Show>
  void play_round(std::size_t l, const Show& show) {
    layer_state& s = layers_[l];
    s.changes.push_back(0);
    const layer& below = l == 0 ? won_.sets : layers_[l - 1].sets;
    const std::vector<word>& landed = l == 0 ? won_.landed : layers_[l - 1].landed;
    std::atomic<std::uint64_t> changes{0};
    share_work(
        s.looked_at.size(), threads_,
        [&](std::size_t i) {
          const block& b = s.looked_at[i];
          s.has_changed[b.number()] = false;
          if (!s.waiting.take(b)) return;
          std::array<word, most_in_block> jump;
          std::array<word, most_in_block> dogs;
          s.side_equations.find_jumps(b, below, landed, jump.data());
          if (s.side_equations.update(b, jump.data(), s.jaguar, found_.data() + b.begin, dogs.data())) {
            s.has_changed[b.number()] = true;
            changes += note_changes(s, b);
          }
          if (l + 1 != layers_.size()) tell_layer_above(l, b, dogs.data(), jump.data());
        },
        [&](std::size_t done) {
          show(progress{asked_, s.sets.dogs(), round_, done, s.looked_at.size()});
        });
    s.changes.back() = changes;
  }

  // Writes the round of each change. Returns how many there are, in the mirror image also.
  std::uint64_t note_changes(layer_state& s, const block& b) const {
    std::uint64_t changes = 0;
    round_number* rounds = s.rounds.data() + s.rounds_begin[b.number()];
    for (std::size_t i = 0; i != b.size; ++i, rounds += free_count(s.sets)) {
      const word changed = s.jaguar[b.begin + i] ^ found_[b.begin + i];
      const word free = free_points(b, i);
      for (const adugo::point p : adugo::point_set::from_bits(changed)) {
        rounds[std::popcount(free & (bit_of(p) - 1))] = static_cast<round_number>(round_);
        ++changes;
      }
    }
    return b.bottom == mirrored(b.bottom) ? changes : 2 * changes;
  }

  // The words for captures that land in this layer. They are as old as `jaguar`, which makes them what the
  // layer above may see in this round.
  void tell_layer_above(std::size_t l, const block& b, const word* dogs, const word* jump) {
    layer_state& s = layers_[l];
    word differences = 0;
    for (std::size_t i = 0; i != b.size; ++i) {
      word& landed = s.landed[b.begin + i];
      const word now = s.side_equations.landed(b.bottom | top().sets(b.m)[i], dogs[i], jump[i]);
      differences |= now ^ landed;
      landed = now;
    }
    if (differences == 0) return;
    copy_to_mirror_image(s.sets, b, s.landed);
    layer_state& above = layers_[l + 1];
    above.waiting.add(above.sets.at(b.bottom));
    for (const adugo::point eaten : adugo::point_set::from_bits(bottom_half_points & ~b.bottom))
      above.waiting.add(above.sets.at(b.bottom | bit_of(eaten)));
  }

  // Ends a layer's round. Returns whether it changed anything.
  bool take_over_answers(std::size_t l) {
    layer_state& s = layers_[l];
    share_work(
        s.looked_at.size(), threads_,
        [&](std::size_t i) {
          const block& b = s.looked_at[i];
          if (!s.has_changed[b.number()]) return;
          std::copy_n(found_.data() + b.begin, b.size, s.jaguar.data() + b.begin);
          copy_to_mirror_image(s.sets, b, s.jaguar);
          s.waiting.add_with_neighbours(s.side_equations, b);
        },
        [](std::size_t) {});
    return s.changes.back() != 0;
  }

  // The rounds of a representative's mirror image.
  static void mirror_rounds(const block& b, std::size_t free_count, const round_number* from,
                            round_number* to) {
    const std::vector<place>& places = top().mirror_places(b.m);
    for (std::size_t i = 0; i != b.size; ++i, from += free_count) {
      const word free = free_points(b, i);
      const word image = mirrored(free);
      round_number* const to_set = to + places[i] * free_count;
      std::size_t n = 0;
      for (const adugo::point p : adugo::point_set::from_bits(free))
        to_set[std::popcount(image & (mirrored(bit_of(p)) - 1))] = from[n++];
    }
  }

  question asked_;
  std::size_t threads_;
  layer_answers won_;
  std::deque<layer_state> layers_;  // they refer to their own parts and must not move
  std::vector<word> found_;         // in this round, of one layer
  std::size_t round_ = 0;
};

}  // namespace apps::adugo_solve
