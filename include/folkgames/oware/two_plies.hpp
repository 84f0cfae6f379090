#pragma once

#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <cstddef>
#include <cstdint>

namespace folkgames::oware {
namespace detail {

// How many moves there are after each move, in all: count_moves of each board that `after` makes, without
// making the boards. Not for rules by which slams are illegal.
template <rules Rules>
[[nodiscard]] constexpr std::size_t count_moves_after_each(const rows& board) noexcept {
  if (is_decided<Rules>(board)) return 0;
  const std::uint64_t legal = legal_pits<Rules.grand_slam>(board);
  const rows pits{board.own & pit_bytes, board.other & pit_bytes};
  // Whether a move may decide the game: no sowing takes more than 18 seeds, three from each pit.
  const int store = byte_at(board.own, store_byte);
  const bool is_last_quiet_ply =
      Rules.quiet_limit != 0 && byte_at(board.own, turn_byte) + 1 >= Rules.quiet_limit;
  const bool may_decide = is_last_quiet_ply || store + 18 > seed_count / 2;
  std::size_t count = 0;
  std::uint64_t filled = 0;  // in the byte of each pit of the other side, after how many moves it has seeds
#if defined(__GNUC__)
#pragma GCC unroll 6
#endif
  for (std::size_t i = 0; i != pits_per_side; ++i) {
    if ((legal & in_byte(i, 0xFF)) == 0) continue;
    const sowing_effect e = sow<Rules.grand_slam>(pits, i);
    if (may_decide) {
      if (is_last_quiet_ply && e.captured == 0) continue;
      if (store + count_seeds(e.captured) > seed_count / 2) continue;
    }
    const std::uint64_t own = e.sown.other - e.captured;
    if (e.sown.own == 0) [[unlikely]]
      count += count_pits(feeding_pits(own));
    else
      filled += filled_pits(own) >> 7;
  }
  return count + sum_of_bytes(filled);
}

}  // namespace detail

/// perft(p, 2).
template <rules Rules>
requires(Rules.grand_slam != grand_slam_rule::forbidden) [[nodiscard]] constexpr std::uint64_t
    count_two_plies(const basic_position<Rules>& p) noexcept {
  const auto [own, other] = p.bits();
  return detail::count_moves_after_each<Rules>({own, other});
}

}  // namespace folkgames::oware
