#pragma once

#include <string>
#include <string_view>

namespace apps {

/// Why a text was refused. Each game has a parse_error of its own, but all are made alike.
template <class ParseError>
std::string_view reason(const ParseError& e) {
  using code = decltype(e.code);
  return e.code == code::illegal_move ? message(e.illegal) : message(e.code);
}

/// The text, and under it a caret at the fault and the reason.
template <class ParseError>
std::string marked(std::string_view text, const ParseError& e, std::string_view indent = "  ") {
  std::string lines{indent};
  lines += text;
  lines += '\n';
  lines += indent;
  lines.append(e.offset, ' ');
  lines += "^ ";
  lines += reason(e);
  return lines;
}

}  // namespace apps
