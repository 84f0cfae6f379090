// The program examples/apps/play, driven as a person would: through a terminal, and through pipes.

#include "apps/play_program.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace {

using enum child::wire;

constexpr std::string_view oware_start =
    "              f  e  d  c  b  a\n"
    "  North  0 |  4  4  4  4  4  4\n"
    "  South  0 |  4  4  4  4  4  4\n"
    "              A  B  C  D  E  F\n";

std::string without_colours(std::string text) {
  for (std::size_t at = 0; (at = text.find("\x1b[", at)) != std::string::npos;)
    text.erase(at, text.find('m', at) - at + 1);
  return text;
}

}  // namespace

TEST_CASE("play: a newcomer answers one question and plays Oware") {
  play p{{}};
  p.read_until("Which one? [1] ");
  CHECK(contains(p.answer("tennis", "Which one? [1] "), "\"tennis\" is not on the list"));
  const std::string greeting = p.answer("2", "South> ");
  CHECK(contains(greeting, "Oware. Two people play."));
  CHECK(contains(greeting, "type the letter of a pit, A to F in capitals"));
  CHECK(contains(greeting, oware_start));

  CHECK(contains(p.answer("C", "North> "), "South played C."));
  CHECK(contains(p.answer("D", "North> "), "  D\n  ^ the pit belongs to the other side\nNorth moves: type"));
  CHECK(contains(p.answer("banana", "North> "), "\"banana\" is neither a move nor a command."));
  CHECK(contains(p.answer("why", "North> "), "Type the move after it."));
  CHECK(contains(p.answer("moves", "North> "), "6 legal moves:\n  a  b  c  d  e  f\n"));
  CHECK(contains(p.answer("  a  ", "South> "), "North played a."));
  CHECK(contains(p.answer("C", "South> "), "  C\n  ^ the pit is empty\n"));
  CHECK(contains(p.answer("why C", "South> "), "  C\n  ^ the pit is empty\n"));
  CHECK(contains(p.answer("why F", "South> "), "is legal"));
  CHECK(contains(p.answer("MOVES", "South> "), "5 legal moves:\n  A  B  D  E  F\n"));
  CHECK(contains(p.answer("hint", "South> "), "The computer would play "));
  CHECK(contains(p.answer("help", "South> "), "take your last move back"));
  CHECK(contains(p.answer("rules", "South> "), "Whoever has 25 seeds has won."));

  CHECK(contains(p.answer("back", "North> "), "It is the turn of North again."));
  CHECK(contains(p.answer("text", "North> "),
                 "The position:\n4-4-0-5-5-5-5-4-4-4-4-4-0-0-N 1\n"
                 "The moves, from 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\nC\n"));
  CHECK(contains(p.answer("back", "South> "), oware_start));
  CHECK(contains(p.answer("back", "South> "), "There is no move to take back."));
  CHECK(contains(p.answer("resign", "(over)> "), "South resigned: North won."));
  CHECK(contains(p.answer("A", "(over)> "), "The game is over."));
  CHECK(contains(p.answer("moves", "(over)> "), "The game is over"));
  CHECK(contains(p.answer("back", "South> "), "South did not resign."));
  p.type("quit");
  CHECK(contains(p.read_rest(), "The position:\n4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\n"));
  CHECK(p.status() == 0);
}

TEST_CASE("play: Enter alone begins a game against the computer") {
  play p{{}};
  p.read_until("Which one? [1] ");
  CHECK(contains(p.answer("", "South> "), "The computer plays North."));
}

TEST_CASE("play: Adugo with rules from the command line") {
  play p{{"adugo", "--rules", "jumps=single dogs_to_win=6"}};
  const std::string greeting = p.read_until("The jaguar> ");
  CHECK(contains(greeting, "Adugo with the rules jumps=single dogs_to_win=6. Two people play."));
  CHECK(contains(greeting, "  5 d---d---J---d---d\n"));
  CHECK(contains(p.answer("rules", "The jaguar> "), "It jumps only once in a turn."));
  CHECK(contains(p.answer("c5-c9", "The jaguar> "), "  c5-c9\n      ^ no point has this name\n"));
  CHECK(contains(p.answer("c4", "The jaguar> "), "  c4\n  ^ there is no piece on the point to move from\n"));
  CHECK(contains(p.answer("a5-a4", "The jaguar> "), "  ^ the piece belongs to the other side\n"));
  CHECK(contains(p.answer("c5-c4", "The dogs> "), "The jaguar played c5-c4."));
  CHECK(contains(p.answer("moves e5", "The dogs> "), "2 legal moves:\n  e5-d4  e5-e4\n"));
  CHECK(contains(p.answer("moves e7", "The dogs> "), "No legal move begins with \"e7\"."));
  p.answer("e5-d4", "The jaguar> ");
  p.answer("c4-c3", "The dogs> ");
  p.answer("a5-a4", "The jaguar> ");
  CHECK(contains(p.answer("c3xe5xc5", "The jaguar> "), "        ^ no chain of jumps"));
  CHECK(contains(p.answer("c3xe5", "The dogs> "),
                 "The jaguar played c3xe5 and ate a dog: 1 of 6 dogs eaten, 13 left on the board."));
  CHECK(contains(p.answer("text", "The dogs> "), "\nc5-c4 e5-d4 c4-c3 a5-a4 c3xe5\n"));
}

