#pragma once

#include "apps/child.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

/// The program examples/apps/play.
struct play : child {
  explicit play(const std::vector<std::string>& arguments, wire w = wire::terminal,
                const std::vector<std::string>& environment = {"NO_COLOR=1"})
      : child{w, FOLKGAMES_PLAY_PROGRAM, arguments, environment} {}

  // Types a line, and returns what the program says before it asks for the next.
  std::string answer(std::string_view line, std::string_view prompt) {
    type(line);
    return read_until(prompt);
  }
};

inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/// A program that was refused says why, and stops.
inline std::string refusal(const std::vector<std::string>& arguments) {
  play p{arguments, child::wire::pipe};
  std::string said = p.read_rest();
  CHECK(p.status() == 2);
  return said;
}
