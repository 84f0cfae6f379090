// expected: cannot convert|no viable conversion
#include <folkgames/folkgames.hpp>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

auto next() { return adugo::position{}.play(oware::move{oware::pit::F}); }
