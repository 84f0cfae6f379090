#include "../support/effort.hpp"
#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What comes before a position: q comes before p exactly when a legal move leads from q to p; of those that
// lead there by a capture, whatever their quiet plies, the one without any. Moves made forward, which other
// tests prove right, are the measure here.

using folkgames::oware::basic_position;
using folkgames::oware::grand_slam_rule;
using folkgames::oware::move;
using folkgames::oware::pit;
using folkgames::oware::pit_count;
using folkgames::oware::pits_per_side;
using folkgames::oware::position;
using folkgames::oware::rules;
using folkgames::oware::side;

namespace {

constexpr rules forbidden{.grand_slam = grand_slam_rule::forbidden};
constexpr rules slam_ends{.grand_slam = grand_slam_rule::takes_all_and_ends};
constexpr rules uncounted{.quiet_limit = 0};

template <rules Rules = rules{}>
constexpr basic_position<Rules> at(std::string_view text) {
  return worked::position_from<basic_position<Rules>>(text);
}

template <class P>
constexpr std::size_t count_before(const P& p) {
  std::size_t count = 0;
  for_each_predecessor(p, [&count](const P&) { ++count; });
  return count;
}

// How often q is reported.
template <class P>
constexpr std::size_t times_before(const P& p, const P& q) {
  std::size_t times = 0;
  for_each_predecessor(p, [&](const P& reported) { times += reported == q ? 1u : 0u; });
  return times;
}

// Whether just these positions are reported, each once.
template <class P>
constexpr bool are_before(const P& p, std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    if (times_before(p, worked::position_from<P>(text)) != 1) return false;
  }
  return count_before(p) == texts.size();
}

// A move, as the bits() of the positions before and after it.
using bits = std::array<std::uint64_t, 2>;
using link = std::pair<bits, bits>;

// What only one of the two lists has: the first such move, or an empty text.
template <class P>
std::string difference(std::vector<link> forward, std::vector<link> backward) {
  std::sort(forward.begin(), forward.end());
  std::sort(backward.begin(), backward.end());
  const auto [f, b] = std::mismatch(forward.begin(), forward.end(), backward.begin(), backward.end());
  if (f == forward.end() && b == backward.end()) return "";
  const bool is_missed = b == backward.end() || (f != forward.end() && *f < *b);
  const auto [from, to] = is_missed ? *f : *b;
  return (is_missed ? "missed: " : "no move, or reported before: ") +
         std::string{to_text(P::from_bits(from)).view()} + " to " +
         std::string{to_text(P::from_bits(to)).view()};
}

// Looks at a small world: all boards of so many seeds or fewer, divided between the stores in such ways that
// some have won and most have not, with few quiet plies or many, either side to move. Makes all moves between
// them forward, and takes all of them back.
template <class P>
std::string check_world(std::size_t most_seeds) {
  constexpr int limit = P::rules_in_force.quiet_limit;
  constexpr int least_south = 20;
  constexpr int most_south = 25;
  const auto is_quiet_count_in = [](int quiet) { return quiet <= 1 || quiet >= limit - 1; };
  const auto is_in = [&](const P& p) {
    const int seeds = p.seeds_in_row(side::south) + p.seeds_in_row(side::north);
    return static_cast<std::size_t>(seeds) <= most_seeds && p.store(side::south) >= least_south &&
           p.store(side::south) <= most_south && is_quiet_count_in(p.quiet_plies());
  };
  std::vector<link> forward;
  std::vector<link> backward;
  const auto look_at = [&](const P& p) {
    p.for_each_legal_move([&](const move& m) {
      const P next = p.play(m);
      const bool captures = next.store(p.to_move()) != p.store(p.to_move());
      if (is_in(next) && (!captures || p.quiet_plies() == 0)) forward.emplace_back(p.bits(), next.bits());
    });
    for_each_predecessor(p, [&](const P& q) {
      if (is_in(q)) backward.emplace_back(q.bits(), p.bits());
    });
  };
  for (std::size_t seeds = 0; seeds <= most_seeds; ++seeds) {
    const int in_stores = P::seed_count - static_cast<int>(seeds);
    for (std::uint64_t i = 0; i != folkgames::oware::board_count(seeds); ++i) {
      const std::array<int, pit_count> board = folkgames::oware::from_board_index(seeds, i);
      for (int south = least_south; south <= most_south; ++south) {
        for (int quiet = 0; quiet <= limit; ++quiet) {
          if (!is_quiet_count_in(quiet)) continue;
          for (const side s : {side::south, side::north}) {
            look_at(*P::make(board, {south, in_stores - south}, s, quiet));
          }
        }
      }
    }
  }
  return forward.empty() ? "no moves" : difference<P>(std::move(forward), std::move(backward));
}

// Tries all that a move can have changed: any number of seeds sown from any pit of the side that moved, and
// two or three seeds captured from any empty pits of the other side.
template <class P>
class trials {
public:
  explicit trials(const P& p)
      : p_{p}, mover_{opponent(p.to_move())}, first_{mover_ == side::south ? 0 : pits_per_side} {
    for (std::size_t i = 0; i != pit_count; ++i) board_[i] = p.seeds(static_cast<pit>(i));
    put_back(pits_per_side - first_, 0);
  }

