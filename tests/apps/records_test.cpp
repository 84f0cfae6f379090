// The program examples/apps/records, run as from a shell.

#include "apps/child.hpp"

#include <doctest/doctest.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace {

namespace fs = std::filesystem;

const std::string program = FOLKGAMES_RECORDS_PROGRAM;

struct outcome {
  int status = -1;
  std::string out;
  std::string err;
  long peak = 0;  // KiB of memory
};

// A directory of its own for a test, in which the program runs.
class workplace {
public:
  workplace() : path_{fs::temp_directory_path() / ("folkgames_records." + std::to_string(getpid()))} {
    fs::create_directory(path_);
  }
  workplace(const workplace&) = delete;
  workplace& operator=(const workplace&) = delete;
  ~workplace() { fs::remove_all(path_); }

  const fs::path& path() const { return path_; }
  void write(const std::string& name, std::string_view text) const {
    std::ofstream{path_ / name, std::ios::binary} << text;
  }
  std::string read(const std::string& name) const {
    std::ifstream file{path_ / name, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
  }

  // Runs the program with these words as a shell reads them, which may say where its output goes.
  outcome run(const std::string& words) const {
    // Freed memory that a sanitizer keeps back is none that the program needs.
    const std::string line = "cd '" + path_.string() +
                             "' && export ASAN_OPTIONS=\"$ASAN_OPTIONS:quarantine_size_mb=1\" && exec '" +
                             program + "' >out 2>err </dev/null " + words;
    const pid_t pid = fork();
    if (pid == 0) {
      execl("/bin/sh", "sh", "-c", line.c_str(), static_cast<char*>(nullptr));
      _exit(127);
    }
    int status = 0;
    rusage used{};
    REQUIRE(wait4(pid, &status, 0, &used) == pid);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), read("out"), read("err"),
            used.ru_maxrss};
  }

private:
  fs::path path_;
};

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// The game of docs/formats.md.
constexpr std::string_view short_game =
    "[Variant \"Oware Abapa\"]\n[Result \"0-27\"]\n\n"
    "1. F c 2. E b 3. C f+5 {a surprise} 4. D b ( 4... a+2 ) 5. B d+11 6. A e+11\n0-27\n\n";

}  // namespace

TEST_CASE("records: the exit status says whether the command line and all games are right") {
  const workplace w;
  w.write("good", short_game);
  w.write("bad", "[Variant \"Oware\"]\n1. F F\n");
  CHECK(w.run("--help").status == 0);
  CHECK(w.run("check good").status == 0);
  CHECK(w.run("check good bad good").status == 1);
  CHECK(w.run("stats bad").status == 1);
  CHECK(w.run("convert --to games bad").status == 1);
  CHECK(w.run("check bad missing").status == 2);
  CHECK(w.run("check .").status == 2);
  CHECK(w.run("random 3 --game oware >/dev/full").status == 2);
  for (const char* const wrong :
       {"", "chekc good", "check", "check --colour good", "check good --game", "check good --game chess",
        "check good --rules jumps=single", "convert good", "convert good --to pgn", "random 10",
        "random 0 --game oware", "random --game oware", "random 3 good --game oware",
        "random 3 --game oware --rules jumps=single", "random 3 --game oware --seed x",
        "check --from moves --rules quiet_limit=0 good"}) {
    CAPTURE(wrong);
    const outcome refused = w.run(wrong);
    CHECK(refused.status == 2);
    CHECK(refused.out.empty());
    CHECK(contains(refused.err, "Usage: "));
  }
}

TEST_CASE("records: what is wrong is said as compilers do, and the other games are read") {
  const workplace w;
  const std::string good{short_game};
  w.write("three", good + "[Variant \"Oware\"]\n\n1. F c\n2. F\n\n" + good);
  const outcome three = w.run("check three");
  CHECK(three.err == "three:10:4: error: after ply 2: the move is not legal: the pit is empty\n");
  CHECK(three.out == "three: 3 games, 1 bad\n");

  w.write("other", "[Game \"Adugo\"]\n1. c5-c4 a5-c5\n");
  const outcome both = w.run("check three other");
  CHECK(contains(both.err, "other:2:13: error: after ply 1: "));
  CHECK(both.out == "three: 3 games, 1 bad\nother: 1 game, 1 bad\nall: 4 games, 2 bad\n");
  CHECK(w.run("check - <three").err == "<stdin>" + three.err.substr(5));
}

