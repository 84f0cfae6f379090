#pragma once

#include <folkgames/core/binomial.hpp>
#include <folkgames/core/config.hpp>
#include <folkgames/core/index.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>
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

/// The seeds in A to F, a to f of the board of n seeds with an index: the inverse of to_board_index.
/// Precondition: n <= 48, index < board_count(n).
[[nodiscard]] constexpr std::array<int, pit_count> from_board_index(std::size_t n,
                                                                    std::uint64_t index) noexcept {
  FOLKGAMES_ASSERT(n <= 48 && index < board_count(n));
  std::array<int, pit_count> seeds{};
  std::size_t after = n + pit_count - 1;  // the place behind the pit's last seed
  for (std::size_t i = pit_count - 1; i != 0; --i) {
    // The bar before pit i stands at the greatest place whose binomial still fits into the index.
    std::size_t bar = after - 1;
    while (folkgames::detail::binomials[bar][i] > index) --bar;
    index -= folkgames::detail::binomials[bar][i];
    seeds[i] = static_cast<int>(after - bar - 1);
    after = bar;
  }
  seeds[0] = static_cast<int>(after);
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

}  // namespace detail

/// The index of a position among all that the factory accepts, 0 to folkgames::index_count<P> - 1: by the
/// seeds on the board, then by to_board_index, South's store, the side to move (South first) and the quiet
/// plies.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t to_index(const basic_position<Rules>& p) noexcept {
  const auto south = static_cast<std::uint64_t>(p.store(side::south));
  const auto on_board = static_cast<std::size_t>(p.seeds_in_row(side::south) + p.seeds_in_row(side::north));
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
  const auto quiet = static_cast<int>(index % (Rules.quiet_limit + 1u));
  index /= Rules.quiet_limit + 1u;
  const side to_move = index % 2 == 0 ? side::south : side::north;
  index /= 2;
  std::size_t on_board = 0;
  while (index >= detail::layer_begins[on_board + 1]) ++on_board;
  index -= detail::layer_begins[on_board];
  const std::size_t in_stores = detail::seed_count - on_board;
  const auto south = static_cast<int>(index % (in_stores + 1));
  const std::array<int, 2> stores{south, static_cast<int>(in_stores) - south};
  return *basic_position<Rules>::make(from_board_index(on_board, index / (in_stores + 1)), stores, to_move,
                                      quiet);
}

}  // namespace folkgames::oware
