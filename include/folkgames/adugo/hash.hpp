#pragma once

#include <folkgames/adugo/position.hpp>
#include <folkgames/core/mix.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>  // for std::hash

namespace folkgames::adugo {

/// A hash of all that decides the game, the same on every machine and across the versions of one major
/// number: the splitmix64 finaliser of p.bits(). As both are bijections, different positions never collide.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t hash_value(const basic_position<Rules>& p) noexcept {
  return folkgames::detail::mix(p.bits());
}

/// The hash of what a repetition is counted on: in Adugo, of the whole position.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t board_hash(const basic_position<Rules>& p) noexcept {
  return hash_value(p);
}

/// A hash of a move, the same on every machine and across the versions of one major number: the splitmix64
/// finaliser of the bits of captured(), from() in bits 32 to 36 and to() in bits 40 to 44. Different moves
/// never collide.
[[nodiscard]] constexpr std::uint64_t hash_value(const move& m) noexcept {
  return folkgames::detail::mix(m.captured().bits() | std::uint64_t{detail::index_of(m.from())} << 32 |
                                std::uint64_t{detail::index_of(m.to())} << 40);
}

/// Whether p and q repeat each other: the same pieces on the same points and the same side to move.
template <rules Rules>
[[nodiscard]] constexpr bool same_board(const basic_position<Rules>& p,
                                        const basic_position<Rules>& q) noexcept {
  return p == q;
}

}  // namespace folkgames::adugo

template <folkgames::adugo::rules Rules>
struct std::hash<folkgames::adugo::basic_position<Rules>> {
  [[nodiscard]] constexpr std::size_t operator()(
      const folkgames::adugo::basic_position<Rules>& p) const noexcept {
    return static_cast<std::size_t>(hash_value(p));
  }
};

template <>
struct std::hash<folkgames::adugo::move> {
  [[nodiscard]] constexpr std::size_t operator()(const folkgames::adugo::move& m) const noexcept {
    return static_cast<std::size_t>(hash_value(m));
  }
};

// What perft_digest looks for: where the hash is known, this is too.
#include <folkgames/adugo/digest_two_plies.hpp>
