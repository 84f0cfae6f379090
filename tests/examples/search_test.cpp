// The searches of examples/. What they claim against random moves is measured by examples/mcts.cpp and
// examples/alphabeta.cpp with a hundred games; here are a few, always the same.
#include "../../examples/search/alphabeta.hpp"
#include "../../examples/search/evaluate.hpp"
#include "../../examples/search/mcts.hpp"
#include "../../examples/search/players.hpp"
#include "../../examples/search/series.hpp"
#include "../../examples/search/statistics.hpp"
#include "support/random.hpp"
#include "support/toy_game.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

namespace {

constexpr int win = 1'000'000;

// What alpha-beta must find, written without bounds and without a table.
template <class P, class Evaluate>
int minimax(const P& p, int depth, int ply, const Evaluate& evaluate) {
  if (p.is_over()) {
    const auto winner = p.outcome()->winner;
    if (!winner) return 0;
    return *winner == p.to_move() ? win - ply : ply - win;
  }
  if (depth == 0) return evaluate(p);
  int best = -2 * win;
  p.for_each_legal_move([&](const typename P::move_type& m) {
    best = std::max(best, -minimax(p.play(m), depth - 1, ply + 1, evaluate));
  });
  return best;
}

// A worth as good as at random: the best move seldom comes first and equal values are rare, so that every
// bound matters.
template <class P>
int noise(const P& p) {
  return static_cast<int>(hash_value(p) % 2001) - 1000;
}

// Compares the value of the position, and of the move that was chosen. A small table is written over all the
// time, a large one answers often.
template <class P, class Evaluate>
void check_against_minimax(const P& p, int depth, const Evaluate& evaluate) {
  CAPTURE(std::string{to_text(p).view()});
  for (const std::size_t table_size : {16u, 1u << 14}) {
    const search::alphabeta_settings s{.nodes = 10'000'000, .max_depth = depth, .table_size = table_size};
    const auto found = search::alphabeta<P, Evaluate>{s, evaluate}.search(p);
    REQUIRE(found.depth <= depth);
    CHECK(found.value == minimax(p, found.depth, 0, evaluate));
    CHECK(found.value == -minimax(p.play(found.best), found.depth - 1, 1, evaluate));
  }
}

// On positions after fewer than so many plies at random. In Adugo a position can come back after four plies,
// and then the table rightly knows more than so shallow a search: the depth must be four there, at most.
template <class P, class Evaluate>
void check_random_positions(int depth, std::size_t positions, std::size_t plies, const Evaluate& evaluate) {
  random_numbers random{20};
  while (positions != 0) {
    P p;
    for (std::size_t left = random.below(plies); left != 0 && !p.is_over(); --left) {
      const auto moves = p.legal_moves();
      p = p.play(moves[random.below(moves.size())]);
    }
    if (p.is_over()) continue;
    check_against_minimax(p, depth, evaluate);
    --positions;
  }
}

template <class P>
search::tally against_random(typename P::side_type side, const search::player_maker<P>& maker,
                             std::size_t games) {
  const search::series_settings s{.games = games, .seed = 7, .ply_limit = 500};
  return search::play_series<P>(s, side, maker, search::random_player<P>());
}

// A jaguar that moves at random needs some 61 plies, in the middle of many games.
std::size_t slowest_of_jaguar(const search::player_maker<adugo::position>& maker, std::size_t games) {
  const search::tally t = against_random<adugo::position>(adugo::side::jaguar, maker, games);
  REQUIRE(t.won == games);
  return *std::max_element(t.plies_when_won.begin(), t.plies_when_won.end());
}

}  // namespace

TEST_CASE("search: alpha-beta finds what a search without bounds and table finds") {
  const auto judged = [](const auto& p) { return search::evaluate(p); };
  const auto at_random = [](const auto& p) { return noise(p); };
  check_random_positions<oware::position>(6, 30, 80, judged);
  check_random_positions<oware::position>(8, 40, 160, at_random);
  check_random_positions<adugo::position>(3, 30, 60, judged);
  check_random_positions<adugo::position>(4, 30, 60, at_random);
  // Where it shows if a bound is taken for the value itself.
  const auto p = folkgames::parse<oware::position>("0-8-1-1-1-2-1-5-5-8-0-1-9-6-S 12").value();
  check_against_minimax(p, 8, at_random);
}

TEST_CASE("search: alpha-beta tells a win and a loss and how far off they are") {
  const auto nothing = [](const toy::position&) { return 0; };
  search::alphabeta<toy::position, decltype(nothing)> searcher{{}, nothing};
  for (int matches = 1; matches <= 12; ++matches) {
    CAPTURE(matches);
    const auto found = searcher.search({matches, toy::side::second});
    // Who leaves a multiple of four wins; the loser takes one match a time, and the winner three.
    const int plies = matches % 4 == 0 ? matches / 2 : matches / 4 * 2 + 1;
    CHECK(found.value == (matches % 4 == 0 ? plies - win : win - plies));
    if (matches % 4 != 0) CHECK(found.best.taken == matches % 4);
  }
}