TEST_CASE("records: a file may hold both games and many rules") {
  const workplace w;
  const std::string good{short_game};
  const std::string slam = "[Variant \"Oware\"]\n[Rules \"grand_slam=forbidden\"]\n1. F c *\n";
  const std::string hunt = "\n[Event \"x\"]\n[Game \"Adugo\"]\n1. c5-c4 *";
  // Where one kind of game follows another in the same line, the columns go on.
  w.write("mixed",
          good + slam + hunt + " [Rules \"jumps=single\"] 1. c5-c5 *\n" + good + "[Event \"y\"]\n1. G");
  const outcome mixed = w.run("check mixed");
  CHECK(mixed.err ==
        "mixed:13:41: error: the move is not legal: the point to move to is occupied\n"
        "mixed:21:4: error: this is no move: no pit has this name\n");
  CHECK(mixed.out == "mixed: 6 games, 2 bad\n");

  w.write("far",
          "[Variant \"Oware\"]\n[Rules \"quiet_limit=77\"]\n1. F *\n\n[Variant \"Oware\"]\n[Rules \"x\"]\n");
  const outcome far = w.run("check far");
  CHECK(
      contains(far.err, "far:2:9: error: the game has other rules, which this program is not built with\n"));
  CHECK(contains(far.err, "far:6:9: error: these are no rules"));
  w.write("chess", "[Game \"Chess\"]\n1. e4 e5\n");
  CHECK(w.run("check chess").err == "chess:1:8: error: this is another game\n");
  w.write("bare", "1. F c 2. E\n");
  CHECK(contains(w.run("check bare").err, "bare:1:1: error: which game is this?"));
  CHECK(w.run("check bare --game oware").status == 0);
  CHECK(w.run("check bare --game=adugo").status == 1);
  w.write("marked", "\xEF\xBB\xBF" + good);
  CHECK(w.run("check marked").out == "marked: 1 game, 0 bad\n");
  w.write("empty", "\n \n");
  CHECK(w.run("check empty").out == "empty: 0 games, 0 bad\n");
}

TEST_CASE("records: statistics of a game by hand") {
  const workplace w;
  w.write("oware", std::string{short_game} + "[Termination \"resignation by North\"]\n1. F c *\n");
  CHECK(w.run("stats oware").out ==
        "Oware: 2 games\n"
        "  plies: 14, 7.0 a game, from 2 to 12\n"
        "  captures: 3, of 27 seeds, at most 11 at once\n"
        "  grand slams: 0 (moves that would take all that the opponent has)\n"
        "  laps: 0 (sowings of twelve seeds and more)\n"
        "  ends\n"
        "           1  a side resigned\n"
        "           1  a store holds more than half of the seeds\n"
        "  results\n"
        "           1  North resigned\n"
        "           1  North won\n");
  w.write("slam", "[Variant \"Oware\"]\n[FEN \"0-0-0-0-0-12-0-0-0-0-0-2-17-17-S\"]\n1. F *\n");
  CHECK(contains(w.run("stats slam").out, "  laps: 1 ("));
  w.write("take", "[Variant \"Oware\"]\n[FEN \"1-0-0-0-0-1-1-0-0-0-0-0-22-23-S\"]\n1. F *\n");
  CHECK(contains(w.run("stats take").out, "  grand slams: 1 ("));
  w.write("adugo", "[Game \"Adugo\"]\n[Position \"ddddd/dddd1/2Jd1/4d/5/3/3 J\"]\n1. c5xe5xe3 1-0\n");
  const outcome adugo = w.run("stats adugo");
  CHECK(contains(adugo.out, "  captures: 1, of 2 dogs, at most 2 at once\n  chains: 1 ("));
  CHECK(contains(adugo.out, "           1  the jaguar won\n"));
}

TEST_CASE("records: what convert writes is read again, under many rules") {
  const workplace w;
  for (const std::string options :
       {"--game oware", "--game adugo", "--game oware --rules grand_slam=forbidden",
        "--game oware --rules 'grand_slam=takes_all_and_ends quiet_limit=50'",
        "--game adugo --rules jumps=single", "--game adugo --rules dogs_to_win=6",
        "--game adugo --rules 'jumps=single dogs_to_win=14'"}) {
    CAPTURE(options);
    REQUIRE(w.run("random 40 " + options + " >games").status == 0);
    CHECK(w.run("check games").out == "games: 40 games, 0 bad\n");
    CHECK(w.run("convert --to games games").out == w.read("games"));
    REQUIRE(w.run("convert --to moves games " + options + " >moves").status == 0);
    REQUIRE(w.run("convert --to games --from moves moves " + options + " >again").status == 0);
    CHECK(w.run("convert --to moves again " + options).out == w.read("moves"));
    // But for the tags Event and Round it is the same text.
    CHECK(w.read("games").size() > w.read("again").size());
    CHECK(w.run("stats games").out == w.run("stats again").out);
  }
  CHECK(w.run("random 5 --game oware --seed 7").out == w.run("random 5 --game oware --seed 7").out);
  CHECK(w.run("random 5 --game oware --seed 7").out != w.run("random 5 --game oware --seed 8").out);
}

