#pragma once

#include <folkgames/core/config.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/rules.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

// The board as the side to move sees it: its own row and the other one, each in a 64-bit word with a byte for
// each pit, byte 0 for the pit that is sown through first. Sums and comparisons then work on all pits of a
// row at once, and no branch depends on the board. A byte never overflows: there are 48 seeds. The two bytes
// that are left hold the side's store and, of each row another, a fact about the turn.
namespace folkgames::oware::detail {

struct rows {
  std::uint64_t own;    // byte 6: the store, byte 7: the quiet plies
  std::uint64_t other;  // byte 6: the store, byte 7: the side to move

  [[nodiscard]] friend constexpr bool operator==(const rows&, const rows&) noexcept = default;
};

inline constexpr std::size_t store_byte = 6;
inline constexpr std::size_t turn_byte = 7;

inline constexpr std::uint64_t each_byte = 0x0101'0101'0101'0101;
inline constexpr std::uint64_t pit_bytes = 0x0000'FFFF'FFFF'FFFF;
inline constexpr std::uint64_t pit_top_bits = pit_bytes & (each_byte << 7);

// The word with `value` in the byte of pit i.
[[nodiscard]] constexpr std::uint64_t in_byte(std::size_t i, std::uint64_t value) noexcept {
  return value << (8 * i);
}
// The word with `value` instead of what is in byte i.
[[nodiscard]] constexpr std::uint64_t set_byte(std::uint64_t word, std::size_t i,
                                               std::uint64_t value) noexcept {
  return (word & ~in_byte(i, 0xFF)) | in_byte(i, value);
}
[[nodiscard]] constexpr int byte_at(std::uint64_t word, std::size_t i) noexcept {
  return static_cast<int>((word >> (8 * i)) & 0xFF);
}

// The sum of all bytes: multiplying by 0x0101...01 adds them up into the top one. Precondition: it is less
// than 256.
[[nodiscard]] constexpr std::uint64_t sum_of_bytes(std::uint64_t word) noexcept {
  return (word * each_byte) >> 56;
}
// The number of seeds in a row.
[[nodiscard]] constexpr int count_seeds(std::uint64_t row) noexcept {
  return static_cast<int>(sum_of_bytes(row & pit_bytes));
}

inline constexpr int seed_count = 48;

// What sowing one pit adds to each row, and how far it reaches.
struct sowing_step {
  rows change;          // to be added; the origin's own seeds are subtracted
  std::uint64_t reach;  // the bytes of the other row up to the last seed; 0 where that falls in the own row
};

// For each own pit and number of seeds in it (O4 to O7). In three arrays of words: an address in them takes a
// processor less time than one of three words.
struct sowing_table {
  std::uint64_t own[pits_per_side][seed_count + 1]{};
  std::uint64_t other[pits_per_side][seed_count + 1]{};
  std::uint64_t reach[pits_per_side][seed_count + 1]{};

  constexpr sowing_table() noexcept {
    for (std::size_t origin = 0; origin != pits_per_side; ++origin) {
      std::size_t at = origin;
      std::uint64_t sown_own = 0, sown_other = 0;
      for (std::size_t seeds = 1; seeds <= seed_count; ++seeds) {
        at = (at + 1) % pit_count;
        if (at == origin) at = (at + 1) % pit_count;  // O7: the origin is skipped on every lap
        const bool is_own = at < pits_per_side;
        (is_own ? sown_own : sown_other) += in_byte(at % pits_per_side, 1);
        own[origin][seeds] = sown_own - in_byte(origin, seeds);
        other[origin][seeds] = sown_other;
        reach[origin][seeds] = is_own ? 0 : in_byte(at - pits_per_side + 1, 1) - 1;
      }
    }
  }

