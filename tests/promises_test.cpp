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
  constexpr auto loud = [](const move&) {};
  const P p;
  const move m{};
  const std::string_view text;
  return noexcept(P{})&& noexcept(P::initial())&& noexcept(P::initial(p.to_move()))&& noexcept(p == p)&& noexcept(p.to_move())&& noexcept(opponent(p.to_move()))&& noexcept(p.bits())&& noexcept(p.legal_moves())&& noexcept(p.count_legal_moves())&& noexcept(p.has_legal_move())&& noexcept(p.is_legal(m))&& noexcept(p.check(m))&& noexcept(p.play(m))&& noexcept(p.try_play(m))&& noexcept(p.is_over())&& noexcept(p.outcome())&& noexcept(p.for_each_legal_move(quiet)) && !noexcept(p.for_each_legal_move(
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                    loud))&& noexcept(hash_value(p))&& noexcept(same_board(p,
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                           p))&& noexcept(to_text(p))&& noexcept(to_text(p,
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                         m))&& noexcept(to_text(p
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                    .to_move()))&& noexcept(folkgames::
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                parse<P>(text))&& noexcept(parse_move(p, text))&& noexcept(message(p
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                       .check(m)))&& noexcept(message(folkgames::
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                          parse<
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                              P>(
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                              text)
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                              .error()
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                              .code))&& noexcept(folkgames::
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                     perft(
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                         p,
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                         1))&& noexcept(folkgames::
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            perft_digest(
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                p, 1))&& noexcept(folkgames::perft_divide(p, 1,
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                          [](move,
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                             std::
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                 uint64_t) noexcept {
                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                          }));
}

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

constexpr bool perft_works() {
  return folkgames::perft(adugo::position{}, 4) == 2005 && folkgames::perft(oware::position{}, 4) == 1014;
}
constexpr bool perft_digest_works() {
  return folkgames::perft_digest(adugo::position{}, 4) == folkgames::perft_result{2005, 0x7b26f1a33cea88d7} &&
         folkgames::perft_digest(oware::position{}, 4) == folkgames::perft_result{1014, 0x49aad3e3c4f6aa8b};
}

static_assert(works_for_both<adugo::position>() && works_for_both<oware::position>());
static_assert(adugo_works() && oware_works());
static_assert(perft_works());
static_assert(perft_digest_works());

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
  CHECK(perft_works());
  CHECK(perft_digest_works());
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