  // What the trials and the library do not share, or an empty text.
  [[nodiscard]] std::string difference() const {
    std::vector<link> backward;
    for_each_predecessor(p_, [&](const P& q) { backward.emplace_back(q.bits(), p_.bits()); });
    return ::difference<P>(found_, std::move(backward));
  }

private:
  // Puts seeds back into the other side's pits from number `i` on; `taken` is how many were put back so far.
  void put_back(std::size_t i, int taken) {
    if (i == pits_per_side - first_ + pits_per_side) {
      for (std::size_t origin = first_; origin != first_ + pits_per_side; ++origin) pick_up(origin, taken);
      return;
    }
    put_back(i + 1, taken);
    if (board_[i] != 0) return;
    for (const int seeds : {2, 3}) {
      board_[i] = seeds;
      put_back(i + 1, taken + seeds);
    }
    board_[i] = 0;
  }
  void pick_up(std::size_t origin, int taken) {
    std::array<int, pit_count> board = board_;
    std::size_t last = origin;
    for (int seeds = 1; seeds <= P::seed_count; ++seeds) {
      do last = (last + 1) % pit_count;
      while (last == origin);
      if (board[last]-- == 0) return;
      board[origin] = seeds;
      try_move(board, taken, move{static_cast<pit>(origin)});
    }
  }
  void try_move(const std::array<int, pit_count>& board, int taken, const move& m) {
    std::array<int, 2> stores{p_.store(side::south), p_.store(side::north)};
    stores[mover_ == side::south ? 0 : 1] -= taken;
    const bool is_quiet = taken == 0 && P::rules_in_force.quiet_limit != 0;
    const auto q = P::make(board, stores, mover_, is_quiet ? p_.quiet_plies() - 1 : 0);
    if (q && q->is_legal(m) && q->play(m) == p_) found_.emplace_back(q->bits(), p_.bits());
  }

  P p_;
  side mover_;
  std::size_t first_;  // the number of the mover's first pit
  std::array<int, pit_count> board_{};
  std::vector<link> found_;
};

}  // namespace

TEST_CASE("predecessors: Oware, all that was sown is picked up again") {
  // No pit of North is empty, so North has not just sown.
  CHECK_TWICE(count_before(position{}) == 0);
  // F may have held any number of seeds, 48 of them on four laps.
  constexpr position after_f = at("4-4-4-4-4-0-5-5-5-5-4-4-0-0-N 1");
  CHECK_TWICE(count_before(after_f) == 48);
  CHECK_TWICE(times_before(after_f, position{}) == 1);
  CHECK_TWICE(times_before(after_f, at("0-0-0-0-0-48-0-0-0-0-0-0-0-0-S")) == 1);
  // The origin is skipped, and a holds two.
  CHECK_TWICE(times_before(at("1-1-1-1-1-0-0-1-1-1-1-1-20-18-N"), at("0-0-0-0-0-12-0-0-0-0-0-0-18-18-S")) ==
              1);
}

TEST_CASE("predecessors: Oware, captured seeds are put back, two or three to a pit") {
  CHECK_TWICE(are_before(at("0-0-0-0-0-0-0-4-0-0-0-0-22-22-N"),
                         {"0-0-0-0-0-1-1-4-0-0-0-0-20-22-S", "0-0-0-0-0-1-2-4-0-0-0-0-19-22-S"}));
  CHECK_TWICE(are_before(at("0-0-0-0-0-0-0-0-4-0-0-0-22-22-N"),
                         {"0-0-0-0-0-1-1-0-4-0-0-0-20-22-S", "0-0-0-0-0-1-2-0-4-0-0-0-19-22-S",
                          "0-0-0-0-0-2-1-1-4-0-0-0-18-22-S", "0-0-0-0-0-2-1-2-4-0-0-0-17-22-S",
                          "0-0-0-0-0-2-2-1-4-0-0-0-17-22-S", "0-0-0-0-0-2-2-2-4-0-0-0-16-22-S"}));
  // With fewer in the store fewer were captured; North's seeds go back too.
  CHECK_TWICE(are_before(at("0-0-0-0-0-0-0-0-24-0-0-0-4-20-N"),
                         {"0-0-0-0-0-1-1-0-24-0-0-0-2-20-S", "0-0-0-0-0-1-2-0-24-0-0-0-1-20-S",
                          "0-0-0-0-0-2-1-1-24-0-0-0-0-20-S"}));
  CHECK_TWICE(are_before(at("0-4-0-0-0-0-0-0-0-0-0-0-22-22-S"),
                         {"1-4-0-0-0-0-0-0-0-0-0-1-22-20-N", "2-4-0-0-0-0-0-0-0-0-0-1-22-19-N"}));
}

