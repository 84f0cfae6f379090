// Replays a game of Oware and a game of Adugo from files, shows what the library can say about them, and
// plays Adugo by the file that proves who wins it.
//
// Usage: demo [directory that holds oware.txt and adugo.txt [certificate]]

#include "adugo_chain.hpp"
#include "adugo_solved.hpp"
#include "oware_sowing.hpp"
#include "perft_table.hpp"
#include "refusals.hpp"
#include "replay.hpp"
#include "story.hpp"

#include <folkgames/folkgames.hpp>

#include <cstddef>
#include <exception>
#include <iostream>
#include <ostream>
#include <string>

namespace apps::demo {

void show_oware(std::ostream& out, const game<oware::position>& g) {
  print_heading(out, "Oware: " + g.title);
  print_moves(out, g);
  print_boards(out, g, {0, 28});
  print_boards(out, g, {60, 76});
  if (const std::size_t ply = ply_of_greatest_capture(g); ply != 0) explain_sowing(out, g, ply);
  if (g.plies() != 0) explain_sowing(out, g, g.plies());
  print_boards(out, g, {g.plies()});
  print_result(out, g);
}

void show_adugo(std::ostream& out, const game<adugo::position>& g) {
  print_heading(out, "Adugo: " + g.title);
  print_moves(out, g);
  print_boards(out, g, {0, 2, 4});
  if (const std::size_t ply = ply_of_greatest_capture(g); ply != 0) explain_chain(out, g, ply);
  print_result(out, g);
}

void show_solved(std::ostream& out, const game<adugo::position>& g, const adugo_certificate& file) {
  print_heading(out, "Adugo, solved: " + g.title);
  explain_solution(out, g, file);
  print_moves(out, g);
  print_boards(out, g, {0, g.plies() / 2, g.plies()});
  print_result(out, g);
}

void show_refusals(std::ostream& out) {
  print_heading(out, "Refused: nothing is thrown, the reason is returned");
  print_refusals(out);
}

void show_perft(std::ostream& out) {
  print_heading(out, "Perft: all ways to play so many plies");
  print_perft_heading(out);
  print_perft<oware::position>(out, "Oware", 10);
  print_perft<adugo::position>(out, "Adugo", 8);
  print_perft_note(out);
}

void run(std::ostream& out, const std::string& directory, const std::string& certificate) {
  // All files are read before anything is printed.
  const auto oware_game = replay<oware::position>(read_game_file(directory + "/oware.txt"));
  const auto adugo_game = replay<adugo::position>(read_game_file(directory + "/adugo.txt"));
  const adugo_certificate file{certificate};
  const auto solved_game = play_solved_game(file);
  show_oware(out, oware_game);
  show_adugo(out, adugo_game);
  show_solved(out, solved_game, file);
  show_refusals(out);
  show_perft(out);
}

}  // namespace apps::demo

int main(int argc, char* argv[]) {
  if (argc > 3) {
    std::cerr << "Usage: " << argv[0] << " [directory that holds oware.txt and adugo.txt [certificate]]\n";
    return 1;
  }
  try {
    apps::demo::run(std::cout, argc > 1 ? argv[1] : "examples/apps/demo/data",
                    argc > 2 ? argv[2] : "examples/data/adugo_dogs_win.certificate");
  } catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
  }
  return std::cout.flush() ? 0 : 1;
}
