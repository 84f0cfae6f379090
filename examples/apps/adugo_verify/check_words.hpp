#pragma once

#include "faults.hpp"
#include "shares.hpp"
#include "values.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>

// What can be said of the answers without looking at a move. All words of a layer are looked at.
namespace apps::adugo_verify {

struct words_tally {
  std::uint64_t can_win = 0;
  std::uint64_t can_hold = 0;
  faults wrong;

  words_tally& operator+=(const words_tally& other) {
    can_win += other.can_win;
    can_hold += other.can_hold;
    wrong += other.wrong;
    return *this;
  }
};

/// Notes where a header's count of yes is not what was counted.
inline void check_count(const std::string& file, const char* to_move, std::uint64_t header,
                        std::uint64_t counted, faults& wrong) {
  if (header == counted) return;
  wrong.add([&] {
    return file + ": with the " + to_move + " to move " + std::to_string(counted) +
           " positions have the answer yes, its header says " + std::to_string(header);
  });
}

/// Looks at the answers for the set of dogs with a number: none where a dog stands, and who can win can hold.
template <class P>
void check_words_of(const layer_answers& l, std::uint32_t dog_set, adugo::point_set dogs, words_tally& t) {
  const std::uint32_t win = l.can_win[dog_set];
  const std::uint32_t hold = l.can_hold[dog_set];
  t.can_win += static_cast<std::uint64_t>(std::popcount(win));
  t.can_hold += static_cast<std::uint64_t>(std::popcount(hold));
  const std::uint32_t free_points = (~dogs).bits();
  for (const answers* file : {&l.can_win, &l.can_hold}) {
    if (((*file)[dog_set] & ~free_points) == 0) continue;
    t.wrong.add([&] {
      return file->name() + ": word " + std::to_string(dog_set) + " has an answer where no jaguar can stand";
    });
  }
  for (const adugo::point jaguar : adugo::point_set::from_bits(win & ~hold & free_points)) {
    t.wrong.add([&] {
      const P p = *P::make(jaguar, dogs, adugo::side::jaguar);
      return std::string{to_text(p).view()} + ": it can win but not hold";
    });
  }
}

/// The set after this one, in the order of to_dog_set_index: the next greater number with as many bits, by
/// R. W. Gosper. The lowest run of ones moves up by one place, and all but its first one fall to the bottom.
/// It is from_dog_set_index of the next number, in a fraction of the time. Precondition: there is a next one.
[[nodiscard]] constexpr adugo::point_set set_after(adugo::point_set set) {
  const std::uint32_t bits = set.bits();
  const std::uint32_t carried = bits + (bits & (~bits + 1));
  return adugo::point_set::from_bits(carried | (bits & ~carried) >> (std::countr_zero(bits) + 1));
}

/// Looks at all words of a layer.
template <class P>
[[nodiscard]] faults check_words(const layer_answers& l, std::size_t dogs, std::size_t threads) {
  constexpr std::uint64_t share_size = std::uint64_t{1} << 18;
  const std::uint64_t sets = adugo::dog_set_count(dogs);
  words_tally t = sum_of_shares<words_tally>(
      std::to_string(dogs) + " dogs, files", static_cast<std::size_t>((sets + share_size - 1) / share_size),
      threads, [&](std::size_t share, words_tally& found) {
        const std::uint64_t end = std::min((share + 1) * share_size, sets);
        auto i = static_cast<std::uint32_t>(share * share_size);
        for (adugo::point_set set = adugo::from_dog_set_index(dogs, i);; set = set_after(set)) {
          check_words_of<P>(l, i, set, found);
          if (++i == end) break;
        }
      });
  check_count(l.can_win.name(), "jaguar", l.can_win.yes_with_jaguar_to_move(), t.can_win, t.wrong);
  check_count(l.can_hold.name(), "jaguar", l.can_hold.yes_with_jaguar_to_move(), t.can_hold, t.wrong);
  return t.wrong;
}

}  // namespace apps::adugo_verify
