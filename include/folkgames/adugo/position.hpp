#pragma once

#include <folkgames/adugo/bit_count.hpp>
#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/chains.hpp>
#include <folkgames/adugo/max_legal_moves.hpp>
#include <folkgames/adugo/move.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/adugo/steps.hpp>
#include <folkgames/core/callback.hpp>
#include <folkgames/core/config.hpp>
#include <folkgames/core/fixed_list.hpp>
#include <folkgames/core/result.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

namespace folkgames::adugo {

/// Why a set-up is not a position.
enum class setup_error : std::uint8_t {
  none,
  jaguar_off_board,  ///< the jaguar's point is none of the 31
  dog_on_jaguar,     ///< a dog stands on the jaguar's point
  too_many_dogs,     ///< more than fourteen
  unknown_side,      ///< the side to move is neither
};

/// One English line for an error.
[[nodiscard]] constexpr std::string_view message(setup_error e) noexcept {
  switch (e) {
    case setup_error::none:
      return "the set-up is a position";
    case setup_error::jaguar_off_board:
      return "the jaguar is not on the board";
    case setup_error::dog_on_jaguar:
      return "a dog stands on the jaguar's point";
    case setup_error::too_many_dogs:
      return "there are more than fourteen dogs";
    case setup_error::unknown_side:
      return "the side to move is neither jaguar nor dogs";
  }
  return "unknown set-up error";
}

/// A position of Adugo under the given rules: a value of 8 bytes that knows where the pieces are and who is
/// to move, and nothing else. The default-constructed position is the start.
///
/// All operations are constexpr, allocate nothing and throw nothing. A move's cost is that of one exclusive
/// or.
template <rules Rules = rules{}>
class basic_position {
public:
  /// The types that game_position asks for.
  /// @{
  using move_type = move;
  using side_type = side;
  using move_error_type = move_error;
  /// @}

  static_assert(Rules.dogs_to_win >= 1 && Rules.dogs_to_win <= rules::max_dogs_to_win,
                "rules::dogs_to_win must be from 1 to 14");
  static_assert(Rules.dog_moves <= dog_move_rule::forward_only && Rules.jumps <= jump_rule::single &&
                    Rules.capture <= capture_rule::compulsory,
                "a member of adugo::rules is none of its enumerators");

  /// The rules that it is played by, for code that sees only the type.
  static constexpr rules rules_in_force = Rules;
  /// How many dogs begin (A4); the factory takes no more.
  static constexpr std::size_t dogs_at_start = 14;
  /// The legal moves of one position, in order.
  using move_list = fixed_list<move, max_legal_moves(Rules)>;

  /// The start of the game.
  constexpr basic_position() noexcept : basic_position{initial()} {}

  /// The start: dogs on ranks 7 to 5, the jaguar in their midst on c5 (A4, A5). The jaguar moves first (A6);
  /// another first mover is an extension for study.
  [[nodiscard]] static constexpr basic_position initial(side first = side::jaguar) noexcept {
    constexpr auto rank_5_and_above = point_set::from_bits((std::uint32_t{1} << 15) - 1);
    return basic_position{point::c5, rank_5_and_above - point_set{point::c5}, first};
  }

  /// A position set up by hand: zero to fourteen dogs, none of them on the jaguar's point. Where as many are
  /// missing as the jaguar must eat, the position is over and the jaguar has won.
  [[nodiscard]] static constexpr result<basic_position, setup_error> make(point jaguar, point_set dogs,
                                                                          side to_move) noexcept {
    if (!detail::on_board(jaguar)) return setup_error::jaguar_off_board;
    if (dogs.contains(jaguar)) return setup_error::dog_on_jaguar;
    if (dogs.size() > dogs_at_start) return setup_error::too_many_dogs;
    if (to_move != side::jaguar && to_move != side::dogs) return setup_error::unknown_side;
    return basic_position{jaguar, dogs, to_move};
  }

