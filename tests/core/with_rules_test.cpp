#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string_view>
#include <type_traits>

// Rules that are known only at run time choose the type of a position.

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;
using folkgames::with_rules;

namespace {

constexpr adugo::rules six_to_win{.dogs_to_win = 6};
constexpr oware::rules no_slams{.grand_slam = oware::grand_slam_rule::forbidden};
constexpr oware::rules endless{.quiet_limit = 0};

// The rules of the position that with_rules chooses, and whether it is the start.
constexpr auto rules_of_start = [](const auto& p) {
  using position = std::remove_cvref_t<decltype(p)>;
  return p == position::initial() ? position::rules_in_force : decltype(position::rules_in_force){};
};
constexpr adugo::rules chosen(const adugo::rules& r) {
  return with_rules<adugo::rules{}, six_to_win, adugo::ludii_adugo>(r, rules_of_start);
}
constexpr oware::rules chosen(const oware::rules& r) {
  return with_rules<endless, no_slams, oware::abapa>(r, rules_of_start);
}

static_assert(chosen(adugo::rules{}) == adugo::rules{});
static_assert(chosen(six_to_win) == six_to_win);
static_assert(chosen(adugo::ludii_adugo) == adugo::ludii_adugo);
static_assert(chosen(endless) == endless && chosen(no_slams) == no_slams &&
              chosen(oware::abapa) == oware::abapa);

// How the jaguar stands with five dogs eaten, by text alone.
constexpr bool is_over(std::string_view rules_text, std::string_view position_text) {
  const auto r = adugo::parse_rules(rules_text);
  return with_rules<adugo::rules{}, six_to_win>(
      *r, [position_text]<class P>(const P&) { return folkgames::parse<P>(position_text)->is_over(); });
}
static_assert(is_over("", "ddddd/dddd1/J4/5/5/3/3 d"));
static_assert(!is_over("dogs_to_win=6", "ddddd/dddd1/J4/5/5/3/3 d"));

struct counter {
  int calls = 0;
  void operator()(const auto&) { ++calls; }
};

}  // namespace

TEST_CASE("with_rules: the position's type is that of the rules given at run time") {
  int calls = 0;
  for (const std::string_view text : {"", "dogs_to_win=6", "jumps=single dogs_to_win=14"}) {
    const adugo::rules r = adugo::parse_rules(text).value();
    CHECK(chosen(r) == r);
    with_rules<adugo::rules{}, six_to_win, adugo::ludii_adugo>(r, [&](auto p) {
      ++calls;
      CHECK(to_text(decltype(p)::rules_in_force) == text);
      CHECK(p == decltype(p)::initial());
    });
  }
  CHECK(calls == 3);
  for (const std::string_view text : {"", "quiet_limit=0", "grand_slam=forbidden"}) {
    const oware::rules r = oware::parse_rules(text).value();
    CHECK(chosen(r) == r);
  }
  CHECK(is_over("", "ddddd/dddd1/J4/5/5/3/3 d"));
  CHECK(!is_over("dogs_to_win=6", "ddddd/dddd1/J4/5/5/3/3 d"));
}

TEST_CASE("with_rules: what the function returns comes back, a reference too, or nothing") {
  std::size_t moves = 0;
  const auto count = [&moves](const auto& p) -> std::size_t& {
    moves += p.count_legal_moves();
    return moves;
  };
  CHECK(&with_rules<adugo::rules{}>(adugo::rules{}, count) == &moves);
  CHECK(moves == 3);
  static_assert(std::is_void_v<decltype(with_rules<oware::abapa, endless>(endless, [](auto) {}))>);
  static_assert(std::is_same_v<decltype(with_rules<oware::abapa>(endless, [](auto) { return 'x'; })), char>);
}

TEST_CASE("with_rules: a function that keeps a state is not copied") {
  counter f;
  with_rules<adugo::rules{}, six_to_win>(six_to_win, f);
  with_rules<adugo::rules{}, six_to_win>(adugo::rules{}, f);
  CHECK(f.calls == 2);
}
