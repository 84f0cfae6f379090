// The verification program of examples/apps/adugo_verify, on files of small worlds: it must find nothing
// where they are right, and what is wrong where they are not.
#include "../../examples/apps/adugo_verify/options.hpp"
#include "../../examples/apps/adugo_verify/verify.hpp"

#include "long/adugo_small_worlds.hpp"
#include "support/random.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace adugo = folkgames::adugo;
namespace fs = std::filesystem;
namespace program = apps::adugo_verify;
using small_worlds::directory;
using small_worlds::files_of;
using small_worlds::layer_files;
using small_worlds::small_world;

namespace {

// Two layers: from the second, captures lead to the first or end the game.
const small_world<13, 2>& two_dogs() {
  static const small_world<13, 2> w;
  return w;
}
const small_world<13, 3>& three_dogs() {
  using world = small_world<13, 3>;
  static const world w{[](const world::position& p) {
    return p.is_over() ||
           two_dogs().winners(adugo::side::dogs)[to_layer_index(p)] == small_world<13, 2>::winner::jaguar;
  }};
  return w;
}

struct verdict {
  bool right;
  std::string text;

  [[nodiscard]] bool says(const std::string& part) const { return text.find(part) != std::string::npos; }
  // The numbers of a line of the table: positions looked at, jaguar wins, draws, dogs win, faults.
  [[nodiscard]] std::array<std::uint64_t, 5> row(std::size_t dogs, const std::string& to_move) const {
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);) {
      std::istringstream words{line};
      std::string first;
      std::string second;
      if (!(words >> first >> second) || first != std::to_string(dogs) || second != to_move) continue;
      std::array<std::uint64_t, 5> numbers{};
      for (std::uint64_t& n : numbers) words >> n;
      return numbers;
    }
    throw std::runtime_error{"there is no such line in\n" + text};
  }
};

template <int DogsToWin>
verdict verify(const directory& d, std::size_t dogs, program::options o) {
  o.directory = d.path().string();
  o.dogs = dogs;
  std::ostringstream out;
  const bool right = program::verify<adugo::rules{.dogs_to_win = DogsToWin}>(o, out);
  return {right, out.str()};
}

template <int DogsToWin>
verdict verify_all(const directory& d, std::size_t dogs) {
  program::options o;
  o.all = true;
  o.threads = 2;
  return verify<DogsToWin>(d, dogs, o);
}

// The line of the table that is right.
template <int DogsToWin, std::size_t Dogs>
std::array<std::uint64_t, 5> row_of(const small_world<DogsToWin, Dogs>& world, adugo::side to_move) {
  std::array<std::uint64_t, 3> n{};  // open, jaguar, dogs
  for (const auto w : world.winners(to_move)) ++n[static_cast<std::size_t>(w)];
  return {world.size, n[1], n[0], n[2], 0};
}

}  // namespace

TEST_CASE("adugo_verify: right files have no fault, and all positions are counted") {
  const directory d;
  d.write(files_of(two_dogs()));
  d.write(files_of(three_dogs()));
  const verdict v = verify_all<13>(d, 3);
  CHECK(v.right);
  CHECK(v.says("no fault"));
  CHECK(v.row(2, "jaguar") == row_of(two_dogs(), adugo::side::jaguar));
  CHECK(v.row(2, "dogs") == row_of(two_dogs(), adugo::side::dogs));
  CHECK(v.row(3, "jaguar") == row_of(three_dogs(), adugo::side::jaguar));
  CHECK(v.row(3, "dogs") == row_of(three_dogs(), adugo::side::dogs));
}

TEST_CASE("adugo_verify: where both sides can win, a win of the dogs that takes too long is found") {
  const small_world<11, 4> four_dogs;
  const directory d;
  layer_files files = files_of(four_dogs);
  d.write(files);
  const verdict v = verify_all<11>(d, 4);
  CHECK(v.right);
  CHECK(v.row(4, "jaguar") == row_of(four_dogs, adugo::side::jaguar));
  CHECK(v.row(4, "dogs") == row_of(four_dogs, adugo::side::dogs));
  CHECK(v.row(4, "jaguar")[1] != 0);
  CHECK(v.row(4, "jaguar")[3] != 0);
  CHECK(v.says("can-win-4.rounds: looked at 849555 positions, of 353969 wins the longest takes 35 plies;"));
  CHECK(v.says("can-hold-4.rounds: looked at 849555 positions, of 14 wins the longest takes 6 plies;"));

  std::uint64_t i = 0;
  while (files.can_hold.rounds[i] < 3) ++i;
  ++files.can_hold.rounds[i];
  d.write(files);
  const verdict wrong = verify_all<11>(d, 4);
  CHECK(!wrong.right);
  CHECK(wrong.row(4, "jaguar") == row_of(four_dogs, adugo::side::jaguar));
  CHECK(wrong.says(std::string{to_text(four_dogs.at(adugo::side::jaguar, i)).view()} +
                   ": 4 rounds in can-hold-4"));
}

