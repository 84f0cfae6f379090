// Perft and random games from the start, in one thread, against the textbook form: processor time for each
// leaf, or for each move played.

#include "position_sets.hpp"
#include "suite.hpp"
#include "textbook_of.hpp"

#include <folkgames/folkgames.hpp>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>

namespace bench {

namespace {

using folkgames::portable_target;

// How much was done, and a sum that depends on every part of it.
struct work {
  std::uint64_t items = 0;
  std::uint64_t sum = 0;
  friend bool operator==(const work&, const work&) = default;
};

template <class P, class Target = folkgames::default_target>
work library_digest(int depth) {
  const auto r = folkgames::perft_digest<P, Target>(P{}, depth);
  return {r.leaves, r.digest};
}
template <class P>
work textbook_digest(int depth) {
  textbook::digest d;
  textbook::perft_digest(textbook_position<P>{}, depth, d);
  return {d.leaves, d.sum};
}

template <class P, class Target = folkgames::default_target>
work library_perft(int depth) {
  return {folkgames::perft<P, Target>(P{}, depth), 0};
}
template <class P>
work textbook_perft(int depth) {
  return {textbook::perft(textbook_position<P>{}, depth), 0};
}

// Each game has a generator of its own, so that batches can play the same ones.
random_bits generator_of(std::size_t game) { return {1'000'003 * std::uint64_t{game}}; }

template <class P>
work library_playouts(int games) {
  work done;
  for (std::size_t i = 0; i != static_cast<std::size_t>(games); ++i) {
    random_bits bits = generator_of(i);
    const auto result = folkgames::random_playout(P{}, bits, ply_limit);
    done.items += result.plies;
    done.sum += hash_value(result.final_position);
  }
  return done;
}
template <class P>
work library_batch(int games) {
  work done;
  const auto add_game = [&done](std::size_t, const folkgames::playout_result<P>& result) {
    done.items += result.plies;
    done.sum += hash_value(result.final_position);
  };
  folkgames::random_playouts(P{}, static_cast<std::size_t>(games), generator_of, ply_limit, add_game);
  return done;
}
template <class P>
work textbook_playouts(int games) {
  work done;
  for (std::size_t i = 0; i != static_cast<std::size_t>(games); ++i) {
    random_bits bits = generator_of(i);
    textbook_position<P> p;
    done.items += textbook::random_playout(p, bits, ply_limit);
    done.sum += hash(p);
  }
  return done;
}

// Reports the time for each item that f(n) did.
void measure(benchmark::State& state, work (*f)(int), int n) {
  work done;
  for ([[maybe_unused]] const auto round : state) {
    const work part = f(n);
    done.items += part.items;
    done.sum += part.sum;
  }
  benchmark::DoNotOptimize(done.sum);
  report(state, done.items);
}

// A race: each form does f(n), having shown with f(small) that it does what the textbook form does.
class race {
public:
  race(std::string game, std::string operation, int n, int small, work (*textbook)(int))
      : game_{std::move(game)}, operation_{std::move(operation)}, n_{n}, small_{small}, textbook_{textbook} {
    add_form("textbook", textbook);
  }

  race& add_form(const char* form, work (*f)(int)) {
    const auto run = [f, n = n_, small = small_, textbook = textbook_](benchmark::State& state) {
      if (f(small) != textbook(small)) throw std::logic_error{"the library and the textbook form disagree"};
      measure(state, f, n);
    };
    benchmark::RegisterBenchmark(name_of(game_, operation_, "start", form).c_str(), run);
    return *this;
  }

private:
  std::string game_;
  std::string operation_;
  int n_;
  int small_;
  work (*textbook_)(int);
};

template <class P>
race digest_race(const char* game, int depth) {
  race r{game, "perft_digest_" + std::to_string(depth), depth, 6, textbook_digest<P>};
  r.add_form("library", library_digest<P>);
  return r;
}
template <class P>
race perft_race(const char* game, int depth) {
  race r{game, "perft_" + std::to_string(depth), depth, 7, textbook_perft<P>};
  r.add_form("library", library_perft<P>);
  return r;
}
template <class P>
void add_playouts(const char* game) {
  race{game, "playouts", 5000, 100, textbook_playouts<P>}
      .add_form("library", library_playouts<P>)
      .add_form("batch", library_batch<P>);
}

// How the time grows with the depth. Not in the short set: ./run bench --benchmark_filter=/growth/
void add_growth(const std::string& game, const std::string& operation, int from, int to, work (*f)(int)) {
  for (int depth = from; depth <= to; ++depth) {
    const auto run = [f, depth](benchmark::State& state) { measure(state, f, depth); };
    const std::string name = name_of(game, operation + '_' + std::to_string(depth), "growth", "library");
    benchmark::RegisterBenchmark(name.c_str(), run);
  }
}

}  // namespace

void add_whole_games() {
  using adugo = folkgames::adugo::position;
  using oware = folkgames::oware::position;
  digest_race<oware>("oware", 9).add_form("portable", library_digest<oware, portable_target>);
  perft_race<oware>("oware", 10).add_form("portable", library_perft<oware, portable_target>);
  add_playouts<oware>("oware");
  // In an even depth the last ply is the dogs', in an odd one the jaguar's.
  digest_race<adugo>("adugo", 7);
  digest_race<adugo>("adugo", 8);
  perft_race<adugo>("adugo", 8);
  perft_race<adugo>("adugo", 9);
  add_playouts<adugo>("adugo");

  add_growth("oware", "perft_digest", 4, 11, library_digest<oware>);
  add_growth("oware", "perft", 4, 12, library_perft<oware>);
  add_growth("adugo", "perft_digest", 4, 9, library_digest<adugo>);
  add_growth("adugo", "perft", 4, 10, library_perft<adugo>);
}

}  // namespace bench
