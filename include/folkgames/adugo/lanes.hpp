#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/jump_walk.hpp>
#include <folkgames/adugo/playout_tables.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_patterns.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/computed.hpp>
#include <folkgames/core/lane_bytes.hpp>
#include <folkgames/core/target.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#if FOLKGAMES_HAS_VECTORS

// Sixteen boards side by side, for playouts, all with the same side to move. The dogs' moves are counted and
// found in vectors that hold the same point of all boards. The jaguar's are looked up board by board, but in
// stages: each stage does the same for all boards without a branch on what it finds there, and keeps a set of
// those that need the next one, which are few. What happens to each board is what playout_board.hpp does; the
// tests compare both.
namespace folkgames::adugo::detail {

template <rules Rules, class Tables = playout_tables, class Patterns = pattern_tables>
class lanes {
public:
  static constexpr std::size_t size = folkgames::detail::lane_count;
  using numbers = std::array<std::uint16_t, size>;
  using position = basic_position<Rules>;

  // No board has to be set before the first count; then each has to be.
  explicit lanes(side to_move) noexcept : is_dogs_turn_{to_move == side::dogs} {}

  // Whether a game can enter now: whether its side to move is the one of all boards.
  [[nodiscard]] bool accepts(const position& p) const noexcept {
    return (p.to_move() == side::dogs) == is_dogs_turn_;
  }
  // Boards come and go as position::bits(). Precondition: accepts() the position.
  void set(std::size_t lane, std::uint64_t bits) noexcept {
    const position p = position::from_bits(bits);
    dogs_[lane] = p.dogs();
    jaguar_[lane] = p.jaguar();
    const std::size_t left =
        p.max_jumps() == 0 ? 0 : static_cast<std::size_t>(Rules.dogs_to_win) - p.captured_count();
    left_to_eat_[lane] = static_cast<signed char>(left);
    std::uint32_t dogs = p.dogs().bits();
    for (std::size_t i = 0; i != point_count; ++i, dogs >>= 1) {
      const int is_dog = -static_cast<int>(dogs & 1);
      is_dog_[i][lane] = static_cast<signed char>(is_dog);
      is_empty_[i][lane] = static_cast<signed char>(~is_dog);
    }
    is_empty_[index_of(p.jaguar())][lane] = 0;
  }
  [[nodiscard]] std::uint64_t get(std::size_t lane) const noexcept {
    return position::jaguar_bit(jaguar_[lane]) | dogs_[lane].bits() |
           (is_dogs_turn_ ? position::turn_bit : 0);
  }

  // How many legal moves there are on each board; 0 where the game is over.
  [[nodiscard]] numbers count_moves() noexcept {
    return is_dogs_turn_ ? count_dog_moves(std::make_index_sequence<point_count>{}) : count_jaguar_moves();
  }
  // Whether count_moves() last found a game that is over.
  [[nodiscard]] bool some_over() const noexcept { return some_over_; }

  // Plays on each board the legal move with the given number, in their order. Precondition: count_moves() was
  // called for the boards as they are, and returned more than that.
  void play(const numbers& chosen) noexcept {
    if (is_dogs_turn_) {
      play_dog_moves(chosen);
    } else {
      play_jaguar_moves(chosen);
    }
    is_dogs_turn_ = !is_dogs_turn_;
  }

private:
  using lane_bytes = folkgames::detail::lane_bytes;
  using unsigned_bytes = std::uint8_t __attribute__((vector_size(size)));
  // Not a vector: clang writes a byte of a vector by way of the stack.
  using byte_row = std::array<signed char, size>;

  static constexpr const Tables& tables = folkgames::detail::computed<Tables>;
  static constexpr const Patterns& patterns = folkgames::detail::computed<Patterns>;

  [[nodiscard, gnu::always_inline]] static lane_bytes vector_of(const byte_row& row) noexcept {
    return std::bit_cast<lane_bytes>(row);
  }
  [[nodiscard]] static const listed_bits& bits_of(std::size_t set) noexcept { return tables.bits_of[set]; }
  [[nodiscard]] static std::size_t size_of(std::size_t set) noexcept { return bits_of(set).size; }

