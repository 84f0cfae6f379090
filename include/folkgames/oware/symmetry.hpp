#pragma once

#include <folkgames/oware/move.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rules.hpp>

namespace folkgames::oware {

/// The board turned by half a circle: A and a, B and b, and so on, exchange places.
[[nodiscard]] constexpr pit rotated(pit p) noexcept {
  return detail::pit_at((detail::index_of(p) + pits_per_side) % pit_count);
}
/// The move of the pit opposite: legal in rotated(p) where m is in p.
[[nodiscard]] constexpr move rotated(const move& m) noexcept { return move{rotated(m.pit())}; }

/// The sides change roles: pits, stores and turn. The one symmetry of the game; every rule keeps it.
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> rotated(const basic_position<Rules>& p) noexcept {
  // A position is kept as the side to move sees it, so only whose turn it is changes.
  auto bits = p.bits();
  bits[1] ^= detail::in_byte(detail::turn_byte, 1);
  return basic_position<Rules>::from_bits(bits);
}

/// The same for a position and its rotation: that of the two in which South is to move.
template <rules Rules>
[[nodiscard]] constexpr basic_position<Rules> canonical(const basic_position<Rules>& p) noexcept {
  return p.to_move() == side::south ? p : rotated(p);
}

}  // namespace folkgames::oware
