// Checks the files that adugo_solve --keep has written: whether the value of each position, or of many random
// ones, fits those after its moves. It shares nothing with the solver but the rules of the library and the
// format of the files, and does all as plainly as it can.
//
// Read on in layer_file.hpp (the format), check_words.hpp, check_positions.hpp and check_rounds.hpp (what is
// checked).
//
// Usage: adugo_verify DIR [--dogs-to-win N] [--rounds] [--dogs N] [--positions N | --all] [--seed N]
// [--threads N]

#include "options.hpp"
#include "verify.hpp"

#include <folkgames/adugo.hpp>
#include <folkgames/core/with_rules.hpp>

#include <cstddef>
#include <exception>
#include <iostream>
#include <utility>

namespace apps::adugo_verify {

/// Verifies under the rules with this goal.
bool verify_goal(const options& o) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return folkgames::with_rules<adugo::rules{.dogs_to_win = static_cast<int>(I) + 1}...>(
        adugo::rules{.dogs_to_win = o.dogs_to_win},
        [&]<class P>(P) { return verify<P::rules_in_force>(o, std::cout); });
  }
  (std::make_index_sequence<greatest_goal>{});
}

}  // namespace apps::adugo_verify

int main(int argc, char* argv[]) {
  using namespace apps::adugo_verify;
  try {
    const options given = parse_options({argv + 1, argv + argc});
    if (given.help) {
      std::cout << "Usage: " << argv[0] << usage;
      return 0;
    }
    const bool right = verify_goal(given);
    if (!std::cout.flush()) return 2;
    return right ? 0 : 1;
  } catch (const apps::bad_options& e) {
    std::cerr << e.what() << "\n\nUsage: " << argv[0] << usage;
  } catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
  }
  return 2;
}