  using walk = jump_walk<longest_chain<Rules>>;

  // A set of boards is a bit for each.
  [[nodiscard]] static std::uint32_t only_if(bool wanted, std::size_t lane) noexcept {
    return std::uint32_t{wanted} << lane;
  }
  template <class F>
  static void for_each_lane(std::uint32_t set, const F& f) {
    for (; set != 0; set &= set - 1) f(static_cast<std::size_t>(std::countr_zero(set)));
  }

  // --- the dogs ---

  // Minus the number of empty points beside one.
  template <std::size_t At, std::size_t... I>
  [[nodiscard, gnu::always_inline]] lane_bytes less_empty_beside(std::index_sequence<I...>) const noexcept {
    lane_bytes count{};
    ((count += vector_of(is_empty_[index_of(tables.targets_from[At][I])])), ...);
    return count;
  }
  template <std::size_t At>
  [[gnu::always_inline]] void count_dog_moves_from(lane_bytes& count) noexcept {
    constexpr std::size_t beside = board::neighbours(point_at(At)).size();
    count -= vector_of(is_dog_[At]) & less_empty_beside<At>(std::make_index_sequence<beside>{});
    moves_up_to_[At] = count;
  }
  template <std::size_t... At>
  [[nodiscard]] numbers count_dog_moves(std::index_sequence<At...>) noexcept {
    lane_bytes count{};  // at most 112
    (count_dog_moves_from<At>(count), ...);
    count &= vector_of(left_to_eat_) != lane_bytes{};
    some_over_ = folkgames::detail::any_lane(count == lane_bytes{});
    const auto counts = std::bit_cast<std::array<std::uint8_t, size>>(count);
    numbers result;
    for (std::size_t i = 0; i != size; ++i) result[i] = counts[i];
    return result;
  }

  void play_dog_moves(const numbers& chosen) noexcept {
    std::array<std::uint8_t, size> wanted;
    for (std::size_t i = 0; i != size; ++i) wanted[i] = static_cast<std::uint8_t>(chosen[i]);
    // The move is from the first point up to which there are more moves than it has before it. Its rank there
    // is what is left of its number: negative numbers, taken as unsigned, are never the least.
    lane_bytes from_point = folkgames::detail::in_each_lane(point_count);
    auto rank = std::bit_cast<unsigned_bytes>(wanted);
#pragma GCC unroll 31  // g++ would keep the loop, which takes half as long again
    for (const lane_bytes& moves : moves_up_to_) {
      from_point += moves > std::bit_cast<lane_bytes>(wanted);
      const auto left = std::bit_cast<unsigned_bytes>(wanted) - std::bit_cast<unsigned_bytes>(moves);
      rank = left < rank ? left : rank;
    }
    const auto origins = std::bit_cast<std::array<std::uint8_t, size>>(from_point);
    const auto ranks = std::bit_cast<std::array<std::uint8_t, size>>(rank);
    for (std::size_t i = 0; i != size; ++i) {
      const std::size_t from = origins[i];
      const unsigned targets = matching(patterns.empty_beside[from], dogs_[i] | point_set{jaguar_[i]});
      const point to = tables.targets_from[from][bits_of(targets).members[ranks[i]]];
      dogs_[i] = dogs_[i] ^ (point_set{point_at(from)} | point_set{to});
      is_dog_[from][i] = 0;
      is_empty_[from][i] = -1;
      is_dog_[index_of(to)][i] = -1;
      is_empty_[index_of(to)][i] = 0;
    }
  }

  // --- the jaguar ---

