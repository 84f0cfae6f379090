#pragma once

#include <type_traits>
#include <utility>

namespace folkgames::detail {

// Calls f and says whether a walk goes on. Where f returns bool, false stops the walk; any other f is only
// called.
template <class F, class... Args>
constexpr bool goes_on(F& f, const Args&... args) noexcept(std::is_nothrow_invocable_v<F&, const Args&...>) {
  if constexpr (std::is_same_v<std::invoke_result_t<F&, const Args&...>, bool>) {
    return f(args...);
  } else {
    f(args...);
    return true;
  }
}

}  // namespace folkgames::detail
