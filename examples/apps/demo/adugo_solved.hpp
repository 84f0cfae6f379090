#pragma once

#include "../shared/adugo_certificate.hpp"
#include "replay.hpp"
#include "story.hpp"

#include <folkgames/adugo.hpp>
#include <folkgames/algorithm/playout.hpp>

#include <ostream>
#include <random>
#include <stdexcept>
#include <string>

// Adugo is solved: the dogs win, and here they do.
namespace apps::demo {

/// A game from the start. The dogs play by the file, the jaguar moves at random, and always the same. Throws
/// std::runtime_error where the file has no step for the dogs.
inline game<adugo::position> play_solved_game(const adugo_certificate& file) {
  std::mt19937_64 random{1};
  game<adugo::position> g{"the dogs win", {adugo::position::initial()}, {}};
  while (!g.last().is_over()) {
    const adugo::position& p = g.last();
    adugo::move m;
    if (p.to_move() == adugo::side::jaguar) {
      m = folkgames::random_move(p, random);
    } else {
      const auto entry = file.find(p);
      if (!entry || !p.is_legal(entry->step))
        throw std::runtime_error{"the certificate has no step for " + std::string{to_text(p)}};
      m = entry->step;
    }
    g.positions.push_back(p.play(m));
    g.moves.push_back(m);
  }
  return g;
}

/// Precondition: a game that was played by the file.
inline void explain_solution(std::ostream& out, const game<adugo::position>& g,
                             const adugo_certificate& file) {
  const std::string positions = std::to_string(file.entries().size());
  const std::string limit = std::to_string(file.find(g.after(1))->plies + 1);
  const std::string plies = std::to_string(g.plies());
  print(out, {
                 "Whatever the jaguar does, the dogs win, and they lose none. A file has their step for all",
                 positions + " positions that can come about if they follow it (mirror images count once);",
                 "examples/adugo_proof.cpp checks each. Here the jaguar moves at random. The file says after",
                 "its first move that the game ends at ply " + limit + " or before; it ended at ply " +
                     plies + ".",
             });
}

}  // namespace apps::demo
