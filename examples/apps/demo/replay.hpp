#pragma once

#include "../shared/fault.hpp"
#include "game_file.hpp"

#include <folkgames/core/game_position.hpp>
#include <folkgames/core/parse.hpp>

#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

namespace apps::demo {

/// A game from its start to its last position. A position is a small value, so all of them are kept: taking a
/// move back, or looking at ply 45, needs nothing else.
template <folkgames::game_position P>
struct game {
  std::string title;
  std::vector<P> positions;                  // one more than there are moves
  std::vector<typename P::move_type> moves;  // moves[i] leads from positions[i] to positions[i + 1]

  [[nodiscard]] std::size_t plies() const { return moves.size(); }
  [[nodiscard]] const P& last() const { return positions.back(); }

  // A ply by its number: the first is 1.
  [[nodiscard]] const P& before(std::size_t ply) const { return positions[ply - 1]; }
  [[nodiscard]] const P& after(std::size_t ply) const { return positions[ply]; }
  [[nodiscard]] const typename P::move_type& move(std::size_t ply) const { return moves[ply - 1]; }
  [[nodiscard]] std::string move_text(std::size_t ply) const {
    return std::string{to_text(before(ply), move(ply))};
  }
};

/// The error for the first wrong move of a file: file, ply, position and reason.
template <folkgames::game_position P, class ParseError>
std::runtime_error bad_move(const game_file& file, const game<P>& so_far, const std::string& text,
                            const ParseError& e) {
  const std::string ply = std::to_string(so_far.plies() + 1);
  const std::string position{to_text(so_far.last())};
  return std::runtime_error{file.path + ": ply " + ply + ", on " + position + ":\n" + marked(text, e)};
}

/// Plays the moves of a file. Throws std::runtime_error where one of them, or the start, is wrong.
template <folkgames::game_position P>
game<P> replay(const game_file& file) {
  const auto start = folkgames::parse<P>(file.start);
  if (!start) throw std::runtime_error{file.path + ": start:\n" + marked(file.start, start.error())};

  game<P> played{file.title, {*start}, {}};
  for (const std::string& text : file.moves) {
    const auto move = parse_move(played.last(), text);
    if (!move) throw bad_move(file, played, text, move.error());
    played.positions.push_back(played.last().play(*move));
    played.moves.push_back(*move);
  }
  return played;
}

}  // namespace apps::demo
