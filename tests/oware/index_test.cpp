#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"

#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

using folkgames::from_index;
using folkgames::index_count;
using folkgames::oware::board_count;
using folkgames::oware::from_board_index;
using folkgames::oware::position;
using folkgames::oware::rules;
using folkgames::oware::side;
using folkgames::oware::to_board_index;

namespace {

using board = std::array<int, 12>;
using endless = oware_position<rules{.quiet_limit = 0}>;

// C(n, k), by the product formula.
constexpr std::uint64_t choose(std::uint64_t n, std::uint64_t k) {
  std::uint64_t product = 1;
  for (std::uint64_t i = 1; i <= k; ++i) product = product * (n - i + 1) / i;
  return product;
}

constexpr int seeds_on(const board& b) { return std::accumulate(b.begin(), b.end(), 0); }

// A position with this board: all other seeds are in North's store.
constexpr position position_on(const board& b) {
  return *position::make(b, {0, 48 - seeds_on(b)}, side::south, 0);
}
template <class P>
constexpr board board_of(const P& p) {
  board b{};
  for (std::size_t i = 0; i != b.size(); ++i) b[i] = p.seeds(static_cast<folkgames::oware::pit>(i));
  return b;
}

// The board as it is explained: its seeds in a row, with bars between the pits.
std::string row_of(const board& b) {
  std::string row;
  for (const int seeds : b) row.append(static_cast<std::size_t>(seeds), 'o').push_back('|');
  row.pop_back();
  return row;
}
// Of two boards with as many seeds the one is greater that has a bar at the last place where they differ.
bool is_before(const board& a, const board& b) {
  const std::string row_a = row_of(a), row_b = row_of(b);
  for (std::size_t i = row_a.size(); i-- != 0;) {
    if (row_a[i] != row_b[i]) return row_b[i] == '|';
  }
  return false;
}

constexpr board all_in(std::size_t pit, int seeds) {
  board b{};
  b[pit] = seeds;
  return b;
}

// Calls f(board) for all ways to put `seeds` seeds into the pits from number `pit` on.
template <class F>
void for_each_board(int seeds, board filled, std::size_t pit, F& f) {
  if (pit + 1 == filled.size()) {
    filled[pit] = seeds;
    f(filled);
    return;
  }
  for (int here = 0; here <= seeds; ++here) {
    filled[pit] = here;
    for_each_board(seeds - here, filled, pit + 1, f);
  }
}

std::uint64_t random_below(random_numbers& random, std::uint64_t n) {
  std::uint64_t number = 0;
  for (int parts = 0; parts != 5; ++parts) number = number << 12 | random.below(4095);
  return number % n;
}

constexpr bool counts_are_right() {
  std::uint64_t boards = 0;
  std::uint64_t positions = 0;
  for (std::uint64_t n = 0; n <= 48; ++n) {
    if (board_count(n) != choose(n + 11, 11)) return false;
    boards += board_count(n);
    positions += 2 * board_count(n) * (49 - n);
  }
  // All boards of up to 48 seeds, and all ways to divide 48 seeds among pits and stores.
  return boards == 1'399'358'844'975 && boards == choose(60, 12) && positions == 2 * choose(61, 13) &&
         positions == index_count<endless> && index_count<position> == 101 * positions;
}
static_assert(counts_are_right());
static_assert(index_count<position> == 1'326'376'899'060'150);

constexpr bool ends_of_boards_are_right() {
  for (std::size_t n = 0; n <= 48; ++n) {
    const board first = all_in(11, static_cast<int>(n)), last = all_in(0, static_cast<int>(n));
    const std::uint64_t last_index = choose(n + 11, 11) - 1;
    if (from_board_index(n, 0) != first || to_board_index(position_on(first)) != 0) return false;
    if (from_board_index(n, last_index) != last) return false;
    if (to_board_index(position_on(last)) != last_index) return false;
  }
  return true;
}
static_assert(ends_of_boards_are_right());

// The first and the last position of each layer follow upon each other without a gap.
template <class P>
constexpr bool borders_are_right() {
  std::uint64_t begin = 0;
  for (std::size_t n = 0; n <= 48; ++n) {
    const int on_board = static_cast<int>(n);
    const int limit = P::rules_in_force.quiet_limit;
    const std::uint64_t end =
        begin + choose(n + 11, 11) * (49 - n) * 2 * static_cast<std::uint64_t>(limit + 1);
    const P first = *P::make(all_in(11, on_board), {0, 48 - on_board}, side::south, 0);
    const P last = *P::make(all_in(0, on_board), {48 - on_board, 0}, side::north, limit);
    if (from_index<P>(begin) != first || from_index<P>(end - 1) != last) return false;
    if (to_index(first) != begin || to_index(last) != end - 1) return false;
    begin = end;
  }
  return begin == index_count<P>;
}
static_assert(borders_are_right<position>());

static_assert(noexcept(to_index(position{})) && noexcept(from_index<position>(0)));
static_assert(noexcept(to_board_index(position{})) && noexcept(from_board_index(0, 0)));
static_assert(noexcept(board_count(0)));

constexpr bool start_comes_back() {
  return from_index<position>(to_index(position{})) == position{} &&
         from_board_index(48, to_board_index(position{})) == board_of(position{});
}
static_assert(start_comes_back());

}  // namespace

TEST_CASE("index: the boards and positions of Oware are as many as the formulas say") {
  CHECK(counts_are_right());
  CHECK(ends_of_boards_are_right());
  CHECK(start_comes_back());
}

TEST_CASE("index: Oware's layers join without a gap, under all rules") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    CAPTURE(to_text(Rules).view());
    CHECK(index_count<oware_position<Rules>> ==
          2 * choose(61, 13) * static_cast<std::uint64_t>(Rules.quiet_limit + 1));
    CHECK(borders_are_right<oware_position<Rules>>());
  });
}

