// expected: there_is_no_value
#include <folkgames/oware.hpp>

// The text ends too early, so there is an error and no position.
constexpr auto p = folkgames::parse<folkgames::oware::position>("4-4").value();