TEST_CASE("play: against the computer") {
  play p{{"oware", "--computer", "north"}};
  p.read_until("South> ");
  const std::string first = p.answer("C", "South> ");
  CHECK(contains(first, "South played C.\n\nNorth played "));
  CHECK(contains(p.answer("back", "South> "), oware_start));
  CHECK(p.answer("C", "South> ") == first);

  play other_side{{"oware", "--computer", "south", "--depth", "3"}};
  CHECK(contains(other_side.read_until("North> "), "South played "));
  CHECK(contains(other_side.answer("back", "North> "), "There is no move to take back."));

  play hunt{{"adugo", "--computer=jaguar", "--first=dogs"}};
  CHECK(contains(hunt.read_until("The dogs> "), "The computer plays the jaguar."));
  CHECK(contains(hunt.answer("d5-d4", "The dogs> "), "The jaguar played c5x"));
}

TEST_CASE("play: the end of the input") {
  play menu{{}};
  menu.read_until("Which one? [1] ");
  menu.end_input();
  CHECK(menu.status() == 0);

  play p{{"oware", "--rules", "grand_slam=forbidden", "--computer", "north", "--depth", "2"}};
  p.read_until("South> ");
  p.answer("F", "South> ");
  p.end_input();
  const std::string farewell = p.read_rest();
  CHECK(p.status() == 0);

  // What it says can be typed, to go on.
  const std::string begin = "--position \"";
  REQUIRE(contains(farewell, "oware --rules \"grand_slam=forbidden\" --computer north --depth 2 " + begin));
  const std::size_t at = farewell.find(begin) + begin.size();
  const std::string position = farewell.substr(at, farewell.find('"', at) - at);
  CHECK(contains(farewell, "The position:\n" + position + '\n'));
  play again{{"oware", "--rules", "grand_slam=forbidden", "--position", position}};
  again.read_until("South> ");
  CHECK(contains(again.answer("text", "South> "), position));
}

TEST_CASE("play: colours where the terminal has them") {
  for (const std::string game : {"oware", "adugo"}) {
    CAPTURE(game);
    const std::string prompt = game == "oware" ? "South> " : "The jaguar> ";
    const std::string move = game == "oware" ? "A" : "c5-c4";
    const auto first_boards = [&](play p) {
      const std::string start = p.read_until(prompt);
      return start + p.answer(move, "> ");
    };
    const std::string coloured = first_boards(play{{game}, child::wire::terminal, {}});
    CHECK(contains(coloured, "\x1b["));
    const std::string plain = first_boards(play{{game}, child::wire::terminal, {"NO_COLOR=1"}});
    CHECK(plain == without_colours(coloured));
    CHECK(plain == first_boards(play{{game}, child::wire::terminal, {"TERM=dumb"}}));
    CHECK(first_boards(play{{game}, child::wire::terminal, {"NO_COLOR="}}) == coloured);
    CHECK_FALSE(contains(first_boards(play{{game}, child::wire::pipe, {}}), "\x1b["));
  }
}

