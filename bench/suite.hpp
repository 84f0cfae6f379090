#pragma once

#include <benchmark/benchmark.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

// What the parts of the suite share. A benchmark's name is game/operation/phase/form, where the form is
// textbook, library, or another of the library's; table.py puts each beside the textbook form of the same
// name.
namespace bench {

void add_operations();
void add_whole_games();
void add_records();

/// Says how long one of `operations` took, in seconds of processor time. table.py reads it.
inline void report(benchmark::State& state, std::size_t operations) {
  state.counters["s/op"] = benchmark::Counter(static_cast<double>(operations),
                                              benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

inline std::string name_of(const std::string& game, const std::string& operation, const std::string& phase,
                           const std::string& form) {
  return game + '/' + operation + '/' + phase + '/' + form;
}

/// A benchmark of f, called with each of the inputs that make() returns. The calls do not depend on each
/// other, so the processor overlaps them as far as it can.
template <class Make, class F>
void add(const std::string& name, Make make, F f) {
  const auto run = [make, f](benchmark::State& state) {
    const auto inputs = make();
    for ([[maybe_unused]] const auto round : state) {
      for (const auto& input : inputs) {
        auto result = f(input);
        benchmark::DoNotOptimize(result);
      }
    }
    report(state, inputs.size() * static_cast<std::size_t>(state.iterations()));
  };
  benchmark::RegisterBenchmark(name.c_str(), run);
}

}  // namespace bench
