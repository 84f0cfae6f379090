#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/rule_sets.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

using folkgames::adugo::move;
using folkgames::adugo::point;
using folkgames::adugo::point_set;
using folkgames::adugo::position;
using folkgames::adugo::side;
using folkgames::detail::mix;

namespace {

// The inverse of mix. An odd factor has an inverse modulo 2^64, found by Newton's iteration, each step of
// which doubles the number of right bits; and a word is got back from its exclusive or with itself shifted
// by s, s bits at a time from the top.
constexpr std::uint64_t inverse_factor(std::uint64_t odd) {
  std::uint64_t inverse = odd;  // right in three bits
  for (int bits = 3; bits < 64; bits *= 2) inverse *= 2 - odd * inverse;
  return inverse;
}
constexpr std::uint64_t undo_xor_shift(std::uint64_t word, int s) {
  std::uint64_t original = word;
  for (int known = s; known < 64; known += s) original = word ^ (original >> s);
  return original;
}
constexpr std::uint64_t first_factor = 0xBF58476D1CE4E5B9;
constexpr std::uint64_t second_factor = 0x94D049BB133111EB;
constexpr std::uint64_t unmix(std::uint64_t word) {
  word = undo_xor_shift(word, 31) * inverse_factor(second_factor);
  word = undo_xor_shift(word, 27) * inverse_factor(first_factor);
  return undo_xor_shift(word, 30);
}
static_assert(first_factor * inverse_factor(first_factor) == 1);
static_assert(second_factor * inverse_factor(second_factor) == 1);

constexpr bool comes_back(std::uint64_t word) { return unmix(mix(word)) == word && mix(unmix(word)) == word; }

constexpr bool edges_come_back() {
  for (int i = 0; i != 64; ++i) {
    const std::uint64_t bit = std::uint64_t{1} << i;
    for (const std::uint64_t word : {bit, ~bit, bit - 1, ~(bit - 1), bit | 1, bit ^ (bit >> 1)}) {
      if (!comes_back(word)) return false;
    }
  }
  return comes_back(first_factor) && comes_back(second_factor) && mix(0) == 0;
}
static_assert(edges_come_back());

// Whether the hash leads back to the position, read as the documentation of bits() has it.
template <class P>
constexpr bool is_readable(const P& p) {
  const std::uint64_t word = unmix(hash_value(p));
  point_set dogs;
  for (const point at : point_set::all()) {
    if ((word >> static_cast<int>(at)) % 2 != 0) dogs.insert(at);
  }
  const auto jaguar = static_cast<point>(std::countr_zero(word >> 32));
  const auto read = P::make(jaguar, dogs, (word >> 31) % 2 != 0 ? side::dogs : side::jaguar);
  return read.has_value() && *read == p;
}
constexpr bool is_readable(const move& m) {
  const std::uint64_t word = unmix(hash_value(m));
  return static_cast<point>((word >> 32) & 0xFF) == m.from() && static_cast<point>(word >> 40) == m.to() &&
         static_cast<std::uint32_t>(word) == m.captured().bits();
}
static_assert(is_readable(position{}) && is_readable(move{point::c5, point::c4}));

// Worked out from the definitions by a program that is not part of the library.
constexpr std::pair<std::string_view, std::uint64_t> golden_positions[] = {
    {"ddddd/ddddd/ddJdd/5/5/3/3 J", 0x0b13ebf459d9f9c2},
    {"ddddd/ddddd/ddJdd/5/5/3/3 d", 0x460824c5374f3fd6},
    {"ddddd/dddd1/J4/5/5/3/3 d", 0x491fb6059725acb5},
    {"5/5/5/5/5/3/2J J", 0x12e13752bce754c5},
    {"1d1d1/2J2/d3d/1d1d1/2d2/d1d/ddd d", 0xb2461896383a0122},
    {"J4/5/5/5/5/3/3 J", 0xd820b7e910b0f93f},
};
constexpr std::pair<move, std::uint64_t> golden_moves[] = {
    {move{}, 0},
    {move{point::c5, point::c4}, 0xc50cc071630607b3},
    {move{point::e1, point::c1}, 0x08e913c0faba2471},
    {move{point::c5, point::e3, point_set{point::d5, point::e4}}, 0x5e19fe84cd95a3a6},
    {move{point::c3, point::c3, point_set{point::b4, point::c5, point::d4}}, 0x3634290d14530e71},
};
constexpr bool keeps_the_golden_values() {
  for (const auto& [text, hash] : golden_positions) {
    const position p = worked::position_from<position>(text);
    if (hash_value(p) != hash || board_hash(p) != hash) return false;
    if (std::hash<position>{}(p) != static_cast<std::size_t>(hash)) return false;
  }
  for (const auto& [m, hash] : golden_moves) {
    if (hash_value(m) != hash || std::hash<move>{}(m) != static_cast<std::size_t>(hash)) return false;
  }
  // The first number of the published generator of which mix is the last part, begun with 0.
  return mix(0x9E3779B97F4A7C15) == 0xE220A8397B1DCDAF;
}
static_assert(keeps_the_golden_values());

static_assert(noexcept(hash_value(position{})) && noexcept(board_hash(position{})));
static_assert(noexcept(hash_value(move{})) && noexcept(same_board(position{}, position{})));
static_assert(noexcept(std::hash<position>{}(position{})) && noexcept(std::hash<move>{}(move{})));

// How often each bit of a hash flips where one thing changes.
struct flips {
  std::size_t changes = 0;
  std::array<std::size_t, 64> of_bit{};

