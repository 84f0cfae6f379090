// expected: has_proven_move_maximum
#include <folkgames/adugo.hpp>

using folkgames::adugo::basic_position;
using folkgames::adugo::rules;

auto moves() { return basic_position<rules{.dogs_to_win = 6}>{}.legal_moves(); }
