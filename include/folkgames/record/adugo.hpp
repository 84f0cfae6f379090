#pragma once

#include <folkgames/adugo/hash.hpp>
#include <folkgames/adugo/notation.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules_notation.hpp>
#include <folkgames/record/format.hpp>
#include <folkgames/record/game_record.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace folkgames::adugo {

/// How a game of Adugo ended for the players.
enum class game_result : std::uint8_t {
  jaguar_wins,  ///< written 1-0
  dogs_win,     ///< written 0-1
  draw,         ///< written 1/2-1/2: agreed, or adopted after a repetition, as the rules have no draw
};

/// How a result is written.
[[nodiscard]] constexpr std::string_view to_text(game_result r) noexcept {
  switch (r) {
    case game_result::jaguar_wins:
      return "1-0";
    case game_result::dogs_win:
      return "0-1";
    case game_result::draw:
      return "1/2-1/2";
  }
  return "*";
}

/// The result of a game: by the rules, or by an adjudication. Nothing while it goes on.
template <rules Rules>
[[nodiscard]] constexpr std::optional<game_result> result_of(
    const game_record<basic_position<Rules>>& record) noexcept {
  return game_format<basic_position<Rules>>::result_of(record.current(), record.adjudication());
}

}  // namespace folkgames::adugo

namespace folkgames {

/// Adugo games: [Game "Adugo"], [Position "..."], moves as c5-c4 and c5xe5xe3, results as 1-0.
template <adugo::rules Rules>
struct game_format<adugo::basic_position<Rules>> {
  /// As game_format says.
  /// @{
  using position = adugo::basic_position<Rules>;
  using result_type = adugo::game_result;

  static constexpr std::string_view game_tag = "Game";
  static constexpr std::string_view position_tag = "Position";
  static constexpr std::string_view move_separator = " ";
  static constexpr bool counts_captures = false;
  static constexpr std::string_view game_name = "Adugo";

  [[nodiscard]] static constexpr bool is_game_name(std::string_view text) noexcept {
    return text == game_name;
  }
  [[nodiscard]] static constexpr std::string_view side_name(adugo::side s) noexcept {
    return s == adugo::side::jaguar ? "jaguar" : "dogs";
  }
  [[nodiscard]] static constexpr auto parse_rules(std::string_view text) noexcept {
    return adugo::parse_rules(text);
  }

  [[nodiscard]] static constexpr std::optional<adugo::game_result> result_of(
      const position& p, const adjudication<adugo::side>& a) noexcept {
    const auto of_winner = [](adugo::side s) {
      return s == adugo::side::jaguar ? adugo::game_result::jaguar_wins : adugo::game_result::dogs_win;
    };
    if (const auto ending = p.outcome()) return of_winner(*ending->winner);
    if (a.kind == adjudication_kind::none) return std::nullopt;
    return a.kind == adjudication_kind::resignation ? of_winner(opponent(a.resigned))
                                                    : adugo::game_result::draw;
  }

  [[nodiscard]] static constexpr std::optional<adugo::game_result> parse_result(
      std::string_view text) noexcept {
    using enum adugo::game_result;
    for (const adugo::game_result r : {jaguar_wins, dogs_win, draw}) {
      if (to_text(r) == text) return r;
    }
    return std::nullopt;
  }
  static void append_result(std::string& out, adugo::game_result r) { out += to_text(r); }
  [[nodiscard]] static constexpr std::optional<adugo::side> winner(adugo::game_result r) noexcept {
    if (r == adugo::game_result::draw) return std::nullopt;
    return r == adugo::game_result::jaguar_wins ? adugo::side::jaguar : adugo::side::dogs;
  }
  /// @}
  /// People may agree on any result.
  [[nodiscard]] static constexpr bool can_stop_with(const position&, adugo::game_result) noexcept {
    return true;
  }
};

}  // namespace folkgames
