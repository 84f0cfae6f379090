// Proves that the dogs win Adugo, and lose none of their own. A file has a step of the dogs for each position
// that can come about while they follow it, and says in how many plies the game then ends at most. Checked is
// of each entry that after its step
// - the game is over and the dogs have won; or
// - each move of the jaguar leads to a position that has an entry, with at least two plies less.
// As plies cannot grow less for ever, every game ends, and in no other way. From the start, too, each move of
// the jaguar has to lead to an entry.
// Usage: adugo_proof FILE
#include "apps/shared/adugo_certificate.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>

namespace {

namespace adugo = folkgames::adugo;
using apps::adugo_certificate;

void require(bool holds, const adugo::position& p, const char* fault) {
  if (!holds) throw std::runtime_error{"no proof: " + std::string{to_text(p).view()} + ' ' + fault};
}

// The most plies to the end from a position with the jaguar to move. The entries after it must have fewer
// than the limit.
int plies_after_any_move(const adugo_certificate& file, const adugo::position& p, int limit) {
  int most = 0;
  for (const adugo::move& m : p.legal_moves()) {
    const auto next = file.find(p.play(m));
    require(next.has_value(), p.play(m), "has no entry");
    require(next->plies < limit, p.play(m), "is no nearer to the end");
    most = std::max(most, next->plies);
  }
  return most + 1;
}

void check(const adugo_certificate& file, const adugo_certificate::entry& e) {
  const auto p = adugo::from_layer_index(14, adugo::side::dogs, e.number);
  require(p.is_legal(e.step), p, "has a step that is not legal");
  const adugo::position after = p.play(e.step);
  if (const auto end = after.outcome()) {
    require(end->winner == adugo::side::dogs && e.plies > 0, p, "is not won by its step");
  } else {
    plies_after_any_move(file, after, e.plies - 1);
  }
}

}  // namespace

int main(int argc, char* argv[]) {
  try {
    if (argc != 2) throw std::runtime_error{"Usage: adugo_proof FILE"};
    const adugo_certificate file{argv[1]};
    for (const adugo_certificate::entry& e : file.entries()) {
      if (e.number >= adugo::layer_size(14)) throw std::runtime_error{"no proof: there is no such position"};
      check(file, e);
    }
    const int plies = plies_after_any_move(file, adugo::position::initial(), 1'000'000);
    std::cout << "Proved: the dogs win from the start in at most " << plies << " plies and lose no dog.\n"
              << file.entries().size() << " positions were checked.\n";
    return 0;
  } catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
  }
}
