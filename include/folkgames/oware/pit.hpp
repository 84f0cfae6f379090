#pragma once

#include <cstddef>
#include <cstdint>

namespace folkgames::oware {

/// The twelve pits in the order of sowing, anticlockwise: A to F are South's, a to f are North's, each from
/// left to right as their owner sees them.
///
///     f e d c b a
///     A B C D E F
enum class pit : std::uint8_t { A, B, C, D, E, F, a, b, c, d, e, f };

inline constexpr std::size_t pit_count = 12;     ///< of both sides
inline constexpr std::size_t pits_per_side = 6;  ///< in a row

namespace detail {

[[nodiscard]] constexpr std::size_t index_of(pit p) noexcept { return static_cast<std::size_t>(p); }
[[nodiscard]] constexpr pit pit_at(std::size_t index) noexcept { return static_cast<pit>(index); }

}  // namespace detail
}  // namespace folkgames::oware
