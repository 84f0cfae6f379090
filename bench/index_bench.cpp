// How long a position's index takes, there and back: seconds a call, over positions of random games.

#include <folkgames/folkgames.hpp>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace {

// The same bits on every machine: the sequence of splitmix64.
struct random_bits {
  using result_type = std::uint64_t;
  std::uint64_t state = 1;
  static constexpr std::uint64_t min() noexcept { return 0; }
  static constexpr std::uint64_t max() noexcept { return std::numeric_limits<std::uint64_t>::max(); }
  std::uint64_t operator()() noexcept { return folkgames::detail::mix(state += 0x9E3779B97F4A7C15u); }
};

// A thousand positions, one of each random game after a random number of plies: neighbours in the list have
// little in common, so no branch predictor learns them.
template <class P>
std::vector<P> thousand_positions() {
  std::vector<P> positions;
  random_bits bits;
  while (positions.size() != 1000) {
    const auto plies = static_cast<std::size_t>(bits() % 60);
    positions.push_back(folkgames::random_playout(P::initial(), bits, plies).final_position);
  }
  return positions;
}

void report(benchmark::State& state, std::size_t calls_a_round) {
  const auto calls = static_cast<double>(calls_a_round) * static_cast<double>(state.iterations());
  state.counters["s/call"] =
      benchmark::Counter(calls, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

template <class P>
void to_index_of(benchmark::State& state) {
  const std::vector<P> positions = thousand_positions<P>();
  for ([[maybe_unused]] const auto round : state) {
    for (const P& p : positions) {
      std::uint64_t index = to_index(p);
      benchmark::DoNotOptimize(index);
    }
  }
  report(state, positions.size());
}

template <class P>
void from_index_to(benchmark::State& state) {
  std::vector<std::uint64_t> indices;
  for (const P& p : thousand_positions<P>()) indices.push_back(to_index(p));
  for ([[maybe_unused]] const auto round : state) {
    for (const std::uint64_t index : indices) {
      P p = folkgames::from_index<P>(index);
      benchmark::DoNotOptimize(p);
    }
  }
  report(state, indices.size());
}

BENCHMARK(to_index_of<folkgames::adugo::position>)->Name("adugo/to_index");
BENCHMARK(from_index_to<folkgames::adugo::position>)->Name("adugo/from_index");
BENCHMARK(to_index_of<folkgames::oware::position>)->Name("oware/to_index");
BENCHMARK(from_index_to<folkgames::oware::position>)->Name("oware/from_index");

}  // namespace
