#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string_view>

namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

template <class Error>
constexpr std::string_view message_of(int value) {
  return message(static_cast<Error>(value));
}

// Whether each value up to the last has a line of its own. The values behind the last share another line: one
// that is added there must be named here.
template <class Error>
constexpr bool has_messages_up_to(Error last) {
  const int end = static_cast<int>(last) + 1;
  const std::string_view unknown = message_of<Error>(255);
  for (int value = 0; value != end; ++value) {
    const std::string_view line = message_of<Error>(value);
    if (line.empty() || line == unknown || line.find('\n') != std::string_view::npos) return false;
    for (int before = 0; before != value; ++before) {
      if (message_of<Error>(before) == line) return false;
    }
  }
  static_assert(noexcept(message(last)));
  return !unknown.empty() && message_of<Error>(end) == unknown;
}

constexpr bool adugo_has_messages() {
  return has_messages_up_to(adugo::parse_code::unknown_rules) &&
         has_messages_up_to(adugo::move_error::no_such_capture) &&
         has_messages_up_to(adugo::setup_error::unknown_side) &&
         has_messages_up_to(adugo::end_reason::no_move);
}
static_assert(adugo_has_messages());

constexpr bool oware_has_messages() {
  return has_messages_up_to(oware::parse_code::unknown_rules) &&
         has_messages_up_to(oware::move_error::slam_forbidden) &&
         has_messages_up_to(oware::setup_error::unknown_side) &&
         has_messages_up_to(oware::end_reason::grand_slam);
}
static_assert(oware_has_messages());

// The message of a text's error names the fault of the move, where that is the fault.
template <class P>
constexpr bool names_the_fault_of_the_move(std::string_view illegal_move) {
  const auto wrong_text = parse_move(P{}, "?").error();
  const auto wrong_move = parse_move(P{}, illegal_move).error();
  return message(wrong_text) == message(wrong_text.code) &&
         message(wrong_move) == message(wrong_move.illegal) &&
         message(wrong_move) != message(wrong_move.code);
}
static_assert(names_the_fault_of_the_move<adugo::position>("a7-a6"));
static_assert(names_the_fault_of_the_move<oware::position>("a"));

}  // namespace

TEST_CASE("the message of a text's error names the fault of the move") {
  CHECK(names_the_fault_of_the_move<adugo::position>("a7-a6"));
  CHECK(names_the_fault_of_the_move<oware::position>("a"));
}

TEST_CASE("every error has a line of its own") {
  CHECK(adugo_has_messages());
  CHECK(oware_has_messages());
}
