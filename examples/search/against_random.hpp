#pragma once

#include "names.hpp"
#include "players.hpp"
#include "series.hpp"
#include "table.hpp"

#include <folkgames/folkgames.hpp>

#include <iostream>
#include <string>
#include <type_traits>

namespace search {

/// Has a player play both sides of one game against moves at random, and for comparison random moves too.
template <folkgames::game_position P>
void play_against_random(const std::string& name_of_player, const series_settings& s,
                         const player_maker<P>& maker) {
  const auto first = P::initial().to_move();
  for (const auto side : {first, opponent(first)}) {
    const std::string game = name(std::type_identity<P>{});
    print_row(game, name(side), "random", play_series<P>(s, side, random_player<P>(), random_player<P>()));
    print_row(game, name(side), name_of_player, play_series<P>(s, side, maker, random_player<P>()));
  }
}

}  // namespace search
