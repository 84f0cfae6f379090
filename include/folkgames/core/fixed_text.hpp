#pragma once

#include <folkgames/core/config.hpp>

#include <cstddef>
#include <string_view>

namespace folkgames {

/// A text of at most Capacity bytes, stored in place.
///
/// Converts to std::string_view; the view lives as long as the text does, so a view of a temporary dangles.
template <std::size_t Capacity>
class fixed_text {
public:
  /// The empty text.
  constexpr fixed_text() noexcept = default;

  /// As in std::string, but data() need not end with a zero byte.
  /// @{
  [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr const char* data() const noexcept FOLKGAMES_LIFETIMEBOUND { return bytes_; }
  [[nodiscard]] constexpr const char* begin() const noexcept FOLKGAMES_LIFETIMEBOUND { return bytes_; }
  [[nodiscard]] constexpr const char* end() const noexcept FOLKGAMES_LIFETIMEBOUND { return bytes_ + size_; }
  /// @}

  /// The bytes so far. Valid while this lives.
  /// @{
  [[nodiscard]] constexpr std::string_view view() const noexcept FOLKGAMES_LIFETIMEBOUND {
    return {bytes_, size_};
  }
  [[nodiscard]] constexpr operator std::string_view() const noexcept  // NOLINT(*-explicit-*)
      FOLKGAMES_LIFETIMEBOUND {
    return view();
  }
  /// @}

  /// Precondition: size() < capacity().
  constexpr void append(char byte) noexcept {
    FOLKGAMES_ASSERT(size_ < Capacity);
    bytes_[size_++] = byte;
  }
  /// Precondition: size() + text.size() <= capacity().
  constexpr void append(std::string_view text) noexcept {
    for (const char byte : text) append(byte);
  }
  /// Appends a number in decimal. Precondition: as many bytes are free.
  constexpr void append_number(unsigned number) noexcept {
    if (number >= 10) append_number(number / 10);
    append(static_cast<char>('0' + number % 10));
  }

  /// The same bytes, whatever the capacities.
  /// @{
  template <std::size_t Other>
  [[nodiscard]] friend constexpr bool operator==(const fixed_text& a, const fixed_text<Other>& b) noexcept {
    return a.view() == b.view();
  }
  [[nodiscard]] friend constexpr bool operator==(const fixed_text& a, std::string_view b) noexcept {
    return a.view() == b;
  }
  /// @}

private:
  char bytes_[Capacity]{};
  std::size_t size_ = 0;
};

}  // namespace folkgames
