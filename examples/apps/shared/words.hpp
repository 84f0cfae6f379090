#pragma once

#include <folkgames/adugo.hpp>
#include <folkgames/oware.hpp>

#include <cstddef>
#include <string>

// What the programs say about each game: the same functions, once for each. The parts that tell any game call
// them without knowing which one it is.
namespace apps {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

inline std::string name(oware::side s) { return s == oware::side::south ? "South" : "North"; }
inline std::string name(adugo::side s) { return s == adugo::side::jaguar ? "the jaguar" : "the dogs"; }

inline std::string words_for(const oware::score& s) {
  return "South " + std::to_string(s.south) + ", North " + std::to_string(s.north);
}
inline std::string score_of_hunt(std::size_t eaten, int goal, std::size_t left) {
  return std::to_string(eaten) + " of " + std::to_string(goal) + " dogs eaten, " + std::to_string(left) +
         " left on the board";
}

/// How far each side has come; once the game is over, the final score.
template <oware::rules Rules>
std::string score(const oware::basic_position<Rules>& p) {
  const std::string stores = words_for({p.store(oware::side::south), p.store(oware::side::north)});
  return (p.is_over() ? words_for(final_score(p)) + " in the end; " : "") + stores + " in the stores";
}
template <adugo::rules Rules>
std::string score(const adugo::basic_position<Rules>& p) {
  return score_of_hunt(p.captured_count(), p.rules_in_force.dogs_to_win, p.dogs().size());
}

}  // namespace apps
