// Promise 6: the library compiles where exceptions and RTTI are off and where somebody has made macros of min
// and max. This file is compiled so, without a warning, by .ci/run.
#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

// After the standard headers, which may not be used with such macros.
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) < (b) ? (b) : (a))

#include <folkgames/folkgames.hpp>

// Templates are compiled where they are used.
template <class Position>
bool use_everything() {
  const Position start{};
  const auto text = to_text(start);
  const auto read = folkgames::parse<Position>(text);
  const auto move = start.legal_moves()[0];
  return read && *read == start && start.try_play(move) && parse_move(start, to_text(start, move)) &&
         folkgames::perft_digest(start, 2).leaves == folkgames::perft(start, 2);
}

int main() {
  return use_everything<folkgames::adugo::position>() && use_everything<folkgames::oware::position>() ? 0 : 1;
}