  /// Who moves next; when the game is over, who would.
  [[nodiscard]] constexpr side to_move() const noexcept {
    return (word_ & turn_bit) == 0 ? side::jaguar : side::dogs;
  }
  /// Where the jaguar stands.
  [[nodiscard]] constexpr point jaguar() const noexcept {
    return detail::point_at(static_cast<std::size_t>(std::countr_zero(word_ >> jaguar_shift)));
  }
  /// Where the dogs stand: up to fourteen points.
  [[nodiscard]] constexpr point_set dogs() const noexcept {
    return point_set::from_bits(static_cast<std::uint32_t>(word_ & dogs_mask));
  }
  /// The points without a piece: 16 to 30.
  [[nodiscard]] constexpr point_set empty_points() const noexcept {
    return ~point_set::from_bits(static_cast<std::uint32_t>((word_ | (word_ >> jaguar_shift)) & dogs_mask));
  }
  /// How many of the fourteen dogs are no longer on the board.
  [[nodiscard]] constexpr std::size_t captured_count() const noexcept {
    return dogs_at_start - detail::count_bits(dogs().bits());
  }

  /// The bit of bits() that is set when the dogs are to move.
  static constexpr std::uint64_t turn_bit = std::uint64_t{1} << 31;
  /// The bit of bits() that is set when the jaguar stands on a point. Precondition: it is on the board.
  [[nodiscard]] static constexpr std::uint64_t jaguar_bit(point jaguar) noexcept {
    return std::uint64_t{1} << (detail::index_of(jaguar) + jaguar_shift);
  }

  /// The whole position as one number: bits 0 to 30 the dogs, a bit a point; bit 31 set when the dogs are to
  /// move; bits 32 to 62 the jaguar's point.
  [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return word_; }

  /// The position with these bits. Precondition: they are bits() of some position.
  [[nodiscard]] static constexpr basic_position from_bits(std::uint64_t bits) noexcept {
    return basic_position{bits};
  }

  /// Calls f(move) for each legal move; where f returns bool, false stops. Returns whether it ran to the end.
  ///
  /// Order: the jaguar's steps by target, then its captures depth first, jumps from a point by landing, a
  /// shorter chain before its extensions, an effect where its first path comes; the dogs' moves by origin,
  /// then target. A finished game has no moves. Needs no memory beyond one chain.
  template <class F>
  constexpr bool for_each_legal_move(F&& f) const noexcept(std::is_nothrow_invocable_v<F&, const move&>) {
    if (goal_reached()) return true;
    return to_move() == side::dogs ? for_each_dog_move(f) : for_each_jaguar_move(f);
  }

  /// The legal moves in the order of for_each_legal_move; empty when the game is over. Only where their
  /// number has a proven maximum; otherwise use for_each_legal_move.
  [[nodiscard]] constexpr move_list legal_moves() const noexcept requires has_proven_move_maximum<Rules> {
    move_list list;
    for_each_legal_move([&list](const move& m) noexcept { list.push_back(m); });
    return list;
  }

  /// How many legal moves there are, without making a list; 0 when the game is over.
  [[nodiscard]] constexpr std::size_t count_legal_moves() const noexcept {
    if (goal_reached()) return 0;
    if (to_move() == side::dogs) return detail::count_dog_steps<Rules.dog_moves>(dogs(), empty_points());
    const std::size_t steps = detail::count_bits(jaguar_step_targets().bits());
    if constexpr (Rules.capture == capture_rule::optional) {
      return steps + detail::count_captures<detail::longest_chain<Rules>>(jaguar(), dogs(), max_jumps());
    }
    std::size_t count = steps;
    for_each_capture([&count](const move&) noexcept { ++count; });
    return count;
  }

  /// Whether there is a legal move, so that the game goes on. Looks no further than one jump.
  [[nodiscard]] constexpr bool has_legal_move() const noexcept { return !goal_reached() && can_move(); }