  // First the steps and the jumps from where it stands; then, where there are jumps, the second jumps after
  // the first two of them; then what is seldom there, more first jumps and third ones.
  [[nodiscard]] numbers count_jaguar_moves() noexcept {
    numbers result;
    std::uint32_t jumping = 0;
    bool some_over = false;
    for (std::size_t i = 0; i != size; ++i) {
      const std::size_t at = index_of(jaguar_[i]);
      const unsigned found =
          matching(patterns.empty_beside[at], dogs_[i], patterns.possible_jumps[at], dogs_[i]);
      found_[i] = static_cast<std::uint16_t>(found);
      result[i] = bits_of(found & 0xFF).size;
      some_over |= found == 0;
      jumping |= only_if(found >> 8 != 0, i);
    }
    some_over_ = some_over;
    std::uint32_t branching = 0;
    for_each_lane(jumping, [&](std::size_t i) noexcept {
      find_second_jumps(i);
      const std::size_t firsts = size_of(first_jumps(i));
      const std::size_t seconds = size_of(second_jumps(i, 0)) + size_of(second_jumps(i, 1));
      result[i] = static_cast<std::uint16_t>(result[i] + firsts + seconds);
      branching |=
          only_if(firsts > 2, i) | (only_if(second_jumps_[i] != 0, i) & only_if(max_jumps(i) > 2, i));
      is_long_[i] = false;
    });
    for_each_lane(branching, [&](std::size_t i) noexcept {
      if (size_of(first_jumps(i)) > 2) {
        is_long_[i] = true;
        result[i] = static_cast<std::uint16_t>(size_of(targets(i)) + count_chains(i));
      } else if (const std::size_t longer = count_longer_chains(i); longer != 0) {
        is_long_[i] = true;
        result[i] = static_cast<std::uint16_t>(result[i] + longer);
      }
    });
    return result;
  }
  [[nodiscard]] std::size_t targets(std::size_t lane) const noexcept { return found_[lane] & 0xFFu; }
  [[nodiscard]] std::size_t first_jumps(std::size_t lane) const noexcept { return found_[lane] >> 8u; }
  // The jumps that may follow the first jump, or the second one.
  [[nodiscard]] std::size_t second_jumps(std::size_t lane, std::size_t first) const noexcept {
    return second_jumps_[lane] >> 8 * first & 0xFFu;
  }
  [[nodiscard]] std::size_t max_jumps(std::size_t lane) const noexcept {
    return Rules.jumps == jump_rule::single ? 1 : static_cast<std::size_t>(left_to_eat_[lane]);
  }
  // As playout_board does it: the dog of the first jump is missing then, which only rules out to go back.
  void find_second_jumps(std::size_t lane) noexcept {
    const listed_bits& firsts = bits_of(first_jumps(lane));
    const numbered_jump& a = tables.jumps_from[index_of(jaguar_[lane])][firsts.members[0]];
    const numbered_jump& b = tables.jumps_from[index_of(jaguar_[lane])][firsts.members[1]];
    const unsigned all_if_may = 0u - unsigned{max_jumps(lane) > 1};
    second_jumps_[lane] = static_cast<std::uint16_t>(
        (a.next | unsigned{b.next} << 8) & all_if_may &
        matching(patterns.possible_jumps[index_of(a.points.landing)], dogs_[lane],
                 patterns.possible_jumps[index_of(b.points.landing)], dogs_[lane]));
  }
  // The chains of three jumps and more. Precondition: there are no more than two first jumps.
  [[nodiscard]] std::size_t count_longer_chains(std::size_t lane) const noexcept {
    const walk chains{jaguar_[lane], dogs_[lane]};
    std::size_t count = 0;
    point_set tried;
    for (std::size_t i = 0; i != size_of(first_jumps(lane)); ++i) {
      const auto one = chains.start().extended(bits_of(first_jumps(lane)).members[i], tried);
      tried |= dogs_[lane] - one.dogs;
      point_set tried_second = one.tried;
      for (std::size_t rest = second_jumps(lane, i); rest != 0; rest &= rest - 1) {
        const auto two = one.extended(static_cast<std::size_t>(std::countr_zero(rest)), tried_second);
        tried_second |= one.dogs - two.dogs;
        count += chains.count(two, max_jumps(lane) - 2);
      }
    }
    return count;
  }
  [[nodiscard]] std::size_t count_chains(std::size_t lane) const noexcept {
    const walk chains{jaguar_[lane], dogs_[lane]};
    return chains.count(chains.start(), max_jumps(lane));
  }

