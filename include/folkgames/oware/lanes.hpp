#pragma once

#include <folkgames/core/lane_bytes.hpp>
#include <folkgames/core/target.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if FOLKGAMES_HAS_VECTORS

// Sixteen boards side by side, for playouts: one vector holds the same pit of all of them, so one operation
// sows a seed, or asks a question, on sixteen boards at once. What happens to each board is what `after` in
// rows.hpp does; the tests compare both.
namespace folkgames::oware::detail {

using folkgames::detail::any_lane;
using folkgames::detail::in_each_lane;
using folkgames::detail::lane_bytes;

// Not for rules by which slams are illegal.
template <rules Rules>
class lanes {
public:
  static constexpr std::size_t size = folkgames::detail::lane_count;
  using numbers = std::array<std::uint8_t, size>;

  // A game can enter at any time: each board has a side to move of its own.
  template <class P>
  [[nodiscard]] static constexpr bool accepts(const P&) noexcept {
    return true;
  }
  // Boards come and go as position::bits().
  void set(std::size_t lane, const std::array<std::uint64_t, 2>& bits) noexcept {
    for (std::size_t i = 0; i != 8; ++i) {
      own_[i][lane] = static_cast<signed char>(byte_at(bits[0], i));
      other_[i][lane] = static_cast<signed char>(byte_at(bits[1], i));
    }
  }
  [[nodiscard]] std::array<std::uint64_t, 2> get(std::size_t lane) const noexcept {
    std::array<std::uint64_t, 2> bits{};
    for (std::size_t i = 0; i != 8; ++i) {
      bits[0] |= in_byte(i, static_cast<std::uint8_t>(own_[i][lane]));
      bits[1] |= in_byte(i, static_cast<std::uint8_t>(other_[i][lane]));
    }
    return bits;
  }

  // Finds the legal moves, and returns how many there are on each board; 0 where the game is over.
  [[nodiscard, gnu::always_inline]] inline numbers count_moves() noexcept {
    lane_bytes fed{};
    for (std::size_t i = 0; i != pits_per_side; ++i) fed |= other_[i];
    for (std::size_t i = 0; i != pits_per_side; ++i) legal_[i] = own_[i] != in_each_lane(0);
    const lane_bytes must_feed = fed == in_each_lane(0);
    if (any_lane(must_feed)) [[unlikely]] {
      for (std::size_t i = 0; i != pits_per_side; ++i) {
        legal_[i] &= ~must_feed | (own_[i] >= in_each_lane(pits_per_side - i));
      }
    }
    const lane_bytes majority = in_each_lane(seed_count / 2 + 1);
    lane_bytes goes_on = (own_[store_byte] < majority) & (other_[store_byte] < majority);
    if constexpr (Rules.quiet_limit != 0) {
      // Unsigned, as a limit may be greater than 127.
      const auto quiet = std::bit_cast<unsigned_bytes>(own_[turn_byte]);
      goes_on &=
          std::bit_cast<lane_bytes>(quiet < unsigned_bytes{} + static_cast<std::uint8_t>(Rules.quiet_limit));
    }
    lane_bytes count{};
    for (const lane_bytes& legal : legal_) count -= legal;
    count &= goes_on;
    some_over_ = any_lane(count == in_each_lane(0));
    return std::bit_cast<numbers>(count);
  }
  // Whether count_moves() last found a game that is over.
  [[nodiscard]] bool some_over() const noexcept { return some_over_; }

