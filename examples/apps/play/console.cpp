#include "console.hpp"

#include "text.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apps::play {
namespace {

// A variable that is set to nothing counts as not set, as no-color.org has it.
std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

bool screen_has_colours() {
  const std::string_view terminal = environment("TERM");
  return isatty(STDOUT_FILENO) != 0 && environment("NO_COLOR").empty() && !terminal.empty() &&
         terminal != "dumb";
}

std::string trimmed(const std::string& line) {
  constexpr std::string_view blanks = " \t\r\v\f";
  const std::size_t first = line.find_first_not_of(blanks);
  if (first == std::string::npos) return {};
  return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

}  // namespace

console::console() : has_colours_{screen_has_colours()}, echoes_{isatty(STDIN_FILENO) == 0} {}

void console::say(std::string_view line) { std::cout << line << '\n'; }

void console::show(const picture& p) { print(std::cout, p); }

void console::show_words(const std::vector<std::string>& words) {
  constexpr std::size_t screen = 76;
  std::size_t longest = 0;
  for (const std::string& word : words) longest = std::max(longest, word.size());
  const std::size_t column = longest + 2;
  const std::size_t columns = std::max<std::size_t>(1, screen / column);
  picture lines;
  for (std::size_t i = 0; i != words.size(); ++i) {
    if (i % columns == 0) lines.emplace_back();
    lines.back() += words[i] + std::string(column - words[i].size(), ' ');
  }
  show(lines);
}

std::optional<std::string> console::ask(std::string_view prompt) {
  std::cout << prompt << std::flush;
  std::string line;
  if (!std::getline(std::cin, line)) {
    std::cout << '\n';
    return std::nullopt;
  }
  line = trimmed(line);
  if (echoes_) std::cout << printable(line) << '\n';
  return line;
}

}  // namespace apps::play
