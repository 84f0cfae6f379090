// Monte Carlo tree search and alpha-beta search play each other, with alternating sides. The same seed gives
// the same games. Or each is the jaguar against dogs that follow the certificate of how they win.
//
// Usage: match [oware|adugo] [games] [--perfect] [--seed N] [--playouts N] [--nodes N] [--ply-limit N]

#include "../../search/names.hpp"
#include "../../search/players.hpp"
#include "../../search/series.hpp"
#include "../../search/table.hpp"
#include "../shared/adugo_certificate.hpp"
#include "../shared/progress_line.hpp"
#include "options.hpp"

#include <folkgames/folkgames.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
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

/// Makes its first moves at random, then as it would: alpha-beta would play the same game each time.
template <folkgames::game_position P>
search::player_maker<P> after_random_moves(int moves, const search::player_maker<P>& maker) {
  return [=](std::uint64_t seed) -> search::player<P> {
    return [at_random = search::random_player<P>()(seed), as_usual = maker(seed),
            left = moves](const P& p) mutable { return left-- > 0 ? at_random(p) : as_usual(p); };
  };
}

/// Prints how dogs that follow the certificate did against each jaguar. Throws std::runtime_error where the
/// file cannot be read, std::bad_optional_access where it has no step.
void play_perfect_dogs(const options& o) {
  using P = folkgames::adugo::position;
  const adugo_certificate file{FOLKGAMES_CERTIFICATE};
  const auto dogs = [&file](std::uint64_t) -> search::player<P> {
    return [&file](const P& p) { return file.find(p).value().step; };
  };
  const search::series_settings s{.games = o.games, .seed = o.seed, .ply_limit = o.ply_limit};
  const auto play = [&](const std::string& jaguar, const search::player_maker<P>& maker) {
    std::cout << "Against " << jaguar << '\n';
    search::print_row("Adugo", "dogs", "perfect",
                      search::play_series<P>(s, folkgames::adugo::side::dogs, dogs, maker));
  };
  search::print_heading();
  play("moves at random", search::random_player<P>());
  play("MCTS, " + std::to_string(o.playouts) + " playouts a move", search::mcts_player<P>(o.playouts));
  play("alpha-beta, " + std::to_string(o.nodes) + " nodes a move after three at random",
       after_random_moves<P>(3, search::alphabeta_player<P>(o.nodes)));
}

}  // namespace apps::match

int main(int argc, char* argv[]) {
  try {
    const auto given = apps::match::parse_options({argv + 1, argv + argc});
    if (given.help) {
      std::cout << "Usage: " << argv[0] << apps::match::usage;
      return 0;
    }
    if (given.perfect) {
      std::cout << given.games << " games against each jaguar, seed " << given.seed << "\n\n";
      apps::match::play_perfect_dogs(given);
      return 0;
    }
    std::cout << "MCTS, " << given.playouts << " playouts a move, against alpha-beta, " << given.nodes
              << " nodes a move: " << given.games << " games, cut off after " << given.ply_limit
              << " plies, seed " << given.seed << "\n\n";
    search::print_heading();
    if (given.oware) apps::match::play_match<folkgames::oware::position>(given);
    if (given.adugo) apps::match::play_match<folkgames::adugo::position>(given);
  } catch (const apps::bad_options& e) {
    std::cerr << e.what() << "\nUsage: " << argv[0] << apps::match::usage;
    return 1;
  } catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
  }
}