  // Plays on each board the legal move with the given number, in their order. Precondition: count_moves() was
  // called for the boards as they are, and returned more than that.
  [[gnu::always_inline]] inline void play(const numbers& chosen) noexcept {
    const auto wanted = std::bit_cast<lane_bytes>(chosen);
    lane_bytes origin{}, seeds{}, rank{};
    std::array<lane_bytes, pits_per_side> is_origin;
    for (std::size_t i = 0; i != pits_per_side; ++i) {
      is_origin[i] = legal_[i] & (rank == wanted);
      rank -= legal_[i];
      origin |= is_origin[i] & in_each_lane(i);
      seeds |= is_origin[i] & own_[i];
      own_[i] &= ~is_origin[i];
    }
    // How far each pit is from the origin; no seeds reach the origin itself.
    std::array<lane_bytes, pit_count> distance;
    for (std::size_t i = 0; i != pits_per_side; ++i) {
      const lane_bytes ahead = in_each_lane(i) - origin;
      distance[i] = (ahead + ((ahead < in_each_lane(0)) & in_each_lane(pit_count))) |
                    (is_origin[i] & in_each_lane(127));
      distance[pits_per_side + i] = in_each_lane(pits_per_side + i) - origin;
    }
    const lane_bytes last = sow(seeds, distance);
    const lane_bytes taken = capture(last, distance);
    finish_turn(taken);
  }

private:
  using unsigned_bytes = std::uint8_t __attribute__((vector_size(16)));

  // Sows so many seeds, and returns how far from the origin the last one falls. A lap is eleven pits.
  [[gnu::always_inline]] inline lane_bytes sow(lane_bytes seeds,
                                               const std::array<lane_bytes, pit_count>& distance) noexcept {
    const lane_bytes lap = in_each_lane(pit_count - 1);
    lane_bytes last = seeds;
    for (;;) {
      for (std::size_t i = 0; i != pits_per_side; ++i) {
        own_[i] -= seeds >= distance[i];
        other_[i] -= seeds >= distance[pits_per_side + i];
      }
      const lane_bytes goes_round = seeds > lap;
      if (!any_lane(goes_round)) return last;
      seeds = (seeds - lap) & goes_round;
      last = (last & ~goes_round) | seeds;
    }
  }

  // Takes what the last seed captures (O8, O9, O16), and returns how many seeds that is.
  [[gnu::always_inline]] inline lane_bytes capture(
      lane_bytes last, const std::array<lane_bytes, pit_count>& distance) noexcept {
    lane_bytes is_captured{}, taken{}, left{};
    std::array<lane_bytes, pits_per_side> row;
    for (std::size_t i = pits_per_side; i-- != 0;) {
      const lane_bytes is_2_or_3 = (other_[i] | in_each_lane(1)) == in_each_lane(3);
      is_captured = (is_captured | (last == distance[pits_per_side + i])) & is_2_or_3;
      row[i] = other_[i] & ~is_captured;
      taken += other_[i] & is_captured;
      left |= row[i];
    }
    if constexpr (Rules.grand_slam == grand_slam_rule::takes_nothing) {
      const lane_bytes is_slam = (left == in_each_lane(0)) & (taken != in_each_lane(0));
      if (any_lane(is_slam)) [[unlikely]] {
        taken &= ~is_slam;
        for (std::size_t i = 0; i != pits_per_side; ++i) row[i] |= other_[i] & is_slam;
      }
    }
    for (std::size_t i = 0; i != pits_per_side; ++i) other_[i] = row[i];
    return taken;
  }

  [[gnu::always_inline]] inline void finish_turn(lane_bytes taken) noexcept {
    own_[store_byte] += taken;
    const lane_bytes side = other_[turn_byte] ^ in_each_lane(1);
    const lane_bytes quiet = (own_[turn_byte] + in_each_lane(1)) & (taken == in_each_lane(0));
    const auto mover = own_;
    own_ = other_;
    other_ = mover;
    own_[turn_byte] = Rules.quiet_limit == 0 ? in_each_lane(0) : quiet;
    other_[turn_byte] = side;
  }

  // Byte i of each board's two words.
  std::array<lane_bytes, 8> own_{};
  std::array<lane_bytes, 8> other_{};
  std::array<lane_bytes, pits_per_side> legal_{};
  bool some_over_ = false;
};

}  // namespace folkgames::oware::detail

#endif  // FOLKGAMES_HAS_VECTORS
