#pragma once

#include "../shared/progress_bar.hpp"
#include "options.hpp"

#include <folkgames/algorithm/playout.hpp>
#include <folkgames/record.hpp>

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>

namespace apps::records {

/// Random games can go on for ever where the rules do not end a quiet one. These stop, unfinished.
inline constexpr std::size_t longest_random_game = 1000;

/// Writes random games to the standard output.
template <class P>
void write_random_games(const options& o, progress_bar& progress) {
  std::mt19937_64 random{o.seed};
  folkgames::written_game<P> game;
  game.tags.set("Event", "Random games, seed " + std::to_string(o.seed));
  std::string text;
  for (std::uint64_t i = 0; i != o.random_games && std::cout; ++i) {
    progress.show("random games", i, o.random_games);
    game.tags.set("Round", std::to_string(i + 1));
    game.record.restart();
    P p;
    while (game.record.plies() != longest_random_game && !p.is_over()) {
      const auto m = folkgames::random_move(p, random);
      p = p.play(m);
      game.record.append(m, p);
    }
    append_text(text, game);
    constexpr std::size_t enough = 1 << 16;
    if (text.size() < enough && i + 1 != o.random_games) continue;
    progress.erase();
    std::cout << text;
    text.clear();
  }
}

}  // namespace apps::records
