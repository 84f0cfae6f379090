// Promise 6: the library compiles where exceptions and RTTI are off, and where somebody has made macros of
// short and of common names. This file is compiled so, without a warning, by several compilers (.ci/run).
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

// After the standard headers, which may not be used with such macros. Windows' headers have those of the
// first lines, other libraries for small machines the rest.
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) < (b) ? (b) : (a))
#define small char
#define near
#define far
#define interface struct
#define ERROR 0
#define DELETE (0x00010000L)
#define NORTH 1
#define SOUTH 2
#define F(text) (text)
#define bit(n) (1UL << (n))

#include <folkgames/folkgames.hpp>

// Templates are compiled where they are used.
template <class Position>
bool use_everything() {
  const Position start{};
  const auto text = to_text(start);
  const auto read = folkgames::parse<Position>(text);
  const auto move = start.legal_moves()[0];
  const auto again = folkgames::from_index<Position>(to_index(start));
  bool all = read && *read == start && again == start && same_board(canonical(start), start);
  for_each_predecessor(start.play(move), [&](const Position& before) { all = all && !before.is_over(); });
  return all && start.try_play(move) && parse_move(start, to_text(start, move)) &&
         folkgames::perft_digest(start, 2).leaves == folkgames::perft(start, 2);
}

int main() {
  return use_everything<folkgames::adugo::position>() && use_everything<folkgames::oware::position>() ? 0 : 1;
}