  /// Why m is not legal, or move_error::none.
  [[nodiscard]] constexpr move_error check(const move& m) const noexcept {
    if (goal_reached()) return move_error::game_over;
    // A move without a fault is also the proof that there is a move.
    const move_error fault = fault_of(m);
    return fault == move_error::none || can_move() ? fault : move_error::game_over;
  }

  /// Whether check(m) finds nothing wrong. Any m may be asked.
  [[nodiscard]] constexpr bool is_legal(const move& m) const noexcept { return check(m) == move_error::none; }

  /// The position after m. Precondition: m is legal.
  [[nodiscard]] constexpr basic_position play(const move& m) const noexcept {
    FOLKGAMES_ASSERT(is_legal(m));
    // Leaving, reaching, being eaten and passing the turn all flip bits: where a chain ends on its own start
    // the first two cancel.
    const std::uint64_t from_and_to =
        (std::uint64_t{1} << detail::index_of(m.from())) ^ (std::uint64_t{1} << detail::index_of(m.to()));
    const int shift = to_move() == side::dogs ? 0 : jaguar_shift;
    return basic_position{word_ ^ (from_and_to << shift) ^ m.captured().bits() ^ turn_bit};
  }

  /// The position after m, or why m is not legal.
  [[nodiscard]] constexpr result<basic_position, move_error> try_play(const move& m) const noexcept {
    if (const move_error e = check(m); e != move_error::none) return e;
    return play(m);
  }

  /// Whether the game has ended: the goal is reached, or the side to move cannot move (A14, A15).
  [[nodiscard]] constexpr bool is_over() const noexcept { return goal_reached() || !can_move(); }

  /// How the game ended; nothing while it goes on. A goal reached counts before a lack of moves.
  [[nodiscard]] constexpr std::optional<adugo::outcome> outcome() const noexcept {
    if (goal_reached()) return adugo::outcome{side::jaguar, end_reason::dogs_eaten};
    if (!can_move()) return adugo::outcome{opponent(to_move()), end_reason::no_move};
    return std::nullopt;
  }

  [[nodiscard]] friend constexpr bool operator==(const basic_position&,
                                                 const basic_position&) noexcept = default;

  /// How many jumps a chain can have here: none goes past the winning capture.
  [[nodiscard]] constexpr std::size_t max_jumps() const noexcept {
    if (goal_reached()) return 0;
    if constexpr (Rules.jumps == jump_rule::single) return 1;
    return static_cast<std::size_t>(Rules.dogs_to_win) - captured_count();
  }

private:
  static constexpr std::uint64_t dogs_mask = (std::uint64_t{1} << point_count) - 1;
  static constexpr int jaguar_shift = 32;

  using chain = detail::chain<detail::longest_chain<Rules>>;

  constexpr explicit basic_position(std::uint64_t word) noexcept : word_{word} {}
  constexpr basic_position(point jaguar, point_set dogs, side to_move) noexcept
      : word_{jaguar_bit(jaguar) | dogs.bits() | (to_move == side::dogs ? turn_bit : 0)} {}

  [[nodiscard]] constexpr bool goal_reached() const noexcept {
    return captured_count() >= static_cast<std::size_t>(Rules.dogs_to_win);
  }

  // What is wrong with m if the game is not over.
  [[nodiscard]] constexpr move_error fault_of(const move& m) const noexcept {
    const bool dogs_turn = to_move() == side::dogs;
    const bool from_jaguar = m.from() == jaguar();
    const bool from_dog = dogs().contains(m.from());
    if (dogs_turn ? from_jaguar : from_dog) return move_error::wrong_side;
    if (!from_jaguar && !from_dog) return move_error::empty_origin;
    if (!detail::on_board(m.to()))
      return m.is_capture() ? move_error::no_such_capture : move_error::not_a_step;
    const bool jaguar_captures = from_jaguar && m.is_capture();
    const point_set occupied = jaguar_captures ? dogs() - m.captured() : ~empty_points();
    if (occupied.contains(m.to())) return move_error::target_occupied;
    if (!m.is_capture() && !board::neighbours(m.from()).contains(m.to())) return move_error::not_a_step;
    if (from_dog && !detail::ranks_allow(Rules.dog_moves, m.from(), m.to())) return move_error::backward;
    if (!m.is_capture()) {
      return from_jaguar && !jaguar_may_step() ? move_error::must_capture : move_error::none;
    }
    if (!jaguar_captures || !can_capture(m)) return move_error::no_such_capture;
    return may_stop(m.captured(), m.to()) ? move_error::none : move_error::must_capture;
  }

