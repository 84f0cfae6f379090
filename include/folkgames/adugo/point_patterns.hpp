#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/chains.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/core/target.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if FOLKGAMES_HAS_VECTORS

// Eight questions about a set of points, asked in two vectors of four words: which of the points beside a
// point are empty, and which jumps from it are possible.
namespace folkgames::adugo::detail {

using four_words = std::int32_t __attribute__((vector_size(16)));
using eight_shorts = std::int16_t __attribute__((vector_size(16)));

// Each question is whether a set has, of the points in `mask`, just those in `value`. At first the answer to
// all of them is no.
struct point_patterns {
  using words = std::array<std::int32_t, 4>;
  alignas(16) std::array<words, 2> mask{};
  std::array<words, 2> value{words{1, 1, 1, 1}, words{1, 1, 1, 1}};

  constexpr void set(std::size_t i, std::uint32_t points, std::uint32_t wanted) noexcept {
    mask[i / 4][i % 4] = static_cast<std::int32_t>(points);
    value[i / 4][i % 4] = static_cast<std::int32_t>(wanted);
  }
};

struct pattern_tables {
  point_patterns empty_beside[point_count]{};    // of a set of occupied points, in the order of neighbours()
  point_patterns possible_jumps[point_count]{};  // of a set of dogs, in the order of jumps_from

  constexpr pattern_tables() noexcept {
    for (std::size_t at = 0; at != point_count; ++at) {
      std::size_t i = 0;
      for (const point beside : board::neighbours(point_at(at))) {
        empty_beside[at].set(i++, point_set{beside}.bits(), 0);
      }
      i = 0;
      for (const jump_bits& j : jumps_from[at]) possible_jumps[at].set(i++, j.over_and_landing, j.over);
    }
  }
};

// All bits of each word whose pattern fits, in 16 bits a word.
[[gnu::always_inline]] inline eight_shorts fits(const point_patterns& patterns, point_set points) noexcept {
  const four_words set = four_words{} + static_cast<std::int32_t>(points.bits());
  const auto word = [&patterns, set](std::size_t i) {
    return (set & std::bit_cast<four_words>(patterns.mask[i])) ==
           std::bit_cast<four_words>(patterns.value[i]);
  };
  return __builtin_ia32_packssdw128(word(0), word(1));
}

// Bit i is set if pattern i fits; bit 8 + i if it does of the second patterns, in a set of their own.
[[gnu::always_inline]] inline unsigned matching(const point_patterns& patterns, point_set points,
                                                const point_patterns& second, point_set of_second) noexcept {
  return static_cast<unsigned>(__builtin_ia32_pmovmskb128(
      __builtin_ia32_packsswb128(fits(patterns, points), fits(second, of_second))));
}
[[gnu::always_inline]] inline unsigned matching(const point_patterns& patterns, point_set points) noexcept {
  const eight_shorts found = fits(patterns, points);
  return static_cast<unsigned>(__builtin_ia32_pmovmskb128(__builtin_ia32_packsswb128(found, eight_shorts{})));
}

}  // namespace folkgames::adugo::detail

#endif  // FOLKGAMES_HAS_VECTORS
