#pragma once

#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <cstddef>
#include <cstdint>

namespace folkgames::oware {
namespace detail {

// The board of a random playout. A ply waits for the one before it, so the way from one to the next is short:
// moves are numbers, and what does not decide the next move is kept by itself.
template <rules Rules>
class playout_board {
public:
  constexpr explicit playout_board(const rows& board) noexcept
      : pits_{board.own & ~turn_bits, board.other & ~turn_bits},
        quiet_{board.own >> 8 * turn_byte},
        side_{board.other >> 8 * turn_byte} {}

  [[nodiscard]] constexpr std::size_t count_moves() noexcept {
    const bool is_over = has_majority(pits_) || (Rules.quiet_limit != 0 && quiet_ >= Rules.quiet_limit);
    const std::uint64_t pits = is_over ? 0 : legal_pits<Rules.grand_slam>(pits_);
    legal_ = bits_of_pits(pits);
    return count_pits(pits);
  }
  // As `after` does it. Precondition: n is less than what count_moves() has returned for this board.
  constexpr void play(std::size_t n) noexcept {
    const sowing_effect e = sow<Rules.grand_slam>(pits_, nth_pit(legal_, n));
    pits_ = {e.sown.other - e.captured, e.sown.own + in_byte(store_byte, sum_of_bytes(e.captured))};
    // The mask again: a capture is hard to foresee.
    quiet_ = (quiet_ + 1) & (Rules.quiet_limit == 0 ? 0 : std::uint64_t{e.captured != 0} - 1);
    side_ ^= 1;
  }
  [[nodiscard]] constexpr basic_position<Rules> position() const noexcept {
    return basic_position<Rules>::from_bits(
        {pits_.own | in_byte(turn_byte, quiet_), pits_.other | in_byte(turn_byte, side_)});
  }

private:
  static constexpr std::uint64_t turn_bits = in_byte(turn_byte, 0xFF);

  rows pits_;  // and the stores
  std::uint64_t quiet_;
  std::uint64_t side_;     // to move: 0 for South
  std::size_t legal_ = 0;  // the pits, as bits
};

}  // namespace detail

/// What folkgames::random_playout plays on.
template <rules Rules>
[[nodiscard]] constexpr detail::playout_board<Rules> board_for_playout(
    const basic_position<Rules>& p) noexcept {
  const auto [own, other] = p.bits();
  return detail::playout_board<Rules>{{own, other}};
}

}  // namespace folkgames::oware