TEST_CASE("play: games to their ends") {
  play shortest{{"oware"}};
  shortest.read_until("South> ");
  shortest.type("F\nc\nE\nb\nC\nf\nD\nb\nB\nd\nA");
  const std::string end = shortest.answer("e", "(over)> ");
  CHECK(contains(end,
                 "The game is over. North won: a store holds more than half of the seeds.\nScore: South "));
  CHECK(contains(shortest.answer("B", "(over)> "), "the game is over"));
  CHECK(contains(shortest.answer("hint", "(over)> "), "The game is over"));
  CHECK(contains(shortest.answer("resign", "(over)> "), "The game is over already."));
  CHECK(contains(shortest.answer("back", "North> "), "It is the turn of North again."));
  shortest.answer("e", "(over)> ");
  shortest.end_input();
  CHECK_FALSE(contains(shortest.read_rest(), "To go on"));
  CHECK(shortest.status() == 0);

  play hunt{{"adugo", "--position", "ddddd/dddd1/2Jd1/4d/5/3/3 J"}};
  hunt.read_until("The jaguar> ");
  CHECK(contains(hunt.answer("c5xe5xe3", "(over)> "),
                 "The game is over. The jaguar won: the jaguar has eaten the dogs it needs.\n"
                 "Score: 5 of 5 dogs eaten, 9 left on the board.\n"));

  play draw{{"oware", "--position", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S"}};
  CHECK(contains(draw.read_until("(over)> "), "A draw: the side to move has no legal move.\n"));
}

TEST_CASE("play: from a pipe") {
  play p{{}, pipe};
  p.type("oware\nA\n\nb\nback\nx\x1b[A\t\xff");
  p.type(std::string(10000, 'x'));
  p.end_input();
  const std::string transcript = p.read_rest();
  CHECK(p.status() == 0);
  CHECK(contains(transcript, "Which one? [1] oware\n"));
  CHECK(contains(transcript, "South> A\nSouth played A.\n"));
  CHECK(contains(transcript, "North> b\nNorth played b.\n"));
  CHECK(contains(transcript, "\"x?[A??\" is neither a move nor a command."));
  CHECK(contains(transcript, "\"xxxxx"));
  CHECK_FALSE(contains(transcript, std::string(200, 'x')));
  CHECK(contains(transcript, "The position:\n0-5-5-5-5-4-4-4-4-4-4-4-0-0-N 1\n"));
}

TEST_CASE("play: what is wrong with a command line") {
  CHECK(contains(refusal({"chess"}), "\"chess\" is neither a game, oware or adugo, nor an option"));
  CHECK(contains(refusal({"oware", "adugo"}), "one game at a time"));
  CHECK(contains(refusal({"--computer", "south"}), "name the game too"));
  CHECK(contains(refusal({"oware", "--computer", "jaguar"}), "say south or north"));
  CHECK(contains(refusal({"oware", "--depth", "many"}), "--depth wants a number of plies"));
  CHECK(contains(refusal({"oware", "--position"}), "--position wants a word after it"));
  CHECK(contains(refusal({"oware", "--position", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "--first", "north"}),
                 "a position says who moves"));
  CHECK(
      contains(refusal({"oware", "--position", "4-x"}), "  4-x\n    ^ this character means nothing here\n"));
  CHECK(contains(refusal({"adugo", "--rules", "jumps=twice"}), "  jumps=twice\n        ^ no rules"));
  const std::string not_built_in = refusal({"oware", "--rules", "quiet_limit=7"});
  CHECK(contains(not_built_in, "not among those that this program is built with"));
  CHECK(contains(not_built_in, "\n  grand_slam=takes_all_and_ends quiet_limit=0\n"));

  play help{{"--help"}, pipe};
  CHECK(contains(help.read_rest(), "--rules TEXT"));
  CHECK(help.status() == 0);
}

TEST_CASE("play: each of the rules that it says it is built with") {
  for (const std::string game : {"oware", "adugo"}) {
    play refused{{game, "--rules", "?"}, pipe};
    refused.read_until("(none: the default)\n  ");
    std::string listed = refused.read_rest();
    listed.erase(listed.find("\nTry "));
    std::size_t sets = 0;
    for (std::size_t at = 0; at != std::string::npos; ++sets) {
      const std::size_t end = listed.find("\n  ", at);
      const std::string rules = listed.substr(at, end - at);
      at = end == std::string::npos ? end : end + 3;
      CAPTURE(rules);
      play p{{game, "--rules", rules}, pipe};
      p.end_input();
      CHECK(contains(p.read_rest(), " with the rules " + rules + ". Two people play."));
      CHECK(p.status() == 0);
    }
    CHECK(sets >= 14);
  }
}

TEST_CASE("play: a game that goes round in circles") {
  play p{{"adugo"}};
  p.read_until("The jaguar> ");
  for (int round = 1; round <= 2; ++round) {
    p.answer("c5-c4", "The dogs> ");
    p.answer("a5-a4", "The jaguar> ");
    p.answer("c4-c5", "The dogs> ");
    const std::string back_again = p.answer("a4-a5", "The jaguar> ");
    CHECK(contains(back_again, "This board has come up 3 times.") == (round == 2));
  }
}
