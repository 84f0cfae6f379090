#include "../support/toy_game.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

using folkgames::random_bit_source;
using folkgames::random_move;
using folkgames::random_playout;
using folkgames::detail::random_below;

namespace {

// A generator that deals given words, the lowest `Bits` bits of which are random. Dealing more than there are
// throws.
template <class Word, int Bits = 8 * sizeof(Word)>
class dealer {
public:
  constexpr explicit dealer(std::array<Word, 2> words) noexcept : words_{words} {}
  static constexpr Word min() noexcept { return 0; }
  static constexpr Word max() noexcept { return ~Word{0} >> (8 * sizeof(Word) - Bits); }
  constexpr Word operator()() { return words_.at(dealt_++); }

  [[nodiscard]] constexpr std::size_t dealt() const noexcept { return dealt_; }

private:
  std::array<Word, 2> words_;
  std::size_t dealt_ = 0;
};

// A generator by its type and range alone.
template <class Word, Word Min, Word Max>
struct source {
  static constexpr Word min() noexcept { return Min; }
  static constexpr Word max() noexcept { return Max; }
  Word operator()();
};

// A small generator that the compiler can run: it counts, and mixes the count (C. Wellons' lowbias32).
class small_generator {
public:
  constexpr explicit small_generator(std::uint32_t seed) noexcept : count_{seed} {}
  static constexpr std::uint32_t min() noexcept { return 0; }
  static constexpr std::uint32_t max() noexcept { return 0xFFFF'FFFF; }
  constexpr std::uint32_t operator()() noexcept {
    std::uint32_t x = count_ += 0x9E37'79B9;
    x = (x ^ (x >> 16)) * 0x7FEB'352D;
    x = (x ^ (x >> 15)) * 0x846C'A68B;
    return x ^ (x >> 16);
  }

private:
  std::uint32_t count_;
};

// What a draw below n makes of one word, or of two where it refuses the first.
struct draw {
  std::size_t number;
  std::size_t words_used;
  friend constexpr bool operator==(const draw&, const draw&) noexcept = default;
};
template <int Bits = 32, class Word>
constexpr draw draw_below(std::size_t n, Word first, Word second) {
  dealer<Word, Bits> words{{first, second}};
  const std::size_t number = random_below(words, n);
  return {number, words.dealt()};
}

// Whether a draw below n gives `number` for just 2^32 / n words, rounded down: of the range of words whose
// product with n has this upper half, all but the first where there is one too many.
constexpr bool has_its_share(std::uint64_t number, std::uint64_t n) {
  constexpr std::uint64_t all_words = std::uint64_t{1} << 32;
  const auto begin_of = [n](std::uint64_t i) { return (i * all_words + n - 1) / n; };
  const std::uint64_t begin = begin_of(number);
  const std::uint64_t end = begin_of(number + 1);
  const std::uint64_t first_used = end - all_words / n;
  const auto drawn = static_cast<std::size_t>(number);
  const auto draw_from = [n, end](std::uint64_t word) {
    return draw_below(static_cast<std::size_t>(n), static_cast<std::uint32_t>(word),
                      static_cast<std::uint32_t>(end - 1));
  };
  const bool refuses_one = first_used == begin + 1;
  return (refuses_one || first_used == begin) && draw_from(begin) == draw{drawn, refuses_one ? 2u : 1u} &&
         draw_from(first_used) == draw{drawn, 1} && draw_from(end - 1) == draw{drawn, 1};
}

// Chi-square: how far so many draws of 0 to size - 1 are from giving each as often as any other.
template <class F>
double chi_square(std::size_t size, int draws, F&& draw_one) {
  std::vector<int> counts(size);
  for (int i = 0; i != draws; ++i) ++counts.at(draw_one());
  const double expected = draws / static_cast<double>(size);
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

// What a fair draw stays below in all but one of a million seeds: 4.75 standard deviations, by Wilson and
// Hilferty's approximation of chi-square with size - 1 degrees of freedom. Each seed here is fixed, so a test
// that has passed once keeps passing.
double chi_square_limit(std::size_t size) {
  const double freedom = static_cast<double>(size) - 1;
  return freedom * std::pow(1 - 2 / (9 * freedom) + 4.75 * std::sqrt(2 / (9 * freedom)), 3);
}

template <class P>
std::vector<typename P::move_type> moves_of(const P& p) {
  std::vector<typename P::move_type> moves;
  p.for_each_legal_move([&moves](const typename P::move_type& m) { moves.push_back(m); });
  return moves;
}

template <class Move>
std::size_t place_of(const Move& m, const std::vector<Move>& moves) {
  return static_cast<std::size_t>(std::find(moves.begin(), moves.end(), m) - moves.begin());
}

template <class P, class G>
bool draws_fairly(const P& p, G random, int draws) {
  const auto moves = moves_of(p);
  const auto draw_one = [&] { return place_of(random_move(p, random), moves); };
  return chi_square(moves.size(), draws, draw_one) < chi_square_limit(moves.size());
}

// The last of so many games from the start.
template <class P, class G>
folkgames::playout_result<P> nth_game(int n, G random) {
  for (; n != 1; --n) (void)random_playout(P{}, random, 10'000);
  return random_playout(P{}, random, 10'000);
}

template <class P>
folkgames::playout_result<P> ends(std::string_view text, std::size_t plies) {
  return {worked::position_from<P>(text), plies};
}

template <class P>
constexpr folkgames::playout_result<P> small_game(std::uint32_t seed, std::size_t ply_limit) {
  small_generator random{seed};
  return random_playout(P{}, random, ply_limit);
}

// Whether a game that is broken off after any number of plies can be played on to the same end.
template <class P>
bool can_be_broken_off(std::uint32_t seed) {
  const auto whole = small_game<P>(seed, 10'000);
  if (!whole.final_position.is_over() || whole.plies < 2) return false;
  for (std::size_t limit = 0; limit <= whole.plies; ++limit) {
    small_generator random{seed};
    const auto part = random_playout(P{}, random, limit);
    const auto rest = random_playout(part.final_position, random, whole.plies - limit);
    if (part.plies != limit || part.final_position.is_over() != (limit == whole.plies)) return false;
    if (rest.plies != whole.plies - limit || rest.final_position != whole.final_position) return false;
  }
  return small_game<P>(seed, whole.plies + 1) == whole;
}

}  // namespace

static_assert(random_bit_source<std::mt19937>);
static_assert(random_bit_source<std::mt19937_64>);
static_assert(random_bit_source<std::random_device>);
static_assert(random_bit_source<small_generator>);
static_assert(random_bit_source<source<std::uint64_t, 0, 0xFFFF'FFFF'FFFF>>);
static_assert(!random_bit_source<source<std::uint64_t, 0, 0xFFFF'FFFF'FFFE>>);
static_assert(!random_bit_source<source<std::uint64_t, 1, 0xFFFF'FFFF'FFFF>>);
static_assert(!random_bit_source<source<std::uint32_t, 0, 0x7FFF'FFFF>>);
static_assert(!random_bit_source<source<std::int64_t, 0, 0xFFFF'FFFF>>);
static_assert(!random_bit_source<std::minstd_rand>);
static_assert(!random_bit_source<const std::mt19937>);

TEST_CASE("playout: a draw below n refuses the words that would make a number too likely") {
  // 2^32 is 1 more than a multiple of 3: of the words 0 to 1431655765, all of which give 0, the first goes.
  CHECK_TWICE(draw_below(3, 0u, 0xFFFF'FFFFu) == draw{2, 2});
  CHECK_TWICE(draw_below(3, 1u, 0u) == draw{0, 1});
  CHECK_TWICE(draw_below(3, 1'431'655'765u, 0u) == draw{0, 1});
  CHECK_TWICE(draw_below(3, 1'431'655'766u, 0u) == draw{1, 1});
  CHECK_TWICE(draw_below(3, 2'863'311'530u, 0u) == draw{1, 1});
  CHECK_TWICE(draw_below(3, 2'863'311'531u, 0u) == draw{2, 1});
  // 2^32 is 4 more than a multiple of 6: four words go, those whose product's lower half is 0 or 2.
  for (const std::uint32_t word : {0u, 715'827'883u, 0x8000'0000u, 2'863'311'531u}) {
    CHECK(draw_below(6, word, 1u) == draw{0, 2});
  }
  CHECK_TWICE(draw_below(6, 1'431'655'766u, 0u) == draw{2, 1});  // the lower half is 4
  // Nothing is refused where n divides 2^32, and a draw of one number uses a word too.
  CHECK_TWICE(draw_below(4, 0u, 1u) == draw{0, 1});
  CHECK_TWICE(draw_below(1, 0u, 1u) == draw{0, 1});
}

TEST_CASE("playout: a draw below n gives each number for the same count of words") {
  bool all_small = true;
  for (std::uint64_t n = 1; n <= 500; ++n) {
    for (std::uint64_t i = 0; i != n; ++i) all_small = all_small && has_its_share(i, n);
  }
  CHECK(all_small);
  for (const std::uint64_t n : {0x1'0001u, 0x8000'0001u, 0xAAAA'AAABu, 0xFFFF'FFFFu}) {
    CAPTURE(n);
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{1}, n / 3, n / 2, n - 2, n - 1}) {
      CHECK(has_its_share(number, n));
    }
  }
}

TEST_CASE("playout: of more than 32 random bits the upper 32 are used") {
  CHECK_TWICE(draw_below<64>(3, 0xFFFF'FFFFull, 0x5555'5556'0000'0000ull) == draw{1, 2});
  CHECK_TWICE(draw_below<64>(3, 0x5555'5555'FFFF'FFFFull, 0ull) == draw{0, 1});
  CHECK_TWICE(draw_below<48>(3, 0xFFFFull, 0x5555'5556'0000ull) == draw{1, 2});
  CHECK_TWICE(draw_below<48>(3, 0x5555'5555'FFFFull, 0ull) == draw{0, 1});
}

TEST_CASE("playout: of the legal moves, in their order, the drawn one is played") {
  constexpr auto taken_for = [](std::uint32_t word) {
    dealer<std::uint32_t> words{{word, word}};
    return random_move(toy::position{}, words).taken;
  };
  CHECK_TWICE(taken_for(1) == 1);
  CHECK_TWICE(taken_for(0x8000'0000) == 2);
  CHECK_TWICE(taken_for(0xFFFF'FFFF) == 3);
}

TEST_CASE("playout: each move is as likely as any other") {
  const auto dogs_begin = adugo::position::initial(adugo::side::dogs);
  CHECK(draws_fairly(oware::position{}, std::mt19937_64{1}, 20'000));
  CHECK(draws_fairly(oware::position{}, std::mt19937{2}, 20'000));
  CHECK(draws_fairly(oware::position{}, small_generator{3}, 20'000));
  CHECK(draws_fairly(dogs_begin, std::mt19937_64{5}, 20'000));
  CHECK(draws_fairly(dogs_begin, std::mt19937{6}, 20'000));
  CHECK(draws_fairly(dogs_begin, small_generator{7}, 20'000));
  CHECK(draws_fairly(toy::position{}, std::mt19937_64{8}, 20'000));
}

TEST_CASE("playout: each move of Adugo is as likely as any other, by effect and not by path") {
  // Ten moves, two of which can be made in two ways.
  const auto p = worked::position_from<adugo::position>("ddddd/ddddd/1dJd1/dd3/5/3/3 J");
  CHECK(draws_fairly(p, std::mt19937_64{9}, 5000));
  // A fair draw among the ways would be seen.
  const auto moves = moves_of(p);
  std::vector<std::size_t> move_of_path;
  for_each_path(p, [&](const adugo::move& m, const auto&) { move_of_path.push_back(place_of(m, moves)); });
  CHECK(move_of_path.size() == moves.size() + 2);
  std::mt19937_64 random{10};
  const auto draw_path = [&] { return move_of_path[random_below(random, move_of_path.size())]; };
  CHECK(chi_square(moves.size(), 5000, draw_path) > chi_square_limit(moves.size()));
}

TEST_CASE("playout: a seed gives the same game everywhere") {
  // The standard fixes what these generators give. These ends come from a second implementation, in Python,
  // of generators, draw and rules.
  CHECK(nth_game<adugo::position>(1, std::mt19937{1}) ==
        ends<adugo::position>("dJ2d/3dd/d4/2dd1/d3d/3/3 d", 103));
  CHECK(nth_game<adugo::position>(1, std::mt19937_64{1}) ==
        ends<adugo::position>("d1dd1/d2d1/3dd/3d1/4d/2J/3 d", 145));
  CHECK(nth_game<oware::position>(1, std::mt19937{1}) ==
        ends<oware::position>("0-0-0-0-0-3-1-0-0-0-1-0-25-18-N", 57));
  CHECK(nth_game<oware::position>(1, std::mt19937_64{1}) ==
        ends<oware::position>("0-0-0-5-0-0-0-0-1-0-0-0-26-16-N", 101));
  CHECK(nth_game<adugo::position>(100, std::mt19937{}) ==
        ends<adugo::position>("ddddd/1d1d1/d1J2/5/1d3/3/3 d", 109));
  CHECK(nth_game<adugo::position>(100, std::mt19937_64{}) ==
        ends<adugo::position>("dd2d/2d1d/1ddJ1/5/1d3/3/d2 d", 101));
  CHECK(nth_game<oware::position>(100, std::mt19937{}) ==
        ends<oware::position>("0-0-1-1-0-0-0-0-0-0-0-0-21-25-S", 110));
  CHECK(nth_game<oware::position>(100, std::mt19937_64{}) ==
        ends<oware::position>("1-1-1-0-1-0-0-0-0-0-0-0-22-22-S 13", 98));
}

TEST_CASE("playout: the limit of plies is kept, and changes nothing but the end") {
  for (std::uint32_t seed = 0; seed != 20; ++seed) {
    CHECK(can_be_broken_off<adugo::position>(seed));
    CHECK(can_be_broken_off<oware::position>(seed));
    CHECK(can_be_broken_off<toy::position>(seed));
  }
}

TEST_CASE("playout: without a move to play no number is drawn") {
  const auto stays = [](const auto& p, std::size_t ply_limit) {
    dealer<std::uint32_t> words{{}};
    const auto game = random_playout(p, words, ply_limit);
    return game.final_position == p && game.plies == 0 && words.dealt() == 0;
  };
  CHECK(stays(oware::position{}, 0));
  CHECK(stays(adugo::position{}, 0));
  CHECK(stays(toy::position{0, toy::side::first}, 100));
  CHECK(stays(worked::position_from<oware::position>("0-0-0-0-0-3-1-0-0-0-1-0-25-18-N"), 100));
  CHECK(stays(worked::position_from<adugo::position>("ddddd/1d1d1/d1J2/5/1d3/3/3 d"), 100));
}

TEST_CASE("playout: the compiler can play too") {
  constexpr auto oware_game = small_game<oware::position>(1, 30);
  constexpr auto adugo_game = small_game<adugo::position>(1, 20);
  CHECK_TWICE(oware_game.plies == 30);
  CHECK_TWICE(adugo_game.plies == 20);
  CHECK_TWICE(small_game<toy::position>(1, 100).final_position.matches() == 0);
  CHECK(oware_game == small_game<oware::position>(1, 30));
  CHECK(adugo_game == small_game<adugo::position>(1, 20));
}
