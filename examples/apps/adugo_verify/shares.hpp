#pragma once

#include "../shared/progress_bar.hpp"
#include "options.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <thread>
#include <vector>

namespace apps::adugo_verify {

namespace adugo = folkgames::adugo;

/// The sum of what f(share, Tally&) finds in each share of a work, in so many threads. Each share has a tally
/// of its own and they are added in order, so that the sum does not depend on the threads.
template <class Tally, class F>
[[nodiscard]] Tally sum_of_shares(const std::string& what, std::size_t shares, std::size_t threads,
                                  const F& f) {
  std::vector<Tally> found(shares);
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < shares; i = next++) {
      f(i, found[i]);
      ++done;
    }
  };
  std::vector<std::thread> workers;
  for (std::size_t i = 0; i != threads; ++i) workers.emplace_back(work);
  progress_bar progress;
  while (done != shares) {
    progress.show(what, done, shares);
    std::this_thread::sleep_for(std::chrono::milliseconds{2});
  }
  for (std::thread& t : workers) t.join();
  progress.erase();
  Tally sum;
  for (const Tally& t : found) sum += t;
  return sum;
}

/// Which positions of a layer are looked at: their numbers by to_layer_index, in shares.
class selection {
public:
  selection(const options& o, std::size_t dogs)
      : all_{o.all},
        seed_{o.seed},
        dogs_{dogs},
        layer_size_{adugo::layer_size(dogs)},
        count_{all_ ? layer_size_ : o.positions} {}

  [[nodiscard]] std::size_t shares() const {
    return static_cast<std::size_t>((count_ + share_size - 1) / share_size);
  }

  /// Calls f(number) for each position of a share.
  template <class F>
  void for_each(std::size_t share, const F& f) const {
    const std::uint64_t begin = share * share_size;
    const std::uint64_t end = std::min(begin + share_size, count_);
    if (all_) {
      for (std::uint64_t i = begin; i != end; ++i) f(i);
      return;
    }
    std::seed_seq seeds{seed_ >> 32, seed_, std::uint64_t{dogs_}, std::uint64_t{share}};
    std::mt19937_64 random{seeds};
    // The remainder prefers no number by more than 2^-31 of its share.
    for (std::uint64_t i = begin; i != end; ++i) f(random() % layer_size_);
  }

private:
  static constexpr std::uint64_t share_size = std::uint64_t{1} << 16;

  bool all_;
  std::uint64_t seed_;
  std::size_t dogs_;
  std::uint64_t layer_size_;
  std::uint64_t count_;
};

}  // namespace apps::adugo_verify
