#pragma once

#include <folkgames/core/config.hpp>

namespace folkgames {

/// A value, or the reason why there is none.
///
/// Both are small regular values here, so both are simply stored; E{} stands for "no error".
template <class T, class E>
class [[nodiscard]] result {
public:
  using value_type = T;
  using error_type = E;

  constexpr result(const T& value) noexcept : value_{value}, has_value_{true} {}  // NOLINT(*-explicit-*)
  constexpr result(const E& error) noexcept : error_{error} {}                    // NOLINT(*-explicit-*)

  [[nodiscard]] constexpr bool has_value() const noexcept { return has_value_; }
  [[nodiscard]] constexpr explicit operator bool() const noexcept { return has_value_; }

  /// Precondition: has_value().
  [[nodiscard]] constexpr const T& value() const& noexcept FOLKGAMES_LIFETIMEBOUND {
    FOLKGAMES_ASSERT(has_value_);
    return value_;
  }
  /// From a temporary the value itself, so that nothing dangles. Precondition: has_value().
  [[nodiscard]] constexpr T value() const&& noexcept {
    FOLKGAMES_ASSERT(has_value_);
    return value_;
  }
  [[nodiscard]] constexpr const T& operator*() const& noexcept FOLKGAMES_LIFETIMEBOUND { return value(); }
  [[nodiscard]] constexpr T operator*() const&& noexcept {
    FOLKGAMES_ASSERT(has_value_);
    return value_;
  }
  [[nodiscard]] constexpr const T* operator->() const noexcept FOLKGAMES_LIFETIMEBOUND {
    FOLKGAMES_ASSERT(has_value_);
    return &value_;
  }

  /// The reason; E{} where there is a value.
  [[nodiscard]] constexpr E error() const noexcept { return error_; }

private:
  T value_{};
  E error_{};
  bool has_value_ = false;
};

}  // namespace folkgames
