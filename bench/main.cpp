// How fast the games are played through: leaves per second in one thread.

#include <folkgames/folkgames.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>

namespace {

// Every leaf is made and hashed.
template <class P>
void perft_digest(benchmark::State& state) {
  const int depth = static_cast<int>(state.range(0));
  std::uint64_t leaves = 0;
  for ([[maybe_unused]] const auto round : state) {
    const folkgames::perft_result sum = folkgames::perft_digest(P::initial(), depth);
    benchmark::DoNotOptimize(sum.digest);
    leaves += sum.leaves;
  }
  state.counters["leaves/s"] = benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

// The last ply is counted without being made.
template <class P>
void perft(benchmark::State& state) {
  const int depth = static_cast<int>(state.range(0));
  std::uint64_t leaves = 0;
  for ([[maybe_unused]] const auto round : state) leaves += folkgames::perft(P::initial(), depth);
  state.counters["leaves/s"] = benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

BENCHMARK(perft_digest<folkgames::oware::position>)->Name("oware/perft_digest")->Arg(9);
BENCHMARK(perft<folkgames::oware::position>)->Name("oware/perft")->Arg(10);
BENCHMARK(perft_digest<folkgames::adugo::position>)->Name("adugo/perft_digest")->Arg(8);
BENCHMARK(perft<folkgames::adugo::position>)->Name("adugo/perft")->Arg(8);

}  // namespace

BENCHMARK_MAIN();
