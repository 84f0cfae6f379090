#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"

#include <folkgames/adugo.hpp>
#include <folkgames/algorithm/perft.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

namespace board = folkgames::adugo::board;
using folkgames::adugo::canonical;
using folkgames::adugo::mirrored;
using folkgames::adugo::move;
using folkgames::adugo::point;
using folkgames::adugo::point_count;
using folkgames::adugo::point_set;
using folkgames::adugo::position;
using folkgames::adugo::side;

namespace {

static_assert(noexcept(mirrored(point::a7)) && noexcept(mirrored(point_set{})) && noexcept(mirrored(move{})));
static_assert(noexcept(mirrored(position{})) && noexcept(canonical(position{})));

constexpr bool is_sorted_like(const board::line& a, const board::line& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i != a.size(); ++i) {
    if (a[i] != b[i]) return false;
  }
  return true;
}

// Left and right change places, ranks stay; lines go to lines, neighbours to neighbours, jumps to jumps.
constexpr bool keeps_the_board() {
  for (const point p : point_set::all()) {
    const auto [x, y] = board::coordinates(p);
    if (mirrored(mirrored(p)) != p) return false;
    if (board::coordinates(mirrored(p)) != board::coordinate{'e' - 'a' - x, y}) return false;
    if (mirrored(board::neighbours(p)) != board::neighbours(mirrored(p))) return false;
    if (board::jumps(p).size() != board::jumps(mirrored(p)).size()) return false;
    for (const auto& [over, landing] : board::jumps(p)) {
      const auto& jumps = board::jumps(mirrored(p));
      const board::jump image{mirrored(over), mirrored(landing)};
      if (std::find(jumps.begin(), jumps.end(), image) == jumps.end()) return false;
    }
  }
  for (const board::line& l : board::lines()) {
    board::line onward, back;
    for (std::size_t i = 0; i != l.size(); ++i) {
      onward.push_back(mirrored(l[i]));
      back.push_back(mirrored(l[l.size() - 1 - i]));
    }
    const auto& lines = board::lines();
    if (std::none_of(lines.begin(), lines.end(), [&](const board::line& other) {
          return is_sorted_like(onward, other) || is_sorted_like(back, other);
        }))
      return false;
  }
  return true;
}
static_assert(keeps_the_board());

// The image of a set is that of its members; as a map of sets it keeps what sets can do.
constexpr bool is_image_of_members(point_set points) {
  point_set image;
  for (const point p : points) image.insert(mirrored(p));
  return mirrored(points) == image && mirrored(image) == points && mirrored(~points) == ~image &&
         image.size() == points.size();
}
static_assert(is_image_of_members(point_set{}) && is_image_of_members(point_set{point::a7, point::b2}));

using point_map = std::array<point, point_count>;

bool keeps_jumps(const point_map& image) {
  const auto image_of = [&image](point p) { return image[static_cast<std::size_t>(p)]; };
  for (const point from : point_set::all()) {
    const auto& jumps = board::jumps(image_of(from));
    for (const auto& [over, landing] : board::jumps(from)) {
      const board::jump wanted{image_of(over), image_of(landing)};
      if (std::find(jumps.begin(), jumps.end(), wanted) == jumps.end()) return false;
    }
  }
  return true;
}

// Counts the ways to put the points from number `next` on, each on one of the points that are still free, so
// that neighbours stay neighbours and others do not become any, and jumps stay jumps. Neighbours alone would
// let the den be turned over by itself, as it hangs on one point.
std::size_t count_symmetries(point_map& image, point_set free, std::size_t next) {
  if (next == point_count) return keeps_jumps(image) ? 1 : 0;
  const point p = static_cast<point>(next);
  std::size_t count = 0;
  for (const point candidate : free) {
    bool fits = true;
    for (std::size_t earlier = 0; earlier != next && fits; ++earlier) {
      fits = board::neighbours(p).contains(static_cast<point>(earlier)) ==
             board::neighbours(candidate).contains(image[earlier]);
    }
    if (!fits) continue;
    image[next] = candidate;
    count += count_symmetries(image, free - point_set{candidate}, next + 1);
  }
  return count;
}

std::vector<move> sorted(std::vector<move> moves) {
  const auto key = [](const move& m) { return std::tuple{m.from(), m.to(), m.captured().bits()}; };
  std::sort(moves.begin(), moves.end(), [key](const move& a, const move& b) { return key(a) < key(b); });
  return moves;
}

// What holds of a position and its image. Returns whether all does.
template <class P>
bool is_alike_mirrored(const P& p) {
  const P image = mirrored(p);
  std::vector<move> moves, images;
  p.for_each_legal_move([&](const move& m) { moves.push_back(mirrored(m)); });
  image.for_each_legal_move([&](const move& m) { images.push_back(m); });
  bool alike = mirrored(image) == p && image.jaguar() == mirrored(p.jaguar()) &&
               image.dogs() == mirrored(p.dogs()) && image.to_move() == p.to_move() &&
               image.outcome() == p.outcome() && sorted(moves) == sorted(images);
  for (const move& m : images) alike = alike && mirrored(mirrored(m)) == m;
  p.for_each_legal_move(
      [&](const move& m) { alike = alike && image.play(mirrored(m)) == mirrored(p.play(m)); });
  // Among moves drawn at random most are illegal, for one reason or another.
  random_numbers random{p.bits()};
  for (int tries = 0; tries != 20; ++tries) {
    const move m{static_cast<point>(random.below(point_count)), static_cast<point>(random.below(point_count)),
                 random.below(2) == 0 ? point_set{} : point_set{static_cast<point>(random.below(31))}};
    alike = alike && image.check(mirrored(m)) == p.check(m);
  }
  return alike;
}

