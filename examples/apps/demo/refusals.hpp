#pragma once

#include "../shared/fault.hpp"
#include "words.hpp"

#include <folkgames/folkgames.hpp>

#include <initializer_list>
#include <ostream>
#include <string_view>

// What the library says to nonsense. It never throws: it returns the reason.
namespace apps::demo {

/// Moves that a program has made up: try_play says what is wrong with them.
template <folkgames::game_position P>
void print_refused_moves(std::ostream& out, const P& p, std::initializer_list<typename P::move_type> moves) {
  out << "  try_play on " << to_text(p).view() << '\n';
  for (const typename P::move_type& m : moves) {
    const auto next = p.try_play(m);
    if (!next) out << "    " << label(m) << ": " << message(next.error()) << '\n';
  }
  out << '\n';
}

/// Moves that somebody has typed: parse_move also says where the fault is.
template <folkgames::game_position P>
void print_refused_texts(std::ostream& out, const P& p, std::initializer_list<std::string_view> texts) {
  out << "  parse_move on " << to_text(p).view() << '\n';
  for (const std::string_view text : texts) {
    const auto move = parse_move(p, text);
    if (!move) out << marked(text, move.error(), "    ") << '\n';
  }
  out << '\n';
}

/// A position that somebody has typed.
template <folkgames::game_position P>
void print_refused_position(std::ostream& out, std::string_view text) {
  const auto p = folkgames::parse<P>(text);
  if (!p) out << "  parse\n" << marked(text, p.error(), "    ") << "\n\n";
}

inline void print_refusals(std::ostream& out) {
  using enum oware::pit;
  constexpr oware::position hungry = *folkgames::parse<oware::position>("2-1-1-1-0-16-0-0-0-0-0-0-5-22-S 6");
  print_refused_moves(out, hungry, {oware::move{a}, oware::move{E}, oware::move{B}});
  print_refused_texts(out, hungry, {"g", "FF", "C"});
  print_refused_position<oware::position>(out, "4-4-4-4-4-4-4-4-4-4-4-5-0-0-S");

  using enum adugo::point;
  constexpr adugo::position pounce = *folkgames::parse<adugo::position>("ddddd/ddddd/1d1d1/d2d1/2J2/3/3 J");
  print_refused_moves(out, pounce, {adugo::move{a7, a6}, adugo::move{c3, d4}, adugo::move{c3, c5}});
  print_refused_texts(out, pounce, {"c3", "c3-b1", "c3xd5", "c3xe5xc5xa7", "c3xd4xe5xd5xc5xb5xa5xb4xc3"});
  print_refused_position<adugo::position>(out, "ddddd/ddddd/ddJdd/6/5/3/3 J");
}

}  // namespace apps::demo
