#pragma once

#include "series.hpp"
#include "statistics.hpp"

#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

namespace search {

inline void print_heading() {
  std::cout << "game   side    player       won  drawn   lost  cut off  share won, %          plies of the "
               "games won\n"
               "                                                          (95 % interval)       median (95 % "
               "interval)\n";
}

/// One line: how a player did who always played the same side. Precondition: there were games.
inline void print_row(const std::string& game, const std::string& side, const std::string& player,
                      const tally& t) {
  const auto [low, high] = share_interval(t.won, t.games());
  std::ostringstream share;
  share << std::fixed << std::setprecision(1)
        << 100 * static_cast<double>(t.won) / static_cast<double>(t.games()) << " (" << 100 * low << " to "
        << 100 * high << ')';
  std::ostringstream plies;
  if (t.won == 0)
    plies << '-';
  else
    plies << median(t.plies_when_won);
  if (const auto bounds = median_interval(t.plies_when_won))
    plies << " (" << bounds->low << " to " << bounds->high << ')';
  std::cout << std::left << std::setw(7) << game << std::setw(8) << side << std::setw(10) << player
            << std::right << std::setw(6) << t.won << std::setw(7) << t.drawn << std::setw(7) << t.lost
            << std::setw(9) << t.cut_off << "  " << std::left << std::setw(22) << share.str() << plies.str()
            << std::endl;
}

}  // namespace search
