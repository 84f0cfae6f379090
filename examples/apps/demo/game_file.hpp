#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace apps::demo {

/// A game as it stands in a file: words that nobody has judged yet.
///
/// The file is plain text. Lines that are empty or begin with # do not count. Of the others the first is the
/// title, the second the position at the start, and the rest are the moves with white space between them.
struct game_file {
  std::string path;
  std::string title;
  std::string start;
  std::vector<std::string> moves;
};

/// The next line that counts, without blanks at its end; empty at the end of the file.
inline std::string next_line(std::istream& in) {
  for (std::string line; std::getline(in, line);) {
    line.erase(line.find_last_not_of(" \t\r") + 1);
    if (!line.empty() && line.front() != '#') return line;
  }
  return {};
}

/// Throws std::runtime_error where there is no such file.
inline game_file read_game_file(const std::string& path) {
  std::ifstream in{path};
  if (!in)
    throw std::runtime_error{
        path + ": cannot be read. Is this the project's directory? Else name the directory of the games."};
  game_file file{path, next_line(in), next_line(in), {}};
  for (std::string line = next_line(in); !line.empty(); line = next_line(in)) {
    std::istringstream words{line};
    for (std::string word; words >> word;) file.moves.push_back(word);
  }
  return file;
}

}  // namespace apps::demo
