#include <folkgames/core/text_cursor.hpp>

#include <doctest/doctest.h>

#include <string_view>
#include <type_traits>
#include <utility>

namespace {

using namespace std::string_view_literals;
using folkgames::detail::is_digit;
using folkgames::detail::text_cursor;

static_assert(std::is_trivially_copyable_v<text_cursor>);
static_assert(std::is_nothrow_constructible_v<text_cursor, std::string_view>);
static_assert(!std::is_convertible_v<std::string_view, text_cursor>);
static_assert(noexcept(std::declval<text_cursor&>().advance()));
static_assert(noexcept(std::declval<text_cursor&>().accept('x')));
static_assert(noexcept(std::declval<text_cursor&>().peek()));
static_assert(noexcept(std::declval<text_cursor&>().at_end()));
static_assert(noexcept(std::declval<text_cursor&>().offset()));
static_assert(noexcept(is_digit('x')));

constexpr bool walks_to_the_end() {
  text_cursor in{"ab"};
  if (in.offset() != 0 || in.at_end() || in.peek() != 'a' || in.peek() != 'a') return false;
  in.advance();
  if (in.offset() != 1 || in.at_end() || in.peek() != 'b') return false;
  in.advance();
  return in.offset() == 2 && in.at_end() && in.peek() == '\0';
}
static_assert(walks_to_the_end());

constexpr bool passes_only_what_it_is_given() {
  text_cursor in{"ab"};
  if (in.accept('b') || in.offset() != 0) return false;
  if (!in.accept('a') || in.offset() != 1) return false;
  if (in.accept('a') || !in.accept('b')) return false;
  return in.at_end() && !in.accept('b') && in.offset() == 2;
}
static_assert(passes_only_what_it_is_given());

// What peek() gives at the end can also stand in a text. There it is not the end, and the end does not pass
// for it.
constexpr bool knows_a_zero_byte_from_the_end() {
  text_cursor in{"\0"sv};
  if (in.at_end() || in.peek() != '\0' || !in.accept('\0')) return false;
  return in.at_end() && in.offset() == 1 && !in.accept('\0') && in.offset() == 1;
}
static_assert(knows_a_zero_byte_from_the_end());

constexpr bool is_at_the_end_of_no_text() {
  text_cursor of_nothing{std::string_view{}};
  return of_nothing.at_end() && of_nothing.offset() == 0 && of_nothing.peek() == '\0' &&
         !of_nothing.accept('\0');
}
static_assert(is_at_the_end_of_no_text());

// A view ends where it says, not where the bytes behind it do.
constexpr bool stays_inside_its_view() {
  text_cursor in{"abc"sv.substr(0, 1)};
  return in.accept('a') && in.at_end() && in.peek() == '\0' && !in.accept('b');
}
static_assert(stays_inside_its_view());

constexpr bool knows_the_ten_digits() {
  constexpr auto digits = "0123456789"sv;
  for (int byte = 0; byte != 256; ++byte) {
    const char c = static_cast<char>(byte);
    if (is_digit(c) != (digits.find(c) != std::string_view::npos)) return false;
  }
  return true;
}
static_assert(knows_the_ten_digits());

}  // namespace

TEST_CASE("a text cursor walks to the end of its text and stays inside") {
  CHECK(walks_to_the_end());
  CHECK(is_at_the_end_of_no_text());
  CHECK(stays_inside_its_view());
}

TEST_CASE("a text cursor passes the byte asked for and no other") {
  CHECK(passes_only_what_it_is_given());
  CHECK(knows_a_zero_byte_from_the_end());
}

TEST_CASE("a digit is one of ten bytes") { CHECK(knows_the_ten_digits()); }
