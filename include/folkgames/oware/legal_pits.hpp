#pragma once

#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/pit_set.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <cstdint>

namespace folkgames::oware {

/// The legal moves as a set of pits: what the list, the callback and the count are built on. Empty when the
/// game is over.
template <rules Rules>
[[nodiscard]] constexpr pit_set legal_pits(const basic_position<Rules>& p) noexcept {
  if (p.is_over()) return {};
  const auto [own, other] = p.bits();
  const auto row =
      static_cast<std::uint32_t>(detail::bits_of_pits(detail::legal_pits<Rules.grand_slam>({own, other})));
  return pit_set::from_bits(p.to_move() == side::south ? row : row << pits_per_side);
}

}  // namespace folkgames::oware
