#pragma once

#include <folkgames/core/config.hpp>
#include <folkgames/core/game_position.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace folkgames {

/// How the players, or a referee for them, ended a game that the rules have not ended.
enum class adjudication_kind : std::uint8_t {
  none,
  resignation,  ///< a side gave up: the other one has won
  agreed_draw,  ///< the players called it a draw
  repetition,   ///< the board was there before, and the players end the game by that: what follows is the
                ///< game's affair (Oware: each side keeps its row; Adugo: a draw)
};

/// An adjudication, as data.
template <class Side>
struct adjudication {
  adjudication_kind kind = adjudication_kind::none;  ///< none where there is no adjudication
  /// The side that resigned; Side{} for the other kinds.
  Side resigned{};

  [[nodiscard]] friend constexpr bool operator==(const adjudication&, const adjudication&) noexcept = default;
};

namespace detail {

// Whether q repeats p: the game's own same_board where there is one, else equality.
template <class P>
[[nodiscard]] constexpr bool repeats(const P& p, const P& q) noexcept {
  if constexpr (requires { same_board(p, q); }) {
    return same_board(p, q);
  } else {
    return p == q;
  }
}

}  // namespace detail

/// A game as it is played: the start, the moves, the current position, and the moves taken back that can be
/// played again. Knows no game: it works with any game_position.
///
/// Keeps every position, so position_at() takes constant time; a ply takes sizeof(P) + sizeof(move) bytes.
/// The number of plies has no limit but memory. What allocates may throw std::bad_alloc; the record is then
/// as it was. One that was moved from may only be destroyed, assigned to or restarted.
template <game_position P>
class game_record {
public:
  /// The types that the record is made of.
  /// @{
  using position_type = P;
  using move_type = typename P::move_type;
  using side_type = typename P::side_type;
  using move_error_type = typename P::move_error_type;
  using adjudication_type = folkgames::adjudication<side_type>;
  /// @}

  /// No move played yet.
  constexpr game_record() : game_record{P::initial()} {}
  /// No move played yet, and another start.
  constexpr explicit game_record(const P& start) : positions_{start} {}

  /// The position before the first move. Valid until the record changes.
  [[nodiscard]] constexpr const P& start() const noexcept FOLKGAMES_LIFETIMEBOUND { return positions_[0]; }
  /// The position after plies() plies. Valid until the record changes.
  [[nodiscard]] constexpr const P& current() const noexcept FOLKGAMES_LIFETIMEBOUND {
    return positions_[plies_];
  }
  /// How many plies have been played; those taken back do not count.
  [[nodiscard]] constexpr std::size_t plies() const noexcept { return plies_; }
  /// How many plies redo() can play again.
  [[nodiscard]] constexpr std::size_t plies_ahead() const noexcept { return moves_.size() - plies_; }
  /// The moves played, in order; those taken back are not among them. Valid until the record changes.
  [[nodiscard]] constexpr std::span<const move_type> moves() const noexcept FOLKGAMES_LIFETIMEBOUND {
    return {moves_.data(), plies_};
  }
  /// The position after so many plies: 0 is the start. Precondition: ply <= plies() + plies_ahead().
  [[nodiscard]] constexpr const P& position_at(std::size_t ply) const noexcept FOLKGAMES_LIFETIMEBOUND {
    FOLKGAMES_ASSERT(ply <= moves_.size());
    return positions_[ply];
  }

  /// Plays m. Returns move_error::none when that is done, else why not, and nothing has changed. A new move
  /// drops the moves that were taken back. After an adjudication every move is refused with game_over.
  constexpr move_error_type play(const move_type& m) {
    if (is_adjudicated()) return move_error_type::game_over;
    const auto next = current().try_play(m);
    if (!next) return next.error();
    append(m, *next);
    return {};
  }
  /// The same for who has made the move already. Preconditions: m is legal in current() and leads to next;
  /// there is no adjudication. Takes values, as they may be parts of the record.
  constexpr void append(move_type m, P next) {
    FOLKGAMES_ASSERT(!is_adjudicated() && current().is_legal(m) && current().play(m) == next);
    drop_moves_ahead();
    // Should the second of the two throw, the surplus position is dropped by the next move.
    positions_.push_back(next);
    moves_.push_back(m);
    ++plies_;
  }

