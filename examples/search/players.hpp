#pragma once

#include "alphabeta.hpp"
#include "evaluate.hpp"
#include "mcts.hpp"
#include "series.hpp"

#include <folkgames/adugo.hpp>
#include <folkgames/algorithm/playout.hpp>
#include <folkgames/oware.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>

// The searches as players of a series, with what each has to be told of a game.
namespace search {

/// How long a playout may be. In Oware each comes to its end. In Adugo nearly all would, with a win for the
/// jaguar whatever the move they began with, so that no move would look better than another: short ones tell
/// which moves win soon, and which hold out.
template <folkgames::oware::rules Rules>
[[nodiscard]] constexpr std::size_t playout_limit(const folkgames::oware::basic_position<Rules>&) noexcept {
  return 1000;
}
template <folkgames::adugo::rules Rules>
[[nodiscard]] constexpr std::size_t playout_limit(const folkgames::adugo::basic_position<Rules>&) noexcept {
  return 12;
}

/// Each legal move is as likely as any other.
template <folkgames::game_position P>
[[nodiscard]] player_maker<P> random_player() {
  return [](std::uint64_t seed) -> player<P> {
    return [random = std::mt19937_64{seed}](const P& p) mutable { return folkgames::random_move(p, random); };
  };
}

template <folkgames::game_position P>
[[nodiscard]] player_maker<P> mcts_player(std::size_t playouts) {
  return [playouts](std::uint64_t seed) -> player<P> {
    const mcts_settings s{.playouts = playouts, .ply_limit = playout_limit(P{})};
    return [tree = mcts<P>{s, seed}](const P& p) mutable { return tree.best_move(p); };
  };
}

template <folkgames::game_position P>
[[nodiscard]] player_maker<P> alphabeta_player(std::size_t nodes) {
  return [nodes](std::uint64_t) -> player<P> {
    const auto worth = [](const P& p) { return evaluate(p); };
    const alphabeta_settings s{.nodes = nodes};
    // Shared, because a function object is copied now and then, and the table is large.
    const auto searcher = std::make_shared<alphabeta<P, decltype(worth)>>(s, worth);
    return [searcher](const P& p) { return searcher->best_move(p); };
  };
}

}  // namespace search
