// Monte Carlo tree search and alpha-beta search play each other, with alternating sides. The same seed gives
// the same games.
//
// Usage: match [oware|adugo] [games] [--seed N] [--playouts N] [--nodes N] [--ply-limit N]

#include "../../search/names.hpp"
#include "../../search/players.hpp"
#include "../../search/series.hpp"
#include "../../search/table.hpp"
#include "../shared/progress_line.hpp"
#include "options.hpp"

#include <folkgames/folkgames.hpp>

#include <array>
#include <cstddef>
#include <iostream>
#include <random>
#include <string>
#include <type_traits>

namespace apps::match {

/// Plays all matches of one game, and prints how each player did on each side.
template <folkgames::game_position P>
void play_match(const options& o) {
  const std::array players{search::mcts_player<P>(o.playouts), search::alphabeta_player<P>(o.nodes)};
  const std::array<std::string, 2> names{"MCTS", "alpha-beta"};
  const std::array sides{P::initial().to_move(), opponent(P::initial().to_move())};
  const std::string title = search::name(std::type_identity<P>{});

  std::array<std::array<search::tally, 2>, 2> tallies;  // by player and by side
  std::mt19937_64 seeds{o.seed};
  progress_line progress;
  for (std::size_t game = 0; game != o.games; ++game) {
    const std::string number =
        title + ": game " + std::to_string(game + 1) + " of " + std::to_string(o.games);
    const auto show = [&](std::size_t plies) {
      progress.show(number + ", " + std::to_string(plies) + " plies");
    };
    const std::size_t side = game % 2;  // of the first player
    const auto one = players[0](seeds());
    const auto two = players[1](seeds());
    const auto played = search::play_game<P>(sides[side], one, two, o.ply_limit, show);
    tallies[0][side].add(played, sides[side]);
    tallies[1][1 - side].add(played, sides[1 - side]);
  }
  progress.erase();

  for (std::size_t player = 0; player != players.size(); ++player) {
    search::tally both;
    for (std::size_t side = 0; side != sides.size(); ++side) {
      const search::tally& t = tallies[player][side];
      if (t.games() != 0) search::print_row(title, search::name(sides[side]), names[player], t);
      both += t;
    }
    search::print_row(title, "both", names[player], both);
  }
}

}  // namespace apps::match

int main(int argc, char* argv[]) {
  try {
    const auto given = apps::match::parse_options({argv + 1, argv + argc});
    if (given.help) {
      std::cout << "Usage: " << argv[0] << apps::match::usage;
      return 0;
    }
    std::cout << "MCTS, " << given.playouts << " playouts a move, against alpha-beta, " << given.nodes
              << " nodes a move: " << given.games << " games, cut off after " << given.ply_limit
              << " plies, seed " << given.seed << "\n\n";
    search::print_heading();
    if (given.oware) apps::match::play_match<folkgames::oware::position>(given);
    if (given.adugo) apps::match::play_match<folkgames::adugo::position>(given);
  } catch (const apps::match::bad_options& e) {
    std::cerr << e.what() << "\nUsage: " << argv[0] << apps::match::usage;
    return 1;
  }
}
