// Oware against the textbook form, in one program: leaves and moves per second in one thread. With
// --benchmark_enable_random_interleaving and --benchmark_repetitions the two take turns.

#include "textbook/oware.hpp"

#include <folkgames/folkgames.hpp>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <limits>

namespace {

using folkgames::portable_target;
using folkgames::vector_target;
using position = folkgames::oware::position;
namespace textbook_oware = textbook::oware;

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

template <class Target>
work library_digest(int depth) {
  const auto r = folkgames::perft_digest<position, Target>(position{}, depth);
  return {r.leaves, r.digest};
}
work textbook_digest(int depth) {
  textbook_oware::digest d;
  textbook_oware::perft_digest({}, depth, d);
  return {d.leaves, d.sum};
}

template <class Target>
work library_perft(int depth) {
  return {folkgames::perft<position, Target>(position{}, depth), 0};
}
work textbook_perft(int depth) { return {textbook_oware::perft({}, depth), 0}; }

// Each game has a generator of its own, so that batches can play the same ones.
random_bits generator_of(std::size_t game) { return {1'000'003 * std::uint64_t{game}}; }

work library_playouts(int games) {
  work done;
  for (std::size_t i = 0; i != static_cast<std::size_t>(games); ++i) {
    random_bits bits = generator_of(i);
    const auto result = folkgames::random_playout(position{}, bits, 10'000);
    done.items += result.plies;
    done.sum += hash_value(result.final_position);
  }
  return done;
}
template <class Target>
work library_batch(int games) {
  work done;
  const auto add = [&done](std::size_t, const folkgames::playout_result<position>& result) {
    done.items += result.plies;
    done.sum += hash_value(result.final_position);
  };
  folkgames::random_playouts(position{}, static_cast<std::size_t>(games), generator_of, 10'000, add,
                             Target{});
  return done;
}
work textbook_playouts(int games) {
  work done;
  for (std::size_t i = 0; i != static_cast<std::size_t>(games); ++i) {
    random_bits bits = generator_of(i);
    textbook_oware::position p;
    done.items += textbook_oware::random_playout(p, bits);
    done.sum += textbook_oware::hash(p);
  }
  return done;
}

// Runs f(n), having checked that a smaller job gives what the textbook form gives.
void race(benchmark::State& state, work (*f)(int), work (*reference)(int), int small, int n) {
  if (f(small) != reference(small)) return state.SkipWithError("the library and the textbook form disagree");
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

void digest(benchmark::State& state, work (*f)(int)) { race(state, f, textbook_digest, 6, 9); }
void perft(benchmark::State& state, work (*f)(int)) { race(state, f, textbook_perft, 7, 10); }
void playouts(benchmark::State& state, work (*f)(int)) { race(state, f, textbook_playouts, 50, 5000); }

BENCHMARK_CAPTURE(digest, textbook, textbook_digest)->Name("oware/race/perft_digest/textbook");
BENCHMARK_CAPTURE(digest, portable, library_digest<portable_target>)
    ->Name("oware/race/perft_digest/portable");
BENCHMARK_CAPTURE(digest, vectors, library_digest<vector_target>)->Name("oware/race/perft_digest/vectors");
BENCHMARK_CAPTURE(perft, textbook, textbook_perft)->Name("oware/race/perft/textbook");
BENCHMARK_CAPTURE(perft, portable, library_perft<portable_target>)->Name("oware/race/perft/portable");
BENCHMARK_CAPTURE(perft, vectors, library_perft<vector_target>)->Name("oware/race/perft/vectors");
BENCHMARK_CAPTURE(playouts, textbook, textbook_playouts)->Name("oware/race/playouts/textbook");
BENCHMARK_CAPTURE(playouts, one_stream, library_playouts)->Name("oware/race/playouts/one_stream");
BENCHMARK_CAPTURE(playouts, batch, library_batch<vector_target>)->Name("oware/race/playouts/batch");

}  // namespace
