#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace {

using folkgames::adugo::point;
using folkgames::adugo::point_set;
using folkgames::adugo::position;
using folkgames::adugo::setup_error;
using folkgames::adugo::side;

// Values that the types can hold and the game does not know.
constexpr point off_board(int value) { return static_cast<point>(value); }
constexpr side no_side(int value) { return static_cast<side>(value); }

// The first n points in reading order.
constexpr point_set first_points(std::size_t n) {
  return point_set::from_bits(static_cast<std::uint32_t>((std::uint64_t{1} << n) - 1));
}

struct refusal {
  point jaguar;
  point_set dogs;
  side to_move;
  setup_error error;
};

constexpr refusal refusals[] = {
    // next to the last point, at the widths of a word, at the type's limit
    {off_board(31), {}, side::jaguar, setup_error::jaguar_off_board},
    {off_board(32), {}, side::dogs, setup_error::jaguar_off_board},
    {off_board(63), {}, side::jaguar, setup_error::jaguar_off_board},
    {off_board(64), {}, side::jaguar, setup_error::jaguar_off_board},
    {off_board(255), first_points(14), side::dogs, setup_error::jaguar_off_board},

    {point::a7, point_set{point::a7}, side::jaguar, setup_error::dog_on_jaguar},
    {point::e1, point_set{point::e1}, side::dogs, setup_error::dog_on_jaguar},
    {point::c5, first_points(14), side::jaguar, setup_error::dog_on_jaguar},

    {point::e1, first_points(15), side::jaguar, setup_error::too_many_dogs},
    {point::e1, first_points(30), side::dogs, setup_error::too_many_dogs},

    {point::c5, {}, no_side(2), setup_error::unknown_side},
    {point::e1, first_points(14), no_side(255), setup_error::unknown_side},

    // of several faults the first of the enumeration
    {off_board(31), point_set::all(), no_side(2), setup_error::jaguar_off_board},
    {off_board(31), first_points(15), side::jaguar, setup_error::jaguar_off_board},
    {point::a7, point_set::all(), no_side(2), setup_error::dog_on_jaguar},
    {point::a7, first_points(15), side::jaguar, setup_error::dog_on_jaguar},
    {point::e1, first_points(15), no_side(2), setup_error::too_many_dogs},
};

constexpr bool is_refused(const refusal& r) {
  const auto made = position::make(r.jaguar, r.dogs, r.to_move);
  return !made && made.error() == r.error;
}

constexpr bool are_all_refused() {
  for (const refusal& r : refusals) {
    if (!is_refused(r)) return false;
  }
  return true;
}
static_assert(are_all_refused());

constexpr bool every_error_occurs() {
  for (int e = 1; e <= static_cast<int>(setup_error::unknown_side); ++e) {
    bool occurs = false;
    for (const refusal& r : refusals) occurs |= r.error == static_cast<setup_error>(e);
    if (!occurs) return false;
  }
  return true;
}
static_assert(every_error_occurs());

constexpr bool is_made_of(point jaguar, point_set dogs, side to_move) {
  const auto made = position::make(jaguar, dogs, to_move);
  return made && made.error() == setup_error::none && made->jaguar() == jaguar && made->dogs() == dogs &&
         made->to_move() == to_move && made->captured_count() == 14 - dogs.size() &&
         made->empty_points() == point_set::all() - dogs - point_set{jaguar};
}

// The jaguar on each point, with none to fourteen dogs on the first or last points that are left, either side
// to move.
constexpr bool takes_every_jaguar_and_number_of_dogs() {
  for (const point jaguar : point_set::all()) {
    point_set first_dogs;
    point_set last_dogs = point_set::all() - point_set{jaguar};
    while (last_dogs.size() > 14) last_dogs.erase(*last_dogs.begin());
    for (std::size_t dogs = 0; dogs <= 14; ++dogs) {
      for (const side s : {side::jaguar, side::dogs}) {
        if (!is_made_of(jaguar, first_dogs, s) || !is_made_of(jaguar, last_dogs, s)) return false;
      }
      first_dogs.insert(*(~first_dogs - point_set{jaguar}).begin());
      if (!last_dogs.empty()) last_dogs.erase(*last_dogs.begin());
    }
  }
  return true;
}

constexpr bool makes_the_start() {
  const point_set dogs = first_points(15) - point_set{point::c5};
  const auto made = position::make(point::c5, dogs, side::jaguar);
  return made && *made == position{} && *made != position::initial(side::dogs);
}
static_assert(makes_the_start());

// One on each side of each limit.
static_assert(is_made_of(point::e1, {}, side::jaguar) && is_made_of(point::e1, first_points(14), side::dogs));

static_assert(noexcept(position::make(point::c5, {}, side::jaguar)));
static_assert(std::is_trivially_copyable_v<decltype(position::make(point::c5, {}, side::jaguar))>);

}  // namespace

TEST_CASE("a wrong set-up of Adugo is refused, the first fault reported") {
  for (const refusal& r : refusals) {
    INFO("jaguar ", static_cast<int>(r.jaguar), ", dogs ", r.dogs.bits(), ", to move ",
         static_cast<int>(r.to_move));
    CHECK(position::make(r.jaguar, r.dogs, r.to_move).error() == r.error);
    CHECK(is_refused(r));
  }
  CHECK(every_error_occurs());
}

TEST_CASE("Adugo can be set up with the jaguar anywhere and none to fourteen dogs") {
  CHECK(takes_every_jaguar_and_number_of_dogs());
  CHECK(makes_the_start());
}
