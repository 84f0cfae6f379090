#pragma once

#include <folkgames/core/callback.hpp>
#include <folkgames/core/config.hpp>
#include <folkgames/core/fixed_list.hpp>
#include <folkgames/core/result.hpp>
#include <folkgames/core/target.hpp>
#include <folkgames/oware/lanes.hpp>
#include <folkgames/oware/move.hpp>
#include <folkgames/oware/pairs.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

namespace folkgames::oware {

/// Why a set-up is not a position.
enum class setup_error : std::uint8_t {
  none,
  negative_seeds,            ///< a pit or a store holds less than nothing
  wrong_seed_total,          ///< the seeds on the board and in the stores are not 48 in all
  quiet_plies_out_of_range,  ///< less than 0, or above the limit of the rules
  unknown_side,              ///< the side to move is neither
};

/// One English line for an error.
[[nodiscard]] constexpr std::string_view message(setup_error e) noexcept {
  switch (e) {
    case setup_error::none:
      return "the set-up is a position";
    case setup_error::negative_seeds:
      return "a pit or a store holds a negative number of seeds";
    case setup_error::wrong_seed_total:
      return "the seeds on the board and in the stores are not 48 in all";
    case setup_error::quiet_plies_out_of_range:
      return "the number of quiet plies is out of range";
    case setup_error::unknown_side:
      return "the side to move is neither South nor North";
  }
  return "unknown set-up error";
}

/// A position of Oware under the given rules: a value of 16 bytes that knows the seeds in pits and stores,
/// who is to move, and the number of plies since the last capture. The default-constructed position is the
/// start.
///
/// All operations are constexpr, allocate nothing, throw nothing and take a time that does not depend on the
/// board.
template <rules Rules = rules{}>
class basic_position {
public:
  /// The types that game_position asks for.
  /// @{
  using move_type = move;
  using side_type = side;
  using move_error_type = move_error;
  /// @}
  static_assert(Rules.quiet_limit >= 0 && Rules.quiet_limit <= rules::max_quiet_limit,
                "rules::quiet_limit must be from 0 to 255");
  static_assert(Rules.grand_slam <= grand_slam_rule::takes_all_and_ends,
                "oware::rules::grand_slam is none of its enumerators");

  /// The rules that it is played by, for code that sees only the type.
  static constexpr rules rules_in_force = Rules;
  /// Seeds of both sides together (O3).
  static constexpr int seed_count = detail::seed_count;
  /// More than half of them: so many in a store win (O12).
  static constexpr int majority = seed_count / 2 + 1;
  /// The legal moves of one position, in order.
  using move_list = fixed_list<move, pits_per_side>;

  /// The start of the game.
  constexpr basic_position() noexcept : basic_position{initial()} {}

  /// The start: four seeds in each pit (O3). South moves first unless another first mover is given.
  [[nodiscard]] static constexpr basic_position initial(side first = side::south) noexcept {
    constexpr std::uint64_t row = detail::pit_bytes & (detail::each_byte * 4);
    return basic_position{row, row, first, 0};
  }

  /// A position set up by hand: seeds in the pits A to F, a to f, in the stores of South and North, the side
  /// to move and the quiet plies.
  [[nodiscard]] static constexpr result<basic_position, setup_error> make(
      const std::array<int, pit_count>& seeds, const std::array<int, 2>& stores, side to_move,
      int quiet = 0) noexcept {
    const auto seeds_of = [&seeds, &stores](std::size_t i) {
      return i < pit_count ? seeds[i] : stores[i - pit_count];
    };
    for (std::size_t i = 0; i != pit_count + 2; ++i) {
      if (seeds_of(i) < 0) return setup_error::negative_seeds;
    }
    std::array<std::uint64_t, 2> row{};
    int total = 0;
    for (std::size_t i = 0; i != pit_count + 2; ++i) {
      const int n = seeds_of(i);
      if (n > seed_count - total) return setup_error::wrong_seed_total;
      total += n;
      const bool is_pit = i < pit_count;
      const std::size_t side_index = is_pit ? i / pits_per_side : i - pit_count;
      const std::size_t byte = is_pit ? i % pits_per_side : detail::store_byte;
      row[side_index] |= detail::in_byte(byte, static_cast<std::uint64_t>(n));
    }
    if (total != seed_count) return setup_error::wrong_seed_total;
    if (quiet < 0 || quiet > Rules.quiet_limit) return setup_error::quiet_plies_out_of_range;
    if (to_move != side::south && to_move != side::north) return setup_error::unknown_side;
    return to_move == side::south ? basic_position{row[0], row[1], to_move, quiet}
                                  : basic_position{row[1], row[0], to_move, quiet};
  }

