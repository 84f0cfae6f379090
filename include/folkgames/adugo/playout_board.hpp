#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/chains.hpp>
#include <folkgames/adugo/playout_tables.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/computed.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// The board of a random playout, in a form in which the next move is found by its number without a loop over
// the others. A move changes the bytes of the points that it touches. What happens is what basic_position
// does; the tests compare both.
namespace folkgames::adugo::detail {

// A board that knows its legal moves by number. Where dogs step in all directions and captures are optional.
template <rules Rules, class Tables = playout_tables>
class playout_board {
public:
  constexpr explicit playout_board(const basic_position<Rules>& p) noexcept
      : jaguar_{p.jaguar()}, is_dogs_turn_{p.to_move() == side::dogs} {
    for (const point at : p.empty_points()) board_.vacate(seen(at));
    for (const point at : p.dogs()) board_.flip_dog(seen(at));
    if (p.max_jumps() != 0) left_to_eat_ = static_cast<std::size_t>(Rules.dogs_to_win) - p.captured_count();
  }

  [[nodiscard]] constexpr basic_position<Rules> position() const noexcept {
    using position_type = basic_position<Rules>;
    return position_type::from_bits(position_type::jaguar_bit(jaguar_) | dogs().bits() |
                                    (is_dogs_turn_ ? position_type::turn_bit : 0));
  }

  // position().count_legal_moves()
  [[nodiscard]] constexpr std::size_t count_moves() noexcept {
    if (left_to_eat_ == 0) return 0;
    return is_dogs_turn_ ? count_dog_moves() : count_jaguar_moves();
  }

  // Plays nth_legal_move(position(), n). Precondition: count_moves() was called for the board as it is, and
  // returned more than n.
  constexpr void play(std::size_t n) noexcept {
    if (is_dogs_turn_) {
      play_dog_move(n);
    } else if (n < steps_) {
      move_jaguar(nth_target(jaguar_, n));
    } else {
      play_capture(n - steps_);
    }
    is_dogs_turn_ = !is_dogs_turn_;
  }

private:
  static constexpr const Tables& tables = folkgames::detail::computed<Tables>;

  [[nodiscard]] static constexpr const seen_board& seen(point p) noexcept { return tables.seen[index_of(p)]; }
  [[nodiscard]] static constexpr const listed_bits& bits_of(std::size_t set) noexcept {
    return tables.bits_of[set];
  }
  using chain = detail::chain<longest_chain<Rules>>;
  static constexpr std::uint64_t in_each_byte = 0x0101'0101'0101'0101u;

  [[nodiscard]] constexpr point_set dogs() const noexcept {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i != board_.dog_here.size(); ++i) {
      // One bit of each byte; the product has them side by side in its highest byte.
      const std::uint64_t here = board_.dog_here[i] & in_each_byte;
      bits |= static_cast<std::uint32_t>(here * 0x0102'0408'1020'4080u >> 56) << 8 * i;
    }
    return point_set::from_bits(bits);
  }
  [[nodiscard]] constexpr std::size_t max_jumps() const noexcept {
    return Rules.jumps == jump_rule::single ? 1 : left_to_eat_;
  }
  [[nodiscard]] constexpr point nth_target(point from, std::size_t n) const noexcept {
    return tables.targets_from[index_of(from)][bits_of(byte_of(board_.empty_targets, from)).members[n]];
  }

  constexpr std::size_t count_dog_moves() noexcept {
    std::size_t count = 0;
    for (std::size_t i = 0; i != sums_.size(); ++i) {
      // The product has in each byte the sum of that byte and those below it: at most 64.
      sums_[i] = (board_.dog_here[i] & board_.empty_count[i]) * in_each_byte;
      before_[i] = count;
      count += sums_[i] >> 56;
    }
    return count;
  }
  constexpr void play_dog_move(std::size_t n) noexcept {
    // The word, then the byte in it, up to which there are more than n moves. In each byte the highest bit of
    // the difference is set where the sum is not greater than n.
    const std::size_t word =
        std::size_t{n >= before_[1]} + std::size_t{n >= before_[2]} + std::size_t{n >= before_[3]};
    n -= before_[word];
    const std::uint64_t sums = sums_[word];
    const std::uint64_t greater = ~((n + 128) * in_each_byte - sums) & 128 * in_each_byte;
    const auto byte = static_cast<std::size_t>(std::countr_zero(greater)) / 8;
    n -= sums << 8 >> 8 * byte & 0xFF;
    const point from = point_at(8 * word + byte);
    const point to = nth_target(from, n);
    board_.flip_dog(seen(from));
    board_.flip_dog(seen(to));
    board_.vacate(seen(from));
    board_.fill(seen(to));
  }

  constexpr std::size_t count_jaguar_moves() noexcept {
    steps_ = byte_of(board_.empty_count, jaguar_);
    jumps_ = board_.jumps.from(jaguar_);
    // Mostly there are no more than two jumps, and none leads on to another. That is asked without a branch.
    const listed_bits& jumps = bits_of(jumps_);
    const std::size_t next =
        jumps_after(jump_from(jaguar_, jumps.members[0])) | jumps_after(jump_from(jaguar_, jumps.members[1]));
    longest_ = 1;
    if (next == 0 && jumps.size <= 2) return steps_ + jumps.size;
    return steps_ + count_chains();
  }
  [[nodiscard]] static constexpr const numbered_jump& jump_from(point p, std::size_t i) noexcept {
    return tables.jumps_from[index_of(p)][i];
  }
  // The jumps that may follow a first one. Its dog is missing then, which only rules out to go back over it:
  // no jump ends on a point beside its origin.
  [[nodiscard]] constexpr std::size_t jumps_after(const numbered_jump& first) const noexcept {
    return board_.jumps.from(first.points.landing) & first.next;
  }
  [[nodiscard]] constexpr bool has_third(const numbered_jump& first,
                                         const numbered_jump& second) const noexcept {
    const seen_jumps& eaten = seen(first.points.over).jumps;
    const point at = second.points.landing;
    const std::size_t between = byte_of(board_.jumps.dog_between, at) ^ byte_of(eaten.dog_between, at);
    const std::size_t landing = byte_of(board_.jumps.dog_on_landing, at) ^ byte_of(eaten.dog_on_landing, at);
    return (between & ~landing & second.next) != 0;
  }

