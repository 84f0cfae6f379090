#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

using folkgames::from_index;
using folkgames::index_count;
using folkgames::adugo::dog_set_count;
using folkgames::adugo::from_dog_set_index;
using folkgames::adugo::from_layer_index;
using folkgames::adugo::layer_size;
using folkgames::adugo::point;
using folkgames::adugo::point_count;
using folkgames::adugo::point_set;
using folkgames::adugo::position;
using folkgames::adugo::side;
using folkgames::adugo::to_dog_set_index;
using folkgames::adugo::to_layer_index;

namespace {

constexpr std::size_t most_dogs = 14;

// C(n, k), by the product formula.
constexpr std::uint64_t choose(std::uint64_t n, std::uint64_t k) {
  std::uint64_t product = 1;
  for (std::uint64_t i = 1; i <= k; ++i) product = product * (n - i + 1) / i;
  return product;
}

// The order of the documentation, point by point from the greatest one down.
constexpr bool is_before(point_set a, point_set b) {
  for (std::size_t i = point_count; i-- != 0;) {
    const bool in_a = a.contains(static_cast<point>(i));
    const bool in_b = b.contains(static_cast<point>(i));
    if (in_a != in_b) return in_b;
  }
  return false;
}
// Of two positions with as many dogs and the same side to move.
constexpr bool is_before(const position& p, const position& q) {
  return p.dogs() != q.dogs() ? is_before(p.dogs(), q.dogs()) : p.jaguar() < q.jaguar();
}

// The k points with the lowest numbers, and the highest.
constexpr point_set first_points(std::size_t k) { return point_set::from_bits((std::uint32_t{1} << k) - 1); }
constexpr point_set last_points(std::size_t k) { return point_set::all() - first_points(point_count - k); }

// Calls f(set) for all sets of k points, by adding points in every way.
template <class F>
void for_each_set(std::size_t k, point_set chosen, std::size_t next, F& f) {
  if (k == 0) {
    f(chosen);
    return;
  }
  for (std::size_t i = next; i + k <= point_count; ++i) {
    point_set with = chosen;
    with.insert(static_cast<point>(i));
    for_each_set(k - 1, with, i + 1, f);
  }
}

std::uint64_t random_below(random_numbers& random, std::uint64_t n) {
  std::uint64_t number = 0;
  for (int parts = 0; parts != 5; ++parts) number = number << 12 | random.below(4095);
  return number % n;
}

constexpr bool counts_are_right() {
  std::uint64_t positions = 0;
  for (std::size_t k = 0; k <= most_dogs; ++k) {
    if (dog_set_count(k) != choose(31, k) || layer_size(k) != 31 * choose(30, k)) return false;
    positions += 2 * 31 * choose(30, k);
  }
  return positions == index_count<position>;
}
static_assert(counts_are_right());
static_assert(index_count<position> == 28'477'353'424);

constexpr bool ends_of_dog_sets_are_right() {
  for (std::size_t k = 0; k <= most_dogs; ++k) {
    const auto last = static_cast<std::uint32_t>(choose(31, k) - 1);
    if (from_dog_set_index(k, 0) != first_points(k) || to_dog_set_index(first_points(k)) != 0) return false;
    if (from_dog_set_index(k, last) != last_points(k) || to_dog_set_index(last_points(k)) != last)
      return false;
  }
  return true;
}
static_assert(ends_of_dog_sets_are_right());

// The first and the last position of each layer's two halves follow upon each other without a gap.
template <class P>
constexpr bool borders_are_right() {
  std::uint64_t begin = 0;
  for (std::size_t k = 0; k <= most_dogs; ++k) {
    for (const side to_move : {side::jaguar, side::dogs}) {
      const std::uint64_t last = begin + 31 * choose(30, k) - 1;
      const P first_position = from_index<P>(begin), last_position = from_index<P>(last);
      if (first_position != *P::make(static_cast<point>(k), first_points(k), to_move)) return false;
      if (last_position != *P::make(static_cast<point>(30 - k), last_points(k), to_move)) return false;
      if (to_index(first_position) != begin || to_index(last_position) != last) return false;
      if (first_position != from_layer_index<P>(k, to_move, 0)) return false;
      if (last_position != from_layer_index<P>(k, to_move, last - begin)) return false;
      begin = last + 1;
    }
  }
  return begin == index_count<P>;
}
static_assert(borders_are_right<position>());

static_assert(noexcept(to_index(position{})) && noexcept(from_index<position>(0)));
static_assert(noexcept(to_layer_index(position{})) && noexcept(from_layer_index(0, side::dogs, 0)));
static_assert(noexcept(to_dog_set_index(point_set{})) && noexcept(from_dog_set_index(0, 0)));
static_assert(noexcept(dog_set_count(0)) && noexcept(layer_size(0)));

constexpr bool start_comes_back() {
  const position p = position::initial(side::dogs);
  return from_index<position>(to_index(p)) == p && from_index<position>(to_index(position{})) == position{};
}
static_assert(start_comes_back());

}  // namespace

// Whether an index leads to the set that it is the index of.
bool comes_back(point_set set) { return from_dog_set_index(set.size(), to_dog_set_index(set)) == set; }

TEST_CASE("index: the first and the last sets of dogs with given members among six points in a row") {
  for (std::size_t begin = 0; begin + 6 <= point_count; ++begin) {
    CAPTURE(begin);
    bool all_come_back = true;
    for (std::uint32_t members = 0; members != 64; ++members) {
      const point_set group = point_set::from_bits(members << begin);
      for (std::size_t others = 0; others <= begin && others + group.size() <= most_dogs; ++others) {
        const std::uint32_t last = first_points(others).bits() << (begin - others);
        all_come_back = all_come_back && comes_back(group | first_points(others)) &&
                        comes_back(group | point_set::from_bits(last));
      }
    }
    CHECK(all_come_back);
  }
}

TEST_CASE("index: the sets, layers and positions of Adugo are as many as the formulas say") {
  CHECK(counts_are_right());
  CHECK(ends_of_dog_sets_are_right());
  CHECK(start_comes_back());
}

TEST_CASE("index: Adugo's layers join without a gap, under all rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(to_text(Rules).view());
    CHECK(index_count<adugo_position<Rules>> == index_count<position>);
    CHECK(borders_are_right<adugo_position<Rules>>());
  });
}

