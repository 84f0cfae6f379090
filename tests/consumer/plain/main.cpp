// A program that uses the library without CMake: c++ -std=c++20 -I <folkgames>/include main.cpp
#include <folkgames/adugo.hpp>
#include <folkgames/oware.hpp>

#include <cstdio>
#include <string_view>

// Plays the first legal move until the game is over or has gone on for a while.
template <class Position>
void play_a_while() {
  Position position;
  for (int ply = 0; ply < 20 && !position.is_over(); ++ply) {
    position = position.play(position.legal_moves()[0]);
  }
  const auto text = to_text(position);
  const std::string_view view = text;
  std::printf("%.*s\n", static_cast<int>(view.size()), view.data());
}

int main() {
  play_a_while<folkgames::adugo::position>();
  play_a_while<folkgames::oware::position>();
}