  // As count_captures does it. Notes in longest_ whether there are chains of one, two, or more jumps.
  constexpr std::size_t count_chains() noexcept {
    if (max_jumps() == 1) return bits_of(jumps_).size;
    longest_ = 2;
    std::size_t count = 0;
    point_set tried_first;
    for (std::size_t rest = jumps_; rest != 0; rest &= rest - 1) {
      const numbered_jump& first = jump_from(jaguar_, bits_of(rest).members[0]);
      const std::size_t seconds = jumps_after(first);
      count += 1 + std::size_t{bits_of(seconds).size};
      point_set tried = tried_first;
      tried_first.insert(first.points.over);
      if constexpr (2 < longest_chain<Rules>) {
        if (max_jumps() == 2) continue;
        for (std::size_t others = seconds; others != 0; others &= others - 1) {
          const numbered_jump& second = jump_from(first.points.landing, bits_of(others).members[0]);
          if (has_third(first, second)) count += count_after(first.points, second.points, tried);
          tried.insert(second.points.over);
        }
      }
    }
    return count;
  }
  constexpr std::size_t count_after(board::jump first, board::jump second, point_set tried) noexcept {
    longest_ = 3;
    chain c{jaguar_};
    c.extend(first);
    c.extend(second);
    c.set_tried(tried);
    seen_jumps left = board_.jumps;
    left.flip_dog(seen(first.over).jumps);
    left.flip_dog(seen(second.over).jumps);
    std::size_t count = 0;
    const auto add = [&count, all = dogs()](const chain& found) noexcept {
      if (is_first_in_walk(found, all)) ++count;
      return true;
    };
    walk(c, left, max_jumps() - 2, add);
    return count;
  }
  // As for_each_extension. The walk goes on while f returns true.
  template <class F>
  static constexpr bool walk(chain& c, const seen_jumps& jumps, std::size_t jumps_left, F& f) noexcept {
    const point from = c.at();
    const point_set tried_before = c.tried();
    for (std::size_t rest = jumps.from(from); rest != 0; rest &= rest - 1) {
      const board::jump j = jump_from(from, bits_of(rest).members[0]).points;
      c.extend(j);
      if (!f(c)) return false;
      if (jumps_left > 1) {
        seen_jumps left = jumps;
        left.flip_dog(seen(j.over).jumps);
        if (!walk(c, left, jumps_left - 1, f)) return false;
      }
      c.take_back(j);
      c.set_tried(c.tried() | point_set{j.over});
    }
    c.set_tried(tried_before);
    return true;
  }

  constexpr void play_capture(std::size_t n) noexcept {
    if (longest_ == 1) return jump_over(jump_from(jaguar_, bits_of(jumps_).members[n]).points);
    if (longest_ == 3) return play_long_chain(n);
    for (std::size_t rest = jumps_;; rest &= rest - 1) {
      const numbered_jump& first = jump_from(jaguar_, bits_of(rest).members[0]);
      const listed_bits& seconds = bits_of(jumps_after(first));
      if (n <= seconds.size) {
        jump_over(first.points);
        if (n != 0) jump_over(jump_from(first.points.landing, seconds.members[n - 1]).points);
        return;
      }
      n -= 1 + std::size_t{seconds.size};
    }
  }
  constexpr void play_long_chain(std::size_t n) noexcept {
    chain c{jaguar_};
    const auto skip = [&n, all = dogs()](const chain& found) noexcept {
      return !is_first_in_walk(found, all) || n-- != 0;
    };
    walk(c, board_.jumps, max_jumps(), skip);
    for (const point dog : c.captured()) eat(dog);
    move_jaguar(c.at());
  }
  constexpr void jump_over(board::jump j) noexcept {
    eat(j.over);
    move_jaguar(j.landing);
  }
  constexpr void eat(point dog) noexcept {
    board_.flip_dog(seen(dog));
    board_.vacate(seen(dog));
    --left_to_eat_;
  }
  constexpr void move_jaguar(point to) noexcept {
    board_.vacate(seen(jaguar_));
    board_.fill(seen(to));
    jaguar_ = to;
  }

  seen_board board_;
  point jaguar_;
  bool is_dogs_turn_;
  std::size_t left_to_eat_ = 0;  // 0 also where the jaguar has won

  // What count_moves() found. The dogs' moves by origin: sums within a word, and those before each word.
  point_bytes sums_{};
  point_bytes before_{};
  // The jaguar's: how many steps, which jumps, and how many jumps the longest chain has, 3 for more than two.
  std::size_t steps_ = 0;
  std::size_t jumps_ = 0;
  std::size_t longest_ = 0;
};

}  // namespace folkgames::adugo::detail

namespace folkgames::adugo {

/// A board that starts from p and plays moves by number: what folkgames::random_playout plays on.
template <rules Rules>
requires(Rules.dog_moves == dog_move_rule::any && Rules.capture == capture_rule::optional)
    [[nodiscard]] constexpr detail::playout_board<Rules> board_for_playout(
        const basic_position<Rules>& p) noexcept {
  return detail::playout_board<Rules>{p};
}

}  // namespace folkgames::adugo
