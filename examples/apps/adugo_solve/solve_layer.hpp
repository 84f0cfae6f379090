#pragma once

#include "equations.hpp"
#include "layer.hpp"
#include "shared_work.hpp"
#include "work_list.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace apps::adugo_solve {

/// What is asked of every position. A position where the jaguar can hold out but not force a win is a draw:
/// the game has no end.
enum class question {
  can_win,   ///< can the jaguar force a win?
  can_hold,  ///< can the jaguar hold out for ever, if not win?
};

/// For how many positions of a layer the answer is yes.
struct yes_counts {
  std::uint64_t jaguar = 0;  ///< with the jaguar to move
  std::uint64_t dogs = 0;    ///< with the dogs to move
};

/// What is known of the layer of k dogs: a word for each set of dogs, see equations.hpp.
struct layer_answers {
  layer sets;
  std::vector<word> jaguar;  ///< the jaguar is to move; empty where it has won
  std::vector<word> landed;  ///< it has just jumped
  yes_counts yes;
};

/// How far the work is, for those who wait.
struct progress {
  question asked = question::can_win;
  std::size_t dogs = 0;    ///< the layer
  std::size_t pass = 0;    ///< 0 while the jumps are found
  std::uint64_t done = 0;  ///< sets of dogs, of this pass
  std::uint64_t all = 0;
};

/// The greatest number of dogs with which the jaguar has won.
template <variant V>
inline constexpr std::size_t won_dogs = adugo::position::dogs_at_start -
                                        static_cast<std::size_t>(V.rules.dogs_to_win);

/// The layer with so few dogs that the jaguar has won.
template <variant V>
[[nodiscard]] layer_answers won_layer() {
  layer_answers won{layer{won_dogs<V>}, {}, {}, {}};
  won.landed = yes_everywhere(won.sets);
  return won;
}

/// What is answered at first, for all sets of dogs: see layer_solver.
[[nodiscard]] inline std::vector<word> first_answers(question asked, const layer& sets) {
  return asked == question::can_win ? std::vector<word>(sets.size()) : yes_everywhere(sets);
}

/// Answers a question for all positions of the layer above the one whose answers are given.
///
/// Many answers satisfy the equations. Those who begin with 'no' everywhere and turn into 'yes' what an
/// equation proves find the fewest: the wins that can be forced in some number of moves. Those who begin with
/// 'yes' and turn into 'no' what an equation refutes find the most: what the dogs cannot force to end. That
/// is the only difference between the questions.
template <variant V>
class layer_solver {
public:
  /// `show` is called now and then with a `progress`.
  template <class Show>
  static layer_answers solve(question asked, const layer_answers& below, std::size_t threads,
                             const Show& show) {
    layer_solver s{asked, below.sets.dogs() + 1, threads};
    s.find_jumps(below, show);
    s.jaguar_ = first_answers(asked, s.sets_);
    s.changed_.add_all();
    while (s.pass(show)) {
    }
    s.finish(show);
    return {std::move(s.sets_), std::move(s.jaguar_), std::move(s.jump_), s.yes_};
  }

private:
  layer_solver(question asked, std::size_t dogs, std::size_t threads)
      : asked_{asked}, threads_{threads}, sets_{dogs} {
    for (const block& b : sets_.blocks()) {
      if (sets_.is_representative(b)) by_colour_[colour_of(b)].push_back(b);
    }
  }

  template <class Show>
  void find_jumps(const layer_answers& below, const Show& show) {
    jump_.resize(sets_.size());
    for_all(show, [&](const block& b) {
      equations_.find_jumps(b, below.sets, below.landed, jump_.data() + b.begin);
    });
  }

  // Looks again at the blocks that have changed or of which a neighbour has. Returns whether there were any.
  template <class Show>
  bool pass(const Show& show) {
    ++pass_;
    const std::uint64_t all = changed_.size();
    std::atomic<std::uint64_t> done{0};
    for (const std::vector<block>& blocks : by_colour_) {
      share_work(
          blocks.size(), threads_,
          [&](std::size_t i) {
            const block& b = blocks[i];
            if (!changed_.take(b)) return;
            std::array<word, most_in_block> dogs;
            if (equations_.update(b, jump_.data() + b.begin, jaguar_, jaguar_.data() + b.begin,
                                  dogs.data())) {
              copy_to_mirror_image(sets_, b, jaguar_);
              changed_.add_with_neighbours(equations_, b);
            }
            done += b.size;
          },
          [&](std::size_t) {
            show(progress{asked_, sets_.dogs(), pass_, std::min<std::uint64_t>(done, all), all});
          });
    }
    return all != 0;
  }

  // Counts the answers, and makes of jump_ the words for the layer above.
  template <class Show>
  void finish(const Show& show) {
    std::atomic<std::uint64_t> jaguar{0};
    std::atomic<std::uint64_t> dogs{0};
    for_all(show, [&](const block& b) {
      std::array<word, most_in_block> to_move;
      equations_.dogs_to_move(b, jaguar_, to_move.data());
      yes_counts found;
      for (std::size_t i = 0; i != b.size; ++i) {
        word& jump = jump_[b.begin + i];
        jump = equations_.landed(b.bottom | top().sets(b.m)[i], to_move[i], jump);
        found.jaguar += static_cast<std::uint64_t>(std::popcount(jaguar_[b.begin + i]));
        found.dogs += static_cast<std::uint64_t>(std::popcount(to_move[i]));
      }
      jaguar += found.jaguar;
      dogs += found.dogs;
    });
    yes_ = {jaguar, dogs};
  }

  template <class Show, class F>
  void for_all(const Show& show, const F& f) {
    const std::vector<block>& blocks = sets_.blocks();
    share_work(
        blocks.size(), threads_, [&](std::size_t i) { f(blocks[i]); },
        [&](std::size_t done) {
          show(progress{asked_, sets_.dogs(), pass_, blocks[done - 1].begin, sets_.size()});
        });
  }

  question asked_;
  std::size_t threads_;
  layer sets_;
  equations<V> equations_{sets_};
  std::array<std::vector<block>, colour_count> by_colour_;
  std::vector<word> jump_;
  std::vector<word> jaguar_;
  work_list changed_{sets_};  // since they were looked at
  std::size_t pass_ = 0;
  yes_counts yes_;
};

/// Answers a question for the layers above `below` up to that of `most_dogs`, the start's or fewer. Calls
/// on_layer(answers) after each. Throws `interrupted`.
template <variant V, class Show, class OnLayer>
void solve(question asked, layer_answers below, std::size_t most_dogs, std::size_t threads, const Show& show,
           const OnLayer& on_layer) {
  while (below.sets.dogs() < most_dogs) {
    // Nothing but landed is read again.
    std::vector<word>{}.swap(below.jaguar);
    below = layer_solver<V>::solve(asked, below, threads, show);
    on_layer(below);
  }
}

}  // namespace apps::adugo_solve
