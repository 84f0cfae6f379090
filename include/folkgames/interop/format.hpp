#pragma once

/// @file
/// std::format for positions, points, pits, sides, rules, errors, reasons and the texts that to_text returns,
/// with the format specification of a text: `std::format("{:>10}", p.to_move())`. `{:board}` draws a
/// position's board.
///
/// Empty where the standard library has no std::format: then __cpp_lib_format is not defined.

#include <version>

#ifdef __cpp_lib_format

#include <folkgames/interop/printable.hpp>
#include <folkgames/interop/text_formatter.hpp>

#include <format>
#include <string_view>

/// Formats as the text does; of a position `board` draws the board.
template <folkgames::printable T>
struct std::formatter<T> : folkgames::detail::text_formatter<T, std::formatter<std::string_view>> {};

#endif
