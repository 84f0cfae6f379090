#include "../support/worked_case.hpp"

#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

// The text of a set of rules, written and read.

using folkgames::oware::abapa;
using folkgames::oware::for_each_rules;
using folkgames::oware::grand_slam_rule;
using folkgames::oware::parse_code;
using folkgames::oware::parse_error;
using folkgames::oware::parse_rules;
using folkgames::oware::rules;

namespace {

constexpr parse_error unknown(std::size_t offset) { return {parse_code::unknown_rules, offset}; }
constexpr parse_error truncated(std::size_t offset) { return {parse_code::truncated, offset}; }
constexpr parse_error refusal(std::string_view text) { return parse_rules(text).error(); }

// Stops after the first n sets of rules and returns the last of them.
constexpr rules nth_rules(std::size_t n) {
  rules last{.quiet_limit = -1};
  for_each_rules([&](const rules& r) {
    last = r;
    return --n != 0;
  });
  return last;
}

}  // namespace

TEST_CASE("rules text: the default of Oware is the empty text") {
  CHECK_TWICE(to_text(abapa).empty());
  CHECK(parse_rules("").value() == abapa);
}

TEST_CASE("rules text: the members of Oware's rules that differ from the default, in order") {
  CHECK_TWICE(to_text(rules{.grand_slam = grand_slam_rule::forbidden}) == "grand_slam=forbidden");
  CHECK_TWICE(to_text(rules{.grand_slam = grand_slam_rule::takes_all_and_ends}) ==
              "grand_slam=takes_all_and_ends");
  CHECK_TWICE(to_text(rules{.quiet_limit = 0}) == "quiet_limit=0");
  CHECK_TWICE(to_text(rules{.grand_slam = grand_slam_rule::takes_all_and_ends, .quiet_limit = 255}) ==
              "grand_slam=takes_all_and_ends quiet_limit=255");
  CHECK_TWICE(parse_rules("quiet_limit=0").value() == rules{.quiet_limit = 0});
  CHECK_TWICE(parse_rules("quiet_limit=10").value() == rules{.quiet_limit = 10});
  CHECK(parse_rules("quiet_limit=101").value() == rules{.quiet_limit = 101});
  CHECK(parse_rules("grand_slam=forbidden").value() == rules{.grand_slam = grand_slam_rule::forbidden});
  CHECK(parse_rules("grand_slam=forbidden quiet_limit=1").value() ==
        rules{.grand_slam = grand_slam_rule::forbidden, .quiet_limit = 1});
}

TEST_CASE("rules text: the values of Oware's rules have the names that they have in code") {
  CHECK_TWICE(name_of(grand_slam_rule::takes_nothing) == "takes_nothing");
  CHECK_TWICE(name_of(grand_slam_rule::forbidden) == "forbidden");
  CHECK_TWICE(name_of(grand_slam_rule::takes_all_and_ends) == "takes_all_and_ends");
  CHECK_TWICE(name_of(static_cast<grand_slam_rule>(3)) == "unknown");
}

TEST_CASE("rules text: Oware has 768 sets of rules, each with a text of its own that reads back") {
  std::set<std::string> texts;
  CHECK(for_each_rules([&](const rules& r) {
    const auto text = to_text(r);
    CAPTURE(text.view());
    CHECK(parse_rules(text).value() == r);
    CHECK(parse_rules(text).error() == parse_error{});
    CHECK(texts.insert(std::string{text.view()}).second);
  }));
  CHECK(texts.size() == 3 * 256);
}

TEST_CASE("rules text: to go through the rules of Oware stops where the callback says so") {
  CHECK_TWICE(nth_rules(1) == rules{.quiet_limit = 0});
  CHECK_TWICE(nth_rules(101) == abapa);
  CHECK_TWICE(nth_rules(257) == rules{.grand_slam = grand_slam_rule::forbidden, .quiet_limit = 0});
  CHECK_TWICE(!for_each_rules([](const rules&) { return false; }));
}

// To refuse a text is to compare it with all 768, which is much for a compiler: it does so once.
static_assert(refusal("x") == unknown(0));

TEST_CASE("rules text: what is the default in Oware must not be written") {
  CHECK(refusal("quiet_limit=100") == unknown(14));
  CHECK(refusal("grand_slam=takes_nothing") == unknown(17));
  CHECK(refusal("grand_slam=forbidden quiet_limit=100") == unknown(35));
}

TEST_CASE("rules text: a value that Oware does not have is refused at its first wrong byte") {
  CHECK(refusal("quiet_limit=256") == unknown(14));
  CHECK(refusal("quiet_limit=300") == unknown(14));
  CHECK(refusal("quiet_limit=1000") == unknown(14));
  CHECK(refusal("quiet_limit=1010") == unknown(15));
  CHECK(refusal("quiet_limit=-1") == unknown(12));
  CHECK(refusal("quiet_limit=07") == unknown(13));
  CHECK(refusal("grand_slam=legal") == unknown(11));
}

TEST_CASE("rules text: a member that Oware does not have, or not there, is refused") {
  CHECK(refusal("dogs_to_win=6") == unknown(0));
  CHECK(refusal("quiet=5") == unknown(5));
  CHECK(refusal("quiet_limit=7 grand_slam=forbidden") == unknown(13));
  CHECK(refusal("grand_slam=forbidden grand_slam=forbidden") == unknown(21));
  CHECK(refusal(" quiet_limit=7") == unknown(0));
  CHECK(refusal("Quiet_limit=7") == unknown(0));
}

TEST_CASE("rules text: a text of Oware's rules that ends too early is truncated") {
  CHECK(refusal("quiet_limit=") == truncated(12));
  CHECK(refusal("grand_slam=takes_") == truncated(17));
  // Behind a blank the quiet limit may follow, unless it stands before it.
  CHECK(refusal("grand_slam=forbidden ") == truncated(21));
  CHECK(refusal("quiet_limit=7 ") == unknown(13));
  constexpr std::string_view longest = "grand_slam=takes_all_and_ends quiet_limit=255";
  for (std::size_t size = 0; size != longest.size(); ++size) {
    const std::string_view text = longest.substr(0, size);
    CAPTURE(text);
    const auto read = parse_rules(text);
    if (!read) CHECK(read.error() == truncated(size));
    if (read) CHECK(to_text(*read) == text);
  }
}