  // Whether the side to move could move, the goal apart.
  [[nodiscard]] constexpr bool can_move() const noexcept {
    if (to_move() == side::dogs) return !dogs_that_can_step().empty();
    return !(board::neighbours(jaguar()) & empty_points()).empty() || detail::can_jump(jaguar(), dogs());
  }

  [[nodiscard]] constexpr point_set dogs_that_can_step() const noexcept {
    return detail::dogs_that_can_step<Rules.dog_moves>(dogs(), empty_points());
  }

  // Where captures are compulsory: only if there is none.
  [[nodiscard]] constexpr bool jaguar_may_step() const noexcept {
    return Rules.capture == capture_rule::optional || !detail::can_jump(jaguar(), dogs());
  }
  [[nodiscard]] constexpr point_set jaguar_step_targets() const noexcept {
    return jaguar_may_step() ? board::neighbours(jaguar()) & empty_points() : point_set{};
  }

  // Whether a chain that has eaten these dogs may end on this point. Where captures are compulsory it must go
  // on while it can; whether it can depends only on its effect.
  [[nodiscard]] constexpr bool may_stop(point_set eaten, point at) const noexcept {
    return Rules.capture == capture_rule::optional || eaten.size() == max_jumps() ||
           !detail::can_jump(at, dogs() - eaten);
  }

  [[nodiscard]] constexpr bool can_capture(const move& m) const noexcept {
    if (m.captured().size() > max_jumps() || !(m.captured() - dogs()).empty()) return false;
    chain c{jaguar()};
    return detail::extend_to(c, dogs(), m.captured(), m.to());
  }

  template <class F>
  constexpr bool for_each_dog_move(F& f) const noexcept(std::is_nothrow_invocable_v<F&, const move&>) {
    const point_set empty = empty_points();
    for (const point from : dogs_that_can_step()) {
      for (const point to : detail::dog_targets<Rules.dog_moves>[detail::index_of(from)] & empty) {
        if (!folkgames::detail::goes_on(f, move{from, to})) return false;
      }
    }
    return true;
  }

  template <class F>
  constexpr bool for_each_jaguar_move(F& f) const noexcept(std::is_nothrow_invocable_v<F&, const move&>) {
    for (const point to : jaguar_step_targets()) {
      if (!folkgames::detail::goes_on(f, move{jaguar(), to})) return false;
    }
    return for_each_capture(f);
  }

  template <class F>
  constexpr bool for_each_capture(F&& f) const noexcept(std::is_nothrow_invocable_v<F&, const move&>) {
    chain c{jaguar()};
    auto deliver = [&f, this](const chain& found) noexcept(std::is_nothrow_invocable_v<F&, const move&>) {
      return !may_stop(found.captured(), found.at()) || !detail::is_first_in_walk(found, dogs()) ||
             folkgames::detail::goes_on(f, move{jaguar(), found.at(), found.captured()});
    };
    return detail::for_each_extension(c, dogs(), max_jumps(), deliver);
  }

  std::uint64_t word_;
};

/// A position under the default rules.
using position = basic_position<>;

/// The start of the game under some rules. For folkgames::with_rules, which finds it through the rules' type.
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> start_under(std::integral_constant<rules, Rules>) noexcept {
  return {};
}

}  // namespace folkgames::adugo

// What the algorithms look for: where the position is known, these are too.
#include <folkgames/adugo/lanes.hpp>
#include <folkgames/adugo/nth_legal_move.hpp>
#include <folkgames/adugo/playout_board.hpp>
#include <folkgames/adugo/two_plies.hpp>
