#pragma once

#include <string_view>
#include <type_traits>

namespace folkgames {

/// Reads a position of type P: exactly what to_text(p) writes, and nothing else.
///
/// Returns result<P, parse_error> with the parse_error of P's game. The game's own function, parse_position,
/// is found by argument-dependent look-up through std::type_identity<P>.
template <class P>
[[nodiscard]] constexpr auto parse(std::string_view text) noexcept {
  return parse_position(text, std::type_identity<P>{});
}

}  // namespace folkgames