TEST_CASE("adugo_verify: each single wrong answer is found") {
  const directory d;
  random_numbers random{8};
  for (std::size_t n = 0; n != 20; ++n) {
    layer_files files = files_of(two_dogs());
    layer_files::file& f = n % 2 == 0 ? files.can_win : files.can_hold;
    const auto p = two_dogs().at(adugo::side::jaguar, random.below(4000) * 3 + random.below(3));
    std::uint32_t& word = f.words[to_dog_set_index(p.dogs())];
    word ^= small_worlds::bit_of(p.jaguar());
    f.header[2] += (word & small_worlds::bit_of(p.jaguar())) != 0 ? std::uint64_t{1} : ~std::uint64_t{0};
    d.write(files);
    const verdict v = verify_all<13>(d, 2);
    CAPTURE(v.text);
    CHECK(!v.right);
    CHECK(v.row(2, "jaguar")[4] != 0);
    CHECK(v.says(std::string{to_text(p).view()}));
  }
}

TEST_CASE("adugo_verify: captures are looked up in the layer below") {
  const directory d;
  layer_files files = files_of(two_dogs());
  for (std::uint32_t& word : files.can_win.words) word = 0;
  d.write(files);
  d.write(files_of(three_dogs()));
  const verdict v = verify_all<13>(d, 3);
  CHECK(!v.right);
  CHECK(v.row(3, "jaguar")[4] != 0);
}

TEST_CASE("adugo_verify: the counts of the headers and the points with dogs are looked at") {
  const directory d;
  layer_files files = files_of(two_dogs());
  ++files.can_win.header[2];
  --files.can_hold.header[3];
  files.can_win.words[3] |= adugo::from_dog_set_index(2, 3).bits();
  files.can_hold.words[4] |= std::uint32_t{1} << 31;
  d.write(files);
  const verdict v = verify_all<13>(d, 2);
  CHECK(!v.right);
  CHECK(v.says("can-win-2.jaguar: word 3 has an answer where no jaguar can stand"));
  CHECK(v.says("can-hold-2.jaguar: word 4 has an answer where no jaguar can stand"));
  CHECK(v.says("can-win-2.jaguar: with the jaguar to move "));
  CHECK(v.says("can-hold-2.jaguar: with the dogs to move "));
  CHECK(!v.says("can-win-2.jaguar: with the dogs to move "));

  program::options o;
  o.positions = 100;
  CHECK(!verify<13>(d, 2, o).says("can-hold-2.jaguar: with the dogs to move "));
}

TEST_CASE("adugo_verify: wins that go in a circle are found by their rounds, and by nothing else") {
  // All draws are called wins. Each then has a move to a win; but none comes to an end.
  const directory d;
  layer_files files = files_of(two_dogs());
  files.can_win.words = files.can_hold.words;
  files.can_win.header[2] = files.can_hold.header[2];
  files.can_win.header[3] = files.can_hold.header[3];
  d.write(files);
  const verdict v = verify_all<13>(d, 2);
  CHECK(v.row(2, "jaguar")[2] == 0);
  CHECK(v.row(2, "jaguar")[4] == 0);
  CHECK(!v.right);
  CHECK(v.says("can-win-2.rounds and can-win-2.jaguar do not agree"));

  for (std::uint8_t& rounds : files.can_win.rounds) {
    if (rounds == 0) rounds = 100;
  }
  d.write(files);
  const verdict forged = verify_all<13>(d, 2);
  CHECK(!forged.right);
  CHECK(!forged.says("do not agree"));
  CHECK(forged.says(": 100 rounds in can-win-2.rounds, by the moves 101"));

  fs::remove(d.path() / "can-win-2.jaguar");
  program::options o;
  o.only_rounds = true;
  o.all = true;
  const verdict alone = verify<13>(d, 2, o);
  CHECK(!alone.right);
  CHECK(alone.says("can-win-2.rounds, without answers to compare with: looked at 13485 positions"));
  CHECK(alone.says(": 100 rounds in can-win-2.rounds, by the moves 101"));

  d.write(files);
  fs::remove(d.path() / "can-win-2.rounds");
  const verdict unseen = verify_all<13>(d, 2);
  CHECK(unseen.right);
  CHECK(unseen.says("there is no can-win-2.rounds"));
}

