// expected: there_is_no_value
#define FOLKGAMES_ASSERT(...) static_cast<void>(0)
#include <folkgames/oware.hpp>

constexpr auto p = folkgames::parse<folkgames::oware::position>("4-4").value();
