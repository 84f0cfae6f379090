// expected: rules::dogs_to_win must be from 1 to 14
#include <folkgames/adugo.hpp>

using namespace folkgames::adugo;

basic_position<rules{.dogs_to_win = 0}> p;
