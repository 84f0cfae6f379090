#pragma once

#include <folkgames/record/error.hpp>
#include <folkgames/record/scanner.hpp>
#include <folkgames/record/tag_reader.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace folkgames {

/// The value of a tag of the game that the text begins with, or nothing. For what must be known before the
/// game can be read: which game it is, and its Rules. Looks at the tags only, up to a fault if there is one.
/// A UTF-8 byte order mark in front is skipped.
[[nodiscard]] inline std::optional<std::string> peek_tag(std::string_view text, std::string_view name) {
  detail::record_scanner in{text};
  detail::scanned_tag t;
  record_code code{};
  std::size_t offset = 0;
  in.skip_byte_order_mark();
  for (in.skip_blanks(); !in.at_end() && in.peek() == '['; in.skip_blanks()) {
    if (!detail::scan_tag(in, t, code, offset)) return std::nullopt;
    if (t.name != name) continue;
    std::string value;
    detail::append_unquoted(value, t.value, '"');
    return value;
  }
  return std::nullopt;
}

}  // namespace folkgames
