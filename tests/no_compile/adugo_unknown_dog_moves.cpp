// expected: a member of adugo::rules is none of its enumerators
#include <folkgames/adugo.hpp>

using namespace folkgames::adugo;

basic_position<rules{.dog_moves = static_cast<dog_move_rule>(3)}> p;