TEST_CASE("search: MCTS plays a game that the library does not know") {
  search::mcts<toy::position> searcher{{.playouts = 2000}, 1};
  for (int matches = 1; matches <= 12; ++matches) {
    CAPTURE(matches);
    if (matches % 4 == 0) continue;
    CHECK(searcher.best_move({matches, toy::side::first}).taken == matches % 4);
  }
}

TEST_CASE("search: both take a win that is there") {
  const auto hunt = folkgames::parse<adugo::position>("ddddd/dddd1/2Jd1/4d/5/3/3 J").value();
  const auto sowing = folkgames::parse<oware::position>("0-0-8-0-0-1-1-1-1-1-2-3-15-15-S").value();
  const auto takes_it = [](const auto& p, const auto& player) {
    const auto end = p.play(player(1)(p)).outcome();
    return end && end->winner == p.to_move();
  };
  CHECK(takes_it(hunt, search::mcts_player<adugo::position>(300)));
  CHECK(takes_it(hunt, search::alphabeta_player<adugo::position>(1)));
  CHECK(takes_it(sowing, search::mcts_player<oware::position>(300)));
  CHECK(takes_it(sowing, search::alphabeta_player<oware::position>(1)));
}

TEST_CASE("search: MCTS beats random moves") {
  using enum oware::side;
  CHECK(against_random<oware::position>(south, search::mcts_player<oware::position>(100), 6).won >= 5);
  CHECK(against_random<oware::position>(north, search::mcts_player<oware::position>(100), 6).won >= 5);
  CHECK(slowest_of_jaguar(search::mcts_player<adugo::position>(200), 5) < 61);
}

TEST_CASE("search: alpha-beta beats random moves") {
  using enum oware::side;
  CHECK(against_random<oware::position>(south, search::alphabeta_player<oware::position>(500), 10).won >= 9);
  CHECK(against_random<oware::position>(north, search::alphabeta_player<oware::position>(500), 10).won >= 9);
  CHECK(slowest_of_jaguar(search::alphabeta_player<adugo::position>(1000), 5) < 61);
}

TEST_CASE("search: the same seed plays the same games, another seed others") {
  const auto plies = [](std::uint64_t seed) {
    const search::series_settings s{.games = 4, .seed = seed};
    const auto t =
        search::play_series<oware::position>(s, oware::side::south, search::mcts_player<oware::position>(50),
                                             search::random_player<oware::position>());
    return t.plies_when_won;
  };
  CHECK(plies(1).size() == 4);
  CHECK(plies(1) == plies(1));
  CHECK(plies(1) != plies(2));
}

TEST_CASE("search: a game is counted as won, drawn, lost or cut off") {
  using game = search::played_game<oware::position>;
  const auto read = [](std::string_view text) { return folkgames::parse<oware::position>(text).value(); };
  search::tally t;
  t.add(game{read("0-0-0-0-0-0-0-0-0-0-0-0-25-23-S"), 70}, oware::side::south);
  t.add(game{read("0-0-0-0-0-0-0-0-0-0-0-0-25-23-S"), 70}, oware::side::north);
  t.add(game{read("0-0-0-0-0-0-0-0-0-0-0-0-24-24-S"), 80}, oware::side::north);
  t.add(game{oware::position{}, 500}, oware::side::north);
  t += t;
  CHECK(t.won == 2);
  CHECK(t.drawn == 2);
  CHECK(t.lost == 2);
  CHECK(t.cut_off == 2);
  CHECK(t.games() == 8);
  CHECK(t.plies_when_won == std::vector<std::size_t>{70, 70});
}

TEST_CASE("search: the interval of a share") {
  // As in tables of E. B. Wilson's interval.
  const auto some = search::share_interval(95, 100);
  CHECK(some.low == doctest::Approx(0.8882).epsilon(0.0001));
  CHECK(some.high == doctest::Approx(0.9785).epsilon(0.0001));
  const auto none = search::share_interval(0, 10);
  CHECK(none.low == doctest::Approx(0));
  CHECK(none.high == doctest::Approx(0.2775).epsilon(0.0001));
  CHECK(search::share_interval(10, 10).high == doctest::Approx(1));
}

TEST_CASE("search: the interval of a median") {
  const auto up_to = [](std::size_t n) {
    std::vector<std::size_t> values(n);
    std::iota(values.rbegin(), values.rend(), std::size_t{1});
    return values;
  };
  // Which of so many values in order bound it: the sign test's critical values.
  struct row {
    std::size_t values, low, high;
  };
  for (const row& r :
       {row{6, 1, 6}, row{8, 1, 8}, row{9, 2, 8}, row{20, 6, 15}, row{100, 40, 61}, row{2000, 956, 1045}}) {
    CAPTURE(r.values);
    const auto bounds = search::median_interval(up_to(r.values));
    REQUIRE(bounds);
    CHECK(bounds->low == r.low);
    CHECK(bounds->high == r.high);
  }
  CHECK_FALSE(search::median_interval(up_to(0)));
  CHECK_FALSE(search::median_interval(up_to(5)));
  CHECK(search::median(up_to(1)) == 1);
  CHECK(search::median(up_to(4)) == 2);
  CHECK(search::median(up_to(5)) == 3);
}
