#include "../support/worked_case.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

// The text of a set of rules, written and read.

using folkgames::adugo::capture_rule;
using folkgames::adugo::dog_move_rule;
using folkgames::adugo::for_each_rules;
using folkgames::adugo::jump_rule;
using folkgames::adugo::ludii_adugo;
using folkgames::adugo::parse_code;
using folkgames::adugo::parse_error;
using folkgames::adugo::parse_rules;
using folkgames::adugo::rules;

namespace {

// The longest text, of the rules that differ from the default in everything.
constexpr rules all_different{.dog_moves = dog_move_rule::not_backward,
                              .jumps = jump_rule::single,
                              .capture = capture_rule::compulsory,
                              .dogs_to_win = 14};
constexpr std::string_view longest = "dog_moves=not_backward jumps=single capture=compulsory dogs_to_win=14";

constexpr parse_error unknown(std::size_t offset) { return {parse_code::unknown_rules, offset}; }
constexpr parse_error truncated(std::size_t offset) { return {parse_code::truncated, offset}; }
constexpr parse_error refusal(std::string_view text) { return parse_rules(text).error(); }

// Stops after the first n sets of rules and returns the last of them.
constexpr rules nth_rules(std::size_t n) {
  rules last{.dogs_to_win = 0};
  for_each_rules([&](const rules& r) {
    last = r;
    return --n != 0;
  });
  return last;
}

}  // namespace

TEST_CASE("rules text: the default of Adugo is the empty text") {
  CHECK_TWICE(to_text(rules{}).empty());
  CHECK_TWICE(parse_rules("").value() == rules{});
}

TEST_CASE("rules text: the members of Adugo's rules that differ from the default, in order") {
  CHECK_TWICE(to_text(rules{.dog_moves = dog_move_rule::not_backward}) == "dog_moves=not_backward");
  CHECK_TWICE(to_text(rules{.dog_moves = dog_move_rule::forward_only}) == "dog_moves=forward_only");
  CHECK_TWICE(to_text(rules{.jumps = jump_rule::single}) == "jumps=single");
  CHECK_TWICE(to_text(rules{.capture = capture_rule::compulsory}) == "capture=compulsory");
  CHECK_TWICE(to_text(rules{.dogs_to_win = 1}) == "dogs_to_win=1");
  CHECK_TWICE(to_text(ludii_adugo) == "jumps=single dogs_to_win=14");
  CHECK_TWICE(to_text(all_different) == longest);
  CHECK_TWICE(parse_rules("dogs_to_win=1").value() == rules{.dogs_to_win = 1});
  CHECK_TWICE(parse_rules("jumps=single dogs_to_win=14").value() == ludii_adugo);
  CHECK_TWICE(parse_rules("dog_moves=forward_only capture=compulsory").value() ==
              rules{.dog_moves = dog_move_rule::forward_only, .capture = capture_rule::compulsory});
  CHECK(parse_rules(longest).value() == all_different);
}

TEST_CASE("rules text: the values of Adugo's rules have the names that they have in code") {
  CHECK_TWICE(name_of(dog_move_rule::any) == "any");
  CHECK_TWICE(name_of(dog_move_rule::not_backward) == "not_backward");
  CHECK_TWICE(name_of(dog_move_rule::forward_only) == "forward_only");
  CHECK_TWICE(name_of(static_cast<dog_move_rule>(3)) == "unknown");
  CHECK_TWICE(name_of(jump_rule::chain) == "chain");
  CHECK_TWICE(name_of(jump_rule::single) == "single");
  CHECK_TWICE(name_of(capture_rule::optional) == "optional");
  CHECK_TWICE(name_of(capture_rule::compulsory) == "compulsory");
}

TEST_CASE("rules text: Adugo has 168 sets of rules, each with a text of its own that reads back") {
  std::set<std::string> texts;
  CHECK(for_each_rules([&](const rules& r) {
    const auto text = to_text(r);
    CAPTURE(text.view());
    CHECK(parse_rules(text).value() == r);
    CHECK(parse_rules(text).error() == parse_error{});
    CHECK(texts.insert(std::string{text.view()}).second);
  }));
  CHECK(texts.size() == 3 * 2 * 2 * 14);
}

TEST_CASE("rules text: to go through the rules of Adugo stops where the callback says so") {
  CHECK_TWICE(nth_rules(1) == rules{.dogs_to_win = 1});
  CHECK_TWICE(nth_rules(5) == rules{});
  CHECK_TWICE(nth_rules(14) == rules{.dogs_to_win = 14});
  CHECK_TWICE(nth_rules(15) == rules{.capture = capture_rule::compulsory, .dogs_to_win = 1});
  CHECK_TWICE(!for_each_rules([](const rules&) { return false; }));
}

TEST_CASE("rules text: what is the default in Adugo must not be written") {
  CHECK_TWICE(refusal("dogs_to_win=5") == unknown(12));
  CHECK_TWICE(refusal("jumps=chain") == unknown(6));
  CHECK_TWICE(refusal("dog_moves=any") == unknown(10));
  CHECK(refusal("dog_moves=not_backward jumps=chain") == unknown(29));
}

TEST_CASE("rules text: a value that Adugo does not have is refused at its first wrong byte") {
  CHECK_TWICE(refusal("dogs_to_win=0") == unknown(12));
  CHECK_TWICE(refusal("dogs_to_win=15") == unknown(13));
  CHECK_TWICE(refusal("dogs_to_win=256") == unknown(13));
  CHECK_TWICE(refusal("dogs_to_win=06") == unknown(12));
  CHECK_TWICE(refusal("dogs_to_win=-6") == unknown(12));
  CHECK_TWICE(refusal("dogs_to_win=6.") == unknown(13));
  CHECK_TWICE(refusal("jumps=double") == unknown(6));
  CHECK_TWICE(refusal("dog_moves=forwards") == unknown(17));
}

TEST_CASE("rules text: a member that Adugo does not have, or not there, is refused") {
  CHECK_TWICE(refusal("quiet_limit=5") == unknown(0));
  CHECK_TWICE(refusal("colour=red") == unknown(1));
  CHECK_TWICE(refusal("dogs=6") == unknown(4));
  CHECK_TWICE(refusal("dogs_to_win=6 jumps=single") == unknown(13));
  CHECK_TWICE(refusal("capture=compulsory jumps=single") == unknown(19));
  CHECK_TWICE(refusal("jumps=single jumps=single") == unknown(13));
  CHECK_TWICE(refusal(" jumps=single") == unknown(0));
  CHECK_TWICE(refusal("jumps=single  dogs_to_win=6") == unknown(13));
  CHECK_TWICE(refusal("Jumps=single") == unknown(0));
}

TEST_CASE("rules text: a text of Adugo's rules that ends too early is truncated") {
  CHECK_TWICE(refusal("dogs_to_win=") == truncated(12));
  CHECK_TWICE(refusal("d") == truncated(1));
  CHECK_TWICE(refusal("jumps=singl") == truncated(11));
  // Behind a blank another member may follow, unless the last one stands before it.
  CHECK_TWICE(refusal("jumps=single ") == truncated(13));
  CHECK_TWICE(refusal("dogs_to_win=6 ") == unknown(13));
  // Every beginning of the longest text is a right text or the beginning of one.
  for (std::size_t size = 0; size != longest.size(); ++size) {
    const std::string_view text = longest.substr(0, size);
    CAPTURE(text);
    const auto read = parse_rules(text);
    if (!read) CHECK(read.error() == truncated(size));
    if (read) CHECK(to_text(*read) == text);
  }
}
