#pragma once

#include "../shared/oware_board.hpp"
#include "../shared/picture.hpp"
#include "replay.hpp"
#include "story.hpp"

#include <folkgames/oware.hpp>

#include <cstddef>
#include <map>
#include <ostream>
#include <string>

namespace apps::demo {

/// Tells a ply seed by seed: where each falls, how many the pit then holds, and what is captured.
inline void explain_sowing(std::ostream& out, const game<oware::position>& g, std::size_t ply) {
  const oware::position& before = g.before(ply);
  const oware::sowing steps = sow(before, g.move(ply));

  std::map<oware::pit, int> seeds;  // in the pits reached so far
  std::string falls = "a seed falls into ";
  std::string holds = "which then holds  ";
  for (const oware::pit at : steps.visited()) {
    seeds.try_emplace(at, before.seeds(at)).first->second += 1;
    falls += cell(at);
    holds += cell(seeds[at]);
  }

  std::string captured = "captured:";
  for (const oware::pit at : steps.captured()) {
    captured += " " + std::to_string(seeds[at]) + " in " + std::string{to_text(at)} + ",";
  }
  captured +=
      steps.captured().empty() ? " nothing" : " " + std::to_string(steps.seeds_captured()) + " in all";
  if (steps.is_grand_slam()) captured += ", for it would be all that the other side has";

  const std::string sown = std::to_string(before.seeds(g.move(ply).pit())) + " to sow";
  print(out, captioned(ply_title(g, ply) + ": " + sown, {falls, holds, captured}));
}

}  // namespace apps::demo
