#include "oware_game.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace apps::play {
namespace {

std::string_view about(oware::grand_slam_rule r) {
  switch (r) {
    case oware::grand_slam_rule::takes_nothing:
      return "A move that would capture all seeds of the other side, a grand slam, captures none.";
    case oware::grand_slam_rule::forbidden:
      return "A move that would capture all seeds of the other side, a grand slam, is illegal.";
    case oware::grand_slam_rule::takes_all_and_ends:
      return "A move that captures all seeds of the other side, a grand slam, ends the game.";
  }
  return "";
}

// The letters stand outside the rows.
spot letter_of(oware::pit p) {
  const spot cell = cell_of(p);
  return {owner(p) == oware::side::south ? cell.row + 1 : cell.row - 1, cell.column};
}

constexpr std::size_t cell_width = 3;

}  // namespace

picture oware_game::in_words(const oware::rules& r) {
  picture lines{
      "South has the pits A to F, North a to f. In a turn you take all seeds out of one of your",
      "pits and sow them one by one into the pits that follow: A B C D E F a b c d e f, and A",
      "again. The pit that they come from is passed over.",
      "If the last seed falls into a pit of the other side that then holds 2 or 3, you capture",
      "these, and so on backwards while the pit before is the other side's too and holds 2 or 3.",
      "If the other side has no seeds you must play a move that gives it some. If you cannot,",
      "the game is over.",
      std::string{about(r.grand_slam)},
      "Whoever has 25 seeds has won. If the game ends before that, each side also gets the seeds",
      "in its row.",
  };
  if (r.quiet_limit != 0)
    lines.push_back("The game is over after " + std::to_string(r.quiet_limit) +
                    " moves in a row without a capture.");
  return lines;
}

std::string oware_game::how_to_move(oware::side s, const std::string& example) {
  const std::string pits = s == oware::side::south ? "A to F in capitals" : "a to f in small letters";
  return name(s) + " moves: type the letter of a pit, " + pits + ", such as " + example + '.';
}

bool oware_game::resembles_move(std::string_view text) {
  return text.size() == 1 && std::string_view{"ABCDEFabcdef"}.find(text[0]) != std::string_view::npos;
}

std::string oware_game::in_words(const oware::move&, const effect& e) {
  if (e.seeds_captured() != 0) return " and captured " + std::to_string(e.seeds_captured()) + " seeds";
  return e.is_grand_slam() ? ", a grand slam, which captures nothing" : "";
}

void oware_game::paint_move(paint& colours, const oware::move& m, const effect& e) {
  colours[cell_of(m.pit())] = {cell_width, bold_yellow};
  for (const oware::pit at : e.visited()) colours[cell_of(at)] = {cell_width, cyan};
  for (const oware::pit at : e.captured()) colours[cell_of(at)] = {cell_width, red};
}

void oware_game::paint_board(paint& colours, const oware::position&, const std::vector<oware::move>& legal) {
  for (const oware::move& m : legal) colours[letter_of(m.pit())] = {cell_width, bold_green};
}

}  // namespace apps::play
