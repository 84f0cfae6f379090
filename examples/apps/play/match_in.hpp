#pragma once

#include "../../search/alphabeta.hpp"
#include "../shared/fault.hpp"
#include "../shared/words.hpp"
#include "match.hpp"
#include "options.hpp"
#include "paint.hpp"
#include "referee.hpp"
#include "side_words.hpp"
#include "text.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apps::play {

/// A match in one game, under whichever rules.
template <class Game>
class match_in : public match {
  using side = typename referee<Game>::side;
  using move = typename referee<Game>::move;

public:
  match_in(std::unique_ptr<referee<Game>> r, const typename Game::rules& rules, std::optional<side> computer,
           const search::alphabeta_settings& lookahead)
      : referee_{std::move(r)},
        rules_{rules},
        start_text_{referee_->position_text()},
        computer_{computer},
        lookahead_{lookahead} {}

  [[nodiscard]] std::string title() const override {
    const std::string variant{to_text(rules_)};
    return std::string{Game::title} + (variant.empty() ? "" : " with the rules " + variant);
  }
  [[nodiscard]] picture rules_in_words() const override { return Game::in_words(rules_); }
  [[nodiscard]] std::string arguments() const override {
    std::string words{Game::command};
    const std::string variant{to_text(rules_)};
    if (!variant.empty()) words += " --rules \"" + variant + '"';
    if (computer_) words += " --computer " + word_for(*computer_);
    if (const int depth = lookahead_.max_depth; depth != default_lookahead.max_depth)
      words += " --depth " + std::to_string(depth);
    return words + " --position \"" + position_text() + '"';
  }
  [[nodiscard]] std::string computers_side() const override { return computer_ ? name(*computer_) : ""; }

  [[nodiscard]] std::string to_move() const override { return name(referee_->to_move()); }
  [[nodiscard]] std::string other_side() const override { return name(opponent(referee_->to_move())); }
  [[nodiscard]] bool is_computers_turn() const override { return referee_->to_move() == computer_; }
  [[nodiscard]] bool is_over() const override { return referee_->outcome().has_value(); }
  [[nodiscard]] std::string verdict() const override {
    const auto outcome = referee_->outcome();
    const std::string result = outcome->winner ? name(*outcome->winner) + " won" : "a draw";
    return result + ": " + std::string{message(outcome->reason)};
  }
  [[nodiscard]] std::string score() const override { return referee_->score(); }
  [[nodiscard]] std::size_t times_seen() const override { return referee_->times_seen(); }
  [[nodiscard]] picture board(bool coloured) const override {
    const auto board = referee_->board();
    if (!coloured) return Game::draw(board);
    paint colours;
    if (!turns_.empty()) Game::paint_move(colours, turns_.back().played, turns_.back().effect);
    Game::paint_board(colours, board, referee_->legal_moves());
    return painted(Game::draw(board), colours);
  }

  [[nodiscard]] std::vector<std::string> legal_moves() const override {
    std::vector<std::string> texts;
    for (const move& m : referee_->legal_moves()) texts.push_back(referee_->text(m));
    return texts;
  }
  [[nodiscard]] std::string why_not(std::string_view text) const override {
    const auto m = referee_->read(text);
    if (m) return "";
    const std::string fault = marked(printable(text), m.error());
    using reason = decltype(m.error().illegal);
    return m.error().illegal == reason::wrong_side ? fault + '\n' + how_to_move() : fault;
  }
  [[nodiscard]] bool resembles_move(std::string_view text) const override {
    return Game::resembles_move(text);
  }
  [[nodiscard]] std::string how_to_move() const override {
    return Game::how_to_move(referee_->to_move(), legal_moves().front());
  }
  [[nodiscard]] std::string best_move() const override {
    return referee_->text(referee_->best_move(lookahead_));
  }
  std::string play(std::string_view text) override {
    const move m = referee_->read(text).value();
    turns_.push_back({referee_->to_move(), m, referee_->text(m), referee_->effect(m)});
    referee_->play(m);
    const turn& t = turns_.back();
    const std::string effect = Game::in_words(m, t.effect);
    return name(t.mover) + " played " + t.text +
           (effect.empty() || is_over() ? effect : effect + ": " + score());
  }
  bool take_back() override {
    for (std::size_t ply = turns_.size(); ply-- != 0;) {
      if (turns_[ply].mover == computer_) continue;
      referee_->back_to(ply);
      turns_.erase(turns_.begin() + static_cast<std::ptrdiff_t>(ply), turns_.end());
      return true;
    }
    return false;
  }

  [[nodiscard]] std::string position_text() const override { return referee_->position_text(); }
  [[nodiscard]] std::string start_text() const override { return start_text_; }
  [[nodiscard]] std::vector<std::string> moves_played() const override {
    std::vector<std::string> texts;
    for (const turn& t : turns_) texts.push_back(t.text);
    return texts;
  }

protected:
  [[nodiscard]] const referee<Game>& judge() const { return *referee_; }

private:
  struct turn {
    side mover;
    move played;
    std::string text;
    typename Game::effect effect;
  };

  std::unique_ptr<referee<Game>> referee_;
  typename Game::rules rules_;
  std::string start_text_;
  std::optional<side> computer_;
  search::alphabeta_settings lookahead_;
  std::vector<turn> turns_;
};

}  // namespace apps::play
