#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <array>
#include <climits>
#include <cstddef>
#include <type_traits>

namespace {

using folkgames::oware::pit;
using folkgames::oware::position;
using folkgames::oware::setup_error;
using folkgames::oware::side;

// A value that the type can hold and the game does not know.
constexpr side no_side(int value) { return static_cast<side>(value); }

using pits = std::array<int, 12>;
using stores = std::array<int, 2>;

constexpr pits four_each{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
constexpr pits nothing{};

struct refusal {
  pits seeds;
  stores captured;
  side to_move;
  int quiet;
  setup_error error;
};

constexpr refusal refusals[] = {
    {{-1, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8}, {0, 0}, side::south, 0, setup_error::negative_seeds},
    {{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, -1}, {5, 0}, side::south, 0, setup_error::negative_seeds},
    {four_each, {0, -1}, side::north, 0, setup_error::negative_seeds},
    {four_each, {-1, 1}, side::north, 0, setup_error::negative_seeds},
    {nothing, {48, INT_MIN}, side::south, 0, setup_error::negative_seeds},
    {{INT_MIN, INT_MIN}, {0, 48}, side::south, 0, setup_error::negative_seeds},
    {{INT_MIN, INT_MAX, 49}, {0, 0}, side::south, 0, setup_error::negative_seeds},

    {nothing, {0, 0}, side::south, 0, setup_error::wrong_seed_total},
    {nothing, {23, 24}, side::south, 0, setup_error::wrong_seed_total},
    {nothing, {24, 25}, side::south, 0, setup_error::wrong_seed_total},
    {four_each, {0, 1}, side::south, 0, setup_error::wrong_seed_total},
    {{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3}, {0, 0}, side::north, 0, setup_error::wrong_seed_total},
    {{49}, {0, 0}, side::south, 0, setup_error::wrong_seed_total},
    {{256 + 48}, {0, 0}, side::south, 0, setup_error::wrong_seed_total},
    // sums that wrap around to 48 or below
    {{INT_MAX}, {0, 0}, side::south, 0, setup_error::wrong_seed_total},
    {{INT_MAX, INT_MAX, 50}, {0, 0}, side::south, 0, setup_error::wrong_seed_total},
    {nothing, {48, INT_MAX}, side::south, 0, setup_error::wrong_seed_total},
    {{1 << 30, 1 << 30, 1 << 30, 1 << 30, 48}, {0, 0}, side::south, 0, setup_error::wrong_seed_total},

    {four_each, {0, 0}, side::south, -1, setup_error::quiet_plies_out_of_range},
    {four_each, {0, 0}, side::south, 101, setup_error::quiet_plies_out_of_range},
    {four_each, {0, 0}, side::south, 256, setup_error::quiet_plies_out_of_range},
    {four_each, {0, 0}, side::south, INT_MIN, setup_error::quiet_plies_out_of_range},
    {four_each, {0, 0}, side::north, INT_MAX, setup_error::quiet_plies_out_of_range},

    {four_each, {0, 0}, no_side(2), 0, setup_error::unknown_side},
    {four_each, {0, 0}, no_side(255), 100, setup_error::unknown_side},

    // of several faults the first of the enumeration
    {{49, -1}, {0, 0}, side::south, 0, setup_error::negative_seeds},
    {{48, 1}, {0, -1}, side::south, 0, setup_error::negative_seeds},
    {{INT_MAX, INT_MIN}, {0, 0}, side::south, 0, setup_error::negative_seeds},
    {{-1}, {0, 0}, no_side(2), -1, setup_error::negative_seeds},
    {{47}, {0, 0}, no_side(2), 101, setup_error::wrong_seed_total},
    {four_each, {0, 0}, no_side(2), 101, setup_error::quiet_plies_out_of_range},
};

constexpr bool is_refused(const refusal& r) {
  const auto made = position::make(r.seeds, r.captured, r.to_move, r.quiet);
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

// A number of seeds in one place, pit 0 to 11 or store 12 or 13, and the rest in the next place.
constexpr auto make_with(std::size_t place, int seeds, int rest, side to_move, int quiet = 0) {
  std::array<int, 14> all{};
  all[place] = seeds;
  all[(place + 1) % 14] = rest;
  pits in_pits{};
  for (std::size_t i = 0; i != 12; ++i) in_pits[i] = all[i];
  return position::make(in_pits, {all[12], all[13]}, to_move, quiet);
}

// No place is left out when the seeds are looked at.
constexpr bool looks_into_every_place() {
  for (std::size_t place = 0; place != 14; ++place) {
    for (const int negative : {-1, -48, INT_MIN}) {
      if (make_with(place, negative, 0, side::south).error() != setup_error::negative_seeds) return false;
    }
    for (const int wrong : {0, 1, 47, 49, 48 + 256, INT_MAX}) {
      if (make_with(place, wrong, 0, side::south).error() != setup_error::wrong_seed_total) return false;
    }
    if (make_with(place, 24, 25, side::south).error() != setup_error::wrong_seed_total) return false;
    if (make_with(place, INT_MAX, INT_MAX, side::south).error() != setup_error::wrong_seed_total)
      return false;
  }
  return true;
}
static_assert(looks_into_every_place());

constexpr int seeds_at(const position& p, std::size_t place) {
  if (place < 12) return p.seeds(static_cast<pit>(place));
  return p.store(place == 12 ? side::south : side::north);
}

// All seeds in one place, or shared by two; either side to move.
constexpr bool takes_up_to_48_seeds_everywhere() {
  for (std::size_t place = 0; place != 14; ++place) {
    for (const int seeds : {0, 1, 47, 48}) {
      for (const side s : {side::south, side::north}) {
        const auto made = make_with(place, seeds, 48 - seeds, s);
        if (!made || made.error() != setup_error::none || made->to_move() != s) return false;
        for (std::size_t i = 0; i != 14; ++i) {
          const int expected = i == place ? seeds : i == (place + 1) % 14 ? 48 - seeds : 0;
          if (seeds_at(*made, i) != expected) return false;
        }
      }
    }
  }
  return true;
}
static_assert(takes_up_to_48_seeds_everywhere());

constexpr bool takes_quiet_plies_up_to_the_limit() {
  for (int quiet = 0; quiet <= 100; ++quiet) {
    for (const side s : {side::south, side::north}) {
      const auto made = position::make(four_each, {0, 0}, s, quiet);
      if (!made || made->quiet_plies() != quiet || made->to_move() != s || made->seeds(pit::f) != 4)
        return false;
    }
  }
  return true;
}
static_assert(takes_quiet_plies_up_to_the_limit());

constexpr bool makes_the_start() {
  const auto made = position::make(four_each, {0, 0}, side::south);
  return made && *made == position{} && *position::make(four_each, {0, 0}, side::south, 1) != position{} &&
         *position::make(four_each, {0, 0}, side::north) == position::initial(side::north);
}
static_assert(makes_the_start());

static_assert(noexcept(position::make(four_each, {0, 0}, side::south, 0)));
static_assert(std::is_trivially_copyable_v<decltype(position::make(four_each, {0, 0}, side::south))>);

}  // namespace

TEST_CASE("a wrong set-up of Oware is refused, the first fault reported") {
  for (const refusal& r : refusals) {
    INFO("pit A ", r.seeds[0], ", stores ", r.captured[0], " ", r.captured[1], ", to move ",
         static_cast<int>(r.to_move), ", quiet plies ", r.quiet);
    CHECK(position::make(r.seeds, r.captured, r.to_move, r.quiet).error() == r.error);
    CHECK(is_refused(r));
  }
  CHECK(every_error_occurs());
  CHECK(looks_into_every_place());
}

TEST_CASE("Oware can be set up with any 48 seeds and up to 100 quiet plies") {
  CHECK(takes_up_to_48_seeds_everywhere());
  CHECK(takes_quiet_plies_up_to_the_limit());
  CHECK(makes_the_start());
}
