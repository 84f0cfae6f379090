#pragma once

#include "../shared/picture.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace apps::play {

/// A game in progress as the prompt sees it: in words, whichever game it is.
class match {
public:
  virtual ~match() = default;

  // What is played.
  [[nodiscard]] virtual std::string title() const = 0;
  [[nodiscard]] virtual picture rules_in_words() const = 0;
  /// The words of a command line that would go on from here.
  [[nodiscard]] virtual std::string arguments() const = 0;
  [[nodiscard]] virtual std::string computers_side() const = 0;  // empty where two people play

  // Where the game is.
  [[nodiscard]] virtual std::string to_move() const = 0;
  [[nodiscard]] virtual std::string other_side() const = 0;
  [[nodiscard]] virtual bool is_computers_turn() const = 0;
  [[nodiscard]] virtual bool is_over() const = 0;
  [[nodiscard]] virtual std::string verdict() const = 0;  // once it is over
  [[nodiscard]] virtual std::string score() const = 0;
  /// How often the game has come to this board, now included.
  [[nodiscard]] virtual std::size_t times_seen() const = 0;
  [[nodiscard]] virtual picture board(bool coloured) const = 0;

  // The moves from here.
  [[nodiscard]] virtual std::vector<std::string> legal_moves() const = 0;
  /// The text with the fault marked and the reason; empty where it is a legal move.
  [[nodiscard]] virtual std::string why_not(std::string_view text) const = 0;
  /// Whether this seems to be meant as a move.
  [[nodiscard]] virtual bool resembles_move(std::string_view text) const = 0;
  /// How a move is written. Precondition: the game is not over.
  [[nodiscard]] virtual std::string how_to_move() const = 0;
  /// Looks ahead for a good move. Precondition: the game is not over.
  [[nodiscard]] virtual std::string best_move() const = 0;
  /// Plays a move and tells what it did. Precondition: it is legal.
  virtual std::string play(std::string_view text) = 0;
  /// Takes back the last move of a person, and all after it. Returns whether there was one.
  virtual bool take_back() = 0;

  // The game to copy.
  [[nodiscard]] virtual std::string position_text() const = 0;
  [[nodiscard]] virtual std::string start_text() const = 0;
  [[nodiscard]] virtual std::vector<std::string> moves_played() const = 0;
};

}  // namespace apps::play
