#pragma once

#include "../../search/evaluate.hpp"
#include "../shared/oware_board.hpp"
#include "../shared/words.hpp"
#include "paint.hpp"

#include <folkgames/oware.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace apps::play {

/// What the program has to know of Oware. adugo_game has the same names for Adugo.
struct oware_game {
  using position = oware::position;
  using rules = oware::rules;
  using effect = oware::sowing;

  static constexpr std::string_view title = "Oware";
  static constexpr std::string_view command = "oware";

  static auto read_rules(std::string_view text) { return oware::parse_rules(text); }
  static picture in_words(const oware::rules& r);
  static std::string how_to_move(oware::side s, const std::string& example);
  static bool resembles_move(std::string_view text);

  /// As in " and captured 3 seeds".
  static std::string in_words(const oware::move& m, const effect& e);
  static picture draw(const oware::position& board) { return apps::draw(board); }
  /// Colours what a move did.
  static void paint_move(paint& colours, const oware::move& m, const effect& e);
  /// Colours the letters that can be played.
  static void paint_board(paint& colours, const oware::position& board,
                          const std::vector<oware::move>& legal);

  template <oware::rules Rules>
  static std::string score(const oware::basic_position<Rules>& p) {
    return apps::score(p);
  }

  template <oware::rules Rules>
  static effect effect_of(const oware::basic_position<Rules>& p, const oware::move& m) {
    return sow(p, m);
  }

  /// A board has no quiet plies.
  template <oware::rules Rules>
  static oware::position board(const oware::basic_position<Rules>& p) {
    std::array<int, oware::pit_count> seeds{};
    for (std::size_t i = 0; i != seeds.size(); ++i) seeds[i] = p.seeds(static_cast<oware::pit>(i));
    using enum oware::side;
    return oware::position::make(seeds, {p.store(south), p.store(north)}, p.to_move()).value();
  }

  template <oware::rules Rules>
  static int evaluate(const oware::basic_position<Rules>& p) {
    return search::evaluate(p);
  }
};

}  // namespace apps::play
