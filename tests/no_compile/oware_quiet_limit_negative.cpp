// expected: rules::quiet_limit must be from 0 to 255
#include <folkgames/oware.hpp>

using namespace folkgames::oware;

basic_position<rules{.quiet_limit = -1}> p;
