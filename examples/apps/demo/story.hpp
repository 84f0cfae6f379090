#pragma once

#include "../shared/adugo_board.hpp"
#include "../shared/oware_board.hpp"
#include "../shared/picture.hpp"
#include "replay.hpp"
#include "words.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <ostream>
#include <string>
#include <vector>

// What there is to tell of any game. Nothing here knows which one it is: draw is overloaded, and so are the
// words.
namespace apps::demo {

inline void print_heading(std::ostream& out, const std::string& text) {
  out << text << '\n' << std::string(text.size(), '=') << "\n\n";
}

template <folkgames::game_position P>
void print_moves(std::ostream& out, const game<P>& g) {
  constexpr std::size_t width = 90;
  picture lines{""};
  for (std::size_t ply = 1; ply <= g.plies(); ++ply) {
    const bool opens_turn = ply % 2 == 1;
    const std::string word = (opens_turn ? std::to_string(ply / 2 + 1) + "." : "") + g.move_text(ply);
    if (opens_turn && lines.back().size() + 2 * word.size() > width) lines.emplace_back();
    lines.back() += word + (opens_turn ? " " : "  ");
  }
  print(out, lines);
}

/// As in "ply 77, South F".
template <folkgames::game_position P>
std::string ply_title(const game<P>& g, std::size_t ply) {
  return "ply " + std::to_string(ply) + ", " + name(g.before(ply).to_move()) + " " + g.move_text(ply);
}

/// Draws the boards after these plies side by side, as far as the game goes.
template <folkgames::game_position P>
void print_boards(std::ostream& out, const game<P>& g, std::initializer_list<std::size_t> plies) {
  std::vector<picture> boards;
  for (const std::size_t ply : plies) {
    if (ply > g.plies()) continue;
    const std::string caption = ply == 0 ? "at the start" : "after " + ply_title(g, ply);
    boards.push_back(captioned(caption, draw(g.after(ply))));
  }
  print(out, side_by_side(boards));
}

/// The ply that captured most, the first of several; 0 where none captured.
template <folkgames::game_position P>
std::size_t ply_of_greatest_capture(const game<P>& g) {
  std::size_t best = 0;
  int most = 0;
  for (std::size_t ply = 1; ply <= g.plies(); ++ply) {
    const int captured = spoils(g.before(ply), g.move(ply));
    if (captured > most) best = ply;
    most = std::max(most, captured);
  }
  return best;
}

template <folkgames::game_position P>
std::string verdict(const P& p) {
  const auto outcome = p.outcome();
  if (!outcome) return "not over, " + name(p.to_move()) + " to move";
  return (outcome->winner ? "won by " + name(*outcome->winner) : "a draw") + ", for " +
         explain(outcome->reason);
}

template <folkgames::game_position P>
void print_result(std::ostream& out, const game<P>& g) {
  print(out, {"result  " + verdict(g.last()), "score   " + score(g.last()),
              "text    " + std::string{to_text(g.last())}});
}

}  // namespace apps::demo
