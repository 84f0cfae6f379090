// Adugo against the textbook form, in one program: leaves and moves per second in one thread. With
// --benchmark_enable_random_interleaving and --benchmark_repetitions the two take turns.

#include "textbook/adugo.hpp"

#include <folkgames/folkgames.hpp>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <limits>

namespace {

using position = folkgames::adugo::position;
namespace textbook_adugo = textbook::adugo;

constexpr std::size_t ply_limit = 500;

// The sequence of splitmix64.
struct random_bits {
  using result_type = std::uint64_t;
  std::uint64_t state = 1;
  static constexpr std::uint64_t min() noexcept { return 0; }
  static constexpr std::uint64_t max() noexcept { return std::numeric_limits<std::uint64_t>::max(); }
  std::uint64_t operator()() noexcept { return folkgames::detail::mix(state += 0x9E3779B97F4A7C15u); }
};

// What is compared: how many leaves or moves there were, and a sum that depends on each of them.
struct work {
  std::uint64_t items = 0;
  std::uint64_t sum = 0;
  friend bool operator==(const work&, const work&) = default;
};

work library_digest(int depth) {
  const auto r = folkgames::perft_digest(position{}, depth);
  return {r.leaves, r.digest};
}
work textbook_digest(int depth) {
  textbook_adugo::digest d;
  textbook_adugo::perft_digest({}, depth, d);
  return {d.leaves, d.sum};
}

work library_perft(int depth) { return {folkgames::perft(position{}, depth), 0}; }
work textbook_perft(int depth) { return {textbook_adugo::perft({}, depth), 0}; }

work library_playouts(int games) {
  work done;
  random_bits bits;
  for (int i = 0; i != games; ++i) {
    const auto result = folkgames::random_playout(position{}, bits, ply_limit);
    done.items += result.plies;
    done.sum += hash_value(result.final_position);
  }
  return done;
}
work textbook_playouts(int games) {
  work done;
  random_bits bits;
  for (int i = 0; i != games; ++i) {
    textbook_adugo::position p;
    done.items += textbook_adugo::random_playout(p, bits, ply_limit);
    done.sum += textbook_adugo::hash(p);
  }
  return done;
}

// Runs f(n), having checked that a smaller job gives what the textbook form gives.
void race(benchmark::State& state, work (*f)(int), work (*reference)(int), int small) {
  if (f(small) != reference(small)) return state.SkipWithError("the library and the textbook form disagree");
  const int n = static_cast<int>(state.range(0));
  work done;
  for ([[maybe_unused]] const auto round : state) {
    const work part = f(n);
    done.items += part.items;
    done.sum += part.sum;
  }
  benchmark::DoNotOptimize(done.sum);
  state.counters["items/s"] =
      benchmark::Counter(static_cast<double>(done.items), benchmark::Counter::kIsRate);
}

void digest(benchmark::State& state, work (*f)(int)) { race(state, f, textbook_digest, 6); }
void perft(benchmark::State& state, work (*f)(int)) { race(state, f, textbook_perft, 7); }
void playouts(benchmark::State& state, work (*f)(int)) { race(state, f, textbook_playouts, 100); }

// In an even depth the last ply is the dogs', in an odd one the jaguar's.
BENCHMARK_CAPTURE(digest, textbook, textbook_digest)
    ->Name("adugo/race/perft_digest/textbook")
    ->Arg(7)
    ->Arg(8);
BENCHMARK_CAPTURE(digest, library, library_digest)->Name("adugo/race/perft_digest/library")->Arg(7)->Arg(8);
BENCHMARK_CAPTURE(perft, textbook, textbook_perft)->Name("adugo/race/perft/textbook")->Arg(8)->Arg(9);
BENCHMARK_CAPTURE(perft, library, library_perft)->Name("adugo/race/perft/library")->Arg(8)->Arg(9);
BENCHMARK_CAPTURE(playouts, textbook, textbook_playouts)->Name("adugo/race/playouts/textbook")->Arg(5000);
BENCHMARK_CAPTURE(playouts, library, library_playouts)->Name("adugo/race/playouts/one_stream")->Arg(5000);

}  // namespace