TEST_CASE("index: all boards of up to five seeds, sorted by the places of the bars") {
  for (std::size_t n = 0; n <= 5; ++n) {
    CAPTURE(n);
    std::vector<board> boards;
    const auto add = [&boards](const board& b) { boards.push_back(b); };
    for_each_board(static_cast<int>(n), board{}, 0, add);
    std::sort(boards.begin(), boards.end(), is_before);
    REQUIRE(boards.size() == board_count(n));
    bool in_order = true;
    for (std::size_t i = 0; i != boards.size(); ++i)
      in_order =
          in_order && to_board_index(position_on(boards[i])) == i && from_board_index(n, i) == boards[i];
    CHECK(in_order);
  }
}

TEST_CASE("index: runs of boards of any number of seeds follow upon each other, wherever they begin") {
  random_numbers random{1};
  for (std::size_t n = 1; n <= 48; ++n) {
    CAPTURE(n);
    bool in_order = true;
    for (int runs = 0; runs != 30; ++runs) {
      const std::uint64_t begin = random_below(random, board_count(n));
      board before = from_board_index(n, begin);
      for (std::uint64_t i = begin + 1; i != begin + 20 && i < board_count(n); ++i) {
        const board b = from_board_index(n, i);
        in_order = in_order && seeds_on(b) == static_cast<int>(n) && is_before(before, b) &&
                   to_board_index(position_on(b)) == i;
        before = b;
      }
      const std::uint64_t other = random_below(random, board_count(n));
      in_order = in_order && is_before(before, from_board_index(n, other)) ==
                                 (to_board_index(position_on(before)) < other);
    }
    CHECK(in_order);
  }
}

// Whether an index leads to the board that it is the index of.
bool comes_back(const board& b) {
  return from_board_index(static_cast<std::size_t>(seeds_on(b)), to_board_index(position_on(b))) == b;
}

TEST_CASE("index: the first and the last boards with given numbers of seeds up to a pit and the one before") {
  for (std::size_t pit = 1; pit != 11; ++pit) {
    CAPTURE(pit);
    bool all_come_back = true;
    for (int seeds = 0; seeds <= 48; ++seeds) {
      for (int before = 0; before <= seeds; ++before) {
        for (const std::size_t heap : {std::size_t{0}, pit - 1}) {
          board b = all_in(heap, before);
          b[pit] = seeds - before;
          all_come_back = all_come_back && comes_back(b);
          b[pit + 1] = 48 - seeds;
          all_come_back = all_come_back && comes_back(b);
        }
      }
    }
    CHECK(all_come_back);
  }
}

// As many indices as positions, each the index of the position it leads to: so none is left out. The order:
// board, South's store, side to move, quiet plies.
template <class P>
bool are_all_in_order(std::size_t most_seeds) {
  std::uint64_t index = 0;
  for (std::size_t n = 0; n <= most_seeds; ++n) {
    const int in_stores = 48 - static_cast<int>(n);
    for (std::uint64_t i = 0; i != board_count(n); ++i) {
      const board b = from_board_index(n, i);
      for (int south = 0; south <= in_stores; ++south) {
        for (const side to_move : {side::south, side::north}) {
          for (int quiet = 0; quiet <= P::rules_in_force.quiet_limit; ++quiet, ++index) {
            const P p = *P::make(b, {south, in_stores - south}, to_move, quiet);
            if (to_index(p) != index || from_index<P>(index) != p) return false;
          }
        }
      }
    }
  }
  return true;
}

TEST_CASE("index: all positions with few seeds on the board, each once and in order") {
  CHECK(are_all_in_order<endless>(4));
  CHECK(are_all_in_order<oware_position<rules{.quiet_limit = 1}>>(3));
  CHECK(are_all_in_order<position>(1));
  CHECK(are_all_in_order<oware_position<rules{.quiet_limit = 255}>>(0));
}

TEST_CASE("index: Oware's random indices and positions come back, under all rules") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = oware_position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{2};
    bool comes_back = true;
    const auto look = [&comes_back](const variant& p) {
      const auto on_board = static_cast<std::size_t>(seeds_on(board_of(p)));
      const std::uint64_t index = to_index(p);
      comes_back = comes_back && index < index_count<variant> && from_index<variant>(index) == p &&
                   to_board_index(p) < board_count(on_board) &&
                   from_board_index(on_board, to_board_index(p)) == board_of(p);
    };
    for (int games = 0; games != 10; ++games) for_each_position_of_a_game<variant>(random, 200, look);
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