  /// Takes back what came last: the adjudication where there is one, as withdraw_adjudication() does, else
  /// the last move. Returns whether there was anything.
  constexpr bool undo() noexcept {
    if (withdraw_adjudication()) return true;
    if (plies_ == 0) return false;
    --plies_;
    return true;
  }

  /// Plays again the move that was taken back last. Returns whether there was one.
  constexpr bool redo() noexcept {
    if (plies_ahead() == 0) return false;
    ++plies_;
    return true;
  }

  /// How often the current board has been there, now included: 1 where it is new. Counts the positions from
  /// the start to the current one that are the same_board() as the current one: with the same side to move,
  /// but whatever their quiet plies. For a game without a same_board() those that are equal to it. Takes time
  /// linear in plies().
  [[nodiscard]] constexpr std::size_t repetitions() const noexcept {
    std::size_t count = 0;
    for (std::size_t ply = 0; ply <= plies_; ++ply) {
      if (detail::repeats(current(), positions_[ply])) ++count;
    }
    return count;
  }

  /// How the rules have ended the game in the current position; nothing while it goes on. An adjudication is
  /// not an outcome: see adjudication().
  [[nodiscard]] constexpr auto outcome() const noexcept { return current().outcome(); }
  /// Whether no move can be played: the rules have ended the game, or an adjudication has.
  [[nodiscard]] constexpr bool is_over() const noexcept { return is_adjudicated() || current().is_over(); }

  /// How the game was ended by hand; kind none where it was not.
  [[nodiscard]] constexpr const adjudication_type& adjudication() const noexcept FOLKGAMES_LIFETIMEBOUND {
    return adjudication_;
  }
  /// Whether the game was ended by hand.
  [[nodiscard]] constexpr bool is_adjudicated() const noexcept {
    return adjudication_.kind != adjudication_kind::none;
  }

  /// Each of these ends the game by hand, drops the moves that were taken back, and returns true; or returns
  /// false and changes nothing where the game is over already. claim_repetition() also wants a board that
  /// was there before, repetitions() >= 2: how often before is for the caller to ask.
  /// @{
  constexpr bool resign(side_type side) noexcept { return settle(adjudication_kind::resignation, side); }
  constexpr bool agree_draw() noexcept { return settle(adjudication_kind::agreed_draw); }
  constexpr bool claim_repetition() noexcept {
    return repetitions() >= 2 && settle(adjudication_kind::repetition);
  }
  /// @}
  /// Takes an adjudication back; the moves stay. Returns whether there was one.
  constexpr bool withdraw_adjudication() noexcept {
    if (!is_adjudicated()) return false;
    adjudication_ = {};
    return true;
  }

  /// Forgets the game and begins anew. Memory is kept for it, so only a record that was moved from allocates.
  constexpr void restart(P start = P::initial()) {
    positions_.resize(1);
    positions_[0] = start;
    moves_.clear();
    plies_ = 0;
    adjudication_ = {};
  }

  /// The same start, moves, moves ahead and adjudication.
  [[nodiscard]] friend constexpr bool operator==(const game_record& a, const game_record& b) noexcept {
    return a.start() == b.start() && a.plies_ == b.plies_ && a.moves_ == b.moves_ &&
           a.adjudication_ == b.adjudication_;
  }

private:
  constexpr void drop_moves_ahead() noexcept {
    if (positions_.size() == plies_ + 1) return;
    moves_.resize(plies_);
    positions_.resize(plies_ + 1);
  }

  constexpr bool settle(adjudication_kind kind, side_type resigned = {}) noexcept {
    if (is_over()) return false;
    drop_moves_ahead();
    adjudication_ = {kind, resigned};
    return true;
  }

  std::vector<P> positions_;  // the start and what each of moves_ leads to
  std::vector<move_type> moves_;
  std::size_t plies_ = 0;  // of moves_; the others were taken back
  adjudication_type adjudication_{};
};

}  // namespace folkgames
