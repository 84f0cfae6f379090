#pragma once

#include <folkgames/algorithm/playout.hpp>
#include <folkgames/core/game_position.hpp>
#include <folkgames/core/target.hpp>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace folkgames {

namespace detail {

// Plays games side by side, as many at a time as the game has lanes. Where one ends, the next one begins;
// when none is left to begin, those that still run are played to their ends one by one. Preconditions: count
// >= Lanes::size, p is not over.
template <class Lanes, game_position P, class S, class F>
void playouts_in_lanes(Lanes lanes, const P& p, std::size_t count, S& source_for, std::size_t ply_limit,
                       F& f) {
  using number_type = typename Lanes::numbers::value_type;
  struct game {
    std::size_t number;
    std::size_t begun;  // the round, that is the number of plies that have been played in each lane
  };
  std::array<game, Lanes::size> games{};
  auto sources = [&source_for]<std::size_t... I>(std::index_sequence<I...>) {
    return std::array{source_for(I)...};
  }
  (std::make_index_sequence<Lanes::size>{});
  for (std::size_t i = 0; i != Lanes::size; ++i) {
    lanes.set(i, p.bits());
    games[i] = {i, 0};
  }
  const std::size_t first_moves = p.count_legal_moves();
  std::size_t next = Lanes::size;
  std::size_t round = 0;
  std::size_t oldest = 0;  // no game that runs has begun before this round
  for (;;) {
    auto numbers = lanes.count_moves();
    if (!lanes.some_over() && round - oldest < ply_limit) [[likely]] {
      for (std::size_t i = 0; i != Lanes::size; ++i) {
        numbers[i] = static_cast<number_type>(random_below(sources[i], numbers[i]));
      }
      lanes.play(numbers);
      ++round;
      continue;
    }
    const bool is_last_round = count - next < Lanes::size;
    oldest = round;
    for (std::size_t i = 0; i != Lanes::size; ++i) {
      auto& [number, begun] = games[i];
      std::size_t plies = round - begun;
      const bool is_over = numbers[i] == 0 || plies == ply_limit;
      if (!is_over && !is_last_round) {
        if (begun < oldest) oldest = begun;
        continue;
      }
      playout_result<P> result{P::from_bits(lanes.get(i)), plies};
      if (!is_over) {
        const auto rest = random_playout(result.final_position, sources[i], ply_limit - plies);
        result = {rest.final_position, plies + rest.plies};
      }
      f(number, result);
      if (is_last_round) continue;
      sources[i] = source_for(next);
      games[i] = {next++, round};
      if (lanes.accepts(p)) {
        lanes.set(i, p.bits());
        continue;
      }
      // It is the other side's turn in the lanes: the game enters a ply later, as if begun a round ago.
      lanes.set(i, p.play(move_after(p, random_below(sources[i], first_moves))).bits());
      oldest = --begun < oldest ? begun : oldest;
    }
    if (!is_last_round) continue;
    for (; next != count; ++next) {
      auto source = source_for(next);
      f(next, random_playout(p, source, ply_limit));
    }
    return;
  }
}

}  // namespace detail

/// Plays `count` random games from p. Game i is random_playout(p, g, ply_limit) with a generator g of its
/// own, which source_for(i) returns; f(i, result) is called once for each, in the order in which they end.
/// Where the game has a way to play many games at once this takes a fraction of the time of as many calls;
/// elsewhere it is just that.
///
/// Generators are asked for in order, i from 0 to count - 1. Precondition: they are assignable. What f or a
/// generator throws ends the batch.
template <game_position P, class S, class F, class Target = default_target>
requires random_bit_source<std::remove_cvref_t<std::invoke_result_t<S&, std::size_t>>>
constexpr void random_playouts(const P& p, std::size_t count, S&& source_for, std::size_t ply_limit, F&& f,
                               Target = {}) {
  if constexpr (requires { playout_lanes(p, Target{}); }) {
    if (!std::is_constant_evaluated() && !p.is_over()) {
      const auto lanes = playout_lanes(p, Target{});
      if (count >= lanes.size) {
        detail::playouts_in_lanes(lanes, p, count, source_for, ply_limit, f);
        return;
      }
    }
  }
  for (std::size_t i = 0; i != count; ++i) {
    auto source = source_for(i);
    f(i, random_playout(p, source, ply_limit));
  }
}

}  // namespace folkgames
