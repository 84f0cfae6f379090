#pragma once

#include <folkgames/core/target.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if FOLKGAMES_HAS_VECTORS

// The successors of a board two at a time: those of neighbouring pits, one in each half of a 128-bit vector.
// What they do is what `after` in rows.hpp does; the tests compare both.
namespace folkgames::oware::detail {

// `rows` with the bytes of each word in the opposite order: pit i in byte 7 - i, the store in byte 1, the
// turn byte in byte 0. A capture then goes up from the last seed, as a carry does.
struct turned_rows {
  std::uint64_t own;
  std::uint64_t other;
};
[[nodiscard]] constexpr turned_rows turned(const rows& board) noexcept {
  return {reverse_bytes(board.own), reverse_bytes(board.other)};
}
[[nodiscard]] constexpr rows turned(const turned_rows& board) noexcept {
  return {reverse_bytes(board.own), reverse_bytes(board.other)};
}
[[nodiscard]] constexpr std::size_t turned_seeds(std::uint64_t own, std::size_t i) noexcept {
  return (own >> (56 - 8 * i)) & 0xFF;
}

// A list of boards, each word in an array of its own: so the place of one is found without a multiplication.
template <std::size_t Capacity>
struct turned_list {
  std::array<std::uint64_t, Capacity> own;
  std::array<std::uint64_t, Capacity> other;
  std::size_t size = 0;

  [[nodiscard]] turned_rows operator[](std::size_t i) const noexcept { return {own[i], other[i]}; }
};
// A board's successors, and theirs. There is room for one more that nobody wants.
using children_list = turned_list<pits_per_side + 1>;
using grandchildren_list = turned_list<pits_per_side * pits_per_side + 1>;

using two_words = std::uint64_t __attribute__((vector_size(16)));
using sixteen_bytes = std::uint8_t __attribute__((vector_size(16)));

// The same bits as another kind of vector.
[[gnu::always_inline]] inline two_words words(sixteen_bytes v) noexcept {
  return std::bit_cast<two_words>(v);
}
[[gnu::always_inline]] inline sixteen_bytes bytes(two_words v) noexcept {
  return std::bit_cast<sixteen_bytes>(v);
}
[[gnu::always_inline]] inline sixteen_bytes both(std::uint64_t word) noexcept {
  return bytes(two_words{word, word});
}
[[gnu::always_inline]] inline sixteen_bytes all_bytes(std::uint8_t value) noexcept {
  return sixteen_bytes{} + value;
}
// The sum of each half's bytes.
[[gnu::always_inline]] inline two_words sums(sixteen_bytes v) noexcept {
  using signed_bytes = char __attribute__((vector_size(16)));
  return std::bit_cast<two_words>(__builtin_ia32_psadbw128(std::bit_cast<signed_bytes>(v), signed_bytes{}));
}

// What `sowings` says, byte by byte and turned: pit j is byte 7 - j.
struct turned_steps_table {
  std::uint64_t own[pits_per_side][seed_count + 1]{};    // to be added byte by byte
  std::uint64_t other[pits_per_side][seed_count + 1]{};  // the same
  std::uint64_t last[pits_per_side][seed_count + 1]{};  // 1 in the byte of the last seed; 0 if in the own row

