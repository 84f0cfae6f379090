#include <folkgames/adugo/point_set.hpp>
#include <folkgames/core/enum_set.hpp>
#include <folkgames/oware/pit_set.hpp>

#include <doctest/doctest.h>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>
#include <type_traits>
#include <utility>

namespace {

using folkgames::enum_set;

enum class tone : std::uint8_t { c, d, e, g, a };
constexpr std::size_t tone_count = 5;
using tones = enum_set<tone, tone_count>;
constexpr std::uint32_t set_count = 1u << tone_count;

constexpr tone tone_at(std::size_t i) { return static_cast<tone>(i); }

static_assert(sizeof(tones) == 4 && std::is_trivially_copyable_v<tones>);
static_assert(std::regular<tones> && std::forward_iterator<tones::const_iterator>);
static_assert(std::ranges::forward_range<const tones>);
static_assert(std::is_same_v<std::ranges::range_value_t<tones>, tone>);
static_assert(std::is_same_v<tones::value_type, tone> && std::is_same_v<tones::size_type, std::size_t>);
static_assert(std::is_same_v<tones::iterator, tones::const_iterator>);
// A value is not a set, nor are a number or another enumeration's value made into one by accident.
static_assert(!std::is_convertible_v<tone, tones> && !std::is_constructible_v<tones, int>);
static_assert(!std::is_constructible_v<tones, std::uint32_t>);
static_assert(!std::is_constructible_v<tones, folkgames::oware::pit>);
static_assert(!std::is_constructible_v<tones, tone, folkgames::oware::pit>);

static_assert(noexcept(tones{}) && noexcept(tones{tone::c, tone::d}) && noexcept(tones::all()));
static_assert(noexcept(tones::from_bits(0)) && noexcept(tones{}.bits()) && noexcept(tones{}.size()));
static_assert(noexcept(tones{}.empty()) && noexcept(tones{}.contains(tone::c)));
static_assert(noexcept(tones{}.begin()) && noexcept(tones{}.end()) && noexcept(*tones{}.begin()));
static_assert(noexcept(++std::declval<tones::iterator&>()) && noexcept(std::declval<tones::iterator&>()++));
static_assert(noexcept(tones{}.begin() == tones{}.end()) && noexcept(tones{} == tones{}));
static_assert(noexcept(std::declval<tones&>().insert(tone::c)));
static_assert(noexcept(std::declval<tones&>().erase(tone::c)));
static_assert(noexcept(tones{} | tones{}) && noexcept(tones{} & tones{}) && noexcept(tones{} ^ tones{}));
static_assert(noexcept(tones{} - tones{}) && noexcept(~tones{}));
static_assert(noexcept(std::declval<tones&>() |= tones{}) && noexcept(std::declval<tones&>() &= tones{}));
static_assert(noexcept(std::declval<tones&>() ^= tones{}) && noexcept(std::declval<tones&>() -= tones{}));

// A set as it is written down: for each value whether it is a member. Read by contains alone.
using membership = std::array<bool, tone_count>;

constexpr membership members_of(tones set) {
  membership members{};
  for (std::size_t i = 0; i != tone_count; ++i) members[i] = set.contains(tone_at(i));
  return members;
}
// Bit i of a number stands for the value i.
constexpr membership members_of_bits(std::uint32_t bits) {
  membership members{};
  for (std::size_t i = 0; i != tone_count; ++i) members[i] = (bits >> i) % 2 != 0;
  return members;
}
template <class F>
constexpr membership each(membership a, membership b, F f) {
  membership members{};
  for (std::size_t i = 0; i != tone_count; ++i) members[i] = f(a[i], b[i]);
  return members;
}

constexpr bool knows_its_members() {
  for (std::uint32_t bits = 0; bits != set_count; ++bits) {
    const tones set = tones::from_bits(bits);
    if (set.bits() != bits || members_of(set) != members_of_bits(bits)) return false;
    std::size_t members = 0;
    for (const bool member : members_of(set)) members += member ? 1 : 0;
    if (set.size() != members || set.empty() != (members == 0)) return false;
    // What is none of the five values is in no set; 32 and 37 would shift out of the word.
    for (const std::size_t foreign : {5u, 6u, 31u, 32u, 37u, 64u, 255u}) {
      if (set.contains(tone_at(foreign))) return false;
    }
  }
  return true;
}
static_assert(knows_its_members());

constexpr bool is_visited_in_order() {
  for (std::uint32_t bits = 0; bits != set_count; ++bits) {
    const tones set = tones::from_bits(bits);
    membership visited{};
    std::size_t not_before = 0;
    for (const tone t : set) {
      const auto i = static_cast<std::size_t>(t);
      if (i < not_before || i >= tone_count) return false;
      visited[i] = true;
      not_before = i + 1;
    }
    if (visited != members_of(set)) return false;
    // Two walks do not disturb each other, and a step back to an old iterator is a step back in the walk.
    if (set.empty() != (set.begin() == set.end())) return false;
    if (set.empty()) continue;
    auto first = set.begin();
    const auto before = first++;
    if (before != set.begin() || *before != *set.begin() || first == before) return false;
    if (++set.begin() != first) return false;
    if (static_cast<std::size_t>(std::ranges::distance(set)) != set.size()) return false;
  }
  return tones::const_iterator{} == tones{}.end();
}
static_assert(is_visited_in_order());

constexpr bool takes_and_gives_up_members() {
  for (std::uint32_t bits = 0; bits != set_count; ++bits) {
    for (std::size_t i = 0; i != tone_count; ++i) {
      membership members = members_of_bits(bits);
      tones with = tones::from_bits(bits);
      tones without = with;
      with.insert(tone_at(i));
      without.erase(tone_at(i));
      members[i] = true;
      if (members_of(with) != members) return false;
      members[i] = false;
      if (members_of(without) != members) return false;
    }
  }
  return true;
}
static_assert(takes_and_gives_up_members());

constexpr bool is_made_from_values() {
  return tones{}.empty() && tones::all().size() == tone_count && tones{tone::c}.bits() == 1 &&
         tones{tone::a}.bits() == 16 && tones{tone::e, tone::d}.bits() == 6 &&
         tones{tone::d, tone::e, tone::d} == tones{tone::e, tone::d} &&
         tones{tone::c, tone::d, tone::e, tone::g, tone::a} == tones::all();
}
static_assert(is_made_from_values());

constexpr bool keeps_the_algebra_of_sets() {
  for (std::uint32_t x = 0; x != set_count; ++x) {
    const tones a = tones::from_bits(x);
    const membership in_a = members_of(a);
    if (members_of(~a) != each(in_a, in_a, [](bool i, bool) { return !i; }) || ~~a != a) return false;
    for (std::uint32_t y = 0; y != set_count; ++y) {
      const tones b = tones::from_bits(y);
      const membership in_b = members_of(b);
      if (members_of(a | b) != each(in_a, in_b, [](bool i, bool j) { return i || j; })) return false;
      if (members_of(a & b) != each(in_a, in_b, [](bool i, bool j) { return i && j; })) return false;
      if (members_of(a ^ b) != each(in_a, in_b, [](bool i, bool j) { return i != j; })) return false;
      if (members_of(a - b) != each(in_a, in_b, [](bool i, bool j) { return i && !j; })) return false;
      if ((a == b) != (in_a == in_b) || (a != b) != (x != y)) return false;
      tones joined = a, shared = a, either = a, rest = a;
      if (&(joined |= b) != &joined || &(shared &= b) != &shared) return false;
      if (&(either ^= b) != &either || &(rest -= b) != &rest) return false;
      if (joined != (a | b) || shared != (a & b) || either != (a ^ b) || rest != (a - b)) return false;
    }
  }
  return true;
}
// Too many steps for the compiler: at run time only.

// The sets of the games, from an empty one to a full one: as long as the word allows, and shorter.
template <class Set, std::size_t Count>
constexpr bool fills_up() {
  Set set;
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i != Count; ++i) {
    const auto value = static_cast<typename Set::value_type>(i);
    if (set.contains(value) || set.size() != i || set == Set::all()) return false;
    set.insert(value);
    bits += std::uint32_t{1} << i;
    if (!set.contains(value) || set.bits() != bits || Set::from_bits(bits) != set) return false;
    if ((~set).size() != Count - i - 1 || !(set & ~set).empty() || (set | ~set) != Set::all()) return false;
  }
  return set == Set::all() && (~set).empty() && !set.contains(static_cast<typename Set::value_type>(Count));
}
static_assert(fills_up<tones, tone_count>() && fills_up<enum_set<tone, 1>, 1>());
static_assert(fills_up<folkgames::adugo::point_set, 31>() && fills_up<folkgames::oware::pit_set, 12>());

}  // namespace

TEST_CASE("an enum set knows its members, and no foreign values") { CHECK(knows_its_members()); }

TEST_CASE("an enum set is visited in the order of the enumeration") { CHECK(is_visited_in_order()); }

TEST_CASE("an enum set takes members and gives them up") { CHECK(takes_and_gives_up_members()); }

TEST_CASE("an enum set is made from values") { CHECK(is_made_from_values()); }

TEST_CASE("enum sets keep the algebra of sets") { CHECK(keeps_the_algebra_of_sets()); }

TEST_CASE("the enum sets of the games fill up to their last value") {
  CHECK(fills_up<tones, tone_count>());
  CHECK(fills_up<folkgames::adugo::point_set, 31>());
  CHECK(fills_up<folkgames::oware::pit_set, 12>());
}
