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
#include <functional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

using folkgames::detail::mix;
using folkgames::oware::move;
using folkgames::oware::pit;
using folkgames::oware::position;
using folkgames::oware::side;

namespace {

// A position's parts in a list: the pits A to F, a to f, the stores of South and North.
using places = std::array<int, 14>;

template <class P>
constexpr places places_of(const P& p) {
  places seeds{};
  for (std::size_t i = 0; i != 12; ++i) seeds[i] = p.seeds(static_cast<pit>(i));
  seeds[12] = p.store(side::south);
  seeds[13] = p.store(side::north);
  return seeds;
}
template <class P = position>
constexpr P position_of(const places& seeds, side to_move, int quiet) {
  std::array<int, 12> pits{};
  for (std::size_t i = 0; i != 12; ++i) pits[i] = seeds[i];
  return *P::make(pits, {seeds[12], seeds[13]}, to_move, quiet);
}
template <class P>
constexpr P with_quiet(const P& p, int quiet) {
  return position_of<P>(places_of(p), p.to_move(), quiet);
}
template <class P>
constexpr P with_other_side_to_move(const P& p) {
  return position_of<P>(places_of(p), opponent(p.to_move()), p.quiet_plies());
}

// The words of the definition, put together from what the position says of itself, and its hash.
template <class P>
constexpr std::uint64_t hash_by_definition(const P& p) {
  const places seeds = places_of(p);
  const auto word_of = [&seeds](side s, int highest) {
    const std::size_t i = s == side::south ? 0 : 1;
    std::uint64_t word = static_cast<std::uint64_t>(highest);
    word = word * 256 + static_cast<std::uint64_t>(seeds[12 + i]);
    for (std::size_t at = 6; at-- != 0;) word = word * 256 + static_cast<std::uint64_t>(seeds[6 * i + at]);
    return word;
  };
  const std::uint64_t own = word_of(p.to_move(), p.quiet_plies());
  const std::uint64_t other = word_of(opponent(p.to_move()), p.to_move() == side::south ? 0 : 1);
  return mix(own + mix(other));
}
static_assert(hash_by_definition(position{}) == hash_value(position{}));

struct golden_position {
  std::string_view text;
  std::uint64_t hash;
  std::uint64_t board_hash;
};

// Worked out from the definitions by a program that is not part of the library.
constexpr golden_position golden_positions[] = {
    {"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 0xcbc71bb79adf8e35, 0xcbc71bb79adf8e35},
    {"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", 0xe8bfd86b6286b11c, 0xe8bfd86b6286b11c},
    {"0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", 0xb86bc173ffe914cd, 0xb86bc173ffe914cd},
    {"0-0-0-0-0-2-1-1-0-0-0-0-22-22-S 99", 0xa31b9de8139c1f11, 0x012dd6b3115bfea2},
    {"1-0-2-0-3-0-4-0-5-0-6-7-8-12-N 1", 0x978af05891a9cd0c, 0x45c593f8730439b2},
    {"0-0-0-0-0-0-0-0-0-0-0-48-0-0-N 100", 0xe3451aa135b3fa13, 0x4be092bd52c9c22f},
};
constexpr std::pair<pit, std::uint64_t> golden_moves[] = {
    {pit::A, 0x5692161d100b05e5},
    {pit::F, 0xd17707977078336c},
    {pit::a, 0x12ae30237b17df14},
    {pit::f, 0x37be58e8d7213bbc},
};
constexpr bool keeps_the_golden_values() {
  for (const auto& [text, hash, board] : golden_positions) {
    const position p = worked::position_from<position>(text);
    if (hash_value(p) != hash || board_hash(p) != board) return false;
    if (std::hash<position>{}(p) != static_cast<std::size_t>(hash)) return false;
  }
  for (const auto& [p, hash] : golden_moves) {
    if (hash_value(move{p}) != hash || std::hash<move>{}(move{p}) != static_cast<std::size_t>(hash))
      return false;
  }
  return hash_value(move{}) == hash_value(move{pit::A});
}
static_assert(keeps_the_golden_values());

static_assert(noexcept(hash_value(position{})) && noexcept(board_hash(position{})));
static_assert(noexcept(hash_value(move{})) && noexcept(same_board(position{}, position{})));
static_assert(noexcept(std::hash<position>{}(position{})) && noexcept(std::hash<move>{}(move{})));

template <class T>
std::size_t count_distinct(std::vector<T> items) {
  std::sort(items.begin(), items.end());
  return static_cast<std::size_t>(std::unique(items.begin(), items.end()) - items.begin());
}

struct hashed {
  std::uint64_t hash;
  std::array<std::uint64_t, 2> bits;
};

// How many different hashes there are; 0 where different bits share one.
std::size_t count_unless_two_collide(std::vector<hashed>& all) {
  std::sort(all.begin(), all.end(), [](const hashed& a, const hashed& b) { return a.hash < b.hash; });
  std::size_t distinct = 1;
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (all[i].hash != all[i - 1].hash) {
      ++distinct;
    } else if (all[i].bits != all[i - 1].bits) {
      return 0;
    }
  }
  return distinct;
}

// How often each bit of a hash flips where one thing changes.
struct flips {
  std::size_t changes = 0;
  std::array<std::size_t, 64> of_bit{};

