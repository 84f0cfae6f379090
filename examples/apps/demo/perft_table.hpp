#pragma once

#include <folkgames/algorithm/perft.hpp>

#include <chrono>
#include <cstdint>
#include <iomanip>
#include <ostream>
#include <string_view>
#include <utility>

namespace apps::demo {

/// What f() returns, and the seconds that it took.
template <class F>
auto timed(F f) {
  const auto start = std::chrono::steady_clock::now();
  auto value = f();
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  return std::pair{value, time.count()};
}

/// Millions of leaves a second, or a dash where they are too few to time.
inline void print_rate(std::ostream& out, int width, std::uint64_t leaves, double seconds) {
  out << std::setw(width);
  if (leaves < 100'000)
    out << '-';
  else
    out << static_cast<double>(leaves) / seconds / 1e6;
}

inline void print_perft_heading(std::ostream& out) {
  out << "  game   depth       leaves  digest             seconds  M leaves/s  M leaves/s, counted only\n";
}

template <folkgames::game_position P>
void print_perft(std::ostream& out, std::string_view game, int deepest) {
  out << std::fixed;
  for (int depth = 1; depth <= deepest; ++depth) {
    const auto [made, seconds] = timed([depth] { return folkgames::perft_digest(P{}, depth); });
    const auto [counted, seconds_to_count] = timed([depth] { return folkgames::perft(P{}, depth); });
    out << "  " << std::left << std::setw(5) << game << std::right << std::setw(7) << depth << std::setw(13)
        << made.leaves << "  " << std::hex << std::setfill('0') << std::setw(16) << made.digest << std::dec
        << std::setfill(' ') << std::setw(10) << std::setprecision(3) << seconds << std::setprecision(1);
    print_rate(out, 12, made.leaves, seconds);
    print_rate(out, 12, counted, seconds_to_count);
    out << '\n';
  }
  out << '\n';
}

inline void print_perft_note(std::ostream& out) {
#ifdef NDEBUG
  out << "  Built with -DNDEBUG: the library does not check its preconditions.\n";
#else
  out << "  Here play() asserts that each move is legal; built with -DNDEBUG it does not, and is faster.\n";
#endif
}

}  // namespace apps::demo
