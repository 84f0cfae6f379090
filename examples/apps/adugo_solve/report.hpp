#pragma once

#include "equations.hpp"
#include "solve_layer.hpp"

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <iomanip>
#include <map>
#include <optional>
#include <ostream>

namespace apps::adugo_solve {

/// What is told of the answers: counts by layer, and the value of the start.
template <variant V>
class report {
public:
  void add(question asked, const layer_answers& a) {
    (asked == question::can_win ? can_win_ : can_hold_)[a.sets.dogs()] = a.yes;
    constexpr adugo::position start;
    if (a.sets.dogs() != start.dogs().size()) return;
    const block& b = a.sets.at(start.dogs().bits() & bottom_half_points);
    std::array<word, most_in_block> dogs;
    equations<V>{a.sets}.dogs_to_move(b, a.jaguar, dogs.data());
    const std::size_t index = adugo::to_dog_set_index(start.dogs());
    const word at_start = bit_of(start.jaguar());
    (asked == question::can_win ? start_can_win_ : start_can_hold_) =
        answers{(a.jaguar[index] & at_start) != 0, (dogs[index - b.begin] & at_start) != 0};
  }

  /// Lines for each layer of which both questions are answered.
  void print(std::ostream& out) const {
    out << "dogs  to move   jaguar wins          draw      dogs win\n";
    for (const auto& [dogs, win] : can_win_) {
      if (!can_hold_.contains(dogs)) continue;
      const yes_counts& hold = can_hold_.at(dogs);
      print_row(out, dogs, "jaguar", win.jaguar, hold.jaguar);
      print_row(out, dogs, "dogs", win.dogs, hold.dogs);
    }
    if (!start_can_win_ || !start_can_hold_) return;
    print_start(out, "jaguar", start_can_win_->jaguar, start_can_hold_->jaguar);
    print_start(out, "dogs", start_can_win_->dogs, start_can_hold_->dogs);
  }

private:
  // Of the start, by the side to move.
  struct answers {
    bool jaguar;
    bool dogs;
  };

  static void print_row(std::ostream& out, std::size_t dogs, const char* to_move, std::uint64_t can_win,
                        std::uint64_t can_hold) {
    const std::uint64_t all = adugo::layer_size(dogs);
    out << std::setw(4) << dogs << "  " << std::left << std::setw(7) << to_move << std::right << std::setw(14)
        << can_win << std::setw(14) << can_hold - can_win << std::setw(14) << all - can_hold << '\n';
  }

  static void print_start(std::ostream& out, const char* to_move, bool can_win, bool can_hold) {
    out << "From the start, the " << to_move << " to move: "
        << (can_win    ? "the jaguar wins.\n"
            : can_hold ? "a draw, neither side can force a win.\n"
                       : "the dogs win.\n");
  }

  std::map<std::size_t, yes_counts> can_win_;
  std::map<std::size_t, yes_counts> can_hold_;
  std::optional<answers> start_can_win_;
  std::optional<answers> start_can_hold_;
};

}  // namespace apps::adugo_solve
