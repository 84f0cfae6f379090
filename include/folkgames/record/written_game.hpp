#pragma once

#include <folkgames/core/game_position.hpp>
#include <folkgames/record/format.hpp>
#include <folkgames/record/game_record.hpp>
#include <folkgames/record/tags.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace folkgames {

/// A remark on a game.
struct comment {
  /// It stands behind so many plies: 0 is before the first move.
  std::size_t ply = 0;
  /// Any text.
  std::string text{};

  [[nodiscard]] friend bool operator==(const comment&, const comment&) noexcept = default;
};

/// Moves that could have been played instead of those that were.
template <game_position P>
struct variation {
  /// It begins after so many plies of the game, and so instead of the move at this index.
  std::size_t ply = 0;
  /// Each legal after those before it.
  std::vector<typename P::move_type> moves{};
  /// In the order of their plies, which count from the start of the game here too.
  std::vector<comment> comments{};
  /// Instead of moves of this one.
  std::vector<variation> variations{};

  [[nodiscard]] friend bool operator==(const variation&, const variation&) noexcept = default;
};

/// A game with all that a file says about it.
template <game_position P>
struct written_game {
  /// What is known about the game, but for the tags that follow from the other members: that of the game, of
  /// the rules, of the start, of the result, and Termination where the record has an adjudication. A tag with
  /// one of their names is not written, nor is a Termination that stands for another adjudication.
  tag_list tags{};
  /// The start, the moves and the adjudication.
  game_record<P> record{};
  /// Moves played though the game was decided, as people do after a majority. The record ends before them.
  /// Looked at only where the rules have ended the record, and the game can be played on.
  std::vector<typename P::move_type> after_the_end{};
  /// A result that does not follow from the moves: of a game that stopped before the rules ended it. Where
  /// the record settles the result, it is not looked at; where the last position does not allow it (see
  /// game_format::can_stop_with), it is not written.
  std::optional<typename game_format<P>::result_type> stated_result{};
  /// Both in the order of their plies.
  /// @{
  std::vector<comment> comments{};
  std::vector<variation<P>> variations{};
  /// @}

  [[nodiscard]] friend bool operator==(const written_game&, const written_game&) noexcept = default;
};

/// The position after all moves, those after the end included. Linear in their number. Precondition: those
/// after the end are legal in game_format::undecided().
template <game_position P>
[[nodiscard]] P last_position(const written_game<P>& game) noexcept {
  P p = game.record.current();
  if constexpr (detail::can_be_played_on<P>) {
    if (!p.is_over()) return p;
    for (const auto& m : game.after_the_end) p = game_format<P>::play_on(p, m);
  }
  return p;
}

/// The result of the game: what the moves and the adjudication settle, else what is stated; nothing where the
/// game is not finished. A game that was played on after its end has the result of its last position.
template <game_position P>
[[nodiscard]] auto result_of(const written_game<P>& game) noexcept {
  const auto settled = game_format<P>::result_of(last_position(game), game.record.adjudication());
  return settled ? settled : game.stated_result;
}

/// The side that has won: by its opponent's resignation, or by the result of the game. Nothing where the game
/// is a draw, or not finished.
/// @{
template <game_position P>
[[nodiscard]] constexpr std::optional<typename P::side_type> winner_of(
    const game_record<P>& record) noexcept {
  const auto& by_hand = record.adjudication();
  if (by_hand.kind == adjudication_kind::resignation) return opponent(by_hand.resigned);
  const auto result = game_format<P>::result_of(record.current(), by_hand);
  return result ? game_format<P>::winner(*result) : std::nullopt;
}
template <game_position P>
[[nodiscard]] std::optional<typename P::side_type> winner_of(const written_game<P>& game) noexcept {
  if (game.record.is_adjudicated()) return winner_of(game.record);
  const auto result = result_of(game);
  return result ? game_format<P>::winner(*result) : std::nullopt;
}
/// @}

}  // namespace folkgames
