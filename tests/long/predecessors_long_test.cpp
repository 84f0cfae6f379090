#include "../support/effort.hpp"
#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

// What comes before a position, in both games alike: many positions under all rule sets, and chains of up to
// fourteen jumps. The smaller worlds are in tests/adugo and tests/oware.

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

namespace {

// The position that has to be reported for a move from p to next.
template <adugo::rules Rules>
adugo::basic_position<Rules> as_reported(const adugo::basic_position<Rules>& p,
                                         const adugo::basic_position<Rules>&) {
  return p;
}
// Oware: after a capture, the one without quiet plies.
template <oware::rules Rules>
oware::basic_position<Rules> as_reported(const oware::basic_position<Rules>& p,
                                         const oware::basic_position<Rules>& next) {
  const auto [own, other] = p.bits();
  const std::uint64_t all_but_quiet_plies = ~std::uint64_t{0} >> 8;
  return next.quiet_plies() != 0 ? p : p.from_bits({own & all_but_quiet_plies, other});
}

// To take a chain of a dozen jumps back is slow.
template <adugo::rules Rules>
bool is_quick(const adugo::basic_position<Rules>& p) {
  return Rules.jumps == adugo::jump_rule::single || p.captured_count() <= 6;
}
template <oware::rules Rules>
bool is_quick(const oware::basic_position<Rules>&) {
  return true;
}

template <class P>
std::vector<P> all_before(const P& p) {
  std::vector<P> list;
  for_each_predecessor(p, [&list](const P& q) { list.push_back(q); });
  return list;
}

// Whether what comes before p is not over, leads to p by one move, and comes once; and p comes once before
// each position that it leads to.
template <class P>
bool agrees_with_moves(const P& p) {
  using move = typename P::move_type;
  bool agrees = true;
  const std::vector<P> before = all_before(p);
  for (const P& q : before) {
    std::size_t moves = 0;
    q.for_each_legal_move([&](const move& m) { moves += q.play(m) == p ? 1u : 0u; });
    agrees = agrees && moves == 1 && !q.is_over() && std::count(before.begin(), before.end(), q) == 1;
  }
  p.for_each_legal_move([&](const move& m) {
    const P next = p.play(m);
    if (!is_quick(next)) return;
    const std::vector<P> list = all_before(next);
    agrees = agrees && std::count(list.begin(), list.end(), as_reported(p, next)) == 1;
  });
  return agrees;
}

// Checks so many positions under each set of rules: half of random games, half set up at random.
template <template <auto> class Position, const auto& Sets>
void check_rule_sets(int positions) {
  for_each_rule_set<Sets, 0, 1>([positions]<auto Rules>() {
    using P = Position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{11};
    int checked = 0;
    const auto look_at = [&checked](const P& p) {
      if (!is_quick(p)) return;
      CAPTURE(to_text(p).view());
      CHECK(agrees_with_moves(p));
      ++checked;
    };
    while (checked < positions) {
      const int before = checked;
      for_each_position_of_a_game<P>(random, 200, look_at);
      for (int played = checked - before; played > 0; --played) look_at(random_set_up<P>(random));
    }
  });
}

// Where the jaguar may have stood and with which dogs, as bits, before any number of jumps to p: found jump
// by jump, without looking at the way that it went.
template <class P>
std::set<std::pair<adugo::point, std::uint32_t>> before_jumps_to(const P& p) {
  std::set<std::pair<adugo::point, std::uint32_t>> all;
  std::vector<std::pair<adugo::point, adugo::point_set>> reached{{p.jaguar(), p.dogs()}};
  while (!reached.empty()) {
    const auto [at, dogs] = reached.back();
    reached.pop_back();
    if (dogs.size() == P::dogs_at_start) continue;
    for (const adugo::board::jump j : adugo::board::jumps(at)) {
      if (dogs.contains(j.over) || dogs.contains(j.landing)) continue;
      const adugo::point_set more = dogs | adugo::point_set{j.over};
      if (all.emplace(j.landing, more.bits()).second) reached.emplace_back(j.landing, more);
    }
  }
  return all;
}

}  // namespace

TEST_CASE("predecessors: Oware, many positions, all rule sets") {
  check_rule_sets<oware_position, oware_rule_sets>(positions_to_check() / 10);
}

TEST_CASE("predecessors: Adugo, many positions, all rule sets") {
  check_rule_sets<adugo_position, adugo_rule_sets>(positions_to_check() / 100);
}

TEST_CASE("predecessors: Adugo, chains of up to fourteen jumps") {
  using position = adugo::basic_position<adugo::rules{.dogs_to_win = 14}>;
  for (const char* text : {"5/5/2J2/5/5/3/3 d", "5/5/5/5/5/3/1J1 d", "5/5/J4/2d2/5/3/3 d",
                           "5/5/5/1d3/2J2/3/d2 d", "d4/5/5/2d1d/5/2J/3 d"}) {
    CAPTURE(text);
    const auto p = worked::position_from<position>(text);
    auto expected = before_jumps_to(p);
    bool all_expected = true;
    for_each_predecessor(p, [&](const position& q) {
      const adugo::move m{q.jaguar(), p.jaguar(), q.dogs() - p.dogs()};
      const bool is_new = !m.is_capture() || expected.erase({q.jaguar(), q.dogs().bits()}) == 1;
      all_expected = all_expected && is_new && q.is_legal(m) && q.play(m) == p;
    });
    CHECK(all_expected);
    CHECK(expected.empty());
  }
}
