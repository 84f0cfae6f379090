#pragma once

#include <folkgames/adugo.hpp>
#include <folkgames/oware.hpp>

#include <string>

// What the demo says about each game: the same functions, once for each. The parts that tell any game call
// them without knowing which one it is.
namespace demo {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

inline std::string name(oware::side s) { return s == oware::side::south ? "South" : "North"; }
inline std::string name(adugo::side s) { return s == adugo::side::jaguar ? "the jaguar" : "the dogs"; }

/// A move that need not be legal: the library's to_text(position, move) wants one that is.
inline std::string label(const oware::move& m) { return std::string{to_text(m.pit())}; }
inline std::string label(const adugo::move& m) {
  std::string text{to_text(m.from())};
  text += m.is_capture() ? 'x' : '-';
  text += to_text(m.to());
  return text;
}

/// How many seeds or dogs a legal move captures.
inline int spoils(const oware::position& p, const oware::move& m) { return sow(p, m).seeds_captured(); }
inline int spoils(const adugo::position&, const adugo::move& m) {
  return static_cast<int>(m.captured().size());
}

inline std::string explain(oware::end_reason r) {
  switch (r) {
    case oware::end_reason::majority:
      return "it has more than half of the seeds";
    case oware::end_reason::no_move:
      return "the side to move has no legal move";
    case oware::end_reason::quiet_limit:
      return "there were too many plies without a capture";
    default:
      return "a variant's rule";
  }
}
inline std::string explain(adugo::end_reason r) {
  switch (r) {
    case adugo::end_reason::dogs_eaten:
      return "it has eaten as many dogs as it needs";
    case adugo::end_reason::no_move:
      return "the side to move has no legal move";
    default:
      return "a variant's rule";
  }
}

/// How far each side has come; once the game is over, the final score.
inline std::string score(const oware::position& p) {
  const auto text = [](int south, int north) {
    return "South " + std::to_string(south) + ", North " + std::to_string(north);
  };
  std::string stores = text(p.store(oware::side::south), p.store(oware::side::north)) + " in the stores";
  if (!p.is_over()) return stores;
  const auto [south, north] = final_score(p);
  return text(south, north) + " in the end; " + stores;
}
inline std::string score(const adugo::position& p) {
  return std::to_string(p.captured_count()) + " of " + std::to_string(p.rules_in_force.dogs_to_win) +
         " dogs eaten, " + std::to_string(p.dogs().size()) + " left on the board";
}

}  // namespace demo
