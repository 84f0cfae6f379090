#pragma once

#include "record.hpp"
#include "subsets.hpp"

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

// The jaguar's greatest numbers of moves, under all rules whose chains have at most five jumps.
//
// Every position is covered, but not every one is looked at. For a jaguar on j a dog can be eaten, or stand
// in the way of a step, only on certain points. Dogs anywhere else can only stand in a landing's way. Without
// them
// - no step and no chain is lost, so captures by choice have at least as many moves;
// - the tree of all chains only grows, and a tree that is cut back has no more ends than before: where
// captures are
//   compulsory, and only the ends of the tree are moves, there are at least as many ends, counted by path.
// (Where they block every jump, steps become legal again; those are at most eight, which some position with
// captures has under all of these rules.) So the moves without those dogs bound the moves with them, and they
// are put on the board only where the bound is above what has been found.
class jaguar_search {
public:
  static constexpr std::size_t goals = 5;
  std::array<record, goals> optional;    // by dogs_to_win - 1
  std::array<record, goals> compulsory;  // likewise
  std::array<record, 15> by_dogs;        // the default rules, by the number of dogs

  // Looks at all positions with the jaguar on j.
  void search(adugo::point j) {
    const adugo::point_set that_matter = can_be_eaten_from(j) | adugo::board::neighbours(j);
    const adugo::point_set others = ~that_matter - adugo::point_set{j};
    for (std::size_t k = max_dogs + 1; k-- != 0;) {
      for_each_subset(that_matter, k, [&](adugo::point_set dogs) {
        const bounds most = bounds_without_others(j, dogs);
        for (std::size_t more = 0; k + more <= max_dogs; ++more) {
          if (!promising(most, k + more)) continue;
          for_each_subset(others, more, [&](adugo::point_set beside) { look_at(j, dogs | beside); });
        }
      });
    }
  }

  void merge(const jaguar_search& other) {
    for (std::size_t i = 0; i != goals; ++i) {
      optional[i].merge(other.optional[i]);
      compulsory[i].merge(other.compulsory[i]);
    }
    for (std::size_t n = 0; n != by_dogs.size(); ++n) by_dogs[n].merge(other.by_dogs[n]);
  }

private:
  static constexpr std::size_t max_dogs = adugo::position::dogs_at_start;
  static constexpr std::size_t default_goal = 5;

  // The points over which a chain from j can go, wherever the dogs are.
  static adugo::point_set can_be_eaten_from(adugo::point j) {
    adugo::point_set reached{j};
    adugo::point_set eaten;
    for (adugo::point_set before; before != reached;) {
      before = reached;
      for (const adugo::point from : before) {
        for (const adugo::board::jump jump : adugo::board::jumps(from)) {
          reached.insert(jump.landing);
          eaten.insert(jump.over);
        }
      }
    }
    return eaten - adugo::point_set{j};
  }

  // Bounds on the number of moves where chains have at most so many jumps: the index.
  struct bounds {
    std::array<std::size_t, goals + 1> optional{};
    std::array<std::size_t, goals + 1> compulsory{};
  };

  static bounds bounds_without_others(adugo::point j, adugo::point_set dogs) {
    std::array<std::size_t, goals + 1> moves{};  // by the number of jumps: steps, single captures, and so on
    std::array<std::size_t, goals + 1> paths{};
    std::array<std::size_t, goals + 1> ends{};  // the paths that cannot go on
    // As many dogs are missing as the goal is further away: five jumps are left.
    with_goal(goals + max_dogs - dogs.size(), [&]<int Goal>(std::integral_constant<int, Goal>) {
      const auto p =
          *adugo::basic_position<adugo::rules{.dogs_to_win = Goal}>::make(j, dogs, adugo::side::jaguar);
      p.for_each_legal_move([&](const adugo::move& m) { ++moves[m.captured().size()]; });
      std::size_t before = 0;
      const auto see = [&](std::size_t jumps) {
        // A chain is followed by its extensions, if there are any.
        if (jumps <= before) ++ends[before];
        before = jumps;
      };
      for_each_path(p, [&](const adugo::move& m, const auto&) {
        ++paths[m.captured().size()];
        see(m.captured().size());
      });
      see(0);
    });
    bounds most;
    std::size_t all_moves = moves[0];
    std::size_t all_ends = 0;
    for (std::size_t jumps = 1; jumps <= goals; ++jumps) {
      most.optional[jumps] = all_moves += moves[jumps];
      most.compulsory[jumps] = paths[1] == 0 ? moves[0] : all_ends + paths[jumps];
      all_ends += ends[jumps];
    }
    return most;
  }

  // Calls f with min(goal, 14) as a constant.
  template <class F>
  static void with_goal(std::size_t goal, F f) {
    const auto call_if = [&]<int Goal>(std::integral_constant<int, Goal> constant) {
      if (static_cast<std::size_t>(Goal) == goal || (Goal == max_dogs && goal > max_dogs)) f(constant);
    };
    [&]<int... I>(std::integer_sequence<int, I...>) { (call_if(std::integral_constant<int, I + 1>{}), ...); }
    (std::make_integer_sequence<int, static_cast<int>(max_dogs)>{});
  }

  // Whether a position with n dogs in all, to which these bounds apply, can make a new record.
  [[nodiscard]] bool promising(const bounds& most, std::size_t n) const {
    for (std::size_t goal = 1; goal <= goals; ++goal) {
      if (goal + n <= max_dogs) continue;  // reached
      const std::size_t max_jumps = goal + n - max_dogs;
      if (most.optional[max_jumps] > optional[goal - 1].moves) return true;
      if (most.compulsory[max_jumps] > compulsory[goal - 1].moves) return true;
      if (goal == default_goal && most.optional[max_jumps] > by_dogs[n].moves) return true;
    }
    return false;
  }

  void look_at(adugo::point j, adugo::point_set dogs) {
    by_dogs[dogs.size()].look_at(*adugo::position::make(j, dogs, adugo::side::jaguar));
    [&]<int... I>(std::integer_sequence<int, I...>) {
      (optional[I].look_at(
           *adugo::basic_position<adugo::rules{.dogs_to_win = I + 1}>::make(j, dogs, adugo::side::jaguar)),
       ...);
      (compulsory[I].look_at(
           *adugo::basic_position<adugo::rules{.capture = adugo::capture_rule::compulsory,
                                               .dogs_to_win = I + 1}>::make(j, dogs, adugo::side::jaguar)),
       ...);
    }
    (std::make_integer_sequence<int, static_cast<int>(goals)>{});
  }
};
