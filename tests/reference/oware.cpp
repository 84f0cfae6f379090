#include "oware.hpp"

#include <cstddef>
#include <sstream>
#include <string_view>

namespace reference::oware {

namespace {

// O1, O4: the twelve pits in the order of sowing, A again after f. O2: A to F are South's, a to f North's.
constexpr std::string_view pit_names = "ABCDEFabcdef";
constexpr std::string_view south_pits = "ABCDEF";
constexpr std::string_view north_pits = "abcdef";

const int seeds_to_win = 25;  // O12

bool is_in(std::string_view names, char pit) { return names.find(pit) != std::string_view::npos; }

std::size_t number_of(char pit) {
  std::size_t number = 0;
  while (number < 11 && pit_names[number] != pit) ++number;
  return number;
}

char next_pit(char pit) { return pit_names[(number_of(pit) + 1) % 12]; }

char pit_before(char pit) { return pit_names[(number_of(pit) + 11) % 12]; }

int seeds_in(const position& p, char pit) { return p.pits[number_of(pit)]; }

int& seeds_in(position& p, char pit) { return p.pits[number_of(pit)]; }

std::string_view row(char side) { return side == 'S' ? south_pits : north_pits; }

char other(char side) { return side == 'S' ? 'N' : 'S'; }

std::size_t store_of(char side) { return side == 'S' ? 0 : 1; }

int seeds_in_row(const position& p, char side) {
  int seeds = 0;
  for (const char pit : row(side)) seeds += seeds_in(p, pit);
  return seeds;
}

struct turn {
  sowing story;
  position board;  // pits and stores after the turn; side to move and quiet plies are still the old ones
};

turn take_turn(const position& p, char pit, const rules& chosen) {
  turn t;
  t.board = p;

  // O4: all seeds of the pit, one at a time in the pits that follow. O5: all the way round. O6: a store is
  // not one of the pits, so none falls there.
  const int in_hand = seeds_in(p, pit);
  seeds_in(t.board, pit) = 0;
  char here = pit;
  for (int seed = 0; seed < in_hand; ++seed) {
    here = next_pit(here);
    if (here == pit) here = next_pit(here);  // O7: the pit it began in is skipped, on every lap
    seeds_in(t.board, here) += 1;
    t.story.visited.push_back(here);
  }

  // O8: the last seed in an opponent's pit that now holds two or three takes them. O9: then the pit before
  // it, and so on, until a pit holds another number or is one of the mover's own.
  const std::string_view opponents = row(other(p.to_move));
  std::vector<char> taken;
  int seeds_taken = 0;
  while (is_in(opponents, here) && (seeds_in(t.board, here) == 2 || seeds_in(t.board, here) == 3)) {
    taken.push_back(here);
    seeds_taken += seeds_in(t.board, here);
    here = pit_before(here);
  }

  // O16: a grand slam would take every seed that the opponent has, counted after the sowing.
  t.story.grand_slam = seeds_taken > 0 && seeds_taken == seeds_in_row(t.board, other(p.to_move));
  // O16: then nothing is taken. O18: elsewhere all is. O17: elsewhere the move cannot be made at all.
  if (t.story.grand_slam && chosen.grand_slam != "takes_all_and_ends") return t;

  for (const char emptied : taken) seeds_in(t.board, emptied) = 0;
  t.board.stores[store_of(p.to_move)] += seeds_taken;  // O2, O6: a store holds what was taken
  t.story.captured = taken;
  t.story.seeds_captured = seeds_taken;
  return t;
}

// What is wrong with a move in a game that goes on.
std::string fault_of_move(const position& p, char pit, const rules& chosen) {
  if (!is_in(row(p.to_move), pit)) return "wrong_side";  // O4: one of your own pits
  if (seeds_in(p, pit) == 0) return "empty_pit";         // O4

  const sowing story = sow(p, pit, chosen);
  // O10: an opponent without seeds must be given some. What counts is that a seed falls there, even if the
  // same move then slams it.
  if (seeds_in_row(p, other(p.to_move)) == 0) {
    bool feeds = false;
    for (const char visited : story.visited) {
      if (is_in(row(other(p.to_move)), visited)) feeds = true;
    }
    if (!feeds) return "must_feed";
  }
  // O17: without exception, even for the only move that feeds.
  if (chosen.grand_slam == "forbidden" && story.grand_slam) return "slam_forbidden";
  return "";
}

std::vector<char> moves_without_fault(const position& p, const rules& chosen) {
  std::vector<char> moves;
  for (const char pit : row(p.to_move)) {
    if (fault_of_move(p, pit, chosen).empty()) moves.push_back(pit);
  }
  return moves;
}

ending scored(const std::string& reason, int south, int north) {
  std::string winner;  // O13: nobody, with twenty-four each
  if (south > north) winner = "south";
  if (north > south) winner = "north";
  return ending{reason, winner, south, north};
}

// The finaliser of splitmix64 (Steele, Lea and Flood 2014), David Stafford's variant 13.
std::uint64_t mix(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xBF58476D1CE4E5B9u;
  x ^= x >> 27;
  x *= 0x94D049BB133111EBu;
  x ^= x >> 31;
  return x;
}

// Numbers below 256 written one after another, the first one least, to the base of 256.
std::uint64_t to_base_256(const std::vector<int>& digits) {
  std::uint64_t value = 0;
  std::uint64_t weight = 1;
  for (const int digit : digits) {
    value += static_cast<std::uint64_t>(digit) * weight;
    weight *= 256;
  }
  return value;
}

std::vector<int> row_and_store(const position& p, char side) {
  std::vector<int> numbers;
  for (const char pit : row(side)) numbers.push_back(seeds_in(p, pit));
  numbers.push_back(p.stores[store_of(side)]);
  return numbers;
}

}  // namespace

position start() {
  position p;
  p.pits.fill(4);  // O3
  p.stores.fill(0);
  p.to_move = 'S';  // decided: no sentence says who begins
  p.quiet = 0;
  return p;
}

position from_text(const std::string& text) {
  position p;
  std::istringstream in(text);
  char dash = '-';
  for (int& seeds : p.pits) in >> seeds >> dash;
  for (int& seeds : p.stores) in >> seeds >> dash;
  in >> p.to_move;
  if (!(in >> p.quiet)) p.quiet = 0;  // not written where it is 0
  return p;
}

std::string to_text(const position& p) {
  std::string text;
  for (const int seeds : p.pits) text.append(std::to_string(seeds)).append("-");
  for (const int seeds : p.stores) text.append(std::to_string(seeds)).append("-");
  text += p.to_move;
  if (p.quiet != 0) text.append(" ").append(std::to_string(p.quiet));
  return text;
}

std::vector<char> legal_moves(const position& p, const rules& chosen) {
  if (over(p, chosen)) return {};
  return moves_without_fault(p, chosen);
}

std::string fault(const position& p, char pit, const rules& chosen) {
  if (over(p, chosen)) return "game_over";
  return fault_of_move(p, pit, chosen);
}

position after(const position& p, char pit, const rules& chosen) {
  const turn t = take_turn(p, pit, chosen);
  position next = t.board;
  next.to_move = other(p.to_move);
  // O14: what is counted is the plies in a row that captured nothing; a slam that takes nothing is one of
  // them.
  const bool counted = chosen.quiet_limit != 0 && t.story.seeds_captured == 0;
  next.quiet = counted ? p.quiet + 1 : 0;
  return next;
}

sowing sow(const position& p, char pit, const rules& chosen) { return take_turn(p, pit, chosen).story; }

std::optional<ending> over(const position& p, const rules& chosen) {
  const int south = p.stores[0];
  const int north = p.stores[1];
  // O12: at once, before anything else is asked; the seeds on the board stay there.
  if (south >= seeds_to_win || north >= seeds_to_win) return scored("majority", south, north);

  // O14: the seeds on the board go to the side that they lie on. O11 gives all of them to the player who
  // cannot feed, which is the same, for the other row is empty then.
  const int south_with_row = south + seeds_in_row(p, 'S');
  const int north_with_row = north + seeds_in_row(p, 'N');

  if (moves_without_fault(p, chosen).empty()) {
    // O18: where a slam takes all, it shows as an empty row of the side to move: no other move leaves one,
    // since an empty row must be fed (O10).
    const bool slammed = chosen.grand_slam == "takes_all_and_ends" && seeds_in_row(p, p.to_move) == 0;
    return scored(slammed ? "grand_slam" : "no_move", south_with_row, north_with_row);  // else O11, O17
  }
  if (chosen.quiet_limit != 0 && p.quiet >= chosen.quiet_limit) {
    return scored("quiet_limit", south_with_row, north_with_row);  // O14
  }
  return std::nullopt;
}

std::uint64_t hash(const position& p) {
  std::vector<int> own = row_and_store(p, p.to_move);
  own.push_back(p.quiet);
  std::vector<int> others = row_and_store(p, other(p.to_move));
  others.push_back(p.to_move == 'N' ? 1 : 0);
  return mix(to_base_256(own) + mix(to_base_256(others)));
}

}  // namespace reference::oware
