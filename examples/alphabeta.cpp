// Alpha-beta search with a transposition table, written once for any game (search/alphabeta.hpp), plays Oware
// and Adugo against a player who moves at random. The same seed gives the same table.
//
// Usage: alphabeta [games [nodes [seed]]]
#include "search/alphabeta.hpp"

#include "search/against_random.hpp"
#include "search/arguments.hpp"

#include <folkgames/folkgames.hpp>

#include <iostream>

int main(int argc, char* argv[]) {
  const auto given = search::parse_trial(argc, argv, {.games = 40, .effort = 5000, .seed = 1});
  if (!given) {
    std::cerr << "Usage: " << argv[0] << " [games for each row [nodes for each move [seed]]]\n";
    return 1;
  }
  const search::series_settings series{.games = given->games, .seed = given->seed};
  std::cout << "Alpha-beta, " << given->effort << " nodes a move, against random moves: " << series.games
            << " games a row, cut off after " << series.ply_limit << " plies, seed " << series.seed << "\n\n";
  search::print_heading();
  search::play_against_random("alpha-beta", series,
                              search::alphabeta_player<folkgames::oware::position>(given->effort));
  search::play_against_random("alpha-beta", series,
                              search::alphabeta_player<folkgames::adugo::position>(given->effort));
}