  /// Who moves next; when the game is over, who would.
  [[nodiscard]] constexpr side to_move() const noexcept {
    return detail::byte_at(board_.other, detail::turn_byte) == 0 ? side::south : side::north;
  }
  /// Seeds in a pit, 0 to 48. Precondition: p is one of the twelve.
  [[nodiscard]] constexpr int seeds(pit p) const noexcept {
    return detail::byte_at(row_of(owner(p)), detail::index_of(p) % pits_per_side);
  }
  /// Seeds in all pits of a side, 0 to 48.
  [[nodiscard]] constexpr int seeds_in_row(side s) const noexcept { return detail::count_seeds(row_of(s)); }
  /// Seeds that a side has captured, 0 to 48.
  [[nodiscard]] constexpr int store(side s) const noexcept {
    return detail::byte_at(row_of(s), detail::store_byte);
  }
  /// Plies in a row without a capture, 0 to the limit of the rules.
  [[nodiscard]] constexpr int quiet_plies() const noexcept {
    return detail::byte_at(board_.own, detail::turn_byte);
  }

  /// The whole position as two numbers. The first is the side to move: its pits in bytes 0 (lowest) to 5, its
  /// store in byte 6, the quiet plies in byte 7. The second is the other side: its pits, its store, and in
  /// byte 7 the side to move, 0 for South and 1 for North.
  [[nodiscard]] constexpr std::array<std::uint64_t, 2> bits() const noexcept {
    return {board_.own, board_.other};
  }

  /// The position with these bits. Precondition: they are bits() of some position.
  [[nodiscard]] static constexpr basic_position from_bits(const std::array<std::uint64_t, 2>& bits) noexcept {
    return basic_position{detail::rows{bits[0], bits[1]}};
  }

  /// Calls f(move) for each legal move, A to F or a to f; where f returns bool, false stops. Returns whether
  /// it ran to the end. A finished game has no moves.
  template <class F>
  constexpr bool for_each_legal_move(F&& f) const noexcept(std::is_nothrow_invocable_v<F&, const move&>) {
    if (is_decided()) return true;
    const std::size_t first = to_move() == side::south ? 0 : pits_per_side;
    for (std::uint64_t rest = detail::legal_pits<Rules.grand_slam>(board_); rest != 0; rest &= rest - 1) {
      const std::size_t i = static_cast<std::size_t>(std::countr_zero(rest)) / 8;
      if (!folkgames::detail::goes_on(f, move{detail::pit_at(first + i)})) return false;
    }
    return true;
  }

  /// The legal moves in the order of for_each_legal_move; empty when the game is over.
  [[nodiscard]] constexpr move_list legal_moves() const noexcept {
    move_list list;
    for_each_legal_move([&list](const move& m) noexcept { list.push_back(m); });
    return list;
  }

  /// How many legal moves there are, 0 to 6, without making a list; 0 when the game is over.
  [[nodiscard]] constexpr std::size_t count_legal_moves() const noexcept {
    return detail::count_moves<Rules>(board_);
  }

  /// Whether there is a legal move, so that the game goes on.
  [[nodiscard]] constexpr bool has_legal_move() const noexcept {
    return !is_decided() && detail::legal_pits<Rules.grand_slam>(board_) != 0;
  }

  /// Why m is not legal, or move_error::none.
  [[nodiscard]] constexpr move_error check(const move& m) const noexcept {
    if (is_decided()) return move_error::game_over;
    // A move without a fault is also the proof that there is a move.
    const move_error fault = fault_of(m);
    const bool can_move = fault == move_error::none || detail::legal_pits<Rules.grand_slam>(board_) != 0;
    return can_move ? fault : move_error::game_over;
  }

  /// Whether check(m) finds nothing wrong. Any m may be asked.
  [[nodiscard]] constexpr bool is_legal(const move& m) const noexcept { return check(m) == move_error::none; }

  /// The position after m. Precondition: m is legal.
  [[nodiscard]] constexpr basic_position play(const move& m) const noexcept {
    FOLKGAMES_ASSERT(is_legal(m));
    return basic_position{detail::after<Rules>(board_, index_in_own_row(m))};
  }

  /// The position after m, or why m is not legal.
  [[nodiscard]] constexpr result<basic_position, move_error> try_play(const move& m) const noexcept {
    if (const move_error e = check(m); e != move_error::none) return e;
    return play(m);
  }

  /// Whether the game has ended, for whatever end_reason.
  [[nodiscard]] constexpr bool is_over() const noexcept { return !has_legal_move(); }

  /// How the game ended; nothing while it goes on.
  [[nodiscard]] constexpr std::optional<oware::outcome> outcome() const noexcept {
    if (!is_over()) return std::nullopt;
    oware::outcome ending;
    const auto [south, north] = final_score(*this);
    if (south != north) ending.winner = south > north ? side::south : side::north;
    ending.reason = reason();
    return ending;
  }
  [[nodiscard]] friend constexpr bool operator==(const basic_position&,
                                                 const basic_position&) noexcept = default;

private:
  // The words' turn bytes may hold anything: they are written anew.
  constexpr basic_position(std::uint64_t own, std::uint64_t other, side to_move, int quiet) noexcept
      : board_{detail::set_byte(own, detail::turn_byte, static_cast<std::uint64_t>(quiet)),
               detail::set_byte(other, detail::turn_byte, to_move == side::south ? 0 : 1)} {}
  constexpr explicit basic_position(const detail::rows& board) noexcept : board_{board} {}

