#include "support/worked_case.hpp"

#include <folkgames/folkgames.hpp>
#include <folkgames/record/ludii.hpp>
#include <folkgames/record/open_spiel.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

// The strings of other programs.

namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

std::string position_of(std::string_view open_spiel) {
  const auto p = oware::parse_open_spiel(open_spiel);
  return p ? std::string{to_text(*p).view()} : "error";
}

}  // namespace

TEST_CASE("foreign: the Oware board of OpenSpiel") {
  static_assert(oware::parse_open_spiel("0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4").value() == oware::position{});
  CHECK(position_of("0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4") == "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
  CHECK(position_of("1 | 0 0 | 4 4 4 4 4 0 5 5 5 5 4 4") == "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N");
  CHECK(position_of("1 | 3 10 | 0 1 2 3 4 5 6 7 0 1 2 4") == "0-1-2-3-4-5-6-7-0-1-2-4-3-10-N");
  CHECK(position_of("0 | 24 24 | 0 0 0 0 0 0 0 0 0 0 0 0") == "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S");
  constexpr oware::rules unlimited{.quiet_limit = 0};
  using position = oware::basic_position<unlimited>;
  CHECK(oware::parse_open_spiel<position>("0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4").value() == position{});
}

TEST_CASE("foreign: what is not an OpenSpiel board has a code and a place") {
  using code = oware::parse_code;
  struct row {
    code reason;
    std::string_view marked;
  };
  for (const row& r : {
           row{code::truncated, "^"},
           row{code::truncated, "0^"},
           row{code::truncated, "0 | 0 0 | 4^"},
           row{code::truncated, "0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 ^"},
           row{code::unknown_side, "^2 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4"},
           row{code::unknown_side, "^S"},
           row{code::unknown_side, "^-1 | 0 0"},
           row{code::unknown_character, "0^| 0 0 | 4"},
           row{code::unknown_character, "0 |^0 0 | 4"},
           row{code::unknown_character, "0 | 0^, 0"},
           row{code::unknown_character, "0 | ^x 0"},
           row{code::unknown_character, "0 | 0 0 | 4 ^ 4"},
           row{code::negative_number, "0 | ^-1 0 |"},
           row{code::leading_zero, "0 | 0^0 0 |"},
           row{code::number_too_large, "0 | 4^9 0 |"},
           row{code::wrong_seed_total, "0 | 40 ^9 |"},
           row{code::wrong_seed_total, "0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 ^5"},
           row{code::wrong_seed_total, "0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 3^"},
           row{code::trailing_characters, "0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4^ "},
       }) {
    CAPTURE(r.marked);
    std::string text{r.marked};
    text.erase(text.find('^'), 1);
    CHECK(oware::parse_open_spiel(text).error() == oware::parse_error{r.reason, r.marked.find('^')});
  }
}

TEST_CASE("foreign: Ludii's names of the points") {
  static_assert(adugo::parse_ludii_point("C5").value() == adugo::point::c5);
  for (const adugo::point p : adugo::point_set::all()) {
    std::string name{to_text(p).view()};
    CHECK_FALSE(adugo::parse_ludii_point(name));
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    CHECK(adugo::parse_ludii_point(name).value() == p);
  }
  using code = adugo::parse_code;
  const auto error = [](std::string_view text) { return adugo::parse_ludii_point(text).error(); };
  CHECK(error("") == adugo::parse_error{code::truncated, 0});
  CHECK(error("C") == adugo::parse_error{code::truncated, 1});
  CHECK(error("F1") == adugo::parse_error{code::not_a_point, 0});
  CHECK(error("@1") == adugo::parse_error{code::not_a_point, 0});
  CHECK(error("B1") == adugo::parse_error{code::not_a_point, 1});
  CHECK(error("A8") == adugo::parse_error{code::not_a_point, 1});
  CHECK(error("C5 ") == adugo::parse_error{code::trailing_characters, 2});
}
