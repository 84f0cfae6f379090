#pragma once

#include <cstdlib>

// How many positions a suite looks at under each set of rules: what the environment variable says, so that
// one program serves for a quick run and for one of a million positions.
inline int positions_to_check() {
  const char* const wanted = std::getenv("FOLKGAMES_TEST_POSITIONS");
  const int positions = wanted == nullptr ? 0 : std::atoi(wanted);
  return positions > 0 ? positions : 10'000;
}

// Under the default rules so many; a fifth of them under each other set of rules.
template <class Rules>
int positions_to_check_under(const Rules& r) {
  return r == Rules{} ? positions_to_check() : positions_to_check() / 5;
}

// Whether larger worlds than usual are to be looked at.
inline bool in_long_run() { return positions_to_check() >= 1'000'000; }