template <class P>
bool is_represented(const P& p) {
  const P representative = canonical(p);
  return (representative == p || representative == mirrored(p)) && representative == canonical(mirrored(p)) &&
         representative == canonical(representative) &&
         representative.bits() == std::min(p.bits(), mirrored(p).bits());
}

template <class P, class F>
void for_each_sample(std::uint64_t seed, int games, int set_ups, F f) {
  random_numbers random{seed};
  for (int i = 0; i != games; ++i) for_each_position_of_a_game<P>(random, 60, f);
  for (int i = 0; i != set_ups; ++i) f(random_set_up<P>(random));
}

static_assert(mirrored(position{}) == position{} && canonical(position{}) == position{});

}  // namespace

TEST_CASE("symmetry: the mirror keeps lines, neighbours and jumps") {
  CHECK(keeps_the_board());
  random_numbers random{1};
  bool are_images = is_image_of_members(point_set{});
  for (const point p : point_set::all()) {
    for (const point q : point_set::all()) {
      are_images =
          are_images && is_image_of_members(point_set{p, q}) && is_image_of_members(~point_set{p, q});
    }
  }
  for (int sets = 0; sets != 20'000; ++sets) {
    const auto bits =
        static_cast<std::uint32_t>(random.below(2048) << 20 | random.below(2048) << 10 | random.below(2048));
    const point_set points = point_set::from_bits(bits & point_set::all().bits());
    are_images = are_images && is_image_of_members(points);
  }
  CHECK(are_images);
}

TEST_CASE("symmetry: the board has no other than the mirror and none at all") {
  point_map image{};
  CHECK(count_symmetries(image, point_set::all(), 0) == 2);
}

TEST_CASE("symmetry: the mirror keeps moves, faults, play and outcome, under all rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = adugo_position<Rules>;
    CAPTURE(to_text(Rules).view());
    bool all_alike = true;
    for_each_sample<variant>(2, 2, 50,
                             [&](const variant& p) { all_alike = all_alike && is_alike_mirrored(p); });
    CHECK(all_alike);
  });
}

TEST_CASE("symmetry: the mirror keeps perft, under all rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = adugo_position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{3};
    for (int set_ups = 0; set_ups != 4; ++set_ups) {
      const variant p = random_set_up<variant>(random);
      CHECK(folkgames::perft(mirrored(p), 3) == folkgames::perft(p, 3));
    }
    // From the start, which is its own image, moves that are images of each other lead to as many leaves.
    std::vector<std::uint64_t> leaves(point_count), leaves_of_images(point_count);
    folkgames::perft_divide(variant{}, 4, [&](const move& m, std::uint64_t below) {
      leaves[static_cast<std::size_t>(m.to())] += below;
      leaves_of_images[static_cast<std::size_t>(mirrored(m).to())] += below;
    });
    CHECK(leaves == leaves_of_images);
  });
}

TEST_CASE("symmetry: a position and its image have one representative, under all rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = adugo_position<Rules>;
    CAPTURE(to_text(Rules).view());
    bool all_represented = true;
    for_each_sample<variant>(
        4, 5, 500, [&](const variant& p) { all_represented = all_represented && is_represented(p); });
    CHECK(all_represented);
  });
}

// Which positions are their own image can be counted: the jaguar stands on one of the 7 points of the middle
// file, and the dogs on some of the 12 pairs of points beside it and of the 6 points left on it.
TEST_CASE(
    "symmetry: on the indices the mirror is a permutation, whose fixed points are the images of themselves") {
  using folkgames::detail::binomial;
  constexpr std::uint64_t layers_of_up_to_two = 2 * (31 + 31 * 30 + 31 * 435);
  std::vector<bool> reached(layers_of_up_to_two);
  std::uint64_t fixed = 0, representatives = 0;
  for (std::uint64_t i = 0; i != layers_of_up_to_two; ++i) {
    const auto p = folkgames::from_index<position>(i);
    const std::uint64_t image = to_index(mirrored(p));
    REQUIRE(image < layers_of_up_to_two);
    reached[image] = true;
    fixed += image == i ? 1u : 0u;
    representatives += canonical(p) == p ? 1u : 0u;
    const bool is_own_image = board::coordinates(p.jaguar()).x == 2 && mirrored(p.dogs()) == p.dogs();
    if ((image == i) != is_own_image || (mirrored(p) == p) != is_own_image) FAIL(to_text(p).view());
  }
  CHECK(std::find(reached.begin(), reached.end(), false) == reached.end());
  const std::uint64_t without_dogs = 1, with_one = binomial(6, 1),
                      with_two = binomial(6, 2) + binomial(12, 1);
  CHECK(fixed == 2 * 7 * (without_dogs + with_one + with_two));
  // Of every other pair one represents both.
  CHECK(representatives == (layers_of_up_to_two + fixed) / 2);
}
