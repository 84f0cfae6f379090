#pragma once

#include <folkgames/record.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <limits>
#include <map>
#include <optional>
#include <string>

namespace apps::records {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

/// What is counted over many games of one kind, under whatever rules. Moves after the end do not count.
struct statistics {
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::size_t shortest = std::numeric_limits<std::size_t>::max();
  std::size_t longest = 0;
  std::uint64_t captures = 0;  // moves that take something
  std::uint64_t taken = 0;     // seeds or dogs
  std::size_t greatest = 0;    // the most that one move has taken
  std::uint64_t slams = 0;     // Oware: moves that would take all that the opponent has
  std::uint64_t laps = 0;      // Oware: sowings of twelve seeds and more
  std::uint64_t chains = 0;    // Adugo: captures of more than one jump
  std::map<std::string, std::uint64_t> ends{};
  std::map<std::string, std::uint64_t> results{};

  void add_capture(std::size_t pieces) {
    ++captures;
    taken += pieces;
    greatest = std::max(greatest, pieces);
  }
};

struct all_statistics {
  statistics oware{};
  statistics adugo{};
};

/// What has been counted, where there are games; where there are none, it says so.
void print(std::ostream& out, const all_statistics& s);

template <oware::rules Rules>
void count_move(const oware::basic_position<Rules>& p, const oware::move& m, statistics& s) {
  const auto sowing = sow(p, m);
  if (sowing.seeds_captured() != 0) s.add_capture(static_cast<std::size_t>(sowing.seeds_captured()));
  if (sowing.is_grand_slam()) ++s.slams;
  if (p.seeds(m.pit()) >= static_cast<int>(oware::pit_count)) ++s.laps;
}

template <adugo::rules Rules>
void count_move(const adugo::basic_position<Rules>&, const adugo::move& m, statistics& s) {
  if (!m.is_capture()) return;
  s.add_capture(m.captured().size());
  if (m.captured().size() > 1) ++s.chains;
}

template <class P>
std::string how_it_ended(const folkgames::written_game<P>& game) {
  using enum folkgames::adjudication_kind;
  if (const auto outcome = game.record.outcome()) return std::string{message(outcome->reason)};
  switch (game.record.adjudication().kind) {
    case resignation:
      return "a side resigned";
    case agreed_draw:
      return "the players agreed on a draw";
    case repetition:
      return "the players ended it by a repetition";
    case none:
      break;
  }
  return game.stated_result ? "stopped with a result" : "unfinished";
}

inline std::string winner(const oware::score& s) {
  return s.south > s.north ? "South won" : s.south < s.north ? "North won" : "draw";
}
inline std::string winner(adugo::game_result r) {
  return r == adugo::game_result::jaguar_wins ? "the jaguar won"
         : r == adugo::game_result::dogs_win  ? "the dogs won"
                                              : "draw";
}

template <class P>
std::string who_won(const folkgames::written_game<P>& game) {
  if (const auto result = result_of(game)) return winner(*result);
  const auto& by_hand = game.record.adjudication();
  if (by_hand.kind == folkgames::adjudication_kind::agreed_draw) return "draw";
  if (by_hand.kind != folkgames::adjudication_kind::resignation) return "no result";
  return std::string{folkgames::game_format<P>::side_name(by_hand.resigned)} + " resigned";
}

template <class P>
void count(const folkgames::written_game<P>& game, statistics& s) {
  const auto& record = game.record;
  ++s.games;
  s.plies += record.plies();
  s.shortest = std::min(s.shortest, record.plies());
  s.longest = std::max(s.longest, record.plies());
  for (std::size_t ply = 0; ply != record.plies(); ++ply)
    count_move(record.position_at(ply), record.moves()[ply], s);
  ++s.ends[how_it_ended(game)];
  ++s.results[who_won(game)];
}

}  // namespace apps::records
