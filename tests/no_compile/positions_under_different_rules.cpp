// expected: no match for .operator==|invalid operands to binary expression
#include <folkgames/adugo.hpp>

using folkgames::adugo::basic_position;
using folkgames::adugo::rules;

bool same() { return basic_position<>{} == basic_position<rules{.dogs_to_win = 6}>{}; }