  [[nodiscard]] constexpr sowing_step step(std::size_t origin, std::size_t seeds) const noexcept {
    return {{own[origin][seeds], other[origin][seeds]}, reach[origin][seeds]};
  }
};
inline constexpr sowing_table sowings{};

// The word with its bytes in the opposite order. Compilers know the pattern and make one instruction of it.
[[nodiscard]] constexpr std::uint64_t reverse_bytes(std::uint64_t w) noexcept {
  constexpr std::uint64_t odd_bytes = 0x00FF'00FF'00FF'00FF;
  constexpr std::uint64_t odd_pairs = 0x0000'FFFF'0000'FFFF;
  w = ((w & odd_bytes) << 8) | ((w >> 8) & odd_bytes);
  w = ((w & odd_pairs) << 16) | ((w >> 16) & odd_pairs);
  return (w << 32) | (w >> 32);
}

// The seeds that a sowing captures by O8 and O9 alone, each in the byte of its pit.
// `row` is the other side's after the sowing.
[[nodiscard]] FOLKGAMES_ALWAYS_INLINE constexpr std::uint64_t captured_seeds(std::uint64_t row,
                                                                             std::uint64_t reach) noexcept {
  // A byte that is 2 or 3 is 0 or 1 with its second bit flipped, so adding 0x7E sets the top bit of the
  // others only.
  const std::uint64_t not_2_or_3 = (row ^ (each_byte * 0x02)) + each_byte * 0x7E;
  // The captured pits are those above the last break. What lies below the lowest bit of a word is
  // (w - 1) & ~w, so the word is turned round for it: the slow form shifts ones to above bit_width(breaks).
  const std::uint64_t breaks = reverse_bytes((not_2_or_3 & reach & (each_byte << 7)) >> 7);
  return row & reach & reverse_bytes((breaks - 1) & ~breaks);
}

struct sowing_effect {
  rows sown;               // before anything is taken
  std::uint64_t captured;  // the seeds to be taken, each in the byte of its pit of the other row
  bool is_grand_slam;      // whether O8 and O9 would take every seed the other side has
};

// Precondition: own pit i holds a seed.
template <grand_slam_rule Rule>
[[nodiscard]] FOLKGAMES_ALWAYS_INLINE constexpr sowing_effect sow(const rows& board, std::size_t i) noexcept {
  const sowing_step step = sowings.step(i, static_cast<std::size_t>(byte_at(board.own, i)));
  const rows sown{board.own + step.change.own, board.other + step.change.other};
  const std::uint64_t captured = captured_seeds(sown.other, step.reach);
  // In this order, as the first is seldom true and so foreseen by the processor.
  const bool is_grand_slam = captured == (sown.other & pit_bytes) && captured != 0;
  const bool takes_nothing = is_grand_slam && Rule != grand_slam_rule::takes_all_and_ends;
  return {sown, takes_nothing ? 0 : captured, is_grand_slam};
}

// The own pits that hold a seed, as their bytes' top bits.
[[nodiscard]] constexpr std::uint64_t filled_pits(std::uint64_t own) noexcept {
  return ((own & pit_bytes) + each_byte * 0x7F) & pit_top_bits;
}

// The own pits from which sowing reaches the other row: pit i needs 6 - i seeds (O10).
[[nodiscard]] constexpr std::uint64_t feeding_pits(std::uint64_t own) noexcept {
  constexpr std::uint64_t needed = 0x01'02'03'04'05'06;
  return ((own & pit_bytes) + (each_byte << 7) - needed) & pit_top_bits;
}

// The filled pits; where the other side has no seeds, of these the ones that give it some.
[[nodiscard]] constexpr std::uint64_t filled_or_feeding_pits(const rows& board) noexcept {
  const bool must_feed = (board.other & pit_bytes) == 0;
  return must_feed ? feeding_pits(board.own) : filled_pits(board.own);
}

// Whether the rules let a filled pit be sown, as far as grand slams go (O17).
template <grand_slam_rule Rule>
[[nodiscard]] constexpr bool may_sow(const rows& board, std::size_t i) noexcept {
  return Rule != grand_slam_rule::forbidden || !sow<Rule>(board, i).is_grand_slam;
}

// The pits that may be sown while the game goes on, each as its byte's top bit.
template <grand_slam_rule Rule>
[[nodiscard]] constexpr std::uint64_t legal_pits(const rows& board) noexcept {
  std::uint64_t pits = filled_or_feeding_pits(board);
  if constexpr (Rule == grand_slam_rule::forbidden) {
    for (std::size_t i = 0; i != pits_per_side; ++i) {
      const std::uint64_t pit = in_byte(i, 0xFF);
      if ((pits & pit) != 0 && !may_sow<Rule>(board, i)) pits &= ~pit;
    }
  }
  return pits;
}

// How many top bits of bytes there are: the product adds them up in its highest byte. The multiplier has a
// bit at 49 - 8 i for each pit i.
[[nodiscard]] constexpr std::size_t count_pits(std::uint64_t pits) noexcept {
  return static_cast<std::size_t>((pits * 0x0002'0202'0202'0200) >> 56);
}

// The own pits as a set of six bits. The product moves the top bit of byte i to bit 56 + i: the multiplier
// has a bit at 49 - 7 i for each i.
[[nodiscard]] constexpr std::size_t bits_of_pits(std::uint64_t pits) noexcept {
  return static_cast<std::size_t>((pits * 0x0002'0408'1020'4000) >> 56);
}

// [bits_of_pits][n]
struct nth_pit_table {
  std::uint8_t pit[64][8]{};
  constexpr nth_pit_table() noexcept {
    for (std::size_t bits = 0; bits != 64; ++bits) {
      std::size_t n = 0;
      for (std::uint8_t i = 0; i != pits_per_side; ++i) {
        if ((bits >> i & 1) != 0) pit[bits][n++] = i;
      }
    }
  }
};
inline constexpr nth_pit_table nth_pits{};

// Which pit is number n of those in a set of six bits, counted from 0. Precondition: there are more than n.
[[nodiscard]] constexpr std::size_t nth_pit(std::size_t bits, std::size_t n) noexcept {
  return nth_pits.pit[bits][n];
}

[[nodiscard]] constexpr bool has_majority(const rows& board) noexcept {
  return byte_at(board.own, store_byte) > seed_count / 2 || byte_at(board.other, store_byte) > seed_count / 2;
}

// Whether the game is over though there may be a pit to sow.
template <rules Rules>
[[nodiscard]] constexpr bool is_decided(const rows& board) noexcept {
  return has_majority(board) ||
         (Rules.quiet_limit != 0 && byte_at(board.own, turn_byte) >= Rules.quiet_limit);
}

// A board before a move, with the turn bytes that it has after it: no sum reaches them, and for several moves
// from one board they are found once.
struct next_turn {
  rows board;           // no quiet plies
  std::uint64_t quiet;  // to be added in the turn byte if nothing is captured
};
template <rules Rules>
[[nodiscard]] FOLKGAMES_ALWAYS_INLINE constexpr next_turn turn_after(const rows& board) noexcept {
  const std::uint64_t next_side = static_cast<std::uint64_t>(byte_at(board.other, turn_byte)) ^ 1;
  const std::uint64_t quiet = static_cast<std::uint64_t>(byte_at(board.own, turn_byte)) + 1;
  return {{set_byte(board.own, turn_byte, next_side), set_byte(board.other, turn_byte, 0)},
          Rules.quiet_limit == 0 ? 0 : in_byte(turn_byte, quiet)};
}

// The board after own pit i is sown, as the other side sees it. Precondition: that is legal.
template <rules Rules>
[[nodiscard]] FOLKGAMES_ALWAYS_INLINE constexpr rows after(const next_turn& next, std::size_t i) noexcept {
  const sowing_effect e = sow<Rules.grand_slam>(next.board, i);
  // A mask, all ones where nothing is taken: compilers make a branch of a choice here, and captures are hard
  // to foresee.
  const std::uint64_t if_quiet = std::uint64_t{e.captured != 0} - 1;
  return {e.sown.other - e.captured + (next.quiet & if_quiet),
          e.sown.own + in_byte(store_byte, sum_of_bytes(e.captured))};
}
template <rules Rules>
[[nodiscard]] constexpr rows after(const rows& board, std::size_t i) noexcept {
  return after<Rules>(turn_after<Rules>(board), i);
}

// Calls f(after) for each legal move, in order.
template <rules Rules, class F>
constexpr void for_each_after(const rows& board,
                              F&& f) noexcept(std::is_nothrow_invocable_v<F&, const rows&>) {
  if (is_decided<Rules>(board)) return;
  const std::uint64_t pits = legal_pits<Rules.grand_slam>(board);
  const next_turn next = turn_after<Rules>(board);
#if defined(__GNUC__)
#pragma GCC unroll 6
#endif
  for (std::size_t i = 0; i != pits_per_side; ++i) {
    if ((pits & in_byte(i, 0xFF)) != 0) [[likely]]
      f(after<Rules>(next, i));
  }
}

template <rules Rules>
[[nodiscard]] constexpr std::size_t count_moves(const rows& board) noexcept {
  return is_decided<Rules>(board) ? 0 : count_pits(legal_pits<Rules.grand_slam>(board));
}

}  // namespace folkgames::oware::detail