TEST_CASE("adugo_verify: the same seed chooses the same positions, whatever the threads") {
  const directory d;
  layer_files files = files_of(two_dogs());
  for (std::size_t i = 0; i < files.can_win.words.size(); i += 10) files.can_win.words[i] = 0;
  d.write(files);
  program::options o;
  o.positions = 70'000;
  o.threads = 1;
  const verdict one = verify<13>(d, 2, o);
  CHECK(!one.right);
  CHECK(one.row(2, "jaguar")[0] == o.positions);
  CHECK(one.row(2, "dogs")[0] == o.positions);
  o.threads = 3;
  CHECK(verify<13>(d, 2, o).text == one.text);
  o.seed = 2;
  CHECK(verify<13>(d, 2, o).text != one.text);
}

TEST_CASE("adugo_verify: what is no such file is refused") {
  const directory d;
  const auto refusal = [&](std::size_t dogs) {
    try {
      const verdict v = verify_all<13>(d, dogs);
      return "not refused: " + v.text;
    } catch (const std::runtime_error& e) {
      return std::string{e.what()};
    }
  };
  const layer_files files = files_of(two_dogs());
  d.write(files);
  const auto contains = [](const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
  };
  CHECK(contains(refusal(3), "can-win-3.jaguar: No such file"));
  fs::resize_file(d.path() / "can-hold-2.jaguar", 1899);
  CHECK(refusal(2) == "can-hold-2.jaguar has 1899 bytes, not 1900");
  fs::resize_file(d.path() / "can-hold-2.jaguar", 0);
  CHECK(refusal(2) == "can-hold-2.jaguar has 0 bytes, not 1900");
  for (const std::size_t i : {std::size_t{1}, std::size_t{4}}) {
    layer_files others = files;
    ++others.can_hold.header[i];
    d.write(others);
    CHECK(refusal(2) == "can-hold-2.jaguar begins with the numbers of another file");
  }
  d.write(files);
  fs::resize_file(d.path() / "can-win-2.rounds", 100);
  CHECK(refusal(2) == "can-win-2.rounds has 100 bytes, not 13525");
  fs::remove(d.path() / "can-win-2.rounds");
  fs::remove(d.path() / "can-hold-2.rounds");
  program::options only_rounds;
  only_rounds.only_rounds = true;
  CHECK_THROWS_AS(static_cast<void>(verify<13>(d, 2, only_rounds)), std::runtime_error);
}

TEST_CASE("adugo_verify: sets of dogs are visited in the order of their numbers") {
  for (std::size_t k = 1; k <= 4; ++k) {
    adugo::point_set set = adugo::from_dog_set_index(k, 0);
    for (std::uint32_t i = 0; i + 1 != adugo::dog_set_count(k); ++i) {
      REQUIRE(set == adugo::from_dog_set_index(k, i));
      set = program::set_after(set);
    }
    CHECK(set == adugo::from_dog_set_index(k, static_cast<std::uint32_t>(adugo::dog_set_count(k) - 1)));
  }
}

TEST_CASE("adugo_verify: the command line") {
  const auto o = program::parse_options(
      {"--dogs-to-win", "6", "here", "--dogs", "9", "--positions", "100", "--seed", "7", "--threads", "1"});
  CHECK(o.directory == "here");
  CHECK(o.dogs_to_win == 6);
  CHECK(o.dogs == 9);
  CHECK(o.positions == 100);
  CHECK(o.seed == 7);
  CHECK(o.threads == 1);
  CHECK(!o.all);
  CHECK(program::parse_options({"here", "--all"}).all);
  CHECK(!o.only_rounds);
  CHECK(program::parse_options({"--rounds", "here"}).only_rounds);
  CHECK(program::parse_options({"--help"}).help);
  for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{
           {},
           {"one", "two"},
           {"here", "--al"},
           {"here", "--seed"},
           {"here", "--seed", "x"},
           {"here", "--positions", "0"},
           {"here", "--dogs-to-win", "7"},
           {"here", "--dogs", "15"},
           {"here", "--dogs", "9"},
       }) {
    CHECK_THROWS_AS(static_cast<void>(program::parse_options(wrong)), apps::bad_options);
  }
}
