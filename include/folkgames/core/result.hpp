#pragma once

#include <folkgames/core/config.hpp>

#include <type_traits>

namespace folkgames {

/// A value, or the reason why there is none.
///
/// Both are small regular values here, so both are simply stored; E{} stands for "no error".
template <class T, class E>
class [[nodiscard]] result {
public:
  using value_type = T;  ///< what there may be
  using error_type = E;  ///< why there is none

  /// Converts from either, so that a function may return either.
  /// @{
  constexpr result(const T& value) noexcept : value_{value}, has_value_{true} {}  // NOLINT(*-explicit-*)
  constexpr result(const E& error) noexcept : error_{error} {}                    // NOLINT(*-explicit-*)
  /// @}

  /// Whether there is a value, and so no reason why not.
  /// @{
  [[nodiscard]] constexpr bool has_value() const noexcept { return has_value_; }
  [[nodiscard]] constexpr explicit operator bool() const noexcept { return has_value_; }
  /// @}

  /// Precondition: has_value(). In constant evaluation it always holds: else nothing compiles.
  [[nodiscard]] constexpr const T& value() const& noexcept FOLKGAMES_LIFETIMEBOUND {
    require_value();
    return value_;
  }
  /// From a temporary the value itself, so that nothing dangles. Precondition: has_value().
  [[nodiscard]] constexpr T value() const&& noexcept {
    require_value();
    return value_;
  }
  /// Precondition: has_value().
  [[nodiscard]] constexpr const T& operator*() const& noexcept FOLKGAMES_LIFETIMEBOUND { return value(); }
  /// Precondition: has_value().
  [[nodiscard]] constexpr T operator*() const&& noexcept {
    require_value();
    return value_;
  }
  /// Precondition: has_value().
  [[nodiscard]] constexpr const T* operator->() const noexcept FOLKGAMES_LIFETIMEBOUND { return &value(); }

  /// The reason; E{} where there is a value.
  [[nodiscard]] constexpr E error() const noexcept { return error_; }

private:
  // Not constexpr, so that a constant expression cannot come here, with or without NDEBUG.
  static void there_is_no_value() noexcept {}
  constexpr void require_value() const noexcept {
    if (std::is_constant_evaluated() && !has_value_) there_is_no_value();
    FOLKGAMES_ASSERT(has_value_);
  }

  T value_{};
  E error_{};
  bool has_value_ = false;
};

}  // namespace folkgames
