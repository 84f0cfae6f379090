#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"

#include <folkgames/algorithm/perft.hpp>
#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

using folkgames::oware::canonical;
using folkgames::oware::move;
using folkgames::oware::pit;
using folkgames::oware::pit_count;
using folkgames::oware::position;
using folkgames::oware::rotated;
using folkgames::oware::side;

namespace {

static_assert(noexcept(rotated(pit::A)) && noexcept(rotated(move{})) && noexcept(rotated(position{})));
static_assert(noexcept(canonical(position{})));

// The next pit in sowing order.
constexpr pit next(pit p) { return static_cast<pit>((static_cast<std::size_t>(p) + 1) % pit_count); }

// Turned twice the board is as before; its owner changes, the order of sowing and the place in a row do not.
constexpr bool keeps_the_board() {
  for (std::size_t i = 0; i != pit_count; ++i) {
    const pit p = static_cast<pit>(i);
    if (rotated(rotated(p)) != p || rotated(move{p}) != move{rotated(p)}) return false;
    if (owner(rotated(p)) != opponent(owner(p)) || rotated(next(p)) != next(rotated(p))) return false;
  }
  return true;
}
static_assert(keeps_the_board());

template <class P>
constexpr bool is_turned(const P& p, const P& image) {
  for (std::size_t i = 0; i != pit_count; ++i) {
    const pit at = static_cast<pit>(i);
    if (image.seeds(rotated(at)) != p.seeds(at)) return false;
  }
  return image.store(side::south) == p.store(side::north) &&
         image.store(side::north) == p.store(side::south) && image.to_move() == opponent(p.to_move()) &&
         image.quiet_plies() == p.quiet_plies();
}

// Whether the games ended alike, with the sides' roles changed.
template <class P>
bool ends_alike(const P& p, const P& image) {
  if (p.is_over() != image.is_over() || p.outcome().has_value() != image.outcome().has_value()) return false;
  if (!p.is_over()) return true;
  const auto [south, north] = final_score(p);
  const auto winner = p.outcome()->winner;
  const auto image_winner = image.outcome()->winner;
  return final_score(image) == folkgames::oware::score{north, south} &&
         image.outcome()->reason == p.outcome()->reason &&
         (winner ? image_winner == opponent(*winner) : !image_winner);
}

template <class P>
bool sows_alike(const P& p, const P& image, const move& m) {
  const auto ours = sow(p, m);
  const auto theirs = sow(image, rotated(m));
  const auto is_image = [](pit a, pit b) { return rotated(a) == b; };
  return image.play(rotated(m)) == rotated(p.play(m)) && ours.seeds_captured() == theirs.seeds_captured() &&
         ours.is_grand_slam() == theirs.is_grand_slam() &&
         std::equal(ours.visited().begin(), ours.visited().end(), theirs.visited().begin(),
                    theirs.visited().end(), is_image) &&
         std::equal(ours.captured().begin(), ours.captured().end(), theirs.captured().begin(),
                    theirs.captured().end(), is_image);
}

// What holds of a position and its image. Returns whether all does.
template <class P>
bool is_alike_turned(const P& p) {
  const P image = rotated(p);
  std::vector<move> moves, images;
  p.for_each_legal_move([&](const move& m) { moves.push_back(rotated(m)); });
  image.for_each_legal_move([&](const move& m) { images.push_back(m); });
  bool alike = rotated(image) == p && image != p && is_turned(p, image) && ends_alike(p, image) &&
               moves == images && rotated(canonical(p)) != canonical(p);
  for (std::size_t i = 0; i != pit_count; ++i) {
    const move m{static_cast<pit>(i)};
    alike = alike && image.check(rotated(m)) == p.check(m);
  }
  p.for_each_legal_move([&](const move& m) { alike = alike && sows_alike(p, image, m); });
  return alike;
}

template <class P>
bool is_represented(const P& p) {
  const P representative = canonical(p);
  return (representative == p || representative == rotated(p)) && representative == canonical(rotated(p)) &&
         representative == canonical(representative) && representative.to_move() == side::south;
}

template <class P, class F>
void for_each_sample(std::uint64_t seed, int games, int set_ups, F f) {
  random_numbers random{seed};
  for (int i = 0; i != games; ++i) for_each_position_of_a_game<P>(random, 200, f);
  for (int i = 0; i != set_ups; ++i) f(random_set_up<P>(random));
}

static_assert(rotated(position{}) == position::initial(side::north));
static_assert(canonical(position::initial(side::north)) == position{});
static_assert(is_turned(position{}.play(move{pit::C}), position::initial(side::north).play(move{pit::c})));

}  // namespace

TEST_CASE("symmetry: half a turn of the board keeps the order of sowing and changes the owners") {
  CHECK(keeps_the_board());
}

TEST_CASE("symmetry: with the roles of the sides changed, moves, faults, sowing and outcome change alike") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = oware_position<Rules>;
    CAPTURE(to_text(Rules).view());
    bool all_alike = true;
    for_each_sample<variant>(1, 5, 500,
                             [&](const variant& p) { all_alike = all_alike && is_alike_turned(p); });
    CHECK(all_alike);
  });
}

TEST_CASE("symmetry: a change of roles keeps perft, under all rules") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = oware_position<Rules>;
    CAPTURE(to_text(Rules).view());
    CHECK(folkgames::perft(variant::initial(side::north), 5) == folkgames::perft(variant{}, 5));
    random_numbers random{2};
    for (int set_ups = 0; set_ups != 20; ++set_ups) {
      const variant p = random_set_up<variant>(random);
      CHECK(folkgames::perft(rotated(p), 4) == folkgames::perft(p, 4));
    }
  });
}

TEST_CASE("symmetry: a position and its rotation have one representative, in which South is to move") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = oware_position<Rules>;
    CAPTURE(to_text(Rules).view());
    bool all_represented = true;
    for_each_sample<variant>(
        3, 5, 500, [&](const variant& p) { all_represented = all_represented && is_represented(p); });
    CHECK(all_represented);
  });
}

// All positions with no seed on the board, one or two, the quiet plies apart.
TEST_CASE("symmetry: on the indices a change of roles is a permutation without fixed points") {
  using endless = oware_position<folkgames::oware::rules{.quiet_limit = 0}>;
  constexpr std::uint64_t up_to_two_seeds = 2 * (49 + 12 * 48 + 78 * 47);
  std::vector<bool> reached(up_to_two_seeds);
  std::uint64_t representatives = 0;
  for (std::uint64_t i = 0; i != up_to_two_seeds; ++i) {
    const auto p = folkgames::from_index<endless>(i);
    const std::uint64_t image = to_index(rotated(p));
    REQUIRE(image < up_to_two_seeds);
    CHECK_UNARY(image != i);
    reached[image] = true;
    representatives += canonical(p) == p ? 1u : 0u;
  }
  CHECK(std::find(reached.begin(), reached.end(), false) == reached.end());
  CHECK(representatives == up_to_two_seeds / 2);
}
