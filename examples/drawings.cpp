// Draws the boards as SVG, from what the library knows of them: board::lines(), board::coordinates(), path()
// and sow().
//
//     example_drawings FOLDER
//
// docs/images is what it writes, for light and dark pages alike; a test compares.
#include <folkgames/folkgames.hpp>

#include <cmath>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <numbers>
#include <string>
#include <string_view>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

namespace {

constexpr std::string_view style = R"(<style>
text { font: 15px sans-serif; text-anchor: middle; fill: #24292f }
.small { font-size: 12px; fill: #57606a }
.line { stroke: #8c959f; stroke-width: 2 }
.point, .pit { fill: #ffffff; stroke: #8c959f; stroke-width: 2 }
.jaguar { fill: #e8892b; stroke: #7a3e00; stroke-width: 2 }
.dog { fill: #8fa7bf; stroke: #34495e; stroke-width: 2 }
.taken { fill: #ffffff; stroke: #cf222e; stroke-width: 3; stroke-dasharray: 5 4 }
.sown { fill: #ffffff; stroke: #1a7f37; stroke-width: 3 }
.seed { fill: #7a5230 }
.on-jaguar { fill: #1f2328 }
.arrow { stroke: #cf222e; stroke-width: 3; marker-end: url(#head) }
.head { fill: #cf222e }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .small { fill: #9198a1 }
  .point, .pit, .taken, .sown { fill: #161b22 }
  .taken, .arrow { stroke: #ff7b72 }
  .head { fill: #ff7b72 }
  .sown { stroke: #3fb950 }
  .seed { fill: #d2a679 }
}
</style>
<marker id="head" class="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="4" markerHeight="4" orient="auto">
  <path d="M0 0L8 4L0 8z"/>
</marker>
)";

struct place {
  int x;
  int y;
};

// `kind` is one of the classes of the style.
void circle(std::ostream& svg, std::string_view kind, place at, int radius) {
  svg << "<circle class=\"" << kind << "\" cx=\"" << at.x << "\" cy=\"" << at.y << "\" r=\"" << radius
      << "\"/>\n";
}

void line(std::ostream& svg, std::string_view kind, place from, place to) {
  svg << "<line class=\"" << kind << "\" x1=\"" << from.x << "\" y1=\"" << from.y << "\" x2=\"" << to.x
      << "\" y2=\"" << to.y << "\"/>\n";
}

// Words in the middle of a place.
void text(std::ostream& svg, std::string_view kind, place at, std::string_view words) {
  svg << "<text class=\"" << kind << "\" x=\"" << at.x << "\" y=\"" << at.y + 5 << "\">" << words
      << "</text>\n";
}

// Adugo: the points of a file or a rank are 60 apart.
constexpr place adugo_size{330, 440};

place place_of(adugo::board::coordinate c) { return {60 + 60 * c.x, 30 + 60 * (7 - c.y)}; }
place place_of(adugo::point p) { return place_of(adugo::board::coordinates(p)); }

void draw_lines(std::ostream& svg) {
  for (const adugo::board::line& l : adugo::board::lines()) {
    line(svg, "line", place_of(l[0]), place_of(l.back()));
  }
}

void draw_names(std::ostream& svg) {
  draw_lines(svg);
  for (const adugo::point p : adugo::point_set::all()) {
    circle(svg, "point", place_of(p), 17);
    text(svg, "", place_of(p), to_text(p));
  }
}

// With arrows along a path, over the dogs that it captures.
void draw_pieces(std::ostream& svg, const adugo::position& p, adugo::point_set captured = {},
                 const adugo::point_path<>& path = {}) {
  draw_lines(svg);
  for (int x = 0; x != 5; ++x) text(svg, "small", {place_of({x, 1}).x, 426}, std::string(1, "abcde"[x]));
  for (int y = 1; y != 8; ++y) text(svg, "small", {22, place_of({0, y}).y}, std::to_string(y));
  for (const adugo::point dog : p.dogs()) {
    circle(svg, captured.contains(dog) ? "taken" : "dog", place_of(dog), 15);
  }
  for (std::size_t i = 1; i < path.size(); ++i) line(svg, "arrow", place_of(path[i - 1]), place_of(path[i]));
  circle(svg, "jaguar", place_of(p.jaguar()), 19);
  text(svg, "on-jaguar", place_of(p.jaguar()), "J");
}

// Oware: the pits of a row are 72 apart, South's store is at the right.
constexpr place oware_size{604, 220};

place place_of(oware::pit p) {
  const int number = static_cast<int>(p);
  const bool south = owner(p) == oware::side::south;
  return {122 + 72 * (south ? number : 11 - number), south ? 150 : 70};
}

// Each seed a golden angle further round and a little further out, as in a sunflower.
void draw_seeds(std::ostream& svg, place middle, int seeds) {
  const double golden_angle = std::numbers::pi * (3 - std::sqrt(5.0));
  for (int i = 0; i != seeds; ++i) {
    const double radius = 6 * std::sqrt(i + 0.5);
    const auto x = std::lround(radius * std::cos(i * golden_angle));
    const auto y = std::lround(radius * std::sin(i * golden_angle));
    circle(svg, "seed", {middle.x + static_cast<int>(x), middle.y + static_cast<int>(y)}, 4);
  }
}

void draw_store(std::ostream& svg, place middle, int seeds, std::string_view name) {
  svg << "<rect class=\"pit\" x=\"" << middle.x - 30 << "\" y=\"" << middle.y - 70
      << "\" width=\"60\" height=\"140\" rx=\"30\"/>\n";
  text(svg, "", middle, std::to_string(seeds));
  text(svg, "small", {middle.x, middle.y + 88}, name);
}

// The pits and stores; those pits that `marked` has are of the kind `mark`. Top is where the drawing begins.
void draw_board(std::ostream& svg, const oware::position& p, int top = 0, oware::pit_set marked = {},
                std::string_view mark = "") {
  for (const oware::pit i : oware::pit_set::all()) {
    const auto [x, y] = place_of(i);
    circle(svg, marked.contains(i) ? mark : "pit", {x, top + y}, 30);
    draw_seeds(svg, {x, top + y}, p.seeds(i));
    const int outwards = owner(i) == oware::side::south ? 1 : -1;
    const std::string letter{to_text(i)};
    text(svg, "small", {x, top + y + 46 * outwards}, letter + ": " + std::to_string(p.seeds(i)));
  }
  draw_store(svg, {50, top + 110}, p.store(oware::side::north), "North");
  draw_store(svg, {554, top + 110}, p.store(oware::side::south), "South");
}

// Before the move with the pits that get a seed, and after it with the pits that were emptied.
void draw_sowing(std::ostream& svg, const oware::position& p, const oware::move& m) {
  const oware::sowing effect = sow(p, m);
  oware::pit_set sown;
  for (const oware::pit i : effect.visited()) sown.insert(i);
  oware::pit_set captured;
  for (const oware::pit i : effect.captured()) captured.insert(i);
  draw_board(svg, p, 0, sown, "sown");
  const std::string words = " is sown, a seed into each green pit. Seeds captured: ";
  text(svg, "", {oware_size.x / 2, 230},
       std::string{to_text(p, m)} + words + std::to_string(effect.seeds_captured()));
  draw_board(svg, p.play(m), 240, captured, "taken");
}

// A line of best play that docs/adugo-solved.md has: after half of it, and where it ends.
constexpr auto hemmed_in = folkgames::parse<adugo::position>("2d1d/1ddd1/d1ddd/1ddd1/ddJ2/3/3 J").value();
constexpr auto shut_in = folkgames::parse<adugo::position>("2d2/4d/d1ddd/2ddJ/d1d1d/2d/d1d J").value();
static_assert(shut_in.outcome()->winner == adugo::side::dogs);

// The examples of the pages on the rules.
constexpr auto hunt = folkgames::parse<adugo::position>("ddddd/dd1dJ/ddd2/5/5/3/3 J").value();
constexpr auto chain = parse_move(hunt, "e6xc6xc4").value();
constexpr auto harvest = folkgames::parse<oware::position>("0-0-0-0-0-3-1-2-1-0-1-0-17-23-S").value();

// Writes one file. Returns whether that went well.
template <class Draw>
bool write(const std::string& file, place size, std::string_view title, const Draw& draw) {
  std::ofstream svg{file, std::ios::binary};
  svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << size.x << "\" height=\"" << size.y
      << "\" viewBox=\"0 0 " << size.x << ' ' << size.y << "\" role=\"img\">\n";
  svg << "<title>" << title << "</title>\n" << style;
  draw(svg);
  svg << "</svg>\n";
  if (!svg.flush()) std::cerr << "cannot write " << file << '\n';
  return static_cast<bool>(svg);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: example_drawings FOLDER\n";
    return 2;
  }
  const std::string folder = std::string{argv[1]} + '/';
  const bool good =
      write(folder + "adugo-board.svg", {adugo_size.x, 420}, "The points of the Adugo board", draw_names) &&
      write(folder + "adugo-start.svg", adugo_size, "The start of Adugo",
            [](std::ostream& svg) { draw_pieces(svg, adugo::position{}); }) &&
      write(folder + "adugo-chain.svg", adugo_size, "The jaguar eats two dogs in one turn",
            [](std::ostream& svg) { draw_pieces(svg, hunt, chain.captured(), path(hunt, chain)); }) &&
      write(folder + "adugo-hemmed-in.svg", adugo_size, "Best play after 38 plies",
            [](std::ostream& svg) { draw_pieces(svg, hemmed_in); }) &&
      write(folder + "adugo-shut-in.svg", adugo_size, "Best play after 76 plies: the jaguar is shut in",
            [](std::ostream& svg) { draw_pieces(svg, shut_in); }) &&
      write(folder + "oware-start.svg", oware_size, "The start of Oware",
            [](std::ostream& svg) { draw_board(svg, oware::position{}); }) &&
      write(folder + "oware-sowing.svg", {oware_size.x, 240 + oware_size.y}, "South sows F and captures",
            [](std::ostream& svg) { draw_sowing(svg, harvest, oware::move{oware::pit::F}); });
  return good ? 0 : 1;
}
