#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <string_view>

using folkgames::oware::basic_position;
using folkgames::oware::grand_slam_rule;
using folkgames::oware::legal_pits;
using folkgames::oware::move;
using folkgames::oware::pit;
using folkgames::oware::pit_set;
using folkgames::oware::position;
using folkgames::oware::rules;
using folkgames::oware::side;

namespace {

static_assert(noexcept(legal_pits(position{})));

constexpr rules forbidden{.grand_slam = grand_slam_rule::forbidden};
constexpr rules takes_all{.grand_slam = grand_slam_rule::takes_all_and_ends};

template <rules Rules = rules{}>
constexpr pit_set pits_in(std::string_view text) {
  return legal_pits(worked::position_from<basic_position<Rules>>(text));
}

template <class P>
constexpr bool are_the_moves(const P& p) {
  pit_set pits;
  for (const move& m : p.legal_moves()) pits.insert(m.pit());
  if (legal_pits(p) != pits || legal_pits(p).size() != p.count_legal_moves()) return false;
  // The moves come in the order in which the set is visited.
  auto next = legal_pits(p).begin();
  for (const move& m : p.legal_moves()) {
    if (*next++ != m.pit()) return false;
  }
  return next == legal_pits(p).end();
}

// Each of the 64 ways in which the pits of the side to move can be empty or not.
constexpr bool are_the_filled_pits() {
  for (unsigned filled = 0; filled != 64; ++filled) {
    for (const side to_move : {side::south, side::north}) {
      const std::size_t own = to_move == side::south ? 0 : 6;
      std::array<int, 12> seeds{};
      seeds[6 - own] = 1;  // so that nobody must be fed
      pit_set pits;
      for (std::size_t i = 0; i != 6; ++i) {
        if ((filled >> i) % 2 == 0) continue;
        seeds[own + i] = 1;
        pits.insert(static_cast<pit>(own + i));
      }
      const int on_board = 1 + static_cast<int>(pits.size());
      const auto p = position::make(seeds, {24, 24 - on_board}, to_move);
      if (!p || legal_pits(*p) != pits || !are_the_moves(*p)) return false;
    }
  }
  return true;
}
static_assert(are_the_filled_pits());

}  // namespace

TEST_CASE("legal pits: those of the side to move that hold seeds") {
  using enum pit;
  CHECK_TWICE(legal_pits(position{}) == pit_set{A, B, C, D, E, F});
  CHECK_TWICE(legal_pits(position::initial(side::north)) == pit_set{a, b, c, d, e, f});
  CHECK_TWICE(pits_in("1-0-0-2-0-3-1-1-1-1-1-1-18-18-S") == pit_set{A, D, F});
  CHECK_TWICE(pits_in("1-1-1-1-1-1-0-2-0-0-4-0-18-18-N") == pit_set{b, e});
  CHECK(are_the_filled_pits());
}

TEST_CASE("legal pits: where the opponent has no seeds, those that give it some") {
  using enum pit;
  CHECK_TWICE(pits_in("5-5-0-0-1-1-0-0-0-0-0-0-18-18-S") == pit_set{B, F});
  CHECK_TWICE(pits_in("0-0-0-0-0-0-6-4-0-0-0-2-18-18-N") == pit_set{a, f});
  CHECK_TWICE(pits_in("0-0-0-0-0-0-5-0-0-0-0-0-20-23-N").empty());
}

TEST_CASE("legal pits: without the grand slams where they are forbidden") {
  using enum pit;
  constexpr std::string_view slam_from_f = "1-0-0-0-0-2-1-1-0-0-0-0-21-22-S";
  CHECK_TWICE(pits_in(slam_from_f) == pit_set{A, F});
  CHECK_TWICE(pits_in<takes_all>(slam_from_f) == pit_set{A, F});
  CHECK_TWICE(pits_in<forbidden>(slam_from_f) == pit_set{A});
  CHECK_TWICE(pits_in<forbidden>("0-0-0-0-0-2-1-1-0-0-0-0-22-22-S").empty());
}

TEST_CASE("legal pits: none where the game is over") {
  CHECK_TWICE(pits_in("4-4-4-4-4-3-0-0-0-0-0-0-25-0-S").empty());
  CHECK_TWICE(!pits_in("4-4-4-4-4-4-0-0-0-0-0-0-24-0-S").empty());
  CHECK_TWICE(pits_in("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S 100").empty());
  CHECK_TWICE(!pits_in("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S 99").empty());
  CHECK_TWICE(!pits_in<rules{.quiet_limit = 255}>("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S 100").empty());
}

TEST_CASE("legal pits: they are the pits of the legal moves, under all rules") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = oware_position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{1};
    bool all_are = true;
    std::size_t with_moves = 0;
    const auto look = [&](const variant& p) {
      all_are = all_are && are_the_moves(p) && legal_pits(p).empty() == p.is_over();
      for (const pit at : legal_pits(p)) all_are = all_are && owner(at) == p.to_move();
      with_moves += p.is_over() ? 0u : 1u;
    };
    for (int games = 0; games != 20; ++games) for_each_position_of_a_game<variant>(random, 200, look);
    for (int set_ups = 0; set_ups != 1000; ++set_ups) look(random_set_up<variant>(random));
    CHECK(all_are);
    CHECK(with_moves > 200);
  });
}
