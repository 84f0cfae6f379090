#pragma once

#include <string>
#include <string_view>

namespace apps::play {

/// A text as it can be shown: one column a byte, nothing that a terminal would obey, and not too long.
[[nodiscard]] std::string printable(std::string_view text);

/// The same between quotation marks.
[[nodiscard]] std::string quoted(std::string_view text);

[[nodiscard]] std::string lower_case(std::string text);
/// With a capital letter, to begin a sentence.
[[nodiscard]] std::string capitalised(std::string text);

}  // namespace apps::play
