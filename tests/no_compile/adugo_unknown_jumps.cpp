// expected: a member of adugo::rules is none of its enumerators
#include <folkgames/adugo.hpp>

using namespace folkgames::adugo;

basic_position<rules{.jumps = static_cast<jump_rule>(2)}> p;
