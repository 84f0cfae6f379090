// Adugo once more, slowly: the rules read word by word, to check the library against.
// A1, O1 and so on are the numbers that the rules pages give to the sentences of their sources.
#ifndef FOLKGAMES_TESTS_REFERENCE_ADUGO_HPP
#define FOLKGAMES_TESTS_REFERENCE_ADUGO_HPP

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reference::adugo {

struct rules {
  std::string dog_moves = "any";     // any | not_backward | forward_only (A8, A18)
  std::string jumps = "chain";       // chain | single (A11)
  std::string capture = "optional";  // optional | compulsory (A12, A17)
  int dogs_to_win = 5;               // A14, A16
};

// A point is a number from 0 to 30, in reading order: a7 b7 c7 ... d3 e3 b2 c2 d2 a1 c1 e1.
struct position {
  std::array<char, 31> at = {};  // 'J' the jaguar, 'd' a dog, '.' nothing
  char to_move = 'J';            // 'J' or 'd'
  bool operator==(const position&) const = default;
};

// One whole turn by its effect: chains that differ only in the way they went are the same move.
struct move {
  int from = 0;
  int to = 0;
  std::vector<int> eaten = {};  // points of the eaten dogs, smallest first
  bool operator==(const move&) const = default;
};

// One whole turn by the way it went.
struct path_move {
  move effect = {};
  std::vector<int> points = {};  // the start, then every point landed on
};

struct ending {
  std::string reason;  // "dogs_eaten" | "no_move"
  std::string winner;  // "jaguar" | "dogs"; no source knows a draw
};

const std::array<std::string, 31>& point_names();

position start();
position from_text(const std::string& text);  // the text must be right
std::string to_text(const position& p);
std::string to_text(const path_move& m);  // "c5-c4" or "c5xe5xe3"

// Every move by path; nothing when the game is over. The jaguar: steps by target, then captures depth first,
// jumps by landing, a chain before the longer ones that begin like it. The dogs: by origin, then by target.
std::vector<path_move> legal_paths(const position& p, const rules& chosen);

// Every move by effect, each where its first path comes.
std::vector<move> legal_moves(const position& p, const rules& chosen);

// "" for a legal move, else the first that applies of "game_over", "wrong_side", "empty_origin",
// "target_occupied", "not_a_step", "backward", "must_capture", "no_such_capture".
std::string fault(const position& p, const move& m, const rules& chosen);

position after(const position& p, const move& m);  // the move must be legal

std::optional<ending> over(const position& p, const rules& chosen);

std::uint64_t hash(const position& p);

}  // namespace reference::adugo

#endif
