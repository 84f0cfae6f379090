#pragma once

#include <folkgames/core/config.hpp>
#include <folkgames/core/text_cursor.hpp>
#include <folkgames/oware/hash.hpp>
#include <folkgames/oware/notation.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rules_notation.hpp>
#include <folkgames/record/format.hpp>
#include <folkgames/record/game_record.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace folkgames::oware {

/// What each side has if the game ends here and each side keeps its row: the seeds in its store and its pits.
template <rules Rules>
[[nodiscard]] constexpr score score_with_rows(const basic_position<Rules>& p) noexcept {
  return {p.store(side::south) + p.seeds_in_row(side::south),
          p.store(side::north) + p.seeds_in_row(side::north)};
}

/// The score of a game: where the rules have ended it, theirs; where the players have ended it by a
/// repetition, each side keeps its row, as in OpenSpiel and Aualé. Otherwise nothing: the game goes on, or
/// was resigned or called a draw, which leaves no score.
template <rules Rules>
[[nodiscard]] constexpr std::optional<score> final_score(
    const game_record<basic_position<Rules>>& record) noexcept {
  return game_format<basic_position<Rules>>::result_of(record.current(), record.adjudication());
}

namespace detail {

template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> with_stores(const basic_position<Rules>& p,
                                                          const std::array<int, 2>& stores,
                                                          int quiet) noexcept {
  std::array<int, pit_count> seeds{};
  for (std::size_t i = 0; i != pit_count; ++i) seeds[i] = p.seeds(pit_at(i));
  return *basic_position<Rules>::make(seeds, stores, p.to_move(), quiet);
}

}  // namespace detail

/// The board of p, in a game that neither a majority nor the quiet plies have decided: the seeds in the
/// stores are dealt out evenly between them, so none has 25, and the quiet plies are 0. Its legal moves are
/// those that players have who play on. It is over only where there is nothing to sow.
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> undecided(const basic_position<Rules>& p) noexcept {
  const int stored = p.store(side::south) + p.store(side::north);
  return detail::with_stores(p, {stored / 2, stored - stored / 2}, 0);
}

/// The position after m where the players play on though the game is decided: pits and stores as they then
/// are. Precondition: m is legal in undecided(p).
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> play_on(const basic_position<Rules>& p,
                                                      const move& m) noexcept {
  const basic_position<Rules> before = undecided(p);
  FOLKGAMES_ASSERT(before.is_legal(m));
  const basic_position<Rules> after = before.play(m);
  std::array<int, 2> stores{};
  for (const side s : {side::south, side::north}) {
    stores[s == side::south ? 0 : 1] = p.store(s) + after.store(s) - before.store(s);
  }
  // Those of `before` are 0, so those of `after` say whether the move was quiet.
  const bool is_quiet = after.quiet_plies() != 0;
  const bool at_limit = p.quiet_plies() == Rules.quiet_limit;
  return detail::with_stores(after, stores, is_quiet ? p.quiet_plies() + (at_limit ? 0 : 1) : 0);
}

}  // namespace folkgames::oware

namespace folkgames {

/// Oware Game Notation, as Aualé writes it: [Variant "Oware Abapa"], [FEN "..."], moves as F or F+5, results
/// as 26-22.
template <oware::rules Rules>
struct game_format<oware::basic_position<Rules>> {
  /// As game_format says.
  /// @{
  using position = oware::basic_position<Rules>;
  using result_type = oware::score;

  static constexpr std::string_view game_tag = "Variant";
  static constexpr std::string_view position_tag = "FEN";
  static constexpr std::string_view move_separator = "";
  static constexpr bool counts_captures = true;
  /// @}
  /// Abapa is what the grand slam is in the default rules.
  static constexpr std::string_view game_name =
      Rules.grand_slam == oware::grand_slam_rule::takes_nothing ? "Oware Abapa" : "Oware";

  /// As game_format says.
  /// @{
  [[nodiscard]] static constexpr bool is_game_name(std::string_view text) noexcept {
    return text == "Oware Abapa" || text == "Oware" || text == "Abapa";
  }
  [[nodiscard]] static constexpr std::string_view side_name(oware::side s) noexcept {
    return s == oware::side::south ? "South" : "North";
  }
  [[nodiscard]] static constexpr auto parse_rules(std::string_view text) noexcept {
    return oware::parse_rules(text);
  }
  /// @}

  /// The seeds that a move from one position to the next has captured.
  [[nodiscard]] static constexpr int captured(const position& before, const position& after) noexcept {
    return after.store(before.to_move()) - before.store(before.to_move());
  }

  /// The score: that of the rules, or after a repetition with each side's row; empty after other
  /// adjudications.
  [[nodiscard]] static constexpr std::optional<oware::score> result_of(
      const position& p, const adjudication<oware::side>& a) noexcept {
    if (p.is_over()) return final_score(p);
    if (a.kind == adjudication_kind::repetition) return score_with_rows(p);
    return std::nullopt;
  }

  /// Reads "26-22": two numbers without leading zeros, together no more than the 48 seeds.
  [[nodiscard]] static constexpr std::optional<oware::score> parse_result(std::string_view text) noexcept {
    folkgames::detail::text_cursor in{text};
    oware::score s{};
    if (!read_seeds(in, s.south) || !in.accept('-') || !read_seeds(in, s.north)) return std::nullopt;
    if (!in.at_end() || s.south + s.north > position::seed_count) return std::nullopt;
    return s;
  }
  /// As game_format says.
  /// @{
  static void append_result(std::string& out, const oware::score& s) {
    out += std::to_string(s.south);
    out += '-';
    out += std::to_string(s.north);
  }
  /// @}
  /// No side has less than its store holds, both together have no more than all seeds; and it is a score that
  /// games end with, where a side has a majority or all seeds are shared out, or that of the stores.
  [[nodiscard]] static constexpr bool can_stop_with(const position& p, const oware::score& s) noexcept {
    const oware::score stores{p.store(oware::side::south), p.store(oware::side::north)};
    const int sum = s.south + s.north;
    if (s.south < stores.south || s.north < stores.north || sum > position::seed_count) return false;
    constexpr int half = position::seed_count / 2;
    return s.south > half || s.north > half || sum == position::seed_count || s == stores;
  }
  /// As game_format says.
  /// @{
  [[nodiscard]] static constexpr std::optional<oware::side> winner(const oware::score& s) noexcept {
    if (s.south == s.north) return std::nullopt;
    return s.south > s.north ? oware::side::south : oware::side::north;
  }

  [[nodiscard]] static constexpr position undecided(const position& p) noexcept {
    return oware::undecided(p);
  }
  [[nodiscard]] static constexpr position play_on(const position& p, const oware::move& m) noexcept {
    return oware::play_on(p, m);
  }
  /// @}

private:
  static constexpr bool read_seeds(folkgames::detail::text_cursor& in, int& n) noexcept {
    if (!folkgames::detail::is_digit(in.peek())) return false;
    const bool zero = in.peek() == '0';
    n = 0;
    for (int digits = 0; folkgames::detail::is_digit(in.peek()); ++digits) {
      if (digits == 2 || (zero && digits == 1)) return false;
      n = 10 * n + (in.peek() - '0');
      in.advance();
    }
    return true;
  }
};

}  // namespace folkgames
