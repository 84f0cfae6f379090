#include "../support/positions.hpp"
#include "../support/random.hpp"

#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

using folkgames::oware::move;
using folkgames::oware::position;

namespace {

constexpr std::size_t ten_million = 10'000'000;
constexpr std::size_t twelve_million = 12'000'000;  // a few come twice

struct hashed {
  explicit hashed(const position& p) : hash{hash_value(p)}, bits{p.bits()} {}

  std::uint64_t hash;
  std::array<std::uint64_t, 2> bits;
};

// Keeps each position once, sorted by hash. Returns how many pairs of different positions share a hash.
std::size_t keep_each_once(std::vector<hashed>& positions) {
  const auto by_hash_and_bits = [](const hashed& a, const hashed& b) {
    return a.hash != b.hash ? a.hash < b.hash : a.bits < b.bits;
  };
  const auto is_same = [](const hashed& a, const hashed& b) { return a.bits == b.bits; };
  std::sort(positions.begin(), positions.end(), by_hash_and_bits);
  positions.erase(std::unique(positions.begin(), positions.end(), is_same), positions.end());
  std::size_t collisions = 0;
  for (std::size_t i = 1; i < positions.size(); ++i) {
    if (positions[i - 1].hash == positions[i].hash) ++collisions;
  }
  return collisions;
}

}  // namespace

// A hash that behaved like random numbers would have one chance in 370 000 of a collision in each of the two.

TEST_CASE("hash: no collision among ten million different positions of random games of Oware") {
  random_numbers random{1};
  std::vector<hashed> positions;
  while (positions.size() < twelve_million) {
    for_each_position_of_a_game<position>(random, 1000,
                                          [&](const position& p) { positions.emplace_back(p); });
  }
  CHECK(keep_each_once(positions) == 0);
  CHECK(positions.size() >= ten_million);
}

// Positions that a search sees together, and that differ by few seeds.
TEST_CASE("hash: no collision among the ten million positions that come first from the start of Oware") {
  std::vector<hashed> positions, newest;
  newest.emplace_back(position{});
  while (positions.size() < ten_million) {
    std::vector<hashed> next;
    for (const hashed& from : newest) {
      if (positions.size() + next.size() >= twelve_million) break;
      const position p = position::from_bits(from.bits);
      p.for_each_legal_move([&next, &p](const move& m) { next.emplace_back(p.play(m)); });
    }
    CHECK(keep_each_once(next) == 0);
    positions.insert(positions.end(), next.begin(), next.end());
    newest.swap(next);
  }
  CHECK(keep_each_once(positions) == 0);
  CHECK(positions.size() >= ten_million);
}
