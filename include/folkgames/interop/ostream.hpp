#pragma once

/// @file
/// `stream << x` for positions, points, pits, sides, rules, errors, reasons and the texts that to_text
/// returns. Width, fill and adjustment of the stream count, as for any text. A board is drawn by `stream <<
/// drawing(p)`.

#include <folkgames/interop/drawing.hpp>
#include <folkgames/interop/printable.hpp>

#include <ostream>
#include <string_view>

namespace folkgames {

/// Writes x as text.
template <printable T>
std::ostream& operator<<(std::ostream& out, const T& x) {
  return out << std::string_view{detail::text_of(x)};
}

// Look-up by argument sees the namespace that a type is in, and not the one around it.
namespace adugo {
using folkgames::operator<<;
}
namespace oware {
using folkgames::operator<<;
}

}  // namespace folkgames