  void count(std::uint64_t flipped) {
    ++changes;
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

TEST_CASE("hash: Oware's values are those of the definition, in every version") {
  CHECK(keeps_the_golden_values());
  std::unordered_set<std::uint64_t> of_moves;
  for (std::size_t i = 0; i != 12; ++i) {
    const move m{static_cast<pit>(i)};
    CHECK(hash_value(m) == mix(i + 1));
    of_moves.insert(hash_value(m));
  }
  CHECK(of_moves.size() == 12);
}

TEST_CASE("hash: Oware's are those of the definition under all rules, and equal where the positions are") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = oware_position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{1};
    bool as_defined = true;
    const auto look = [&as_defined](const variant& p) {
      as_defined = as_defined && hash_value(p) == hash_by_definition(p) &&
                   board_hash(p) == hash_by_definition(with_quiet(p, 0)) &&
                   hash_value(with_quiet(p, p.quiet_plies())) == hash_value(p) &&
                   std::hash<variant>{}(p) == static_cast<std::size_t>(hash_value(p));
    };
    for (int games = 0; games != 5; ++games) for_each_position_of_a_game<variant>(random, 200, look);
    for (int set_ups = 0; set_ups != 500; ++set_ups) look(random_set_up<variant>(random));
    CHECK(as_defined);
  });
}

// Turn and quiet plies are in the highest bytes of the two words: they must not make up for each other.
TEST_CASE("hash: no two differ only in quiet plies and the sides' roles") {
  for_each_rule_set<oware_rule_sets, 0, 1>([]<auto Rules>() {
    using variant = oware_position<Rules>;
    CAPTURE(to_text(Rules).view());
    random_numbers random{2};
    for (int set_ups = 0; set_ups != 5; ++set_ups) {
      const variant p = random_set_up<variant>(random);
      std::vector<std::uint64_t> hashes;
      for (int quiet = 0; quiet <= Rules.quiet_limit; ++quiet) {
        const variant q = with_quiet(p, quiet);
        for (const variant& r : {q, rotated(q), with_other_side_to_move(q)}) hashes.push_back(hash_value(r));
      }
      // The board turned by half a circle may be the board itself, with the other side to move.
      const bool turned_alike = rotated(p) == with_other_side_to_move(p);
      CHECK(count_distinct(hashes) == hashes.size() / 3 * (turned_alike ? 2u : 3u));
    }
  });
}

