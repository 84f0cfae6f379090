#include <folkgames/folkgames.hpp>

int main() {
  const bool adugo = folkgames::perft(folkgames::adugo::position{}, 4) == 2005;
  const bool oware = folkgames::perft(folkgames::oware::position{}, 4) == 1014;
  return adugo && oware ? 0 : 1;
}
