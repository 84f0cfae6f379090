#pragma once

#include <folkgames/core/game_position.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <vector>

namespace search {

/// Who chooses a move. The game is not over when it is asked.
template <folkgames::game_position P>
using player = std::function<typename P::move_type(const P&)>;

/// Makes a player for one game. The same seed makes a player that plays the same.
template <folkgames::game_position P>
using player_maker = std::function<player<P>(std::uint64_t seed)>;

struct series_settings {
  std::size_t games = 50;
  std::uint64_t seed = 1;
  std::size_t ply_limit = 500;  // of a game: Adugo has no draws, and two careful players may go on for ever
};

/// A game that has been played: it is over, or the ply limit has cut it off.
template <folkgames::game_position P>
struct played_game {
  P end;
  std::size_t plies;
};

/// Plays a game from the start, calling after_ply(plies) after each ply. `one` plays the given side, `two`
/// the other one.
template <folkgames::game_position P, class F>
[[nodiscard]] played_game<P> play_game(typename P::side_type side_of_one, const player<P>& one,
                                       const player<P>& two, std::size_t ply_limit, const F& after_ply) {
  played_game<P> game{P::initial(), 0};
  while (game.plies != ply_limit && !game.end.is_over()) {
    const player<P>& mover = game.end.to_move() == side_of_one ? one : two;
    game.end = game.end.play(mover(game.end));
    after_ply(++game.plies);
  }
  return game;
}

/// How a player did in some games.
struct tally {
  std::size_t won = 0;
  std::size_t drawn = 0;
  std::size_t lost = 0;
  std::size_t cut_off = 0;
  std::vector<std::size_t> plies_when_won;

  [[nodiscard]] std::size_t games() const { return won + drawn + lost + cut_off; }

  /// Counts a game in which the player had this side.
  template <folkgames::game_position P>
  void add(const played_game<P>& game, typename P::side_type side) {
    const auto outcome = game.end.outcome();
    if (!outcome) {
      ++cut_off;
    } else if (!outcome->winner) {
      ++drawn;
    } else if (*outcome->winner != side) {
      ++lost;
    } else {
      ++won;
      plies_when_won.push_back(game.plies);
    }
  }

  tally& operator+=(const tally& other) {
    won += other.won;
    drawn += other.drawn;
    lost += other.lost;
    cut_off += other.cut_off;
    plies_when_won.insert(plies_when_won.end(), other.plies_when_won.begin(), other.plies_when_won.end());
    return *this;
  }
};

/// Many games in which `one` plays the same side, each with two new players. How `one` did.
template <folkgames::game_position P>
[[nodiscard]] tally play_series(const series_settings& s, typename P::side_type side_of_one,
                                const player_maker<P>& one, const player_maker<P>& two) {
  tally t;
  std::mt19937_64 seeds{s.seed};
  for (std::size_t game = 0; game != s.games; ++game) {
    const player<P> player_one = one(seeds());
    const player<P> player_two = two(seeds());
    t.add(play_game<P>(side_of_one, player_one, player_two, s.ply_limit, [](std::size_t) {}), side_of_one);
  }
  return t;
}

}  // namespace search
