#pragma once

#include <folkgames/core/config.hpp>

#include <cstddef>
#include <string_view>

namespace folkgames::detail {

// A place in a text that is being read. At the end peek() is '\0', which no format here uses.
class text_cursor {
public:
  constexpr explicit text_cursor(std::string_view text) noexcept : text_{text} {}

  [[nodiscard]] constexpr std::size_t offset() const noexcept { return offset_; }
  [[nodiscard]] constexpr bool at_end() const noexcept { return offset_ == text_.size(); }
  [[nodiscard]] constexpr char peek() const noexcept { return at_end() ? '\0' : text_[offset_]; }
  // Precondition: not at_end().
  constexpr void advance() noexcept {
    FOLKGAMES_ASSERT(!at_end());
    ++offset_;
  }
  // Passes c if it comes next.
  constexpr bool accept(char c) noexcept {
    if (at_end() || peek() != c) return false;
    advance();
    return true;
  }

private:
  std::string_view text_;
  std::size_t offset_ = 0;
};

[[nodiscard]] constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

}  // namespace folkgames::detail
