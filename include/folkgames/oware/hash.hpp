#pragma once

#include <folkgames/core/mix.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>

#include <cstdint>

namespace folkgames::oware {

/// A hash of all that decides the game, the same on every machine and across the versions of one major
/// number: the splitmix64 finaliser of a + 0x9E3779B97F4A7C15 b modulo 2^64, where a and b are p.bits().
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t hash_value(const basic_position<Rules>& p) noexcept {
  const auto [own, other] = p.bits();
  return folkgames::detail::mix(own + other * 0x9E3779B97F4A7C15u);
}

/// Whether p and q repeat each other: the same seeds in pits and stores and the same side to move. The quiet
/// plies do not count: they only grow between captures, so no board would ever repeat.
template <rules Rules>
[[nodiscard]] constexpr bool same_board(const basic_position<Rules>& p,
                                        const basic_position<Rules>& q) noexcept {
  const auto [p_own, p_other] = p.bits();
  const auto [q_own, q_other] = q.bits();
  constexpr std::uint64_t quiet_byte = detail::in_byte(detail::turn_byte, 0xFF);
  return ((p_own ^ q_own) & ~quiet_byte) == 0 && p_other == q_other;
}

}  // namespace folkgames::oware
