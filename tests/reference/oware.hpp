// Oware (Abapa) once more, slowly: the rules read word by word, to check the library against.
// A1, O1 and so on are the numbers that the rules pages give to the sentences of their sources.
#ifndef FOLKGAMES_TESTS_REFERENCE_OWARE_HPP
#define FOLKGAMES_TESTS_REFERENCE_OWARE_HPP

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reference::oware {

struct rules {
  std::string grand_slam = "takes_nothing";  // takes_nothing | forbidden | takes_all_and_ends (O16, O17, O18)
  int quiet_limit = 100;                     // O14; 0 for no limit, and then no counting
};

struct position {
  std::array<int, 12> pits = {};   // seeds in A B C D E F a b c d e f
  std::array<int, 2> stores = {};  // South's, North's
  char to_move = 'S';              // 'S' or 'N'
  int quiet = 0;                   // plies since the last capture
  bool operator==(const position&) const = default;
};

// What a move does, step by step.
struct sowing {
  std::vector<char> visited = {};   // where each seed fell; the pit they came from is not among them
  std::vector<char> captured = {};  // the pits that were emptied, from the last seed's backwards
  int seeds_captured = 0;
  bool grand_slam = false;  // all that the opponent has would have been taken, or was
};

struct ending {
  std::string reason;  // "majority" | "no_move" | "quiet_limit" | "grand_slam"
  std::string winner;  // "south" | "north", "" for a draw
  int south = 0;       // the final score
  int north = 0;
};

position start();
position from_text(const std::string& text);  // the text must be right
std::string to_text(const position& p);

// 'A' to 'F' or 'a' to 'f', in that order; nothing when the game is over.
std::vector<char> legal_moves(const position& p, const rules& chosen);

// "" for a legal move, else the first that applies of "game_over", "wrong_side", "empty_pit", "must_feed",
// "slam_forbidden".
std::string fault(const position& p, char pit, const rules& chosen);

position after(const position& p, char pit, const rules& chosen);  // the move must be legal

// The pit must be one of the mover's, with seeds. Where a slam is forbidden, one is shown as taking nothing.
sowing sow(const position& p, char pit, const rules& chosen);

std::optional<ending> over(const position& p, const rules& chosen);

std::uint64_t hash(const position& p);

}  // namespace reference::oware

#endif
