#pragma once

#include "../shared/words.hpp"

#include <folkgames/adugo.hpp>
#include <folkgames/oware.hpp>

#include <string>

// What only the demo says about each game.
namespace apps::demo {

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

}  // namespace apps::demo
