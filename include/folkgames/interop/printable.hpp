#pragma once

/// @file
/// What the headers of this folder print, each in its own way: whatever has a text, and errors and reasons,
/// of which the text is an English line. A move alone has no text, since it depends on the position: print
/// to_text(p, m).

#include <folkgames/adugo/notation.hpp>
#include <folkgames/adugo/rules_notation.hpp>
#include <folkgames/core/fixed_text.hpp>
#include <folkgames/oware/notation.hpp>
#include <folkgames/oware/rules_notation.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace folkgames {

namespace detail {

template <class T, class... Types>
concept one_of = (std::same_as<T, Types> || ...);

template <class T>
inline constexpr bool is_position = false;
template <adugo::rules Rules>
inline constexpr bool is_position<adugo::basic_position<Rules>> = true;
template <oware::rules Rules>
inline constexpr bool is_position<oware::basic_position<Rules>> = true;

template <class T>
inline constexpr bool is_fixed_text = false;
template <std::size_t Capacity>
inline constexpr bool is_fixed_text<fixed_text<Capacity>> = true;

// Named one by one, so that no other type of a user's becomes printable by chance.
template <class T>
concept has_text = is_position<T> ||
    one_of<T, adugo::point, adugo::side, adugo::rules, oware::pit, oware::side, oware::rules>;
template <class T>
concept has_message =
    one_of<T, adugo::move_error, adugo::setup_error, adugo::parse_code, adugo::parse_error, adugo::end_reason,
           oware::move_error, oware::setup_error, oware::parse_code, oware::parse_error, oware::end_reason>;

}  // namespace detail

/// A type of the library that can be printed.
template <class T>
concept printable = detail::has_text<T> || detail::has_message<T> || detail::is_fixed_text<T>;

/// A position, whose board can also be drawn.
template <class T>
concept drawable = detail::is_position<T>;

namespace detail {

// What is printed of x: something that converts to std::string_view.
template <printable T>
[[nodiscard]] constexpr auto text_of(const T& x) noexcept {
  if constexpr (is_fixed_text<T>) {
    return x;
  } else if constexpr (has_text<T>) {
    return to_text(x);
  } else {
    return message(x);
  }
}

}  // namespace detail

}  // namespace folkgames
