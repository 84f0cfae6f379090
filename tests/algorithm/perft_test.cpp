#include "../reference/adugo.hpp"
#include "../reference/oware.hpp"
#include "../support/perft_by_path.hpp"
#include "../support/perft_file.hpp"
#include "../support/toy_game.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

namespace {

template <class P>
P position_from(std::string_view text) {
  const auto p = folkgames::parse<P>(text);
  REQUIRE(p);
  return *p;
}

template <class P>
void check_figures(const char* file, std::size_t expected_figures) {
  const std::vector<perft_figure> figures = read_perft_file(file);
  REQUIRE(figures.size() == expected_figures);
  for (const perft_figure& figure : figures) {
    CAPTURE(figure.position);
    CAPTURE(figure.depth);
    CHECK(folkgames::perft(position_from<P>(figure.position), figure.depth) == figure.leaves);
  }
}

folkgames::perft_result reference_digest(const reference::adugo::position& p, int depth) {
  if (depth == 0) return {1, reference::adugo::hash(p)};
  folkgames::perft_result sum;
  for (const auto& m : reference::adugo::legal_moves(p, {})) {
    const auto part = reference_digest(reference::adugo::after(p, m), depth - 1);
    sum.leaves += part.leaves;
    sum.digest += part.digest;
  }
  return sum;
}

folkgames::perft_result reference_digest(const reference::oware::position& p, int depth) {
  if (depth == 0) return {1, reference::oware::hash(p)};
  folkgames::perft_result sum;
  for (const char pit : reference::oware::legal_moves(p, {})) {
    const auto part = reference_digest(reference::oware::after(p, pit, {}), depth - 1);
    sum.leaves += part.leaves;
    sum.digest += part.digest;
  }
  return sum;
}

}  // namespace

TEST_CASE("perft: Adugo by effect, all figures") { check_figures<adugo::position>("adugo.perft", 23); }

TEST_CASE("perft: Oware, all figures") { check_figures<oware::position>("oware.perft", 53); }

TEST_CASE("perft: Adugo by path, all figures") {
  const std::vector<perft_figure> figures = read_perft_file("adugo-by-path.perft");
  REQUIRE(figures.size() == 7);
  for (const perft_figure& figure : figures) {
    if (figure.leaves > 1'000'000) continue;  // in tests/long
    CAPTURE(figure.position);
    CAPTURE(figure.depth);
    CHECK(perft_by_path(position_from<adugo::position>(figure.position), figure.depth) == figure.leaves);
  }
}

TEST_CASE("perft: the digest sums the hash of every leaf, as the slow reference does from the text") {
  for (int depth = 0; depth <= 5; ++depth) {
    CAPTURE(depth);
    CHECK(folkgames::perft_digest(adugo::position{}, depth) ==
          reference_digest(reference::adugo::start(), depth));
    CHECK(folkgames::perft_digest(oware::position{}, depth) ==
          reference_digest(reference::oware::start(), depth));
  }
  for (const char* text : {"1dd2/dddd1/2d1d/dJ1d1/2dd1/dd1/3 d", "1dd2/2d1d/1dd2/Jd1d1/3d1/ddd/3 d"}) {
    CHECK(folkgames::perft_digest(position_from<adugo::position>(text), 3) ==
          reference_digest(reference::adugo::from_text(text), 3));
  }
  for (const char* text : {"0-0-0-0-0-34-1-1-1-1-0-0-5-5-S", "2-1-0-0-0-2-2-1-1-0-0-1-19-19-N"}) {
    CHECK(folkgames::perft_digest(position_from<oware::position>(text), 5) ==
          reference_digest(reference::oware::from_text(text), 5));
  }
}

TEST_CASE("perft: the parts of a divide are the whole") {
  std::string parts;
  std::uint64_t sum = 0;
  const bool ran_to_the_end =
      folkgames::perft_divide(oware::position{}, 6, [&](const oware::move& m, std::uint64_t leaves) {
        parts += std::string{to_text(m.pit()).view()} + " " + std::to_string(leaves) + ", ";
        sum += leaves;
      });
  CHECK(ran_to_the_end);
  CHECK(parts == "A 5043, B 4850, C 4573, D 4351, E 4165, F 4350, ");
  CHECK(sum == 27332);
}

TEST_CASE("perft: a divide stops where its callback returns false") {
  int calls = 0;
  CHECK_FALSE(folkgames::perft_divide(adugo::position{}, 3, [&](const adugo::move&, std::uint64_t leaves) {
    ++calls;
    return leaves == 0;
  }));
  CHECK(calls == 1);
}

TEST_CASE("perft: a game that the library does not know") {
  // The games of n plies on twelve matches are the ways to write a number of at most 12 as n summands 1, 2
  // or 3.
  std::vector<std::uint64_t> ways(13);
  ways[0] = 1;
  for (int depth = 0; depth <= 14; ++depth) {
    std::uint64_t all = 0;
    for (const std::uint64_t n : ways) all += n;
    CHECK(folkgames::perft(toy::position{}, depth) == all);
    CHECK(folkgames::perft_digest(toy::position{}, depth).leaves == all);
    std::vector<std::uint64_t> next(13);
    for (std::size_t taken = 1; taken <= 3; ++taken) {
      for (std::size_t i = 0; i + taken < ways.size(); ++i) next[i + taken] += ways[i];
    }
    ways = std::move(next);
  }
}
