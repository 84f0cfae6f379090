#pragma once

#include <folkgames/adugo/position.hpp>
#include <folkgames/core/mix.hpp>

#include <cstdint>

namespace folkgames::adugo {

/// A hash of all that decides the game, the same on every machine and across the versions of one major
/// number: the splitmix64 finaliser of p.bits(). As both are bijections, different positions never collide.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t hash_value(const basic_position<Rules>& p) noexcept {
  return folkgames::detail::mix(p.bits());
}

/// Whether p and q repeat each other: the same pieces on the same points and the same side to move.
template <rules Rules>
[[nodiscard]] constexpr bool same_board(const basic_position<Rules>& p,
                                        const basic_position<Rules>& q) noexcept {
  return p == q;
}

}  // namespace folkgames::adugo
