#include <folkgames/core/fixed_text.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace {

using namespace std::string_view_literals;
using folkgames::fixed_text;

using seven_bytes = fixed_text<7>;

static_assert(seven_bytes::capacity() == 7);
static_assert(std::is_trivially_copyable_v<seven_bytes> && std::is_trivially_destructible_v<seven_bytes>);
static_assert(std::is_nothrow_default_constructible_v<seven_bytes>);
static_assert(std::is_nothrow_convertible_v<const seven_bytes&, std::string_view>);
static_assert(noexcept(std::declval<seven_bytes&>().append('x')));
static_assert(noexcept(std::declval<seven_bytes&>().append(""sv)));
static_assert(noexcept(std::declval<seven_bytes&>().append_number(1)));
static_assert(noexcept(std::declval<seven_bytes&>().size()));
static_assert(noexcept(std::declval<seven_bytes&>().empty()));
static_assert(noexcept(std::declval<seven_bytes&>().data()));
static_assert(noexcept(std::declval<seven_bytes&>().view()));
static_assert(noexcept(std::declval<seven_bytes&>().begin()));
static_assert(noexcept(std::declval<seven_bytes&>().end()));
static_assert(noexcept(seven_bytes{} == seven_bytes{}));
static_assert(noexcept(seven_bytes{} == fixed_text<8>{}));
static_assert(noexcept(seven_bytes{} == ""sv));

template <std::size_t Capacity>
constexpr fixed_text<Capacity> text_of(std::string_view bytes) {
  fixed_text<Capacity> text;
  text.append(bytes);
  return text;
}

constexpr bool begins_empty() {
  const fixed_text<3> text;
  return text.empty() && text.size() == 0 && text.view().empty() && text == "" && text.begin() == text.end();
}
static_assert(begins_empty());

constexpr bool fills_to_its_capacity() {
  fixed_text<4> text;
  text.append('a');
  if (text.empty() || text != "a") return false;
  text.append("bc");
  text.append(""sv);
  text.append('d');
  return text.size() == 4 && text.view() == "abcd" && text.data() == text.begin() &&
         text.end() - text.begin() == 4 && text.view().data() == text.data();
}
static_assert(fills_to_its_capacity());

// Every byte is a byte like any other, '\0' too.
constexpr bool holds_any_byte() {
  fixed_text<3> text;
  text.append('\0');
  text.append("\0\xff"sv);
  return text.size() == 3 && text == "\0\0\xff"sv && text != "" &&
         text_of<3>("a\0b"sv) != text_of<3>("a\0c"sv);
}
static_assert(holds_any_byte());

// In each order, with == and with !=.
template <class Left, class Right>
constexpr bool equal(const Left& a, const Right& b) {
  return a == b && b == a && !(a != b) && !(b != a);
}
template <class Left, class Right>
constexpr bool different(const Left& a, const Right& b) {
  return a != b && b != a && !(a == b) && !(b == a);
}

constexpr bool compares_with_texts() {
  const auto c5 = text_of<2>("c5");
  return equal(c5, c5) && equal(c5, text_of<2>("c5")) && equal(c5, text_of<9>("c5")) &&
         different(c5, text_of<2>("c4")) && different(c5, text_of<2>("c")) &&
         different(c5, text_of<9>("c5-c4")) && different(c5, fixed_text<2>{}) &&
         equal(fixed_text<2>{}, fixed_text<5>{});
}
static_assert(compares_with_texts());

constexpr bool compares_with_views_and_literals() {
  const auto c5 = text_of<8>("c5");
  return equal(c5, "c5"sv) && different(c5, "c4"sv) && different(c5, "c"sv) && different(c5, "c5x"sv) &&
         different(c5, ""sv) && equal(c5, "c5") && different(c5, "c4") && different(c5, "c5-c4") &&
         equal(fixed_text<8>{}, "") && equal(fixed_text<8>{}, std::string_view{}) && different(c5, "C5"sv);
}
static_assert(compares_with_views_and_literals());

constexpr std::string_view seen_as_a_view(std::string_view view) { return view; }

constexpr bool converts_to_a_view() {
  const auto text = text_of<8>("a7-b7");
  const std::string_view view = text;
  return view == "a7-b7" && view.data() == text.data() && seen_as_a_view(text).size() == 5;
}
static_assert(converts_to_a_view());

template <std::size_t Digits>
constexpr fixed_text<Digits> number(unsigned n) {
  fixed_text<Digits> text;
  text.append_number(n);
  return text;
}

// Each into just as many bytes as it needs.
constexpr bool appends_numbers_in_decimal() {
  return number<1>(0) == "0" && number<1>(9) == "9" && number<2>(10) == "10" && number<2>(48) == "48" &&
         number<2>(99) == "99" && number<3>(100) == "100" && number<3>(105) == "105" &&
         number<10>(4294967295u) == "4294967295" && number<10>(4000000000u) == "4000000000";
}
static_assert(appends_numbers_in_decimal());

constexpr bool appends_behind_what_is_there() {
  auto text = text_of<8>("S");
  text.append(' ');
  text.append_number(12);
  text.append("/");
  text.append_number(0);
  const auto copy = text;
  text.append('!');
  return text == "S 12/0!" && copy == "S 12/0";
}
static_assert(appends_behind_what_is_there());

}  // namespace

TEST_CASE("a fixed text begins empty and fills to its capacity") {
  CHECK(begins_empty());
  CHECK(fills_to_its_capacity());
  CHECK(holds_any_byte());
}

TEST_CASE("a fixed text compares with texts, views and literals") {
  CHECK(compares_with_texts());
  CHECK(compares_with_views_and_literals());
  CHECK(text_of<2>("c5") == std::string{"c5"});
  CHECK(std::string{"c4"} != text_of<2>("c5"));
}

TEST_CASE("a fixed text converts to a view of itself") { CHECK(converts_to_a_view()); }

TEST_CASE("a fixed text takes numbers in decimal") {
  CHECK(appends_numbers_in_decimal());
  CHECK(appends_behind_what_is_there());
}
