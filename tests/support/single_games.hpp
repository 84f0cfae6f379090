#pragma once

#include "small_generator.hpp"

#include <folkgames/folkgames.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

// The games of a batch, against those that their generators give one by one.

constexpr small_generator generator_of(std::size_t i) { return {1000 * std::uint64_t{i}}; }

// Whether game i of a batch is the one that its generator gives by itself, each once.
template <class P, class S, class... Target>
bool are_the_single_games(const P& p, std::size_t count, S source_for, std::size_t ply_limit,
                          Target... target) {
  std::vector<int> calls(count);
  bool same = true;
  folkgames::random_playouts(
      p, count, source_for, ply_limit,
      [&](std::size_t i, const folkgames::playout_result<P>& result) {
        ++calls.at(i);
        auto source = source_for(i);
        same = same && result == folkgames::random_playout(p, source, ply_limit);
      },
      target...);
  for (const int n : calls) same = same && n == 1;
  return same;
}
