// Counts the leaves of a game's tree, from the start or from any position, in one thread or several.
//
// Usage: perft oware|adugo DEPTH [POSITION] [--threads N] [--divide]

#include "../shared/fault.hpp"
#include "../shared/progress_bar.hpp"
#include "options.hpp"
#include "shared_perft.hpp"

#include <folkgames/folkgames.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

namespace apps::perft {

/// Throws bad_options where the text is no position.
template <folkgames::game_position P>
P position_of(const std::string& text) {
  if (text.empty()) return P::initial();
  const auto p = folkgames::parse<P>(text);
  if (!p) throw bad_options{"this is not a position:\n" + marked(text, p.error())};
  return *p;
}

template <folkgames::game_position P>
void count(const options& o) {
  const P p = position_of<P>(o.position);
  const auto start = std::chrono::steady_clock::now();
  const std::clock_t processor_start = std::clock();
  progress_bar progress;
  const std::vector<std::uint64_t> leaves =
      shared_perft(p, o.depth, static_cast<std::size_t>(o.threads),
                   [&](std::size_t done, std::size_t total) { progress.show("perft", done, total); });
  progress.erase();
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
  const double processor = static_cast<double>(std::clock() - processor_start) / CLOCKS_PER_SEC;

  if (o.divide) {
    std::size_t i = 0;
    p.for_each_legal_move(
        [&](const auto& m) { std::cout << to_text(p, m).view() << ' ' << leaves[i++] << '\n'; });
  }
  const std::uint64_t sum = std::accumulate(leaves.begin(), leaves.end(), std::uint64_t{0});
  std::cout << "perft(" << o.depth << ") = " << sum << '\n'
            << std::fixed << std::setprecision(3) << passed.count() << " s, " << processor
            << " s of processor time in " << o.threads << (o.threads == 1 ? " thread" : " threads") << ", "
            << std::setprecision(1) << static_cast<double>(sum) / passed.count() / 1e6
            << " million a second\n";
}

}  // namespace apps::perft

int main(int argc, char* argv[]) {
  try {
    const auto given = apps::perft::parse_options({argv + 1, argv + argc});
    if (given.help) {
      std::cout << "Usage: " << argv[0] << apps::perft::usage;
    } else if (given.game == "oware") {
      apps::perft::count<folkgames::oware::position>(given);
    } else {
      apps::perft::count<folkgames::adugo::position>(given);
    }
  } catch (const apps::bad_options& e) {
    std::cerr << e.what() << "\n\nUsage: " << argv[0] << apps::perft::usage;
    return 1;
  }
}
