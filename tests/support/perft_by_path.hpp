#pragma once

#include <folkgames/adugo.hpp>

#include <cstdint>

// Like folkgames::perft, but each way to make a move counts, also where two ways have one effect.
inline std::uint64_t perft_by_path(const folkgames::adugo::position& p, int depth) {
  if (depth == 0) return 1;
  std::uint64_t leaves = 0;
  for_each_path(p, [&](const folkgames::adugo::move& m, const auto&) {
    leaves += perft_by_path(p.play(m), depth - 1);
  });
  return leaves;
}
