// expected: oware::rules::grand_slam is none of its enumerators
#include <folkgames/oware.hpp>

using namespace folkgames::oware;

basic_position<rules{.grand_slam = static_cast<grand_slam_rule>(3)}> p;
