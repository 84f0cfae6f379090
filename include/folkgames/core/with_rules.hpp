#pragma once

#include <folkgames/core/config.hpp>

#include <type_traits>

namespace folkgames {

/// For rules that are known only at run time: calls f(P{}), where P is the game's position type under those
/// of the given sets of rules that equal r, and returns what f returns.
///
///     with_rules<adugo::rules{}, adugo::ludii_adugo>(chosen, [](auto start) { play(start); });
///
/// Precondition: r equals one of them. f must return the same type for all.
template <auto First, decltype(First)... Others, class F>
constexpr decltype(auto) with_rules(const decltype(First)& r, F&& f) {
  if constexpr (sizeof...(Others) != 0) {
    if (!(r == First)) return with_rules<Others...>(r, f);
  }
  FOLKGAMES_ASSERT(r == First);
  // The game's own function, found through the type of its rules.
  return f(start_under(std::integral_constant<std::remove_cvref_t<decltype(First)>, First>{}));
}

}  // namespace folkgames
