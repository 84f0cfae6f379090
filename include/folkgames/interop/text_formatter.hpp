#pragma once

#include <folkgames/interop/drawing.hpp>
#include <folkgames/interop/printable.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace folkgames::detail {

// A formatter for std::format and for {fmt}: of a position `{:board}` draws the board; anything else is what
// TextFormatter, theirs for a std::string_view, makes of the text.
template <printable T, class TextFormatter>
struct text_formatter : TextFormatter {
  constexpr auto parse(auto& context) {
    if constexpr (drawable<T>) {
      constexpr std::string_view board = "board";
      const auto begin = context.begin();
      const auto size = static_cast<std::size_t>(context.end() - begin);
      draws_ = size >= board.size() && std::equal(board.begin(), board.end(), begin);
      // What follows must be the closing brace, and whoever called looks.
      if (draws_) return begin + board.size();
    }
    return TextFormatter::parse(context);
  }

  auto format(const T& x, auto& context) const {
    if constexpr (drawable<T>) {
      if (draws_) {
        const auto picture = drawing(x);
        return std::copy(picture.begin(), picture.end(), context.out());
      }
    }
    return TextFormatter::format(text_of(x), context);
  }

private:
  bool draws_ = false;
};

}  // namespace folkgames::detail