TEST_CASE("index: all sets of up to four dogs, sorted from the greatest point down") {
  for (std::size_t k = 0; k <= 4; ++k) {
    std::vector<point_set> sets;
    const auto add = [&sets](point_set set) { sets.push_back(set); };
    for_each_set(k, point_set{}, 0, add);
    std::sort(sets.begin(), sets.end(), [](point_set a, point_set b) { return is_before(a, b); });
    REQUIRE(sets.size() == dog_set_count(k));
    bool in_order = true;
    for (std::uint32_t i = 0; i != sets.size(); ++i)
      in_order = in_order && to_dog_set_index(sets[i]) == i && from_dog_set_index(k, i) == sets[i];
    CHECK(in_order);
  }
}

TEST_CASE("index: runs of sets of any number of dogs follow upon each other, wherever they begin") {
  random_numbers random{1};
  for (std::size_t k = 1; k <= most_dogs; ++k) {
    CAPTURE(k);
    bool in_order = true;
    for (int runs = 0; runs != 200; ++runs) {
      const auto begin = static_cast<std::uint32_t>(random_below(random, dog_set_count(k)));
      point_set before = from_dog_set_index(k, begin);
      in_order = in_order && before.size() == k && to_dog_set_index(before) == begin;
      for (std::uint32_t i = begin + 1; i != begin + 20 && i < dog_set_count(k); ++i) {
        const point_set set = from_dog_set_index(k, i);
        in_order = in_order && set.size() == k && is_before(before, set) && to_dog_set_index(set) == i;
        before = set;
      }
      const auto other = static_cast<std::uint32_t>(random_below(random, dog_set_count(k)));
      in_order =
          in_order && is_before(before, from_dog_set_index(k, other)) == (to_dog_set_index(before) < other);
    }
    CHECK(in_order);
  }
}

// As many indices as positions, each the index of the position it leads to: so none is left out.
TEST_CASE("index: all positions with up to three dogs, each once and in order") {
  for (std::size_t k = 0; k <= 3; ++k) {
    for (const side to_move : {side::jaguar, side::dogs}) {
      CAPTURE(k);
      position before = from_layer_index(k, to_move, 0);
      bool in_order = to_layer_index(before) == 0;
      for (std::uint64_t i = 1; i != layer_size(k); ++i) {
        const position p = from_layer_index(k, to_move, i);
        in_order = in_order && is_before(before, p) && to_layer_index(p) == i && p.dogs().size() == k &&
                   p.to_move() == to_move && !p.dogs().contains(p.jaguar());
        before = p;
      }
      CHECK(in_order);
    }
  }
}

TEST_CASE("index: the whole of the first layers of Adugo, one index after the other") {
  constexpr std::uint64_t up_to_two_dogs = 2 * 31 * (1 + 30 + 435);
  bool comes_back = true;
  std::uint64_t index = 0;
  for (std::size_t k = 0; k <= 2; ++k) {
    for (const side to_move : {side::jaguar, side::dogs}) {
      for (std::uint64_t i = 0; i != layer_size(k); ++i, ++index) {
        const auto p = from_index<position>(index);
        comes_back = comes_back && to_index(p) == index && p == from_layer_index(k, to_move, i);
      }
    }
  }
  CHECK(index == up_to_two_dogs);
  CHECK(comes_back);
}

TEST_CASE("index: Adugo's random indices and positions come back, under all rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = adugo_position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{2};
    bool comes_back = true;
    const auto look = [&comes_back](const variant& p) {
      const std::uint64_t index = to_index(p);
      comes_back = comes_back && index < index_count<variant> && from_index<variant>(index) == p &&
                   to_layer_index(p) < layer_size(p.dogs().size()) &&
                   from_layer_index<variant>(p.dogs().size(), p.to_move(), to_layer_index(p)) == p;
      // The rules do not change what positions there are.
      comes_back = comes_back && to_index(*position::make(p.jaguar(), p.dogs(), p.to_move())) == index;
    };
    for (int games = 0; games != 10; ++games) for_each_position_of_a_game<variant>(random, 60, look);
    for (int set_ups = 0; set_ups != 1000; ++set_ups) look(random_set_up<variant>(random));
    for (int indices = 0; indices != 1000; ++indices) {
      const std::uint64_t index = random_below(random, index_count<variant>);
      const variant p = from_index<variant>(index);
      comes_back = comes_back && to_index(p) == index;
      look(p);
    }
    CHECK(comes_back);
  });
}