  void count(const position& before, const position& after) {
    ++changes;
    std::uint64_t flipped = hash_value(before) ^ hash_value(after);
    for (std::size_t& bit : of_bit) {
      bit += flipped % 2;
      flipped /= 2;
    }
  }
  // In 4000 tosses of a fair coin 5 % are six times the standard deviation: that does not happen by chance.
  [[nodiscard]] bool is_even() const {
    return changes >= 4000 && std::all_of(of_bit.begin(), of_bit.end(), [this](std::size_t flipped) {
             return 20 * flipped > 9 * changes && 20 * flipped < 11 * changes;
           });
  }
};

}  // namespace

TEST_CASE("hash: Adugo's has an inverse, so different positions never collide") {
  CHECK(edges_come_back());
  random_numbers random{1};
  std::uint64_t word = 0;
  bool come_back = true;
  for (int words = 0; words != 100'000; ++words) {
    word = word << 11 | random.below(2048);
    come_back = come_back && comes_back(word);
  }
  CHECK(come_back);
}

TEST_CASE("hash: Adugo's positions can be read from it, under all rules") {
  for_each_rule_set<adugo_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = adugo_position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{2};
    bool readable = true;
    const auto look = [&readable](const variant& p) {
      readable = readable && is_readable(p);
      readable = readable && board_hash(p) == hash_value(p) &&
                 std::hash<variant>{}(p) == static_cast<std::size_t>(hash_value(p));
    };
    for (int games = 0; games != 3; ++games) for_each_position_of_a_game<variant>(random, 60, look);
    for (int set_ups = 0; set_ups != 200; ++set_ups) look(random_set_up<variant>(random));
    CHECK(readable);
  });
}

TEST_CASE("hash: Adugo's moves can be read from it") {
  random_numbers random{3};
  bool readable = true;
  for (int set_ups = 0; set_ups != 300; ++set_ups) {
    random_set_up<position>(random).for_each_legal_move([&](const move& m) {
      readable =
          readable && is_readable(m) && std::hash<move>{}(m) == static_cast<std::size_t>(hash_value(m));
    });
  }
  for (const point from : point_set::all()) {
    for (const point to : point_set::all()) {
      for (const point_set captured : {point_set{}, point_set{from}, ~point_set{to}, point_set::all()}) {
        readable = readable && is_readable(move{from, to, captured});
      }
    }
  }
  CHECK(readable);
}

TEST_CASE("hash: Adugo's values are those of the definition, in every version") {
  CHECK(keeps_the_golden_values());
}

TEST_CASE("hash: what is equal hashes alike, however it came about") {
  const position p = worked::after_moves(position{}, "c5-c4 a5-a4 c4-c5 e5-e4");
  const position q = worked::after_moves(position{}, "c5-c4 e5-e4 c4-c5 a5-a4");
  CHECK(p == q);
  CHECK(hash_value(p) == hash_value(q));
  CHECK(same_board(p, q));
  const auto set_up = position::make(p.jaguar(), p.dogs(), p.to_move());
  CHECK(hash_value(*set_up) == hash_value(p));
  const auto other_turn = position::make(p.jaguar(), p.dogs(), opponent(p.to_move()));
  CHECK(!same_board(*other_turn, p));
  CHECK(board_hash(*other_turn) != board_hash(p));
}

TEST_CASE("hash: one dog more or less, a jaguar's step, the turn: each flips each bit half of the time") {
  std::array<flips, folkgames::adugo::point_count> dog{}, jaguar{};
  flips turn;
  random_numbers random{4};
  while (turn.changes != 5000) {
    const position p = random_set_up<position>(random);
    if (p.dogs().size() < 4) continue;  // there are too few of them: the same one would be tossed again
    turn.count(p, *position::make(p.jaguar(), p.dogs(), opponent(p.to_move())));
    for (std::size_t i = 0; i != dog.size(); ++i) {
      const point at = static_cast<point>(i);
      const point next = static_cast<point>((i + 1) % jaguar.size());
      const auto changed = position::make(p.jaguar(), p.dogs() ^ point_set{at}, p.to_move());
      if (changed) dog[i].count(p, *changed);
      const point_set dogs = p.dogs() - point_set{at, next};
      jaguar[i].count(*position::make(at, dogs, p.to_move()), *position::make(next, dogs, p.to_move()));
    }
  }
  CHECK(turn.is_even());
  CHECK(std::all_of(dog.begin(), dog.end(), [](const flips& f) { return f.is_even(); }));
  CHECK(std::all_of(jaguar.begin(), jaguar.end(), [](const flips& f) { return f.is_even(); }));
}

TEST_CASE("hash: Adugo's positions and moves are keys of the standard containers") {
  std::unordered_map<position, int> times_seen;
  random_numbers random{5};
  for_each_position_of_a_game<position>(random, 50, [&](const position& p) { ++times_seen[p]; });
  CHECK(times_seen[position{}] >= 1);
  CHECK(times_seen.count(position::initial(side::dogs)) == 0);
  std::unordered_set<move> moves;
  for (int rounds = 0; rounds != 2; ++rounds) {
    position{}.for_each_legal_move([&moves](const move& m) { moves.insert(m); });
  }
  CHECK(moves.size() == position{}.count_legal_moves());
}
