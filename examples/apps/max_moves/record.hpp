#pragma once

#include <folkgames/adugo.hpp>

#include <cstddef>
#include <string>

namespace adugo = folkgames::adugo;

// The greatest number of legal moves seen, with a position that has it.
struct record {
  std::size_t moves = 0;
  std::string position;

  template <class P>
  void look_at(const P& p) {
    const std::size_t n = p.count_legal_moves();
    if (n <= moves) return;
    moves = n;
    position = to_text(p).view();
  }
  void merge(const record& other) {
    if (other.moves > moves) *this = other;
  }
};
