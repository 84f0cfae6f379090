#pragma once

#include "board_words.hpp"

#include <folkgames/adugo.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

// The board in two halves: the top, ranks 7 to 5, has points 0 to 14; the bottom, ranks 4 and 3 and the den,
// has points 15 to 30.
//
// In colexicographic order, which is that of the library's index and of the sets as numbers, the sets of k
// dogs with the same dogs in the bottom half follow one another: a block, at most C(15, 7) = 6435 words that
// fit into a processor's nearest memory. A step of a dog leads
// - within the top: to another word of the same block;
// - within the bottom: to the word with the same number in another block;
// - across the border: to a word of another block, at a place that depends on the top half alone.
// So what a step does to numbers is worked out once for the top half's 32768 sets and serves all blocks, and
// memory is read block by block: no rank is ever computed.
namespace apps::adugo_solve {

inline constexpr std::size_t top_points = 15;
inline constexpr std::size_t bottom_points = adugo::point_count - top_points;
inline constexpr std::size_t most_in_block = 6435;  // C(15, 7)

inline constexpr word top_half_points = (word{1} << top_points) - 1;
inline constexpr word bottom_half_points = everywhere & ~top_half_points;

[[nodiscard]] constexpr bool is_in_top(adugo::point p) noexcept { return number_of(p) < top_points; }

/// A place in a block. Within one block the sets are numbered from 0.
using place = std::uint16_t;

/// Two sets of dogs in the top half that differ by a dog on one point.
struct with_and_without {
  place with;
  place without;
};

/// Two sets of dogs in the top half that differ by a step along a line.
struct step_pair {
  place on_a;  ///< the dog stands on the line's end a
  place on_b;
};

/// All there is to know about the sets of dogs in the top half, by their number m of dogs.
class top_half {
public:
  top_half() {
    std::vector<place> number(std::size_t{1} << top_points);
    for (word set = 0; set != number.size(); ++set) {
      auto& sets = sets_[static_cast<std::size_t>(std::popcount(set))];
      number[set] = static_cast<place>(sets.size());
      sets.push_back(set);
    }
    for (word set = 0; set != number.size(); ++set) {
      const auto m = static_cast<std::size_t>(std::popcount(set));
      mirrored_[m].push_back(number[mirrored(set)]);
      for (std::size_t p = 0; p != top_points; ++p) {
        const word with = set | word{1} << p;
        if (with != set) added_[m][p].push_back({number[with], number[set]});
      }
      for (std::size_t l = 0; l != line_count; ++l) {
        if (is_in_top(lines[l].b) && (set & lines[l].bits()) == bit_of(lines[l].a))
          steps_[m][l].push_back({number[set], number[set ^ lines[l].bits()]});
      }
    }
  }

  /// The sets of m dogs in the order of their places. Precondition, also below: m <= 15.
  [[nodiscard]] const std::vector<word>& sets(std::size_t m) const { return sets_[m]; }
  /// The sets of m dogs to which a dog on p can be added. Precondition: p is in the top half.
  [[nodiscard]] const std::vector<with_and_without>& added(std::size_t m, adugo::point p) const {
    return added_[m][number_of(p)];
  }
  /// The sets of m dogs with a dog on just one end of the line with a number, in pairs. None where the line
  /// is not in the top half.
  [[nodiscard]] const std::vector<step_pair>& steps(std::size_t m, std::size_t l) const {
    return steps_[m][l];
  }

  /// The place of each mirrored set of m dogs.
  [[nodiscard]] const std::vector<place>& mirror_places(std::size_t m) const { return mirrored_[m]; }

private:
  std::array<std::vector<word>, top_points + 1> sets_;
  std::array<std::vector<place>, top_points + 1> mirrored_;
  std::array<std::array<std::vector<with_and_without>, top_points>, top_points + 1> added_;
  std::array<std::array<std::vector<step_pair>, line_count>, top_points + 1> steps_;
};

/// The one table of the top half; made at the first call, 2 MB.
[[nodiscard]] inline const top_half& top() {
  static const top_half table;
  return table;
}

}  // namespace apps::adugo_solve
