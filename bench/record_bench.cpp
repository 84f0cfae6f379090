// How fast files of games are read and written, in one thread, over random games: processor time for each
// move.

#include "position_sets.hpp"
#include "suite.hpp"

#include <folkgames/adugo.hpp>
#include <folkgames/algorithm/playout.hpp>
#include <folkgames/oware.hpp>
#include <folkgames/record.hpp>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace bench {

namespace {

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

template <class P>
std::size_t moves_of(const std::vector<folkgames::written_game<P>>& games) {
  std::size_t moves = 0;
  for (const auto& game : games) moves += game.record.plies();
  return moves;
}

void report(benchmark::State& state, std::size_t moves_a_round, std::size_t bytes_a_round) {
  const auto rounds = static_cast<std::size_t>(state.iterations());
  bench::report(state, moves_a_round * rounds);
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes_a_round * rounds));
}

// Every move is checked and played, and every result compared.
template <class P>
void read_games(benchmark::State& state) {
  const auto games = thousand_games<P>();
  const std::string text = text_of(games);
  for ([[maybe_unused]] const auto round : state) {
    folkgames::game_reader<P> reader{text};
    std::size_t plies = 0;
    for (auto s = reader.next(); s != folkgames::read_status::end; s = reader.next()) {
      if (s != folkgames::read_status::game) return state.SkipWithError("a game was refused");
      plies += reader.game().record.plies();
    }
    benchmark::DoNotOptimize(plies);
  }
  report(state, moves_of(games), text.size());
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
  report(state, moves_of(games), text.size());
}

template <class P>
void read_lists(benchmark::State& state) {
  std::vector<std::string> lists;
  std::size_t bytes = 0;
  const auto games = thousand_games<P>();
  for (const auto& game : games) {
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
  report(state, moves_of(games), bytes);
}

template <class P>
void add_records_of(const char* game) {
  const auto add_one = [game](const char* operation, void (*f)(benchmark::State&)) {
    benchmark::RegisterBenchmark(name_of(game, operation, "games", "library").c_str(), f);
  };
  add_one("read_games", read_games<P>);
  add_one("write_games", write_games<P>);
  add_one("read_move_lists", read_lists<P>);
}

}  // namespace

void add_records() {
  add_records_of<folkgames::oware::position>("oware");
  add_records_of<folkgames::adugo::position>("adugo");
}

}  // namespace bench