  [[nodiscard]] constexpr std::uint64_t row_of(side s) const noexcept {
    return s == to_move() ? board_.own : board_.other;
  }

  // The number of the move's pit among those of the side to move, or something greater than 5.
  [[nodiscard]] constexpr std::size_t index_in_own_row(const move& m) const noexcept {
    return detail::index_of(m.pit()) - (to_move() == side::south ? 0 : pits_per_side);
  }

  // What is wrong with m if the game is not over.
  [[nodiscard]] constexpr move_error fault_of(const move& m) const noexcept {
    const std::size_t i = index_in_own_row(m);
    if (i >= pits_per_side) return move_error::wrong_side;
    if (detail::byte_at(board_.own, i) == 0) return move_error::empty_pit;
    const bool playable = (detail::filled_or_feeding_pits(board_) & detail::in_byte(i, 0xFF)) != 0;
    if (!playable) return move_error::must_feed;
    return detail::may_sow<Rules.grand_slam>(board_, i) ? move_error::none : move_error::slam_forbidden;
  }

  // Whether the game is over though there may be a pit to sow.
  [[nodiscard]] constexpr bool is_decided() const noexcept { return detail::is_decided<Rules>(board_); }

  // Precondition: the game is over.
  [[nodiscard]] constexpr end_reason reason() const noexcept {
    if (detail::has_majority(board_)) return end_reason::majority;
    // The side to move had seeds or was fed, so in play only a slam can have left it without any.
    constexpr bool slam_ends = Rules.grand_slam == grand_slam_rule::takes_all_and_ends;
    if (slam_ends && (board_.own & detail::pit_bytes) == 0) return end_reason::grand_slam;
    return detail::legal_pits<Rules.grand_slam>(board_) == 0 ? end_reason::no_move : end_reason::quiet_limit;
  }

  detail::rows board_;
};

/// Calls f(q) for each position q that a legal move of p leads to, in the order of the moves.
template <rules Rules, class F>
constexpr void for_each_child(const basic_position<Rules>& p,
                              F&& f) noexcept(std::is_nothrow_invocable_v<F&, const basic_position<Rules>&>) {
  const auto [own, other] = p.bits();
  detail::for_each_after<Rules>({own, other},
                                [&f](const detail::rows& board) noexcept(
                                    std::is_nothrow_invocable_v<F&, const basic_position<Rules>&>) {
                                  f(basic_position<Rules>::from_bits({board.own, board.other}));
                                });
}

/// Legal move number n in their order, counted from 0. Precondition: n < p.count_legal_moves().
template <rules Rules>
[[nodiscard]] constexpr move nth_legal_move(const basic_position<Rules>& p, std::size_t n) noexcept {
  FOLKGAMES_ASSERT(n < p.count_legal_moves());
  const auto [own, other] = p.bits();
  const std::uint64_t pits = detail::legal_pits<Rules.grand_slam>({own, other});
  const std::size_t first = p.to_move() == side::south ? 0 : pits_per_side;
  return move{detail::pit_at(first + detail::nth_pit(detail::bits_of_pits(pits), n))};
}

#if FOLKGAMES_HAS_VECTORS
/// perft(p, 3), at run time.
template <rules Rules>
requires(Rules.grand_slam != grand_slam_rule::forbidden) [[nodiscard]] inline std::uint64_t
    count_three_plies(const basic_position<Rules>& p, vector_target) noexcept {
  const auto [own, other] = p.bits();
  std::uint64_t leaves = 0;
  detail::for_each_child_of<Rules>(detail::turned(detail::rows{own, other}),
                                   [&leaves](const detail::turned_rows& child) noexcept {
                                     leaves += detail::count_grandchildren<Rules>(child);
                                   });
  return leaves;
}

/// Room for sixteen games: what folkgames::random_playouts plays in.
template <rules Rules>
requires(Rules.grand_slam != grand_slam_rule::forbidden)
    [[nodiscard]] inline detail::lanes<Rules> playout_lanes(const basic_position<Rules>&,
                                                            vector_target) noexcept {
  return {};
}
#endif

/// A position under the default rules.
using position = basic_position<>;

/// The start of the game under some rules. For folkgames::with_rules, which finds it through the rules' type.
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> start_under(std::integral_constant<rules, Rules>) noexcept {
  return {};
}

/// What each side has in the end. After a majority the seeds on the board stay there: the score is the two
/// stores (O12). Otherwise each side also gets the seeds of its row (O11, O14). Precondition: the game is
/// over.
template <rules Rules>
[[nodiscard]] constexpr score final_score(const basic_position<Rules>& p) noexcept {
  FOLKGAMES_ASSERT(p.is_over());
  const score stores{p.store(side::south), p.store(side::north)};
  if (stores.south >= p.majority || stores.north >= p.majority) return stores;
  return {stores.south + p.seeds_in_row(side::south), stores.north + p.seeds_in_row(side::north)};
}

}  // namespace folkgames::oware

// What the algorithms look for: where the position is known, these are too.
#include <folkgames/oware/playout_board.hpp>
#include <folkgames/oware/two_plies.hpp>
