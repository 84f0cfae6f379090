#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>

namespace folkgames {

/// A position of a game of two sides, as a small value: which moves are legal, what they do, and whether the
/// game is over. What the algorithms need, and all they know.
///
/// Semantics beyond the syntax, which tests/conformance.hpp checks: legal moves come in one documented order,
/// none when the game is over; count_legal_moves(), has_legal_move(), is_legal() and check() agree with them;
/// play(m) wants a legal m; try_play(m) takes any and refuses with what check(m) says.
template <class P>
concept game_position = std::regular<P> && std::is_trivially_copyable_v<P> &&
    std::equality_comparable<typename P::move_type> && std::is_enum_v<typename P::side_type> &&
    std::is_enum_v<typename P::move_error_type> &&
    requires(const P& p, const typename P::move_type& m, void (*f)(const typename P::move_type&)) {
  P::rules_in_force;
  { P::initial() }
  noexcept->std::same_as<P>;
  { p.to_move() }
  noexcept->std::same_as<typename P::side_type>;
  { opponent(p.to_move()) }
  noexcept->std::same_as<typename P::side_type>;
  { p.for_each_legal_move(f) } -> std::same_as<bool>;
  { p.count_legal_moves() }
  noexcept->std::same_as<std::size_t>;
  { p.has_legal_move() }
  noexcept->std::same_as<bool>;
  { p.is_legal(m) }
  noexcept->std::same_as<bool>;
  { p.check(m) }
  noexcept->std::same_as<typename P::move_error_type>;
  { p.play(m) }
  noexcept->std::same_as<P>;
  { *p.try_play(m) } -> std::convertible_to<P>;
  { p.try_play(m).error() } -> std::same_as<typename P::move_error_type>;
  { p.is_over() }
  noexcept->std::same_as<bool>;
  { p.outcome().has_value() } -> std::same_as<bool>;
};

/// A game_position whose number of legal moves has a proven maximum, so that a list of them can be had.
template <class P>
concept listable_position = game_position<P> && requires(const P& p) {
  { p.legal_moves().size() }
  noexcept->std::same_as<std::size_t>;
  { p.legal_moves()[0] } -> std::convertible_to<typename P::move_type>;
  p.legal_moves().begin() != p.legal_moves().end();
};

}  // namespace folkgames
