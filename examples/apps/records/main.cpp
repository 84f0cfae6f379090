// Checks files of games, counts what happens in them, and converts them: a file of any size, one game at a
// time. Also makes random games to try it with.
//
// Usage: records check|stats|convert [options] FILE...
//        records random N --game oware|adugo [options]

#include "options.hpp"
#include "session.hpp"

#include <iostream>

int main(int argc, char* argv[]) {
  std::ios::sync_with_stdio(false);
  try {
    const auto given = apps::records::parse_options({argv + 1, argv + argc});
    if (given.what == apps::records::command::help) {
      std::cout << apps::records::usage(argv[0]);
      return 0;
    }
    return apps::records::session{given}.run();
  } catch (const apps::bad_options& e) {
    std::cerr << e.what() << '\n' << apps::records::usage(argv[0]);
    return 2;
  }
}
