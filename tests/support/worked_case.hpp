#pragma once

#include <folkgames/core/fixed_text.hpp>
#include <folkgames/core/parse.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <string_view>

// What the worked cases of the rules share: a position given as text, and what must come out.

/// Checks a constant expression in the compiler, and once more at run time, where sanitizers watch.
#define CHECK_TWICE(...)        \
  do {                          \
    static_assert(__VA_ARGS__); \
    CHECK(__VA_ARGS__);         \
  } while (false)

template <std::size_t N>
struct doctest::StringMaker<folkgames::fixed_text<N>> {
  static String convert(const folkgames::fixed_text<N>& text) {
    return String{text.data(), static_cast<unsigned>(text.size())};
  }
};

namespace worked {

// The test fails: at compile time because this is not constexpr.
[[noreturn]] inline void give_up(std::string_view what, std::string_view text) {
#ifdef __cpp_exceptions
  throw std::invalid_argument{std::string{what} + ": " + std::string{text}};
#else
  std::printf("%.*s: %.*s\n", static_cast<int>(what.size()), what.data(), static_cast<int>(text.size()),
              text.data());
  std::abort();
#endif
}

/// The position with this text. Where there is none the test fails.
template <class P>
constexpr P position_from(std::string_view text) {
  const auto p = folkgames::parse<P>(text);
  if (!p) give_up("not a position", text);
  return *p;
}

/// The legal moves in their order, as "c5-c4 c5-d4".
template <class P>
constexpr auto moves_in(const P& p) {
  folkgames::fixed_text<1000> list;
  p.for_each_legal_move([&list, &p](const typename P::move_type& m) {
    if (!list.empty()) list.append(' ');
    list.append(std::string_view{to_text(p, m)});
  });
  return list;
}

/// The move with this text. Where it is not legal the test fails.
template <class P>
constexpr typename P::move_type move_from(const P& p, std::string_view text) {
  const auto m = parse_move(p, text);
  if (!m) give_up("not a legal move", text);
  return *m;
}

/// The position after moves given as "c5-c4 a5-a4".
template <class P>
constexpr P after_moves(P p, std::string_view moves) {
  while (!moves.empty()) {
    const std::size_t blank = moves.find(' ');
    p = p.play(move_from(p, moves.substr(0, blank)));
    moves.remove_prefix(blank == std::string_view::npos ? moves.size() : blank + 1);
  }
  return p;
}

}  // namespace worked
