#pragma once

#include "../shared/adugo_board.hpp"
#include "../shared/picture.hpp"
#include "replay.hpp"
#include "story.hpp"

#include <folkgames/adugo.hpp>

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

namespace apps::demo {

/// The dog between two points of a jump. Precondition: the board has a jump from one to the other.
inline adugo::point jumped_over(adugo::point from, adugo::point landing) {
  for (const adugo::board::jump& j : adugo::board::jumps(from)) {
    if (j.landing == landing) return j.over;
  }
  return from;
}

/// Draws the board after each jump. Precondition: the ply is a capture.
inline void explain_chain(std::ostream& out, const game<adugo::position>& g, std::size_t ply) {
  std::vector<picture> boards;
  adugo::point_set dogs = g.before(ply).dogs();
  const auto points = path(g.before(ply), g.move(ply));
  for (std::size_t i = 1; i != points.size(); ++i) {
    const adugo::point over = jumped_over(points[i - 1], points[i]);
    dogs.erase(over);
    std::string caption{"jump " + std::to_string(i) + ": over "};
    caption += to_text(over);
    caption += " to ";
    caption += to_text(points[i]);
    const auto on_the_way = adugo::position::make(points[i], dogs, adugo::side::jaguar);
    boards.push_back(captioned(caption, draw(on_the_way.value())));
  }
  print(out, captioned(ply_title(g, ply), side_by_side(boards)));
}

}  // namespace apps::demo
