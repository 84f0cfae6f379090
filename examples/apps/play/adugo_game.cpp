#include "adugo_game.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace apps::play {
namespace {

std::string_view about(adugo::jump_rule r) {
  return r == adugo::jump_rule::chain ? "It may jump again and again in one turn."
                                      : "It jumps only once in a turn.";
}
std::string_view about(adugo::capture_rule r) {
  return r == adugo::capture_rule::optional ? "It need not jump, nor go on jumping, where it could."
                                            : "It must jump where it can, and as long as it can.";
}
std::string_view about(adugo::dog_move_rule r) {
  switch (r) {
    case adugo::dog_move_rule::any:
      return "Dogs step in any direction.";
    case adugo::dog_move_rule::not_backward:
      return "Dogs step down the board or sideways, never up.";
    case adugo::dog_move_rule::forward_only:
      return "Dogs step down the board only.";
  }
  return "";
}

}  // namespace

picture adugo_game::in_words(const adugo::rules& r) {
  const std::string goal = r.dogs_to_win == 1 ? "one dog" : std::to_string(r.dogs_to_win) + " dogs";
  return {
      "One jaguar, J, hunts fourteen dogs, d. In a turn the jaguar or one dog steps along a line",
      "to the next point, if that is empty. Instead the jaguar can jump: over a dog beside it",
      "to the point straight behind, if a line leads there and it is empty. The dog is eaten.",
      std::string{about(r.jumps)},
      std::string{about(r.capture)},
      std::string{about(r.dog_moves)},
      "The jaguar wins when it has eaten " + goal + ". The dogs win when it cannot move.",
  };
}

std::string adugo_game::how_to_move(adugo::side s, const std::string& example) {
  const std::string step = "type the point to leave and the point to reach, such as " + example + '.';
  if (s == adugo::side::dogs) return "The dogs move: " + step;
  return "The jaguar moves: " + step + "\nTo capture, type each point that it lands on, as in c5xe5xe3.";
}

bool adugo_game::resembles_move(std::string_view text) {
  return text.size() >= 2 && text[0] >= 'a' && text[0] <= 'e' && text[1] >= '0' && text[1] <= '9';
}

std::string adugo_game::in_words(const adugo::move& m, const effect&) {
  if (!m.is_capture()) return "";
  const std::size_t n = m.captured().size();
  return " and ate " + (n == 1 ? "a dog" : std::to_string(n) + " dogs");
}

// The points that it could go to if no dog moved and it ate none; those beside it count twice.
std::size_t adugo_game::mobility(adugo::point jaguar, adugo::point_set empty) {
  const adugo::point_set beside = adugo::board::neighbours(jaguar) & empty;
  adugo::point_set reached = beside;
  for (adugo::point_set last = beside; !last.empty();) {
    adugo::point_set next;
    for (const adugo::point p : last) next = next | adugo::board::neighbours(p);
    last = (next & empty) - reached;
    reached = reached | last;
  }
  return beside.size() + reached.size();
}

void adugo_game::paint_move(paint& colours, const adugo::move& m, const effect& e) {
  for (const adugo::point p : e) colours[spot_of(p)] = {1, bold_yellow};
  for (const adugo::point p : m.captured()) colours[spot_of(p)] = {1, red};
}

void adugo_game::paint_board(paint& colours, const adugo::position& board, const std::vector<adugo::move>&) {
  for (const adugo::point p : board.dogs()) colours[spot_of(p)] = {1, cyan};
  colours[spot_of(board.jaguar())] = {1, bold_yellow};
}

}  // namespace apps::play
