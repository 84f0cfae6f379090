#pragma once

/// @file
/// {fmt} for positions, points, pits, sides, rules, errors, reasons and the texts that to_text returns, with
/// the format specification of a text: `fmt::format("{:>10}", p.to_move())`. `{:board}` draws a position's
/// board.

#include <folkgames/interop/printable.hpp>
#include <folkgames/interop/text_formatter.hpp>

#include <fmt/format.h>

#include <string_view>

/// Formats as the text does; of a position `board` draws the board.
template <folkgames::printable T>
struct fmt::formatter<T> : folkgames::detail::text_formatter<T, fmt::formatter<std::string_view>> {};
