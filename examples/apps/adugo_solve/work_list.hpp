#pragma once

#include "board_words.hpp"
#include "equations.hpp"
#include "halves.hpp"
#include "layer.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace apps::adugo_solve {

/// The blocks of a layer that are to be looked at again. Of two mirror images only the representative is.
/// Threads may add and take at the same time.
class work_list {
public:
  explicit work_list(const layer& sets) : sets_{sets}, waiting_(most_blocks) {}

  void add(const block& b) {
    if (b.size != 0) waiting_[sets_.representative(b).number()] = true;
  }
  void add_all() {
    for (const block& b : sets_.blocks()) add(b);
  }
  /// A block whose answers have changed, and those that a step joins with it.
  template <variant V>
  void add_with_neighbours(const equations<V>& steps, const block& b) {
    add(b);
    steps.for_each_neighbour(b, [this](const block& n) { add(n); });
  }

  /// Whether the block was waiting. It is not any longer.
  bool take(const block& b) { return waiting_[b.number()].exchange(false); }

  /// How many sets of dogs are waiting.
  [[nodiscard]] std::uint64_t size() const {
    std::uint64_t n = 0;
    for (const block& b : sets_.blocks()) n += waiting_[b.number()] ? b.size : 0;
    return n;
  }

private:
  const layer& sets_;
  std::vector<std::atomic<bool>> waiting_;
};

/// Copies what is known of a block to its mirror image.
inline void copy_to_mirror_image(const layer& sets, const block& b, std::vector<word>& answers) {
  const block& image = sets.at(mirrored(b.bottom));
  if (image.bottom == b.bottom) return;
  const std::vector<place>& places = top().mirror_places(b.m);
  for (std::size_t i = 0; i != b.size; ++i) answers[image.begin + places[i]] = mirrored(answers[b.begin + i]);
}

}  // namespace apps::adugo_solve
