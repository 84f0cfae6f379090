// The promises that the compiler itself can check: what kind of values the types are, and that every
// operation of the rules is constexpr and noexcept. What is evaluated at compile time is run once more at run
// time, where sanitizers see it.

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <type_traits>
#include <utility>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

namespace {

template <class T>
constexpr bool is_small_value = std::is_trivially_copyable_v<T>&& std::is_standard_layout_v<T>&&
    std::has_unique_object_representations_v<T>;

template <class P>
constexpr bool is_noexcept() {
  using move = typename P::move_type;
  constexpr auto quiet = [](const move&) noexcept {};
  constexpr auto quiet_divide = [](const move&, std::uint64_t) noexcept {};
  constexpr auto quiet_position = [](const P&) noexcept {};
  const P p;
  const move m{};
  const std::string_view text;
  const std::array each{
      noexcept(P{}),
      noexcept(P::initial()),
      noexcept(P::initial(p.to_move())),
      noexcept(P::from_bits(p.bits())),
      noexcept(p == p),
      noexcept(p.to_move()),
      noexcept(opponent(p.to_move())),
      noexcept(p.legal_moves()),
      noexcept(p.for_each_legal_move(quiet)),
      noexcept(p.count_legal_moves()),
      noexcept(p.has_legal_move()),
      noexcept(p.is_legal(m)),
      noexcept(p.check(m)),
      noexcept(p.play(m)),
      noexcept(p.try_play(m)),
      noexcept(p.is_over()),
      noexcept(p.outcome()),
      noexcept(hash_value(p)),
      noexcept(board_hash(p)),
      noexcept(same_board(p, p)),
      noexcept(to_text(p)),
      noexcept(to_text(p, m)),
      noexcept(to_text(p.to_move())),
      noexcept(folkgames::parse<P>(text)),
      noexcept(parse_move(p, text)),
      noexcept(message(p.check(m))),
      noexcept(message(folkgames::parse<P>(text).error())),
      noexcept(folkgames::perft(p, 1)),
      noexcept(folkgames::perft_digest(p, 1)),
      noexcept(folkgames::perft_divide(p, 1, quiet_divide)),
      noexcept(canonical(p)),
      noexcept(to_index(p)),
      noexcept(folkgames::from_index<P>(0)),
      noexcept(for_each_predecessor(p, quiet_position)),
  };
  for (const bool one : each) {
    if (!one) return false;
  }
  return true;
}

// With a callback: as the callback is.
constexpr auto may_throw = [](const auto&) {};
static_assert(!noexcept(adugo::position{}.for_each_legal_move(may_throw)));
static_assert(!noexcept(oware::position{}.for_each_legal_move(may_throw)));

// Uses whatever the rules offer for both games.
template <class P>
constexpr bool works_for_both() {
  using move = typename P::move_type;
  const P start = P::initial();
  std::size_t count = 0;
  start.for_each_legal_move([&](const move& m) {
    const auto next = start.try_play(m);
    const auto back = folkgames::parse<P>(to_text(*next));
    count += next && *next == start.play(m) && start.is_legal(m) &&
             start.check(m) == P::move_error_type::none && back && *back == *next &&
             same_board(*back, *next) && hash_value(*back) == hash_value(*next) &&
             *parse_move(start, to_text(start, m)) == m && !next->is_over() && !next->outcome() &&
             next->to_move() == opponent(start.to_move());
  });
  return count == start.count_legal_moves() && count == start.legal_moves().size() && start.has_legal_move();
}

constexpr bool adugo_works() {
  const auto eats = folkgames::parse<adugo::position>("ddddd/dd1dJ/ddd2/5/5/3/3 J");
  const auto chain = parse_move(*eats, "e6xc6xc4");
  const auto trapped = folkgames::parse<adugo::position>("ddddd/ddddd/5/5/2d2/d2/Jdd J");
  std::size_t paths = 0;
  for_each_path(*eats,
                [&](const adugo::move& m, const auto& points) { paths += m.to() == *(points.end() - 1); });
  return eats && chain && path(*eats, *chain).size() == 3 && eats->play(*chain).captured_count() == 5 &&
         eats->empty_points().size() == 19 && eats->jaguar() == adugo::point::e6 && paths == 3 &&
         trapped->is_over() && trapped->outcome()->reason == adugo::end_reason::no_move &&
         adugo::board::neighbours(adugo::point::c3).size() == 8 && adugo::board::lines().size() == 18 &&
         adugo::board::jumps(adugo::point::a1).size() == 2 &&
         adugo::board::coordinates(adugo::point::e1) == adugo::board::coordinate{4, 1} &&
         !message(adugo::setup_error::dog_on_jaguar).empty() && to_text(adugo::point::c5) == "c5";
}

constexpr bool oware_works() {
  const auto slam = folkgames::parse<oware::position>("0-0-0-0-0-2-1-1-0-0-0-0-22-22-S");
  const oware::move m{oware::pit::F};
  const oware::sowing steps = sow(*slam, m);
  const oware::position end = slam->play(m);
  return steps.is_grand_slam() && steps.seeds_captured() == 0 && steps.captured().empty() &&
         steps.visited().size() == 2 && end.is_over() && end.quiet_plies() == 1 &&
         end.outcome()->winner == oware::side::north && final_score(end) == oware::score{22, 26} &&
         end.seeds(oware::pit::a) == 2 && end.seeds_in_row(oware::side::north) == 4 &&
         end.store(oware::side::south) == 22 && oware::owner(oware::pit::a) == oware::side::north &&
         !message(oware::setup_error::negative_seeds).empty() && to_text(oware::pit::f) == "f";
}

// A small generator of random bits.
struct counting_bits {
  using result_type = std::uint64_t;
  std::uint64_t state = 1;
  static constexpr std::uint64_t min() noexcept { return 0; }
  static constexpr std::uint64_t max() noexcept { return ~std::uint64_t{0}; }
  constexpr std::uint64_t operator()() noexcept {
    return state = state * 6364136223846793005u + 1442695040888963407u;
  }
};

template <class P>
constexpr bool kit_works() {
  const P start;
  const P next = start.play(*start.legal_moves().begin());
  bool found = false;
  for_each_predecessor(next, [&](const P& q) { found |= q == start; });
  counting_bits bits;
  const auto game = folkgames::random_playout(start, bits, 4);
  return found && folkgames::from_index<P>(to_index(next)) == next &&
         to_index(next) < folkgames::index_count<P> && canonical(canonical(next)) == canonical(next) &&
         board_hash(start) == board_hash(P{}) && std::hash<P>{}(start) == std::hash<P>{}(P{}) &&
         game.plies == 4 && !game.final_position.is_over() &&
         start.is_legal(folkgames::random_move(start, bits)) && P::from_bits(next.bits()) == next;
}
constexpr bool kit_of_one_game_works() {
  const auto a = adugo::position::initial(adugo::side::dogs);
  const auto o = oware::position::initial();
  std::size_t dog_steps = 0;
  for (const auto& [shift, origins] : dog_step_sets(a)) dog_steps += origins.size();
  return mirrored(a) == a && dog_steps == a.count_legal_moves() &&
         dog_targets(a, adugo::point::a5).size() == 2 &&
         adugo::from_layer_index(14, adugo::side::dogs, to_layer_index(a)) == a &&
         adugo::from_dog_set_index(14, adugo::to_dog_set_index(a.dogs())) == a.dogs() &&
         rotated(rotated(o)) == o && rotated(oware::pit::A) == oware::pit::a && legal_pits(o).size() == 6 &&
         oware::from_board_index(48, to_board_index(o))[0] == 4;
}

constexpr bool perft_works() {
  return folkgames::perft(adugo::position{}, 4) == 2005 && folkgames::perft(oware::position{}, 4) == 1014;
}
template <class P>
constexpr bool perft_digest_works(std::uint64_t leaves, std::uint64_t digest) {
  return folkgames::perft_digest(P{}, 4) == folkgames::perft_result{leaves, digest};
}

static_assert(works_for_both<adugo::position>() && works_for_both<oware::position>());
static_assert(adugo_works() && oware_works());
static_assert(kit_works<adugo::position>() && kit_works<oware::position>());
static_assert(kit_of_one_game_works());
static_assert(perft_works());
static_assert(perft_digest_works<adugo::position>(2005, 0x7b26f1a33cea88d7));
static_assert(perft_digest_works<oware::position>(1014, 0x96aa5e5ef3825740));

static_assert(is_noexcept<adugo::position>() && is_noexcept<oware::position>());

static_assert(sizeof(adugo::position) == 8 && is_small_value<adugo::position>);
static_assert(sizeof(oware::position) == 16 && is_small_value<oware::position>);
static_assert(std::regular<adugo::position> && std::regular<oware::position>);
static_assert(sizeof(adugo::move) == 8 && sizeof(oware::move) == 1);
static_assert(std::is_trivially_copyable_v<adugo::move> &&
              std::is_trivially_default_constructible_v<adugo::move>);
static_assert(std::is_trivially_copyable_v<oware::move> &&
              std::is_trivially_default_constructible_v<oware::move>);
static_assert(std::is_trivially_copyable_v<adugo::point_set> && sizeof(adugo::point_set) == 4);
static_assert(std::forward_iterator<adugo::point_set::const_iterator>);

}  // namespace

