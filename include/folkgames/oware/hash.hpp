#pragma once

#include <folkgames/core/mix.hpp>
#include <folkgames/core/target.hpp>
#include <folkgames/oware/pairs.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rows.hpp>
#include <folkgames/oware/rules.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>  // for std::hash

namespace folkgames::oware {

namespace detail {

[[nodiscard]] constexpr std::uint64_t hash_of(const rows& board) noexcept {
  return folkgames::detail::mix(board.own + folkgames::detail::mix(board.other));
}

}  // namespace detail

/// A hash of all that decides the game, the same on every machine and across the versions of one major
/// number: mix(a + mix(b)) modulo 2^64, where a and b are p.bits() and mix is the splitmix64 finaliser.
/// Positions that differ in one of the two words only never collide.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t hash_value(const basic_position<Rules>& p) noexcept {
  const auto [own, other] = p.bits();
  return detail::hash_of({own, other});
}

#if FOLKGAMES_HAS_VECTORS
/// What digest_three_plies returns.
struct three_plies_digest {
  std::uint64_t leaves = 0;
  std::uint64_t digest = 0;  ///< the sum of their hash values modulo 2^64
};

/// perft_digest(p, 3), at run time. The leaves are made in lists of up to 36 before they are hashed: so no
/// hash waits for a board, and no branch depends on which pits are empty.
template <rules Rules>
[[nodiscard]] inline three_plies_digest digest_three_plies(const basic_position<Rules>& p,
                                                           vector_target) noexcept {
  const auto [own, other] = p.bits();
  three_plies_digest sum;
  detail::for_each_child_of<Rules>(
      detail::turned(detail::rows{own, other}), [&sum](const detail::turned_rows& child) noexcept {
        detail::grandchildren_list leaves;
        detail::for_each_child_of<Rules>(child, [&leaves](const detail::turned_rows& q) noexcept {
          detail::append_children<Rules>(q, leaves);
        });
        sum.leaves += leaves.size;
        for (std::size_t i = 0; i != leaves.size; ++i) sum.digest += detail::hash_of(turned(leaves[i]));
      });
  return sum;
}
#endif

/// The hash of what a repetition is counted on: hash_value of the position without its quiet plies.
template <rules Rules>
[[nodiscard]] constexpr std::uint64_t board_hash(const basic_position<Rules>& p) noexcept {
  auto bits = p.bits();
  bits[0] = detail::set_byte(bits[0], detail::turn_byte, 0);
  return hash_value(basic_position<Rules>::from_bits(bits));
}

/// A hash of a move, the same on every machine and across the versions of one major number: the splitmix64
/// finaliser of 1 plus the pit's number. Different moves never collide.
[[nodiscard]] constexpr std::uint64_t hash_value(const move& m) noexcept {
  return folkgames::detail::mix(1 + std::uint64_t{detail::index_of(m.pit())});
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

template <folkgames::oware::rules Rules>
struct std::hash<folkgames::oware::basic_position<Rules>> {
  [[nodiscard]] constexpr std::size_t operator()(
      const folkgames::oware::basic_position<Rules>& p) const noexcept {
    return static_cast<std::size_t>(hash_value(p));
  }
};

template <>
struct std::hash<folkgames::oware::move> {
  [[nodiscard]] constexpr std::size_t operator()(const folkgames::oware::move& m) const noexcept {
    return static_cast<std::size_t>(hash_value(m));
  }
};
