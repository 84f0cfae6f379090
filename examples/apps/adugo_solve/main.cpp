// Solves Adugo: for every position, whether a side can force a win. Prints how many positions each side wins,
// by the number of dogs, and the value of the start; or how long the games last, and a line of best play.
//
// Read on in solve_layer.hpp (the questions), equations.hpp (what moves have to do with the answers),
// halves.hpp (why it is fast) and rounds.hpp (how long a win takes).
//
// Usage: adugo_solve [--rules NAME] [--dogs N] [--distances jaguar|dogs] [--threads N] [--keep DIR]

#include "best_play.hpp"
#include "options.hpp"
#include "progress_text.hpp"
#include "report.hpp"
#include "room.hpp"
#include "rounds.hpp"
#include "solve_layer.hpp"
#include "store.hpp"
#include "variants.hpp"

#include <csignal>
#include <cstddef>
#include <exception>
#include <iomanip>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace apps::adugo_solve {

// Answers a question from the last layer on that is kept.
template <variant V>
void answer(question asked, const options& o, const store& kept, progress_text& progress_shown,
            report<V>& found) {
  layer_answers below = won_layer<V>();
  for (std::size_t dogs = won_dogs<V> + 1; dogs <= o.dogs; ++dogs) {
    auto saved = kept.load(asked, dogs);
    if (!saved) break;
    found.add(asked, *saved);
    below = std::move(*saved);
  }
  if (below.landed.empty() && below.sets.dogs() < o.dogs)
    throw std::runtime_error{
        "the last layer's file .landed is missing: remove the others too, and begin anew"};
  solve<V>(
      asked, std::move(below), o.dogs, o.threads, [&](const progress& p) { progress_shown.show(p); },
      [&](const layer_answers& a) {
        progress_shown.erase();
        found.add(asked, a);
        kept.save(asked, a);
      });
}

template <variant V>
void find_values(const options& o, const store& kept, progress_text& progress_shown) {
  check_room(needs_of_values(won_dogs<V> + 1, o.dogs), kept);
  report<V> found;
  answer(question::can_win, o, kept, progress_shown, found);
  answer(question::can_hold, o, kept, progress_shown, found);
  found.print(std::cout);
}

template <class P>
void print_line(P p, const std::vector<adugo::move>& line) {
  for (std::size_t i = 0; i != line.size(); ++i) {
    std::cout << (i % 12 == 0 ? "\n  " : " ") << to_text(p, line[i]).view();
    p = p.play(line[i]);
  }
  std::cout << '\n';
}

template <variant V>
void find_distances(const options& o, const store& kept, progress_text& progress_shown) {
  check_room(needs_of_distances(won_dogs<V> + 1, o.dogs), kept);
  const bool jaguar_wins = o.wanted == aim::distance_of_jaguar;
  const question asked = jaguar_wins ? question::can_win : question::can_hold;
  round_solver<V> rounds{asked, o.dogs, o.threads};
  rounds.solve([&](const progress& p) { progress_shown.show(p); });
  progress_shown.erase();

  std::cout << "Positions with the jaguar to move that the " << (jaguar_wins ? "jaguar wins" : "dogs win")
            << ", by plies to the end:\ndogs  plies     positions\n";
  for (std::size_t dogs = won_dogs<V> + 1; dogs <= o.dogs; ++dogs) {
    const std::vector<std::uint64_t>& changes = rounds.histogram(dogs);
    for (std::size_t i = 0; i != changes.size(); ++i) {
      if (changes[i] == 0) continue;
      std::cout << std::setw(4) << dogs << std::setw(7) << plies_of(asked, static_cast<int>(i) + 1)
                << std::setw(14) << changes[i] << '\n';
    }
    kept.save_rounds(asked, dogs, rounds);
  }
  const auto start = position_of<V>::initial();
  if (o.dogs != start.dogs().size()) return;
  const auto plies = plies_to_end(asked, rounds, start);
  if (!plies) {
    std::cout << "The " << (jaguar_wins ? "jaguar" : "dogs") << " cannot force a win from the start.\n";
    return;
  }
  std::cout << "From the start it takes " << *plies << " plies, for example:";
  print_line(start, best_line(asked, rounds, start));
}

template <variant V>
void solve_variant(const options& o, const named_variant& named) {
  if (o.dogs <= won_dogs<V>)
    throw std::runtime_error{"with " + std::to_string(o.dogs) + " dogs the jaguar has won already"};
  const store kept{o.directory, named.name};
  progress_text progress_shown;
  try {
    std::cout << "Rules: " << named.name << ", " << named.about << '\n';
    if (o.wanted == aim::values) {
      find_values<V>(o, kept, progress_shown);
    } else if constexpr (V.diagonal_jumps_over_apex) {
      find_distances<V>(o, kept, progress_shown);
    } else {
      throw std::runtime_error{"distances are for the library's board only"};
    }
  } catch (...) {
    progress_shown.erase();
    throw;
  }
}

void solve_all(const options& o) {
  for (std::size_t i = 0; i != variants.size(); ++i) {
    if (!o.all_variants && i != o.variant_number) continue;
    with_variant(i, [&]<variant V>() { solve_variant<V>(o, variants[i]); });
    std::cout << std::flush;
  }
}

}  // namespace apps::adugo_solve

int main(int argc, char* argv[]) {
  using namespace apps::adugo_solve;
  try {
    const options given = parse_options({argv + 1, argv + argc});
    if (given.help) {
      std::cout << "Usage: " << argv[0] << usage();
      return 0;
    }
    std::signal(SIGINT, [](int) { stop_requested = true; });
    std::signal(SIGTERM, [](int) { stop_requested = true; });
    solve_all(given);
    return std::cout.flush() ? 0 : 1;
  } catch (const apps::bad_options& e) {
    std::cerr << e.what() << "\n\nUsage: " << argv[0] << usage();
  } catch (const interrupted&) {
    std::cerr
        << "interrupted; with --keep the finished layers are in their files, and the same command goes on\n";
  } catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
  }
  return 1;
}