TEST_CASE("predecessors: Oware, a quiet ply is counted back, before a capture no plies are") {
  CHECK_TWICE(are_before(at("0-0-0-0-0-0-1-4-0-0-0-0-22-21-N 5"),
                         {"0-0-0-0-0-1-0-4-0-0-0-0-22-21-S 4", "0-0-0-0-0-2-0-3-0-0-0-0-22-21-S 4"}));
  CHECK_TWICE(
      times_before(at("0-0-0-0-0-0-1-4-0-0-0-0-22-21-N 100"), at("0-0-0-0-0-1-0-4-0-0-0-0-22-21-S 99")) == 1);
  constexpr position p = at("0-0-0-0-0-0-0-4-0-0-0-0-22-22-N");
  constexpr position later = at("0-0-0-0-0-1-1-4-0-0-0-0-20-22-S 37");
  CHECK_TWICE(later.play(move{pit::F}) == p);
  CHECK_TWICE(times_before(p, later) == 0);
  // Where quiet plies are not counted, both kinds of moves lead to 0.
  CHECK_TWICE(are_before(at<uncounted>("0-0-0-0-0-0-1-4-0-4-0-0-19-20-N"),
                         {"0-0-0-0-0-1-0-4-0-4-0-0-19-20-S", "0-0-0-0-0-2-0-3-0-4-0-0-19-20-S",
                          "0-0-0-0-0-3-0-3-1-4-0-0-17-20-S", "0-0-0-0-0-3-0-3-2-4-0-0-16-20-S"}));
}

TEST_CASE("predecessors: Oware, grand slams as the rules have them") {
  constexpr std::string_view spared = "0-0-0-0-0-0-2-0-0-0-0-0-23-23-N 1";
  constexpr std::string_view slammed = "0-0-0-0-0-0-0-0-0-0-0-0-24-24-N";
  CHECK_TWICE(are_before(at(spared), {"0-0-0-0-0-1-1-0-0-0-0-0-23-23-S"}));
  CHECK_TWICE(count_before(at<forbidden>(spared)) == 0);
  CHECK_TWICE(count_before(at<slam_ends>(spared)) == 0);
  CHECK_TWICE(count_before(at(slammed)) == 0);
  CHECK_TWICE(count_before(at<forbidden>(slammed)) == 0);
  // One to six seeds in F, and two ways to refill each pit that they reach.
  CHECK_TWICE(count_before(at<slam_ends>(slammed)) == 2 + 4 + 8 + 16 + 32 + 64);
}

TEST_CASE("predecessors: Oware, no move is taken back that was not legal") {
  // South had to feed.
  CHECK_TWICE(count_before(at("0-1-0-0-0-0-0-0-0-0-0-0-23-24-N 1")) == 0);
  // A majority is reached by a capture, and then no move follows.
  CHECK_TWICE(count_before(at("0-0-0-0-0-0-1-4-0-0-0-0-25-18-N 5")) == 0);
  CHECK_TWICE(are_before(at("0-0-0-0-0-0-0-4-0-0-0-0-25-19-N"),
                         {"0-0-0-0-0-1-1-4-0-0-0-0-23-19-S", "0-0-0-0-0-1-2-4-0-0-0-0-22-19-S"}));
  CHECK_TWICE(are_before(at("0-0-0-0-0-0-0-4-0-0-0-0-27-17-N"), {"0-0-0-0-0-1-2-4-0-0-0-0-24-17-S"}));
}

TEST_CASE("predecessors: Oware, a callback that returns false stops the walk, any other does not") {
  for (const char* text : {"4-4-4-4-4-0-5-5-5-5-4-4-0-0-N 1", "0-0-0-0-0-0-0-0-4-0-0-0-22-22-N"}) {
    const std::size_t all = count_before(at(text));
    CHECK(all >= 6);
    for (std::size_t stop_at = 0; stop_at != all; ++stop_at) {
      std::size_t calls = 0;
      CHECK_FALSE(for_each_predecessor(at(text), [&](const position&) { return calls++ != stop_at; }));
      CHECK(calls == stop_at + 1);
    }
    CHECK(for_each_predecessor(at(text), [](const position&) { return true; }));
  }
  CHECK_TWICE(for_each_predecessor(at("4-4-4-4-4-0-5-5-5-5-4-4-0-0-N 1"), [](position) { return 0; }));
  static_assert(noexcept(for_each_predecessor(position{}, [](const position&) noexcept {})));
  static_assert(!noexcept(for_each_predecessor(position{}, [](const position&) {})));
}

TEST_CASE("predecessors: Oware, all boards of few seeds, all rule sets") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(to_text(Rules).view());
    CHECK(check_world<basic_position<Rules>>(in_long_run() ? 5 : 4) == "");
  });
}

TEST_CASE("predecessors: Oware, random positions and what they lead to, all rule sets") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(to_text(Rules).view());
    random_numbers random{7};
    for (int i = 0; i != (in_long_run() ? 5000 : 50); ++i) {
      const auto p = random_set_up<basic_position<Rules>>(random);
      CHECK(trials{p}.difference() == "");
      p.for_each_legal_move([&p](const move& m) { CHECK(trials{p.play(m)}.difference() == ""); });
    }
  });
}
