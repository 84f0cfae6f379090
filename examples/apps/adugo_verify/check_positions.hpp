#pragma once

#include "check_words.hpp"
#include "faults.hpp"
#include "memory.hpp"
#include "options.hpp"
#include "shares.hpp"
#include "values.hpp"

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

// Whether the values fit each other: a win has a move to a win of the same side, a loss has no other moves
// than to losses, and a draw has a move to a draw and none to a win.
namespace apps::adugo_verify {

/// How many positions have each value.
using value_counts = std::array<std::uint64_t, value_count>;

struct positions_tally {
  value_counts jaguar{};  // to move
  value_counts dogs{};
  faults wrong;

  positions_tally& operator+=(const positions_tally& other) {
    for (std::size_t i = 0; i != value_count; ++i) {
      jaguar[i] += other.jaguar[i];
      dogs[i] += other.dogs[i];
    }
    wrong += other.wrong;
    return *this;
  }
};

/// Looks at the two positions with a number in the layer of k dogs. Of these the one with the dogs to move
/// can only be counted: its value follows from those after its moves, by definition.
template <adugo::rules Rules>
void check_position(const stored_values<Rules>& stored, std::size_t k, std::uint64_t number,
                    memory<adugo::basic_position<Rules>, value>& known, positions_tally& t) {
  using position = adugo::basic_position<Rules>;
  const auto with_dogs_to_move = [&](const position& p) {
    return known.of(p, [&](const position& q) { return stored.with_dogs_to_move(q); });
  };
  const auto p = adugo::from_layer_index<position>(k, adugo::side::jaguar, number);
  known.turn_to(p.dogs());
  const value by_file = stored.with_jaguar_to_move(p);
  const value by_moves = value_by_moves(p, with_dogs_to_move);
  ++t.jaguar[static_cast<std::size_t>(by_file)];
  if (by_file != by_moves) {
    t.wrong.add([&] {
      return std::string{to_text(p).view()} + ": by the files " + std::string{words_for(by_file)} +
             ", by the moves " + std::string{words_for(by_moves)};
    });
  }
  const auto q = position::from_bits(p.bits() | position::turn_bit);
  ++t.dogs[static_cast<std::size_t>(with_dogs_to_move(q))];
}

/// Looks at the positions of a layer that the options ask for.
template <adugo::rules Rules>
[[nodiscard]] positions_tally check_positions(const stored_values<Rules>& stored, std::size_t dogs,
                                              const options& o) {
  const selection chosen{o, dogs};
  return sum_of_shares<positions_tally>(std::to_string(dogs) + " dogs, positions", chosen.shares(), o.threads,
                                        [&](std::size_t share, positions_tally& found) {
                                          memory<adugo::basic_position<Rules>, value> known;
                                          chosen.for_each(share, [&](std::uint64_t number) {
                                            check_position(stored, dogs, number, known, found);
                                          });
                                        });
}

/// Compares the counts with the dogs to move with the headers. Precondition: all positions were looked at.
inline void check_dogs_counts(const layer_answers& l, const value_counts& dogs, faults& wrong) {
  const std::uint64_t can_win = dogs[static_cast<std::size_t>(value::jaguar_wins)];
  const std::uint64_t can_hold = can_win + dogs[static_cast<std::size_t>(value::draw)];
  check_count(l.can_win.name(), "dogs", l.can_win.yes_with_dogs_to_move(), can_win, wrong);
  check_count(l.can_hold.name(), "dogs", l.can_hold.yes_with_dogs_to_move(), can_hold, wrong);
}

}  // namespace apps::adugo_verify
