#include "adugo.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>

namespace reference::adugo {

namespace {

const int point_count = 31;    // A3
const int dogs_at_start = 14;  // A4

// A2, A3: the board as it is drawn. A piece steps along these lines and the jaguar jumps along them. A13:
// those of the den are lines like the others.
const std::array<const char*, 18> lines = {
    "a7 b7 c7 d7 e7",        // the five ranks of the grid
    "a6 b6 c6 d6 e6",        //
    "a5 b5 c5 d5 e5",        //
    "a4 b4 c4 d4 e4",        //
    "a3 b3 c3 d3 e3",        //
    "b2 c2 d2",              // the two rows of the den, which has no b1 and no d1
    "a1 c1 e1",              //
    "a7 a6 a5 a4 a3",        // the files; only file c runs on into the den
    "b7 b6 b5 b4 b3",        //
    "c7 c6 c5 c4 c3 c2 c1",  //
    "d7 d6 d5 d4 d3",        //
    "e7 e6 e5 e4 e3",        //
    "a7 b6 c5 d4 e3",        // the two long diagonals of the grid
    "a3 b4 c5 d6 e7",        //
    "a5 b6 c7",              // the two short diagonals at the dogs' edge
    "c7 d6 e5",              //
    "a5 b4 c3 d2 e1",        // the two short ones at the den's edge run on as the slopes of the den
    "e5 d4 c3 b2 a1",        //
};

struct jump {
  int jumped;
  int landing;
};

struct board {
  std::array<std::vector<int>, point_count> neighbours;  // in reading order
  std::array<std::vector<jump>, point_count> jumps;      // in reading order of the landing
};

std::size_t index(int number) { return static_cast<std::size_t>(number); }

char piece(const position& p, int point) { return p.at[index(point)]; }

void put(position& p, int point, char what) { p.at[index(point)] = what; }

bool contains(const std::vector<int>& numbers, int wanted) {
  return std::find(numbers.begin(), numbers.end(), wanted) != numbers.end();
}

int number_of(const std::string& name) {
  for (int point = 0; point < point_count; ++point) {
    if (point_names()[index(point)] == name) return point;
  }
  return -1;
}

char rank(int point) { return point_names()[index(point)][1]; }

// Reads one line, in the direction in which its points are given.
void add_line(board& b, const std::vector<int>& line) {
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    b.neighbours[index(line[i])].push_back(line[i + 1]);  // A7: next to it on a line
  }
  for (std::size_t i = 0; i + 2 < line.size(); ++i) {
    // A10: the dog is next on the line, and the landing is directly beyond on the same line
    b.jumps[index(line[i])].push_back(jump{line[i + 1], line[i + 2]});
  }
}

board read_board() {
  board b;
  for (const char* const text : lines) {
    std::vector<int> line;
    std::istringstream words(text);
    for (std::string name; words >> name;) line.push_back(number_of(name));
    add_line(b, line);
    std::reverse(line.begin(), line.end());
    add_line(b, line);
  }
  for (int point = 0; point < point_count; ++point) {
    std::vector<int>& targets = b.neighbours[index(point)];
    std::sort(targets.begin(), targets.end());
    std::vector<jump>& jumps = b.jumps[index(point)];
    std::sort(jumps.begin(), jumps.end(), [](jump one, jump other) { return one.landing < other.landing; });
  }
  return b;
}

const board& the_board() {
  static const board b = read_board();
  return b;
}

const std::vector<int>& neighbours(int point) { return the_board().neighbours[index(point)]; }

int jaguar_point(const position& p) {
  int point = 0;
  while (piece(p, point) != 'J') ++point;
  return point;
}

// A14 and A16: the dogs that are not on the board have been eaten.
bool goal_reached(const position& p, const rules& chosen) {
  const int dogs = static_cast<int>(std::count(p.at.begin(), p.at.end(), 'd'));
  return dogs_at_start - dogs >= chosen.dogs_to_win;
}

// A8: any direction, backwards too. A18: elsewhere not backwards, or forward only. Forward is towards the
// den.
bool direction_allowed(int from, int to, const rules& chosen) {
  if (chosen.dog_moves == "not_backward") return rank(to) <= rank(from);
  if (chosen.dog_moves == "forward_only") return rank(to) < rank(from);
  return true;
}

// A10: a dog to jump, and nothing on the point beyond.
bool jump_possible(const position& p, const jump& j) {
  return piece(p, j.jumped) == 'd' && piece(p, j.landing) == '.';
}

bool can_jump(const position& p, int jaguar) {
  for (const jump& j : the_board().jumps[index(jaguar)]) {
    if (jump_possible(p, j)) return true;
  }
  return false;
}

struct chain {
  path_move path;
  bool could_go_on;  // another jump is possible where the chain stops, and allowed
};

// Adds every chain that begins with the jumps made so far and makes at least one more. In p those jumps have
// been made: the jaguar stands where it landed last, and the dogs eaten so far are off the board (A10), so
// that its starting point and theirs are empty for the jumps to come.
void add_longer_chains(const position& p, const path_move& so_far, const rules& chosen,
                       std::vector<chain>& found) {
  const int jaguar = so_far.effect.to;
  for (const jump& j : the_board().jumps[index(jaguar)]) {
    if (!jump_possible(p, j)) continue;

    position next = p;
    put(next, jaguar, '.');
    put(next, j.jumped, '.');
    put(next, j.landing, 'J');

    chain longer = {so_far, false};
    longer.path.effect.to = j.landing;
    longer.path.effect.eaten.push_back(j.jumped);
    std::sort(longer.path.effect.eaten.begin(), longer.path.effect.eaten.end());
    longer.path.points.push_back(j.landing);

    // A11: it may jump again, in any direction; a variant has one jump a turn. A14: the dog that decides the
    // game ends it at once, so nothing follows that jump.
    longer.could_go_on = chosen.jumps == "chain" && !goal_reached(next, chosen) && can_jump(next, j.landing);
    found.push_back(longer);  // A11: it may stop after any number of jumps
    if (longer.could_go_on) add_longer_chains(next, longer.path, chosen, found);
  }
}

// Every chain of jumps, whether or not a compulsion forbids to stop there.
std::vector<chain> jump_chains(const position& p, const rules& chosen) {
  std::vector<chain> found;
  const int jaguar = jaguar_point(p);
  add_longer_chains(p, path_move{move{jaguar, jaguar, {}}, {jaguar}}, chosen, found);
  return found;
}

// A7: one step along a line to an empty point.
void add_steps(const position& p, int from, const rules& chosen, std::vector<path_move>& found) {
  for (const int to : neighbours(from)) {
    if (piece(p, to) != '.') continue;
    if (piece(p, from) == 'd' && !direction_allowed(from, to, chosen)) continue;
    found.push_back(path_move{move{from, to, {}}, {from, to}});
  }
}

// No compulsion can leave the jaguar without a move: it only ever forbids something where a jump is there.
bool can_move(const position& p, const rules& chosen) {
  for (int from = 0; from < point_count; ++from) {
    if (piece(p, from) != p.to_move) continue;
    for (const int to : neighbours(from)) {
      if (piece(p, to) != '.') continue;
      if (p.to_move == 'J' || direction_allowed(from, to, chosen)) return true;
    }
    if (p.to_move == 'J' && can_jump(p, from)) return true;  // A9: only the jaguar captures
  }
  return false;
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

std::uint64_t power_of_two(int exponent) {
  std::uint64_t value = 1;
  for (int i = 0; i < exponent; ++i) value *= 2;
  return value;
}

}  // namespace

const std::array<std::string, 31>& point_names() {
  static const std::array<std::string, 31> names = {
      "a7", "b7", "c7", "d7", "e7",  //
      "a6", "b6", "c6", "d6", "e6",  //
      "a5", "b5", "c5", "d5", "e5",  //
      "a4", "b4", "c4", "d4", "e4",  //
      "a3", "b3", "c3", "d3", "e3",  //
      "b2", "c2", "d2",              //
      "a1", "c1", "e1",              //
  };
  return names;
}

position start() {
  position p;
  p.at.fill('.');
  for (int point = 0; point < point_count; ++point) {
    if (rank(point) >= '5') put(p, point, 'd');  // A5: the half furthest from the den
  }
  put(p, number_of("c5"), 'J');  // A4: fourteen dogs leave one point of that half to the jaguar
  p.to_move = 'J';               // A6
  return p;
}

position from_text(const std::string& text) {
  position p;
  p.at.fill('.');
  int point = 0;
  const std::size_t blank = text.find(' ');
  for (const char c : text.substr(0, blank)) {
    if (c == '/') continue;
    if (c == 'J' || c == 'd') {
      put(p, point, c);
      point += 1;
    } else {
      point += c - '0';
    }
  }
  p.to_move = text[blank + 1];
  return p;
}

std::string to_text(const position& p) {
  std::string text;
  int empty = 0;
  for (int point = 0; point < point_count; ++point) {
    if (point > 0 && rank(point) != rank(point - 1)) text += '/';
    if (piece(p, point) == '.') {
      empty += 1;
    } else {
      text += piece(p, point);
    }
    // A run of empty points is written as its length, where a piece or the end of the rank ends it.
    const bool last_of_rank = point == point_count - 1 || rank(point) != rank(point + 1);
    if (empty > 0 && (last_of_rank || piece(p, point + 1) != '.')) {
      text += std::to_string(empty);
      empty = 0;
    }
  }
  text += ' ';
  text += p.to_move;
  return text;
}

std::string to_text(const path_move& m) {
  std::string text;
  for (const int point : m.points) {
    if (!text.empty()) text += m.effect.eaten.empty() ? '-' : 'x';
    text += point_names()[index(point)];
  }
  return text;
}

std::vector<path_move> legal_paths(const position& p, const rules& chosen) {
  std::vector<path_move> found;
  if (goal_reached(p, chosen)) return found;  // A14: the game is over
  if (p.to_move == 'd') {
    // A9: the dogs do not capture, they only step.
    for (int from = 0; from < point_count; ++from) {
      if (piece(p, from) == 'd') add_steps(p, from, chosen, found);
    }
    return found;
  }
  const std::vector<chain> chains = jump_chains(p, chosen);
  // A12: nothing compels the jaguar to jump, or to go on. A17: the variant compels it to both.
  const bool compelled = chosen.capture == "compulsory";
  if (!compelled || chains.empty()) add_steps(p, jaguar_point(p), chosen, found);
  for (const chain& c : chains) {
    if (!compelled || !c.could_go_on) found.push_back(c.path);
  }
  return found;
}

std::vector<move> legal_moves(const position& p, const rules& chosen) {
  std::vector<move> found;
  for (const path_move& path : legal_paths(p, chosen)) {
    if (std::find(found.begin(), found.end(), path.effect) == found.end()) found.push_back(path.effect);
  }
  return found;
}

std::string fault(const position& p, const move& m, const rules& chosen) {
  if (over(p, chosen)) return "game_over";

  const char mover = piece(p, m.from);
  if (mover != '.' && mover != p.to_move) return "wrong_side";
  if (mover == '.') return "empty_origin";

  const bool eats = !m.eaten.empty();
  const char target = piece(p, m.to);
  if (mover == 'J' && eats) {
    // A chain may end where it began or where it ate a dog: those points have been vacated.
    if (target == 'd' && !contains(m.eaten, m.to)) return "target_occupied";
  } else {
    if (target != '.') return "target_occupied";  // A7
  }

  if (!eats && !contains(neighbours(m.from), m.to)) return "not_a_step";            // A7
  if (mover == 'd' && !direction_allowed(m.from, m.to, chosen)) return "backward";  // A8, A18

  const bool compelled = chosen.capture == "compulsory";  // A12, A17
  if (!eats) {
    if (mover == 'J' && compelled && can_jump(p, m.from)) return "must_capture";
    return "";
  }
  if (mover == 'd') return "no_such_capture";  // A9
  for (const chain& c : jump_chains(p, chosen)) {
    if (c.path.effect == m) return compelled && c.could_go_on ? "must_capture" : "";
  }
  return "no_such_capture";  // A10, A11
}

position after(const position& p, const move& m) {
  position next = p;
  put(next, m.from, '.');
  for (const int dog : m.eaten) put(next, dog, '.');  // A10: an eaten dog leaves the board
  put(next, m.to, p.to_move);
  next.to_move = p.to_move == 'J' ? 'd' : 'J';
  return next;
}

std::optional<ending> over(const position& p, const rules& chosen) {
  // A14 comes before A15: with enough dogs eaten it does not matter whether the jaguar can still move.
  if (goal_reached(p, chosen)) return ending{"dogs_eaten", "jaguar"};
  if (can_move(p, chosen)) return std::nullopt;
  // A15 for the jaguar; dogs without a move, which takes a variant or few dogs, have lost in the same way.
  return ending{"no_move", p.to_move == 'J' ? "dogs" : "jaguar"};
}

std::uint64_t hash(const position& p) {
  std::uint64_t word = 0;
  for (int point = 0; point < point_count; ++point) {
    if (piece(p, point) == 'd') word += power_of_two(point);
    if (piece(p, point) == 'J') word += power_of_two(32 + point);
  }
  if (p.to_move == 'd') word += power_of_two(31);
  return mix(word);
}

}  // namespace reference::adugo
