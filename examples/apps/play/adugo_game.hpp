#pragma once

#include "../shared/adugo_board.hpp"
#include "../shared/words.hpp"
#include "paint.hpp"

#include <folkgames/adugo.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace apps::play {

/// What the program has to know of Adugo. oware_game has the same names for Oware.
struct adugo_game {
  using position = adugo::position;
  using rules = adugo::rules;
  using effect = std::vector<adugo::point>;  // where the piece stood, one point after the other

  static constexpr std::string_view title = "Adugo";
  static constexpr std::string_view command = "adugo";

  static auto read_rules(std::string_view text) { return adugo::parse_rules(text); }
  static picture in_words(const adugo::rules& r);
  static std::string how_to_move(adugo::side s, const std::string& example);
  static bool resembles_move(std::string_view text);

  /// As in " and ate 3 dogs".
  static std::string in_words(const adugo::move& m, const effect& e);
  static picture draw(const adugo::position& board) { return apps::draw(board); }
  /// Colours what a move did.
  static void paint_move(paint& colours, const adugo::move& m, const effect& e);
  /// Colours the pieces.
  static void paint_board(paint& colours, const adugo::position& board,
                          const std::vector<adugo::move>& legal);

  template <adugo::rules Rules>
  static std::string score(const adugo::basic_position<Rules>& p) {
    return apps::score(p);
  }

  template <adugo::rules Rules>
  static effect effect_of(const adugo::basic_position<Rules>& p, const adugo::move& m) {
    const auto points = path(p, m);
    return {points.begin(), points.end()};
  }

  template <adugo::rules Rules>
  static adugo::position board(const adugo::basic_position<Rules>& p) {
    return adugo::position::make(p.jaguar(), p.dogs(), p.to_move()).value();
  }

  /// The dogs eaten, and how freely the jaguar can move. All points that it can come to count: against a mere
  /// count of its moves the dogs would have no reason to drive it anywhere.
  template <adugo::rules Rules>
  static int evaluate(const adugo::basic_position<Rules>& p) {
    const std::size_t for_jaguar = 100 * p.captured_count() + mobility(p.jaguar(), p.empty_points());
    return p.to_move() == adugo::side::jaguar ? static_cast<int>(for_jaguar) : -static_cast<int>(for_jaguar);
  }

private:
  static std::size_t mobility(adugo::point jaguar, adugo::point_set empty);
};

}  // namespace apps::play