TEST_CASE("records: a list of moves loses no start and no rules") {
  const workplace w;
  w.write("start", "[Variant \"Oware\"]\n[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]\n1. a *\n");
  w.write("rules", "[Variant \"Oware\"]\n[Rules \"quiet_limit=0\"]\n1. F *\n");
  for (const char* const name : {"start", "rules"}) {
    const outcome refused = w.run(std::string{"convert --to moves "} + name);
    CHECK(refused.status == 1);
    CHECK(refused.out.empty());
    CHECK(contains(refused.err, std::string{name} + ":1:1: error: a list of moves cannot say"));
  }
  CHECK(w.run("convert --to moves --game oware --rules quiet_limit=0 rules").out == "F\n");
}

TEST_CASE("records: lists of moves, a line each") {
  const workplace w;
  w.write("lists", "Fc\r\n\nFcF\nFcEb");
  const outcome lists = w.run("check --game oware lists");
  CHECK(lists.err == "lists:3:3: error: after ply 2: the move is not legal: the pit is empty\n");
  CHECK(lists.out == "lists: 3 games, 1 bad\n");
  CHECK(w.run("convert --to moves --game oware lists").out == "Fc\nFcEb\n");
}

TEST_CASE("records: moves after the end and wrong counts, on request") {
  const workplace w;
  w.write("late", "[Variant \"Oware\"]\n1. F c 2. E b 3. C f+4 4. D b 5. B d+11 6. A e+11 7. A\n");
  const std::string count = "after ply 5: the move captures another number\n";
  const std::string end = "late:2:54: error: after ply 12: a move stands after the end: the game is over\n";
  CHECK(w.run("check late").err == "late:2:21: error: " + count);
  CHECK(w.run("check --warn-counts late").err == end);
  CHECK(w.run("check --play-on late").err == "late:2:21: error: " + count);
  const outcome both = w.run("check --play-on --warn-counts late");
  CHECK(both.err == "late:2:21: warning: " + count);
  CHECK(both.status == 0);
  // A list of moves has them too.
  REQUIRE(w.run("convert --play-on --warn-counts --to moves late >list").status == 0);
  CHECK(w.read("list") == "FcEbCfDbBdAeA\n");
  CHECK(w.run("check --game oware list").err == "list:1:13: error: " + end.substr(18));
  CHECK(w.run("check --game oware --play-on list").status == 0);
}

TEST_CASE("records: memory does not grow with the file") {
  const workplace w;
  const std::string tries[][2]{{"oware", "check"}, {"oware", "convert --to moves"}, {"adugo", "stats"}};
  for (const auto& [game, what] : tries) {
    CAPTURE(what);
    REQUIRE(w.run("random 1000 --game " + game + " >some").status == 0);
    std::string text;
    for (int i = 0; i != 10; ++i) text += w.read("some");
    REQUIRE(text.size() > 5'000'000);
    w.write("many", text);
    const outcome some = w.run(what + " some");
    const outcome many = w.run(what + " many");
    CHECK(many.status == 0);
    CHECK(many.peak < some.peak + 4096);
  }
}

TEST_CASE("records: places are right far into a file, whatever games it holds") {
  const workplace w;
  std::string text;
  for (const std::string game : {"oware", "adugo"}) {
    REQUIRE(w.run("random 700 --game " + game + " >" + game).status == 0);
    text += w.read(game);
  }
  text += text;
  const auto lines = std::count(text.begin(), text.end(), '\n');
  w.write("long", text + "[Variant \"Oware\"] 1. F\nF");
  const outcome all = w.run("check long");
  CHECK(all.err == "long:" + std::to_string(lines + 2) +
                       ":1: error: after ply 1: the move is not legal: the pit belongs to the other side\n");
  CHECK(all.out == "long: 2801 games, 1 bad\n");
  // Blanks alone fill more than a piece of the file.
  w.write("gap", std::string{short_game} + std::string(1'000'000, '\n') + "  1. F F");
  CHECK(contains(w.run("check gap").err, "gap:1000007:8: error: after ply 1: "));
}

TEST_CASE("records: a long run shows a bar, but only on a terminal") {
  const workplace w;
  w.write("game", short_game);
  REQUIRE(w.run("random 2000 --game oware >games").status == 0);
  const std::string slow =
      "cd '" + w.path().string() + "' && (cat games; sleep 1.2; cat games) | '" + program + "' check -";
  const auto shown = [&slow](child::wire wire) {
    child shell{wire, "/bin/sh", {"-c", slow}};
    const std::string all = shell.read_rest();
    CHECK(shell.status() == 0);
    CHECK(contains(all, "<stdin>: 4000 games, 0 bad\n"));
    return contains(all, " MiB");
  };
  CHECK(shown(child::wire::terminal));
  CHECK_FALSE(shown(child::wire::pipe));
}