TEST_CASE("hash: the board's leaves out the quiet plies, and nothing else") {
  using variant = oware_position<folkgames::oware::rules{.quiet_limit = 255}>;
  random_numbers random{3};
  for (int set_ups = 0; set_ups != 50; ++set_ups) {
    const variant p = with_quiet(random_set_up<variant>(random), 0);
    CHECK(board_hash(p) == hash_value(p));
    bool left_out = true;
    for (int quiet = 1; quiet <= 255; ++quiet) {
      const variant q = with_quiet(p, quiet);
      left_out = left_out && board_hash(q) == board_hash(p) && same_board(p, q) && same_board(q, p) && p != q;
    }
    CHECK(left_out);
    // The same seeds with the other side to move, and each move of one seed to another place.
    std::vector<variant> others{with_other_side_to_move(p)};
    const places seeds = places_of(p);
    for (std::size_t i = 0; i != seeds.size(); ++i) {
      for (std::size_t j = 0; j != seeds.size(); ++j) {
        if (i == j || seeds[i] == 0) continue;
        places changed = seeds;
        --changed[i];
        ++changed[j];
        others.push_back(position_of<variant>(changed, p.to_move(), 0));
      }
    }
    CHECK(std::none_of(others.begin(), others.end(), [&p](const variant& other) {
      return same_board(p, other) || same_board(other, p) || board_hash(p) == board_hash(other);
    }));
  }
}

TEST_CASE("hash: a seed elsewhere, the turn, the quiet plies: each flips each bit half of the time") {
  using variant = oware_position<folkgames::oware::rules{.quiet_limit = 255}>;
  std::vector<flips> moved_seed(14 * 14);
  std::array<flips, 8> quiet_bit{};
  flips turn;
  random_numbers random{4};
  while (turn.changes != 4500) {
    // Every place has a seed, so that one can be taken from it.
    places seeds{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    for (int handed_out = 14; handed_out != 48; ++handed_out) ++seeds[random.below(14)];
    const side to_move = random.below(2) == 0 ? side::south : side::north;
    const int quiet = static_cast<int>(random.below(256));
    const variant p = position_of<variant>(seeds, to_move, quiet);
    const std::uint64_t hash = hash_value(p);
    turn.count(hash ^ hash_value(with_other_side_to_move(p)));
    for (std::size_t i = 0; i != quiet_bit.size(); ++i)
      quiet_bit[i].count(hash ^ hash_value(with_quiet(p, quiet ^ (1 << i))));
    for (std::size_t i = 0; i != 14; ++i) {
      --seeds[i];
      for (std::size_t j = 0; j != i; ++j) {
        ++seeds[j];
        moved_seed[14 * i + j].count(hash ^ hash_value(position_of<variant>(seeds, to_move, quiet)));
        --seeds[j];
      }
      ++seeds[i];
    }
  }
  const auto is_even = [](const flips& f) { return f.is_even(); };
  CHECK(turn.is_even());
  CHECK(std::all_of(quiet_bit.begin(), quiet_bit.end(), is_even));
  CHECK(std::count_if(moved_seed.begin(), moved_seed.end(), is_even) == 14 * 13 / 2);
}

TEST_CASE("hash: no collision among 300 000 positions of random games, nor among their boards") {
  random_numbers random{5};
  std::vector<hashed> positions, boards;
  while (positions.size() < 320'000) {
    for_each_position_of_a_game<position>(random, 1000, [&](const position& p) {
      positions.push_back({hash_value(p), p.bits()});
      boards.push_back({board_hash(p), with_quiet(p, 0).bits()});
    });
  }
  CHECK(count_unless_two_collide(positions) >= 300'000);
  CHECK(count_unless_two_collide(boards) >= 200'000);
}

TEST_CASE("hash: Oware's positions and moves are keys of the standard containers") {
  std::unordered_map<position, int> times_seen;
  random_numbers random{6};
  for_each_position_of_a_game<position>(random, 50, [&](const position& p) { ++times_seen[p]; });
  CHECK(times_seen[position{}] == 1);
  CHECK(times_seen.count(position::initial(side::north)) == 0);
  std::unordered_set<move> moves;
  for (int rounds = 0; rounds != 2; ++rounds) {
    position{}.for_each_legal_move([&moves](const move& m) { moves.insert(m); });
  }
  CHECK(moves.size() == 6);
}
