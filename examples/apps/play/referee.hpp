#pragma once

#include "../../search/alphabeta.hpp"

#include <folkgames/core/game_position.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace apps::play {

/// A game in progress, under any rules of one game: the part of the program that depends on the rules. Each
/// set of rules is a type of its own; behind this face the rest need not know which one it is, and is
/// compiled once for a game.
///
/// What is said of positions, moves and errors in general, the rules apart, is asked of Game: see
/// oware_game.hpp.
template <class Game>
class referee {
public:
  using position = typename Game::position;  // under the default rules
  using move = typename position::move_type;
  using side = typename position::side_type;

  virtual ~referee() = default;

  [[nodiscard]] virtual side to_move() const = 0;
  [[nodiscard]] virtual decltype(position{}.outcome()) outcome() const = 0;
  [[nodiscard]] virtual std::string score() const = 0;
  [[nodiscard]] virtual std::string position_text() const = 0;
  /// How often the game has come to this board, now included.
  [[nodiscard]] virtual std::size_t times_seen() const = 0;
  /// The board to look at.
  [[nodiscard]] virtual position board() const = 0;

  [[nodiscard]] virtual std::vector<move> legal_moves() const = 0;
  [[nodiscard]] virtual decltype(parse_move(position{}, "")) read(std::string_view text) const = 0;
  // Precondition of these: the move is legal.
  [[nodiscard]] virtual std::string text(const move& m) const = 0;
  [[nodiscard]] virtual typename Game::effect effect(const move& m) const = 0;
  virtual void play(const move& m) = 0;

  /// Looks ahead for a good move. Precondition: the game is not over.
  [[nodiscard]] virtual move best_move(const search::alphabeta_settings& s) const = 0;
  /// Goes back to where so many plies had been played. Precondition: there are as many.
  virtual void back_to(std::size_t plies) = 0;
};

/// A position is a small value, so all of a game are kept: taking back needs nothing else.
template <class Game, folkgames::game_position P>
class referee_under final : public referee<Game> {
  using typename referee<Game>::position;
  using typename referee<Game>::move;
  using typename referee<Game>::side;

public:
  explicit referee_under(const P& start) : positions_{start} {}

  [[nodiscard]] side to_move() const override { return now().to_move(); }
  [[nodiscard]] decltype(position{}.outcome()) outcome() const override { return now().outcome(); }
  [[nodiscard]] std::string score() const override { return Game::score(now()); }
  [[nodiscard]] std::string position_text() const override { return std::string{to_text(now())}; }
  [[nodiscard]] std::size_t times_seen() const override {
    const auto repeats = [this](const P& p) { return same_board(p, now()); };
    return static_cast<std::size_t>(std::count_if(positions_.begin(), positions_.end(), repeats));
  }
  [[nodiscard]] position board() const override { return Game::board(now()); }

  [[nodiscard]] std::vector<move> legal_moves() const override {
    std::vector<move> moves;
    now().for_each_legal_move([&moves](const move& m) { moves.push_back(m); });
    return moves;
  }
  [[nodiscard]] decltype(parse_move(position{}, "")) read(std::string_view text) const override {
    return parse_move(now(), text);
  }
  [[nodiscard]] std::string text(const move& m) const override { return std::string{to_text(now(), m)}; }
  [[nodiscard]] typename Game::effect effect(const move& m) const override {
    return Game::effect_of(now(), m);
  }
  void play(const move& m) override { positions_.push_back(now().play(m)); }

  [[nodiscard]] move best_move(const search::alphabeta_settings& s) const override {
    const auto worth = [](const P& p) { return Game::evaluate(p); };
    return search::alphabeta<P, decltype(worth)>{s, worth}.best_move(now());
  }
  void back_to(std::size_t plies) override { positions_.resize(plies + 1); }

private:
  [[nodiscard]] const P& now() const { return positions_.back(); }

  std::vector<P> positions_;
};

}  // namespace apps::play