  void play_jaguar_moves(const numbers& chosen) noexcept {
    std::uint32_t capturing = 0;
    for (std::size_t i = 0; i != size; ++i) {
      const listed_bits& steps = bits_of(targets(i));
      // For a capture, `none` after the last step, and the jaguar stays.
      const std::size_t step = chosen[i] < steps.size ? chosen[i] : steps.size;
      move_jaguar(i, tables.targets_from[index_of(jaguar_[i])][steps.members[step]]);
      capturing |= only_if(chosen[i] >= steps.size, i);
    }
    for_each_lane(capturing,
                  [&](std::size_t i) noexcept { play_capture(i, chosen[i] - size_of(targets(i))); });
  }
  void play_capture(std::size_t lane, std::size_t n) noexcept {
    if (is_long_[lane]) return play_long_chain(lane, n);
    const listed_bits& firsts = bits_of(first_jumps(lane));
    const std::size_t with_first = 1 + size_of(second_jumps(lane, 0));
    const auto i = std::size_t{n >= with_first};
    n -= i * with_first;
    const board::jump first = tables.jumps_from[index_of(jaguar_[lane])][firsts.members[i]].points;
    jump_over(lane, first);
    if (n == 0) return;
    const std::size_t second = bits_of(second_jumps(lane, i)).members[n - 1];
    jump_over(lane, tables.jumps_from[index_of(first.landing)][second].points);
  }
  void play_long_chain(std::size_t lane, std::size_t n) noexcept {
    const walk chains{jaguar_[lane], dogs_[lane]};
    const auto chain = chains.nth(n, max_jumps(lane));
    for (const point dog : dogs_[lane] - chain.dogs) eat(lane, dog);
    move_jaguar(lane, chain.at);
  }
  void jump_over(std::size_t lane, board::jump j) noexcept {
    eat(lane, j.over);
    move_jaguar(lane, j.landing);
  }
  void eat(std::size_t lane, point dog) noexcept {
    dogs_[lane].erase(dog);
    is_dog_[index_of(dog)][lane] = 0;
    is_empty_[index_of(dog)][lane] = -1;
    --left_to_eat_[lane];
  }
  void move_jaguar(std::size_t lane, point to) noexcept {
    is_empty_[index_of(jaguar_[lane])][lane] = -1;
    is_empty_[index_of(to)][lane] = 0;
    jaguar_[lane] = to;
  }

  // By point and board: all bits where a dog stands, or nobody; and how many moves the dogs have from the
  // points up to this one.
  alignas(16) std::array<byte_row, point_count> is_dog_{};
  alignas(16) std::array<byte_row, point_count> is_empty_{};
  std::array<lane_bytes, point_count> moves_up_to_{};

  // By board.
  alignas(16) byte_row left_to_eat_{};
  std::array<point_set, size> dogs_{};
  std::array<point, size> jaguar_{};
  bool is_dogs_turn_;

  // By board, what count_moves() found, sets of eight bits: the targets of the jaguar's steps, and its first
  // jumps; the jumps that may follow the first two of these; and whether there are more first jumps, or third
  // ones.
  std::array<std::uint16_t, size> found_{};
  std::array<std::uint16_t, size> second_jumps_{};
  std::array<bool, size> is_long_{};
  bool some_over_ = false;
};

}  // namespace folkgames::adugo::detail

namespace folkgames::adugo {

/// Room for sixteen games with the same side to move as p: what folkgames::random_playouts plays in.
template <rules Rules>
requires(Rules.dog_moves == dog_move_rule::any && Rules.capture == capture_rule::optional)
    [[nodiscard]] inline detail::lanes<Rules> playout_lanes(const basic_position<Rules>& p,
                                                            vector_target) noexcept {
  return detail::lanes<Rules>{p.to_move()};
}

}  // namespace folkgames::adugo

#endif  // FOLKGAMES_HAS_VECTORS
