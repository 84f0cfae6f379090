#include "../support/positions.hpp"
#include "../support/random.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/folkgames.hpp>
#include <folkgames/interop/drawing.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

namespace {

constexpr std::string_view adugo_start =
    "7 d---d---d---d---d\n"
    "  | \\ | / | \\ | / |\n"
    "6 d---d---d---d---d\n"
    "  | / | \\ | / | \\ |\n"
    "5 d---d---J---d---d\n"
    "  | \\ | / | \\ | / |\n"
    "4 .---.---.---.---.\n"
    "  | / | \\ | / | \\ |\n"
    "3 .---.---.---.---.\n"
    "        / | \\\n"
    "2     .---.---.\n"
    "    /     |     \\\n"
    "1 .-------.-------.\n"
    "  a   b   c   d   e\n";
static_assert(drawing(adugo::position{}) == adugo_start);

static_assert(drawing(worked::position_from<oware::position>("0-1-2-3-4-12-1-0-0-0-0-0-5-20-N 7")) ==
              "            f  e  d  c  b  a\n"
              "North 20 |  0  0  0  0  0  1\n"
              "South  5 |  0  1  2  3  4 12\n"
              "            A  B  C  D  E  F\n");

// How often a character is drawn on the lines of the ranks, behind their names.
std::ptrdiff_t count_in_ranks(std::string_view picture, char c) {
  std::ptrdiff_t count = 0;
  while (!picture.empty()) {
    const std::string_view line = picture.substr(0, picture.find('\n'));
    if (line[0] >= '1' && line[0] <= '7') count += std::count(line.begin(), line.end(), c);
    picture.remove_prefix(line.size() + 1);
  }
  return count;
}

}  // namespace

TEST_CASE("drawing: Adugo, each piece and each empty point once, on the lines of an empty board") {
  random_numbers random{21};
  for (int i = 0; i != 1000; ++i) {
    const auto p = random_set_up<adugo::position>(random);
    const auto picture = drawing(p);
    CHECK(count_in_ranks(picture, 'J') == 1);
    CHECK(count_in_ranks(picture, 'd') == static_cast<std::ptrdiff_t>(p.dogs().size()));
    CHECK(count_in_ranks(picture, '.') == static_cast<std::ptrdiff_t>(p.empty_points().size()));
    // Without the pieces all boards look the same.
    const auto without_pieces = [](std::string_view text) {
      std::string lines{text.substr(0, text.size() - std::string_view{"  a   b   c   d   e\n"}.size())};
      for (char& c : lines) c = c == 'J' || c == 'd' ? '.' : c;
      return lines;
    };
    CHECK(without_pieces(picture) == without_pieces(adugo_start));
  }
}

TEST_CASE("drawing: Adugo, the places of pieces tell positions apart") {
  random_numbers random{22};
  for (int i = 0; i != 1000; ++i) {
    const auto p = random_set_up<adugo::position>(random);
    const auto q = random_set_up<adugo::position>(random);
    CHECK((drawing(p) == drawing(q)) == (p.dogs() == q.dogs() && p.jaguar() == q.jaguar()));
  }
}

TEST_CASE("drawing: Oware, the numbers of all pits and stores") {
  random_numbers random{23};
  for (int i = 0; i != 1000; ++i) {
    const auto p = random_set_up<oware::position>(random);
    const auto right_in_three = [](int n) {
      const std::string digits = std::to_string(n);
      return std::string(3 - digits.size(), ' ') + digits;
    };
    std::string north;
    std::string south;
    for (int n = 5; n >= 0; --n) north += right_in_three(p.seeds(static_cast<oware::pit>(6 + n)));
    for (int n = 0; n != 6; ++n) south += right_in_three(p.seeds(static_cast<oware::pit>(n)));
    CHECK(drawing(p).view() == "            f  e  d  c  b  a\nNorth" +
                                   right_in_three(p.store(oware::side::north)) + " |" + north + "\nSouth" +
                                   right_in_three(p.store(oware::side::south)) + " |" + south +
                                   "\n            A  B  C  D  E  F\n");
  }
}
