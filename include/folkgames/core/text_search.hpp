#pragma once

#include <cstddef>
#include <string_view>

namespace folkgames::detail {

// Looks for a text among all those that are right, and remembers how much of it was the beginning of a right
// one: the byte after that is the first that cannot be right.
class text_search {
public:
  constexpr explicit text_search(std::string_view text) noexcept : text_{text} {}

  constexpr bool matches(std::string_view right) noexcept {
    std::size_t same = 0;
    while (same < text_.size() && same < right.size() && text_[same] == right[same]) ++same;
    if (same > longest_) longest_ = same;
    return same == text_.size() && same == right.size();
  }
  [[nodiscard]] constexpr std::size_t longest_beginning() const noexcept { return longest_; }

private:
  std::string_view text_;
  std::size_t longest_ = 0;
};

}  // namespace folkgames::detail
