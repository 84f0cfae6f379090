#include <folkgames/folkgames.hpp>
#include <folkgames/interop/ostream.hpp>

#include <doctest/doctest.h>

#include <iomanip>
#include <sstream>
#include <string>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

namespace {

template <class T>
std::string written(const T& x) {
  std::ostringstream out;
  out << x;
  return out.str();
}

template <class T>
concept streamable = requires(std::ostream& out, const T& x) {
  out << x;
};
// A move alone has no text, and of other types' texts we know nothing.
static_assert(!streamable<adugo::move> && !streamable<oware::move>);
struct foreign {};
[[maybe_unused]] std::string_view to_text(foreign) { return ""; }
static_assert(!streamable<foreign>);

}  // namespace

TEST_CASE("ostream: all that has a text") {
  CHECK(written(adugo::position{}) == "ddddd/ddddd/ddJdd/5/5/3/3 J");
  CHECK(written(oware::position{}) == "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
  CHECK(written(adugo::basic_position<adugo::ludii_adugo>{}) == "ddddd/ddddd/ddJdd/5/5/3/3 J");
  CHECK(written(adugo::point::c5) + written(adugo::side::dogs) == "c5d");
  CHECK(written(oware::pit::f) + written(oware::side::north) == "fN");
  CHECK(written(adugo::rules{.dogs_to_win = 6}) == "dogs_to_win=6");
  CHECK(written(oware::rules{.quiet_limit = 0}) == "quiet_limit=0");
  CHECK(written(to_text(adugo::position{}, {adugo::point::c5, adugo::point::c4})) == "c5-c4");
}

TEST_CASE("ostream: errors and reasons are told in English") {
  const auto check = [](auto e) { CHECK(written(e) == message(e)); };
  check(adugo::move_error::backward);
  check(adugo::setup_error::too_many_dogs);
  check(adugo::end_reason::dogs_eaten);
  check(folkgames::parse<adugo::position>("x").error());
  check(folkgames::parse<adugo::position>("x").error().code);
  check(oware::move_error::must_feed);
  check(oware::setup_error::wrong_seed_total);
  check(oware::end_reason::majority);
  check(folkgames::parse<oware::position>("x").error());
  check(folkgames::parse<oware::position>("x").error().code);
}

TEST_CASE("ostream: width, fill and adjustment, for one text only") {
  std::ostringstream out;
  out << std::setfill('.') << std::setw(4) << oware::pit::A << std::left << std::setw(4) << adugo::point::a1
      << oware::pit::B;
  CHECK(out.str() == "...Aa1..B");
}
