// Oware or Adugo, by any of their rules, for two people or against the computer, in a terminal.
//
// Usage: play [oware|adugo] [options]; --help lists the options.

#include "begin.hpp"
#include "console.hpp"
#include "menu.hpp"
#include "options.hpp"
#include "session.hpp"

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char* argv[]) {
  using namespace apps::play;
  const std::string program = argc > 0 ? argv[0] : "play";
  try {
    options o = parse_options(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
    if (o.help) {
      std::cout << usage(program);
      return 0;
    }
    console at;
    if (o.game.empty() && !choose_game(at, o)) return 0;
    session{at, begin(o), program}.run();
  } catch (const apps::bad_options& e) {
    std::cerr << e.what() << "\nTry " << program << " --help\n";
    return 2;
  }
  return std::cout.flush() ? 0 : 1;
}
