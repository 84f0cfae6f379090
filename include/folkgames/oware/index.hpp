#pragma once

#include <folkgames/core/computed.hpp>
#include <folkgames/core/index.hpp>
#include <folkgames/core/leading_bits.hpp>
#include <folkgames/oware/board_index.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>

namespace folkgames::oware {

namespace detail {

// The number of boards with fewer than n seeds, each with all ways to divide the other seeds between the
// stores.
inline constexpr auto layer_begins = [] {
  std::array<std::uint64_t, seed_count + 2> begins{};
  for (std::size_t n = 0; n <= seed_count; ++n)
    begins[n + 1] = begins[n] + board_count(n) * (seed_count + 1 - n);
  return begins;
}();

// The number of seeds on the first board of a cell.
struct layer_table {
  static constexpr unsigned leading_bits = 4;
  std::uint8_t layer_at[folkgames::detail::cell_of<leading_bits>(layer_begins.back() - 1) + 1]{};

  constexpr layer_table() noexcept {
    std::uint8_t n = 0;
    for (std::size_t cell = 0; cell != std::size(layer_at); ++cell) {
      const std::uint64_t begin = folkgames::detail::begin_of_cell<leading_bits>(cell);
      while (layer_begins[n + 1u] <= begin) ++n;
      layer_at[cell] = n;
    }
  }

  [[nodiscard]] constexpr std::size_t layer_of(std::uint64_t index) const noexcept {
    std::size_t n = layer_at[folkgames::detail::cell_of<leading_bits>(index)];
    while (layer_begins[n + 1] <= index) ++n;
    return n;
  }
};

// A number in the layer of n seeds, divided by 49 - n, the number of ways to share out the other seeds: times
// the reciprocal, shifted right. A division takes several times as long.
inline constexpr unsigned reciprocal_shift = 44;
inline constexpr auto reciprocals = [] {
  std::array<std::uint64_t, seed_count + 1> table{};
  for (std::size_t n = 0; n <= seed_count; ++n)
    table[n] = (std::uint64_t{1} << reciprocal_shift) / (seed_count + 1 - n) + 1;
  return table;
}();
[[nodiscard]] constexpr std::uint64_t divided_by_shares(std::uint64_t number, std::size_t n) noexcept {
  constexpr unsigned low = 20;  // bits: the whole product has more than 64
  const std::uint64_t high_part = (number >> low) * reciprocals[n];
  const std::uint64_t low_part = (number & ((1u << low) - 1)) * reciprocals[n];
  return (high_part + (low_part >> low)) >> (reciprocal_shift - low);
}

// It is exact: with r = reciprocal * divisor - 2^44, the product is too great by number * r / divisor, which
// changes no quotient while number * r < 2^44; and its high part fits into 64 bits.
static_assert([] {
  for (std::size_t n = 0; n <= seed_count; ++n) {
    const std::uint64_t divisor = seed_count + 1 - n;
    const std::uint64_t too_great = reciprocals[n] * divisor - (std::uint64_t{1} << reciprocal_shift);
    const std::uint64_t end = board_count(n) * divisor;
    if (end > (std::uint64_t{1} << reciprocal_shift) / too_great) return false;
    if ((end >> 20) + 1 > ~std::uint64_t{0} / reciprocals[n]) return false;
  }
  return true;
}());

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

/// For folkgames::from_index. The tables are parameters for the reason that from_board_index gives.
template <rules Rules, class Layers = detail::layer_table, class Boards = detail::board_tables>
[[nodiscard]] constexpr basic_position<Rules> position_at(
    std::uint64_t index, std::type_identity<basic_position<Rules>>) noexcept {
  const std::uint64_t quiet = index % (Rules.quiet_limit + 1u);
  index /= Rules.quiet_limit + 1u;
  const std::uint64_t north_to_move = index % 2;
  index /= 2;
  const std::size_t on_board = folkgames::detail::computed<Layers>.layer_of(index);
  index -= detail::layer_begins[on_board];
  const std::uint64_t in_stores = detail::seed_count - on_board;
  const std::uint64_t board = detail::divided_by_shares(index, on_board);
  const std::uint64_t in_south = index - board * (in_stores + 1);
  auto [south, north] = folkgames::detail::computed<Boards>.rows(on_board, board);
  south |= detail::in_byte(detail::store_byte, in_south);
  north |= detail::in_byte(detail::store_byte, in_stores - in_south);
  // basic_position::make would look for errors that cannot be here.
  const std::uint64_t own = north_to_move == 0 ? south : north;
  const std::uint64_t other = north_to_move == 0 ? north : south;
  return basic_position<Rules>::from_bits({own | detail::in_byte(detail::turn_byte, quiet),
                                           other | detail::in_byte(detail::turn_byte, north_to_move)});
}

}  // namespace folkgames::oware
