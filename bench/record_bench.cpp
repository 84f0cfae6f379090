// How fast files of games are read and written: bytes per second in one thread, over random games.

#include <folkgames/adugo.hpp>
#include <folkgames/algorithm/playout.hpp>
#include <folkgames/oware.hpp>
#include <folkgames/record.hpp>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
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

// About half a megabyte of text: more than a branch predictor can learn.
template <class P>
std::vector<folkgames::written_game<P>> thousand_games() {
  std::vector<folkgames::written_game<P>> games(1000);
  random_bits bits;
  for (auto& game : games) {
    game.tags.set("Event", "Random games");
    while (game.record.plies() != 1000 && !game.record.is_over()) {
      game.record.play(folkgames::random_move(game.record.current(), bits));
    }
  }
  return games;
}

template <class P>
std::string text_of(const std::vector<folkgames::written_game<P>>& games) {
  std::string text;
  for (const auto& game : games) append_text(text, game);
  return text;
}

void report(benchmark::State& state, std::size_t bytes_a_round) {
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes_a_round) *
                          static_cast<std::int64_t>(state.iterations()));
}

// Every move is checked and played, and every result compared.
template <class P>
void read_games(benchmark::State& state) {
  const std::string text = text_of(thousand_games<P>());
  for ([[maybe_unused]] const auto round : state) {
    folkgames::game_reader<P> reader{text};
    std::size_t plies = 0;
    for (auto s = reader.next(); s != folkgames::read_status::end; s = reader.next()) {
      if (s != folkgames::read_status::game) return state.SkipWithError("a game was refused");
      plies += reader.game().record.plies();
    }
    benchmark::DoNotOptimize(plies);
  }
  report(state, text.size());
}

template <class P>
void write_games(benchmark::State& state) {
  const auto games = thousand_games<P>();
  std::string text;
  for ([[maybe_unused]] const auto round : state) {
    text.clear();
    for (const auto& game : games) append_text(text, game);
    benchmark::DoNotOptimize(text.data());
  }
  report(state, text.size());
}

template <class P>
void read_lists(benchmark::State& state) {
  std::vector<std::string> lists;
  std::size_t bytes = 0;
  for (const auto& game : thousand_games<P>()) {
    lists.push_back(to_move_list(game.record));
    bytes += lists.back().size();
  }
  for ([[maybe_unused]] const auto round : state) {
    for (const std::string& list : lists) {
      const auto read = folkgames::read_move_list<P>(list);
      if (!read) return state.SkipWithError("a list was refused");
      benchmark::DoNotOptimize(read.game.record.plies());
    }
  }
  report(state, bytes);
}

BENCHMARK(read_games<folkgames::oware::position>)->Name("oware/read_games");
BENCHMARK(write_games<folkgames::oware::position>)->Name("oware/write_games");
BENCHMARK(read_lists<folkgames::oware::position>)->Name("oware/read_move_lists");
BENCHMARK(read_games<folkgames::adugo::position>)->Name("adugo/read_games");
BENCHMARK(write_games<folkgames::adugo::position>)->Name("adugo/write_games");
BENCHMARK(read_lists<folkgames::adugo::position>)->Name("adugo/read_move_lists");

}  // namespace