TEST_CASE("promise 1: what is evaluated at compile time is also right at run time") {
  CHECK(works_for_both<adugo::position>());
  CHECK(works_for_both<oware::position>());
  CHECK(adugo_works());
  CHECK(oware_works());
  CHECK(kit_works<adugo::position>());
  CHECK(kit_works<oware::position>());
  CHECK(kit_of_one_game_works());
  CHECK(perft_works());
  CHECK(perft_digest_works<adugo::position>(2005, 0x7b26f1a33cea88d7));
  CHECK(perft_digest_works<oware::position>(1014, 0x96aa5e5ef3825740));
}

TEST_CASE("promise 2: a position's bytes are its value") {
  // Without padding, equal positions have equal bytes and different ones different bytes.
  const auto bytes_of = []<class P>(const P& p) {
    return std::bit_cast<std::array<unsigned char, sizeof(P)>>(p);
  };
  const adugo::position a;
  CHECK(bytes_of(a) == bytes_of(adugo::position::initial()));
  CHECK(bytes_of(a) != bytes_of(adugo::position::initial(adugo::side::dogs)));
  const oware::position o;
  CHECK(bytes_of(o) == bytes_of(oware::position::initial()));
  CHECK(bytes_of(o) != bytes_of(o.play(oware::move{oware::pit::A})));
}
