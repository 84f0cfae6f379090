#pragma once

#include <folkgames/core/binomial.hpp>
#include <folkgames/core/config.hpp>
#include <folkgames/core/index.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace folkgames::oware {

/// The number of ways to put n seeds into the twelve pits, C(n + 11, 11): a layer of a solver.
/// Precondition: n <= 48.
[[nodiscard]] constexpr std::uint64_t board_count(std::size_t n) noexcept {
  return folkgames::detail::binomial(n + pit_count - 1, pit_count - 1);
}

/// The index of the seeds in the pits A to F, a to f among all boards with as many seeds, 0 to board_count(n)
/// - 1.
///
/// Twelve pits are n seeds in a row with eleven bars between them. The index is that of the places of the
/// bars among n + 11, in colexicographic order.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t to_board_index(const basic_position<Rules>& p) noexcept {
  std::uint64_t index = 0;
  std::size_t bar = 0;
  for (std::size_t i = 0; i + 1 != pit_count; ++i) {
    bar += static_cast<std::size_t>(p.seeds(detail::pit_at(i)));
    index += folkgames::detail::binomials[bar][i + 1];
    ++bar;
  }
  return index;
}

namespace detail {

// [bars][bars_guard + place]: C(place, bars). In front stand zeros, so that one may look at a few places
// before the first.
inline constexpr std::size_t bars_guard = 8;
inline constexpr auto boards_below_bar = [] {
  constexpr std::size_t places = seed_count + pit_count - 1;
  std::array<std::array<std::uint64_t, bars_guard + places>, pit_count> table{};
  for (std::size_t bars = 1; bars != pit_count; ++bars) {
    for (std::size_t place = 0; place != places; ++place)
      table[bars][bars_guard + place] = folkgames::detail::binomials[place][bars];
  }
  return table;
}();

// The seeds in the pit that the i-th bar stands before. Leaves in `after` and `index` what is for the pits
// before it.
//
// The bar stands at the greatest place before `after` whose binomial still fits into the index. Looking at
// one place after the other ends in a jump that is guessed wrong in most pits; so eight comparisons are added
// up at once, which is enough for seven seeds.
[[nodiscard]] constexpr std::uint64_t take_seeds(std::size_t i, std::size_t& after,
                                                 std::uint64_t& index) noexcept {
  const auto& below = boards_below_bar[i];
  std::size_t bar = bars_guard + after - 1;
  std::size_t too_far = 0;
  do {
    too_far = 0;
    for (std::size_t j = 0; j != bars_guard; ++j) too_far += below[bar - j] > index ? 1u : 0u;
    bar -= too_far;
  } while (too_far == bars_guard);
  index -= below[bar];
  const std::size_t seeds = bars_guard + after - 1 - bar;
  after = bar - bars_guard;
  return seeds;
}

// The seeds of the board of n seeds with an index, one pit a byte: A to F (A in the lowest byte), a to f.
[[nodiscard]] constexpr std::array<std::uint64_t, 2> rows_of_board(std::size_t n,
                                                                   std::uint64_t index) noexcept {
  std::size_t after = n + pit_count - 1;  // the place behind the pit's last seed
  std::uint64_t north = 0;
  for (std::size_t i = pit_count - 1; i >= pits_per_side; --i)
    north = north << 8 | take_seeds(i, after, index);
  std::uint64_t south = 0;
  for (std::size_t i = pits_per_side - 1; i != 1; --i) south = south << 8 | take_seeds(i, after, index);
  // What is left is the place of the first bar.
  return {south << 16 | (after - 1 - index) << 8 | index, north};
}

}  // namespace detail

/// The seeds in A to F, a to f of the board of n seeds with an index: the inverse of to_board_index.
/// Precondition: n <= 48, index < board_count(n).
[[nodiscard]] constexpr std::array<int, pit_count> from_board_index(std::size_t n,
                                                                    std::uint64_t index) noexcept {
  FOLKGAMES_ASSERT(n <= 48 && index < board_count(n));
  const std::array<std::uint64_t, 2> rows = detail::rows_of_board(n, index);
  std::array<int, pit_count> seeds{};
  for (std::size_t i = 0; i != pit_count; ++i)
    seeds[i] = detail::byte_at(rows[i / pits_per_side], i % pits_per_side);
  return seeds;
}

namespace detail {

// The number of boards with fewer than n seeds, each with all ways to divide the other seeds between the
// stores.
inline constexpr auto layer_begins = [] {
  std::array<std::uint64_t, seed_count + 2> begins{};
  for (std::size_t n = 0; n <= seed_count; ++n)
    begins[n + 1] = begins[n] + board_count(n) * (seed_count + 1 - n);
  return begins;
}();

// [index >> 34]: the number of seeds on the first board with these leading bits.
inline constexpr std::size_t layer_shift = 34;
inline constexpr auto layer_at = [] {
  std::array<std::uint8_t, (layer_begins.back() >> layer_shift) + 1> table{};
  std::uint8_t n = 0;
  for (std::uint64_t cell = 0; cell != table.size(); ++cell) {
    while (layer_begins[n + 1u] <= cell << layer_shift) ++n;
    table[cell] = n;
  }
  return table;
}();

}  // namespace detail

/// The index of a position among all that the factory accepts, 0 to folkgames::index_count<P> - 1: by the
/// seeds on the board, then by to_board_index, South's store, the side to move (South first) and the quiet
/// plies.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t to_index(const basic_position<Rules>& p) noexcept {
  const auto south = static_cast<std::uint64_t>(p.store(side::south));
  const int seeds_on_board = p.seeds_in_row(side::south) + p.seeds_in_row(side::north);
  const auto on_board = static_cast<std::size_t>(seeds_on_board);
  std::uint64_t index = to_board_index(p) * (detail::seed_count + 1 - on_board) + south;
  index = (detail::layer_begins[on_board] + index) * 2 + (p.to_move() == side::south ? 0 : 1);
  return index * (Rules.quiet_limit + 1u) + static_cast<std::uint64_t>(p.quiet_plies());
}

/// For folkgames::index_count.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t count_positions(std::type_identity<basic_position<Rules>>) noexcept {
  return detail::layer_begins.back() * 2 * (Rules.quiet_limit + 1u);
}

/// For folkgames::from_index.
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> position_at(
    std::uint64_t index, std::type_identity<basic_position<Rules>>) noexcept {
  const std::uint64_t quiet = index % (Rules.quiet_limit + 1u);
  index /= Rules.quiet_limit + 1u;
  const std::uint64_t north_to_move = index % 2;
  index /= 2;
  std::size_t on_board = detail::layer_at[index >> detail::layer_shift];
  while (detail::layer_begins[on_board + 1] <= index) ++on_board;
  index -= detail::layer_begins[on_board];
  const std::uint64_t in_stores = detail::seed_count - on_board;
  const std::uint64_t in_south = index % (in_stores + 1);
  auto [south, north] = detail::rows_of_board(on_board, index / (in_stores + 1));
  south |= detail::in_byte(detail::store_byte, in_south);
  north |= detail::in_byte(detail::store_byte, in_stores - in_south);
  // basic_position::make would look for errors that cannot be here.
  const std::uint64_t own = north_to_move == 0 ? south : north;
  const std::uint64_t other = north_to_move == 0 ? north : south;
  return basic_position<Rules>::from_bits({own | detail::in_byte(detail::turn_byte, quiet),
                                           other | detail::in_byte(detail::turn_byte, north_to_move)});
}

}  // namespace folkgames::oware
