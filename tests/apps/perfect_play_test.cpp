// The program examples/apps/play against somebody who wants to beat perfect play.

#include "../../examples/apps/shared/adugo_certificate.hpp"
#include "apps/certificate_file.hpp"
#include "apps/play_program.hpp"

#include <folkgames/adugo.hpp>
#include <folkgames/algorithm/playout.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace adugo = folkgames::adugo;

namespace {

// What stands between two texts.
std::string between(const std::string& text, const std::string& before, const std::string& after) {
  const std::size_t at = text.find(before);
  REQUIRE_MESSAGE(at != std::string::npos, text);
  const std::size_t from = at + before.size();
  return text.substr(from, text.find(after, from) - from);
}

// An entry for the position after the jaguar's first move.
apps::adugo_certificate::entry reply_to(std::string_view first_move, const adugo::move& step, int plies) {
  const adugo::position start;
  const adugo::position p = start.play(parse_move(start, first_move).value());
  return {to_layer_index(p), step, plies};
}

}  // namespace

TEST_CASE("play: nobody beats the dogs that play perfectly") {
  for (const std::uint64_t seed : {1u, 2u}) {
    CAPTURE(seed);
    std::mt19937_64 random{seed};
    play p{{"adugo", "--perfect"}};
    CHECK(contains(p.read_until("The jaguar> "), "The computer plays the dogs, and cannot be beaten."));
    adugo::position now;
    std::vector<int> promises;  // how many moves the dogs said that they would need, after each of theirs
    while (!now.is_over()) {
      REQUIRE(promises.size() < 60);
      const adugo::move m = folkgames::random_move(now, random);
      const std::string said = p.answer(to_text(now, m).view(), "> ");
      now = now.play(m);
      const auto step = parse_move(now, between(said, "The dogs played ", "."));
      REQUIRE(step);
      now = now.play(*step);
      if (!now.is_over()) promises.push_back(std::stoi(between(said, "They need at most ", " more")));
      CHECK(contains(said, "They need") != now.is_over());
      CHECK(contains(said, "The game is over. The dogs won: ") == now.is_over());
    }
    CHECK(now.captured_count() == 0);
    for (std::size_t i = 0; i != promises.size(); ++i)
      CHECK(promises[i] >= static_cast<int>(promises.size() - i));
    CHECK(contains(p.answer("back", "The jaguar> "), "It is the turn of the jaguar again."));
  }
}

TEST_CASE("play: perfect play from the menu, and another time") {
  play p{{}};
  p.read_until("Which one? [1] ");
  CHECK(contains(p.answer("4", "The jaguar> "), "The computer plays the dogs, and cannot be beaten."));
  CHECK(contains(p.answer("c5-c4", "The jaguar> "), "They need at most "));
  p.type("quit");
  const std::string farewell = p.read_rest();
  const std::string position = between(farewell, "--position \"", "\"");
  CHECK(contains(farewell, "adugo --computer dogs --position \"" + position + "\" --perfect\n"));

  play again{{"adugo", "--computer", "dogs", "--position", position, "--perfect"}};
  again.read_until("The jaguar> ");
  again.type("moves");
  const std::string moves = between(again.read_until("The jaguar> "), "legal moves:\n  ", "\n");
  CHECK(contains(again.answer(moves.substr(0, moves.find(' ')), "The jaguar> "), "They need at most "));
}

TEST_CASE("play: where perfect play is refused") {
  CHECK(contains(refusal({"oware", "--perfect"}), "perfect play is for Adugo only"));
  CHECK(contains(refusal({"--perfect"}), "name the game too"));
  CHECK(
      contains(refusal({"adugo", "--perfect", "--computer", "jaguar"}), "perfect play is for the dogs only"));
  CHECK(contains(refusal({"adugo", "--perfect", "--rules", "dogs_to_win=6"}), "for the default rules only"));
  const std::string no_step = "it has no step for this position: ";
  CHECK(
      contains(refusal({"adugo", "--perfect", "--first", "dogs"}), no_step + "ddddd/ddddd/ddJdd/5/5/3/3 d"));
  const std::string chase = "ddddd/dddd1/2Jd1/4d/5/3/3 J";
  CHECK(contains(refusal({"adugo", "--perfect", "--position", chase}), no_step + chase));

  const std::string nowhere = "no such file";
  CHECK(contains(refusal({"adugo", "--certificate", nowhere}),
                 "perfect play needs a file, and \"no such file\" is not a certificate, or cannot be read"));
  const temporary_file empty = certificate_of({});
  CHECK(contains(refusal({"adugo", "--perfect", "--certificate", empty.path()}), no_step));
}

TEST_CASE("play: dogs without a step in their certificate look ahead") {
  using enum adugo::point;
  const temporary_file gaps =
      certificate_of({reply_to("c5-c4", adugo::move{a5, a4}, 3), reply_to("c5-b4", adugo::move{a7, a6}, 3)});
  play p{{"adugo", "--depth", "2", "--certificate", gaps.path()}};
  p.read_until("The jaguar> ");
  const std::string looked_ahead = "The certificate has no step here: they looked ahead for one.";
  CHECK(contains(p.answer("c5-c4", "The jaguar> "), "played a5-a4. They need at most 1 more move.\n"));
  CHECK(contains(p.answer("c4-c5", "The jaguar> "), looked_ahead));
  p.answer("back", "The jaguar> ");
  p.answer("back", "The jaguar> ");
  // The step that stands there is not legal.
  CHECK(contains(p.answer("c5-b4", "The jaguar> "), looked_ahead));
  p.type("quit");
  CHECK(contains(p.read_rest(), " --certificate \"" + gaps.path() + "\"\n"));
}
