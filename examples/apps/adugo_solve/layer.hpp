#pragma once

#include "board_words.hpp"
#include "halves.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace apps::adugo_solve {

/// The words of the sets of k dogs that have the same dogs in the bottom half.
struct block {
  word bottom = 0;        ///< the dogs in the bottom half, at their points' own bits
  std::size_t m = 0;      ///< the number of dogs in the top half
  std::size_t begin = 0;  ///< the number in the layer of the first word
  std::size_t size = 0;   ///< how many words, C(15, m)

  /// A number for each set of dogs in the bottom half, less than most_blocks.
  [[nodiscard]] constexpr std::size_t number() const { return bottom >> top_points; }
};

inline constexpr std::size_t most_blocks = std::size_t{1} << bottom_points;

/// The points that are free of dogs, for a block's word with a number.
[[nodiscard]] inline word free_points(const block& b, std::size_t i) {
  return everywhere & ~(b.bottom | top().sets(b.m)[i]);
}

/// How the sets of k dogs are numbered: as by adugo::to_dog_set_index, block after block.
class layer {
public:
  /// Precondition: k <= 14.
  explicit layer(std::size_t k) : k_{k}, by_number_(most_blocks) {
    for (std::size_t n = 0; n != most_blocks; ++n) {
      block& b = by_number_[n];
      b.bottom = static_cast<word>(n) << top_points;
      const auto dogs = static_cast<std::size_t>(std::popcount(b.bottom));
      if (dogs > k || k - dogs > top_points) continue;
      b.m = k - dogs;
      b.begin = size_;
      b.size = top().sets(b.m).size();
      size_ += b.size;
      blocks_.push_back(b);
    }
  }

  [[nodiscard]] std::size_t dogs() const { return k_; }
  /// The number of sets of dogs, C(31, k).
  [[nodiscard]] std::size_t size() const { return size_; }
  /// The block with these dogs in the bottom half; of size 0 where they are too many or too few.
  [[nodiscard]] const block& at(word bottom) const { return by_number_[block{.bottom = bottom}.number()]; }
  /// A block or its mirror image, whichever has the lesser number. What is known of the one is known of the
  /// other.
  [[nodiscard]] const block& representative(const block& b) const {
    return at(std::min(b.bottom, mirrored(b.bottom)));
  }
  [[nodiscard]] bool is_representative(const block& b) const { return b.bottom <= mirrored(b.bottom); }
  /// The blocks that have words, in order.
  [[nodiscard]] const std::vector<block>& blocks() const { return blocks_; }

private:
  std::size_t k_;
  std::size_t size_ = 0;
  std::vector<block> by_number_;
  std::vector<block> blocks_;
};

/// Yes for each set of dogs and each point where the jaguar may stand.
[[nodiscard]] inline std::vector<word> yes_everywhere(const layer& sets) {
  std::vector<word> yes(sets.size());
  for (const block& b : sets.blocks()) {
    for (std::size_t i = 0; i != b.size; ++i) yes[b.begin + i] = free_points(b, i);
  }
  return yes;
}

inline constexpr std::size_t colour_count = 3;

namespace detail {

// Three colours for the points, so that neighbours in the bottom half differ, and those with a neighbour in
// the top half are not 0; mirror images have the same.
inline constexpr auto point_colours = [] {
  std::array<std::size_t, adugo::point_count> colours{};
  for (std::size_t p = top_points; p != adugo::point_count; ++p) {
    std::array<bool, colour_count + 1> taken{};
    for (const adugo::point n : adugo::board::neighbours(static_cast<adugo::point>(p))) {
      if (number_of(n) < p) taken[colours[number_of(n)]] = true;
    }
    while (taken[colours[p]]) ++colours[p];
  }
  return colours;
}();

static_assert([] {
  for (const line& l : lines) {
    const std::size_t a = point_colours[number_of(l.a)];
    const std::size_t b = point_colours[number_of(l.b)];
    if (b >= colour_count || (!is_in_top(l.b) && a == b)) return false;
  }
  for (const adugo::point p : adugo::point_set::all()) {
    if (point_colours[number_of(p)] != point_colours[number_of(mirrored(p))]) return false;
  }
  return true;
}());

}  // namespace detail

/// A colour, 0 to 2, for each block: a step that leaves a block leads to one of another colour, so threads
/// can work on the blocks of one colour and read all others. It is the sum of the colours of the dogs'
/// points, modulo 3. Mirror images have the same colour.
[[nodiscard]] inline std::size_t colour_of(const block& b) {
  std::size_t sum = 0;
  for (const adugo::point dog : adugo::point_set::from_bits(b.bottom))
    sum += detail::point_colours[number_of(dog)];
  return sum % colour_count;
}

}  // namespace apps::adugo_solve
