#pragma once

#include <folkgames/core/game_position.hpp>
#include <folkgames/core/parse.hpp>

#include <string_view>

namespace folkgames {

/// What the reader and the writer of game files must know of a game: what its tags are called, and how a
/// result is written. Specialised for a game's position types in record/oware.hpp and record/adugo.hpp, which
/// are the models for a third game. All members are static.
///
///     result_type            what a result says
///     game_tag               the name of the tag that says which game it is; it is written first
///     game_name              that tag's value as it is written
///     is_game_name(text)     the values that are accepted. The tags Game and Variant, which the games here
///                            have for this, must both have one of them
///     position_tag           the name of the tag for another start
///     move_separator         what stands between moves in a list without tags; empty where every move is
///                            one byte
///     counts_captures        whether a move may be followed by +n; if so, captured(before, after) gives n
///     side_name(side)        as in "resignation by South"
///     parse_rules(text)      the game's own
///     result_of(p, a)        the result of a game that ends in p with the adjudication a, as an optional
///     parse_result(text)     an optional result_type
///     append_result(string, result)
///     can_stop_with(p, r)    whether r may be stated of a game that stops in p without a result of its own
///     winner(result)         the side that has won by it, as an optional; empty for a draw
///
/// and, where a game can be played on after it is decided,
///
///     undecided(p)           the position with the same legal moves as p, had the game not been decided
///     play_on(p, m)          what m leads to from p. Precondition: m is legal in undecided(p)
template <game_position P>
struct game_format;

/// The game's own error of a text: of a position, a move or rules.
template <game_position P>
using parse_error_of = decltype(folkgames::parse<P>(std::string_view{}).error());

namespace detail {

template <class P>
concept can_be_played_on = requires(const P& p, const typename P::move_type& m) {
  game_format<P>::undecided(p);
  game_format<P>::play_on(p, m);
};

}  // namespace detail
}  // namespace folkgames
