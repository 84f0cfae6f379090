#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

// One figure of a file of perft figures: see tests/data/README.md.
struct perft_figure {
  std::string position;
  int depth = 0;
  unsigned long long leaves = 0;
};

// The figures of a file in tests/data; none where it cannot be read.
inline std::vector<perft_figure> read_perft_file(const std::string& name) {
  std::vector<perft_figure> figures;
  std::ifstream file{std::string{FOLKGAMES_TEST_DATA} + "/" + name};
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream parts{line};
    std::string position;
    std::getline(parts, position, ';');
    position.erase(position.find_last_not_of(' ') + 1);
    for (std::string part; std::getline(parts, part, ';');) {
      std::istringstream words{part.substr(1)};  // behind the D
      perft_figure figure{position};
      words >> figure.depth >> figure.leaves;
      figures.push_back(figure);
    }
  }
  return figures;
}