  constexpr turned_steps_table() noexcept {
    for (std::size_t origin = 0; origin != pits_per_side; ++origin) {
      std::size_t at = origin;
      std::uint64_t sown_own = 0, sown_other = 0;
      for (std::size_t seeds = 1; seeds <= seed_count; ++seeds) {
        at = (at + 1) % pit_count;
        if (at == origin) at = (at + 1) % pit_count;
        const bool is_own = at < pits_per_side;
        const std::uint64_t seed = in_byte(7 - at % pits_per_side, 1);
        (is_own ? sown_own : sown_other) += seed;
        own[origin][seeds] = sown_own | in_byte(7 - origin, 0x100 - seeds);
        other[origin][seeds] = sown_other;
        last[origin][seeds] = is_own ? 0 : seed;
      }
    }
  }
};
inline constexpr turned_steps_table turned_steps{};

// The other row after sowing pit i (in the lower half) and pit i + 1 (in the upper), and what that captures
// by O8 and O9. An empty pit changes nothing.
struct sown_pair {
  sixteen_bytes row;
  sixteen_bytes captured;  // 0xFF in each captured pit
};
[[gnu::always_inline]] inline sown_pair sow_pair(std::uint64_t own, std::size_t i,
                                                 sixteen_bytes other) noexcept {
  const std::size_t a = turned_seeds(own, i);
  const std::size_t b = turned_seeds(own, i + 1);
  const sixteen_bytes row = other + bytes(two_words{turned_steps.other[i][a], turned_steps.other[i + 1][b]});
  const auto is_2_or_3 = std::bit_cast<sixteen_bytes>((row | all_bytes(1)) == all_bytes(3));
  // Adding 1 where the last seed fell carries through the unbroken 0xFF bytes from there on, and makes them
  // 0.
  const two_words carried =
      words(is_2_or_3) + two_words{turned_steps.last[i][a], turned_steps.last[i + 1][b]};
  return {row, is_2_or_3 & ~bytes(carried)};
}

// Whether the game goes on, and no grand slam is possible nor any duty to feed: the other row has a pit with
// three seeds or more. Sowing only adds to it, and a slam takes pits of two or three from a row where all
// others are empty.
template <rules Rules>
[[nodiscard]] constexpr bool is_ordinary(const turned_rows& board) noexcept {
  // Adding 0x80 - n to a byte sets its top bit if the byte is n or more: one sum answers for all bytes.
  constexpr std::uint64_t store_top_bit = 0x8000;
  constexpr std::uint64_t majority = in_byte(1, 0x80 - (seed_count / 2 + 1));
  constexpr std::uint64_t three_a_pit = (each_byte * 0x7D) << 16;
  const std::uint64_t other = board.other + (three_a_pit | majority);
  const std::uint64_t own = board.own + majority;
  const bool is_quiet_for_too_long =
      Rules.quiet_limit != 0 && (board.own & 0xFF) >= std::uint64_t{Rules.quiet_limit};
  return (other & (pit_top_bits << 16)) != 0 && ((own | other) & store_top_bit) == 0 &&
         !is_quiet_for_too_long;
}

// The general ways to do what the next two functions do for an ordinary board. Not inline, as they are rare.
template <rules Rules, std::size_t Capacity>
[[gnu::noinline]] void append_children_plainly(const turned_rows& board,
                                               turned_list<Capacity>& list) noexcept {
  for_each_after<Rules>(turned(board), [&list](const rows& next) noexcept {
    const turned_rows child = turned(next);
    list.own[list.size] = child.own;
    list.other[list.size++] = child.other;
  });
}
template <rules Rules>
[[gnu::noinline]] std::uint64_t count_grandchildren_plainly(const turned_rows& board) noexcept {
  std::uint64_t moves = 0;
  for_each_after<Rules>(turned(board),
                        [&moves](const rows& next) noexcept { moves += count_moves<Rules>(next); });
  return moves;
}

// Adds the successors of a board to a list, in order. There has to be room for one more.
template <rules Rules, std::size_t Capacity>
[[gnu::always_inline]] inline void append_children(const turned_rows& board,
                                                   turned_list<Capacity>& list) noexcept {
  if (!is_ordinary<Rules>(board)) [[unlikely]] {
    append_children_plainly<Rules>(board, list);
    return;
  }
  std::size_t size = list.size;
  // Stores a board, but counts it only if it is wanted: else the next one takes its place.
  const auto push = [&list, &size](bool wanted, std::uint64_t own, std::uint64_t other) noexcept {
    list.own[size] = own;
    list.other[size] = other;
    size += wanted ? 1 : 0;
  };
  const std::uint64_t quiet = Rules.quiet_limit == 0 ? 0 : (board.own & 0xFF) + 1;
  const sixteen_bytes other = both((board.other & ~std::uint64_t{0xFF}) | quiet);
  const sixteen_bytes own = both((board.own & ~std::uint64_t{0xFF}) | ((board.other & 0xFF) ^ 1));
#pragma GCC unroll 3
  for (std::size_t i = 0; i != pits_per_side; i += 2) {
    const std::size_t a = turned_seeds(board.own, i);
    const std::size_t b = turned_seeds(board.own, i + 1);
    const sown_pair sown = sow_pair(board.own, i, other);
    const sixteen_bytes taken = sown.row & sown.captured;
    const two_words count = sums(taken);
    // The count is in the lowest byte of each half, as the quiet plies are; other bytes of it are 0.
    const auto keeps_quiet = std::bit_cast<sixteen_bytes>(bytes(count) == sixteen_bytes{});
    const two_words next_own = words((sown.row - taken) & keeps_quiet);
    const two_words next_other =
        words(own + bytes(two_words{turned_steps.own[i][a], turned_steps.own[i + 1][b]})) + (count << 8);
    push(a != 0, next_own[0], next_other[0]);
    push(b != 0, next_own[1], next_other[1]);
  }
  list.size = size;
}

template <rules Rules, class F>
[[gnu::always_inline]] inline void for_each_child_of(const turned_rows& board, F&& f) noexcept {
  children_list children;
  append_children<Rules>(board, children);
  for (std::size_t i = 0; i != children.size; ++i) f(children[i]);
}

// How many moves there are two plies on. Not for rules by which slams are illegal.
template <rules Rules>
[[gnu::always_inline]] inline std::uint64_t count_grandchildren(const turned_rows& board) noexcept {
  const std::uint64_t filled = filled_pits(board.own >> 16);
  const bool keeps_seeds = (filled & (filled - 1)) != 0;  // with two filled pits nobody has to be fed next
  const bool stays_below_limit =
      Rules.quiet_limit == 0 || (board.own & 0xFF) + 1 < std::uint64_t{Rules.quiet_limit};
  if (!is_ordinary<Rules>(board) || !keeps_seeds || !stays_below_limit) [[unlikely]] {
    return count_grandchildren_plainly<Rules>(board);
  }
  const sixteen_bytes other = both(board.other & ~std::uint64_t{0xFFFF});
  // A side that captures more than this has won. Only the lowest byte of each half is a count.
  const sixteen_bytes most = both(seed_count / 2 - ((board.own >> 8) & 0xFF));
  constexpr sixteen_bytes one_a_pit = {0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1};
  two_words moves{};
#pragma GCC unroll 3
  for (std::size_t i = 0; i != pits_per_side; i += 2) {
    const sown_pair sown = sow_pair(board.own, i, other);
    const auto is_empty = std::bit_cast<sixteen_bytes>(sown.row == sixteen_bytes{}) | sown.captured;
    const auto goes_on = std::bit_cast<sixteen_bytes>(bytes(sums(sown.row & sown.captured)) <= most);
    moves += sums(one_a_pit & ~is_empty) & words(goes_on);
  }
  // Empty pits were sown too, which left the other row as it was.
  const std::uint64_t not_sown = pits_per_side - count_pits(filled);
  return moves[0] + moves[1] - not_sown * count_pits(filled_pits(board.other >> 16));
}

}  // namespace folkgames::oware::detail

#endif  // FOLKGAMES_HAS_VECTORS
