#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_set.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

// What the boards of random playouts look up.
namespace folkgames::adugo::detail {

// A byte for each point, in four words.
using point_bytes = std::array<std::uint64_t, 4>;

[[nodiscard]] constexpr std::size_t byte_of(const point_bytes& words, point p) noexcept {
  return words[index_of(p) / 8] >> index_of(p) % 8 * 8 & 0xFF;
}
constexpr void add_to_byte(point_bytes& words, point p, std::uint64_t value) noexcept {
  words[index_of(p) / 8] += value << index_of(p) % 8 * 8;
}
constexpr void flip(point_bytes& words, const point_bytes& bits) noexcept {
  for (std::size_t i = 0; i != words.size(); ++i) words[i] ^= bits[i];
}

// In the byte of a point there is a bit for each jump from it, in the order of moves: at most eight.
struct seen_jumps {
  point_bytes dog_between{};     // a dog stands on the point to jump over
  point_bytes dog_on_landing{};  // and one where the jump would end

  // Those that are possible from a point, in the lowest eight bits.
  [[nodiscard]] constexpr std::size_t from(point p) const noexcept {
    return byte_of(dog_between, p) & ~byte_of(dog_on_landing, p);
  }
  constexpr void flip_dog(const seen_jumps& of_point) noexcept {
    flip(dog_between, of_point.dog_between);
    flip(dog_on_landing, of_point.dog_on_landing);
  }
};

// The whole board; or what one point contributes to it, as a dog or as an empty point.
struct seen_board {
  point_bytes dog_here{};       // all eight bits where a dog stands
  point_bytes empty_count{};    // how many of the points beside this one are empty
  point_bytes empty_targets{};  // which of them: a bit for each, in their order
  seen_jumps jumps{};

  // A point is no longer empty; becomes empty; gets or loses a dog.
  constexpr void fill(const seen_board& of_point) noexcept {
    for (std::size_t i = 0; i != empty_count.size(); ++i) empty_count[i] -= of_point.empty_count[i];
    flip(empty_targets, of_point.empty_targets);
  }
  constexpr void vacate(const seen_board& of_point) noexcept {
    for (std::size_t i = 0; i != empty_count.size(); ++i) empty_count[i] += of_point.empty_count[i];
    flip(empty_targets, of_point.empty_targets);
  }
  constexpr void flip_dog(const seen_board& of_point) noexcept {
    flip(dog_here, of_point.dog_here);
    jumps.flip_dog(of_point.jumps);
  }
};

// A jump from a point; and of the jumps from its landing those that do not go back over the same dog, a bit
// for each.
struct numbered_jump {
  board::jump points{};
  std::uint8_t next = 0;
};
inline constexpr std::size_t none = 8;

// How many bits a set of eight has, and which they are; then `none`.
struct listed_bits {
  std::uint8_t size = 0;
  std::uint8_t members[none + 1]{none, none, none, none, none, none, none, none, none};
};

struct playout_tables {
  seen_board seen[point_count]{};                     // what each point contributes
  point targets_from[point_count][none + 1]{};        // the points beside it, by their number; then itself
  numbered_jump jumps_from[point_count][none + 1]{};  // by their number, and after them `none`
  listed_bits bits_of[256]{};                         // of each set

  constexpr playout_tables() noexcept {
    for (const point from : point_set::all()) {
      add_to_byte(seen[index_of(from)].dog_here, from, 0xFF);
      add_neighbours(from);
      add_jumps(from);
    }
    for (std::uint8_t last = 0; last != 8; ++last) {
      const std::size_t bit = std::size_t{1} << last;
      for (std::size_t without = 0; without != bit; ++without) {
        listed_bits& with = bits_of[without + bit] = bits_of[without];
        with.members[with.size++] = last;
      }
    }
  }

private:
  constexpr void add_neighbours(point from) noexcept {
    for (point& target : targets_from[index_of(from)]) target = from;
    std::size_t i = 0;
    for (const point to : board::neighbours(from)) {
      add_to_byte(seen[index_of(to)].empty_count, from, 1);
      add_to_byte(seen[index_of(to)].empty_targets, from, std::uint64_t{1} << i);
      targets_from[index_of(from)][i++] = to;
    }
  }
  constexpr void add_jumps(point from) noexcept {
    std::size_t i = 0;
    for (const board::jump j : board::jumps(from)) {
      add_to_byte(seen[index_of(j.over)].jumps.dog_between, from, std::uint64_t{1} << i);
      add_to_byte(seen[index_of(j.landing)].jumps.dog_on_landing, from, std::uint64_t{1} << i);
      numbered_jump& numbered = jumps_from[index_of(from)][i++];
      numbered.points = j;
      unsigned bit = 1;
      for (const board::jump k : board::jumps(j.landing)) {
        if (k.over != j.over) numbered.next = static_cast<std::uint8_t>(numbered.next | bit);
        bit <<= 1;
      }
    }
  }
};

}  // namespace folkgames::adugo::detail
