#pragma once

#include <folkgames/core/config.hpp>

#include <cstdint>
#include <type_traits>

namespace folkgames {

/// The number of positions of type P that its factory accepts. The game's own function, count_positions, is
/// found by argument-dependent look-up through std::type_identity<P>.
template <class P>
inline constexpr std::uint64_t index_count = count_positions(std::type_identity<P>{});

/// The position with index i: the inverse of to_index(p). Precondition: i < index_count<P>.
template <class P>
[[nodiscard]] constexpr P from_index(std::uint64_t i) noexcept {
  FOLKGAMES_ASSERT(i < index_count<P>);
  return position_at(i, std::type_identity<P>{});
}

}  // namespace folkgames
