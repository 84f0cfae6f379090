#include "../support/worked_case.hpp"

#include <folkgames/oware.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

// The rules that Oware is played by elsewhere, as worked cases: each value of each member of oware::rules.

using folkgames::oware::abapa;
using folkgames::oware::basic_position;
using folkgames::oware::end_reason;
using folkgames::oware::grand_slam_rule;
using folkgames::oware::move;
using folkgames::oware::move_error;
using folkgames::oware::outcome;
using folkgames::oware::parse_code;
using folkgames::oware::parse_error;
using folkgames::oware::pit;
using folkgames::oware::rules;
using folkgames::oware::score;
using folkgames::oware::setup_error;
using folkgames::oware::side;
using worked::move_from;
using worked::moves_in;

namespace {

constexpr rules forbidden{.grand_slam = grand_slam_rule::forbidden};
constexpr rules slam_ends{.grand_slam = grand_slam_rule::takes_all_and_ends};

template <int Limit>
constexpr rules quiet{.quiet_limit = Limit};

// The position with this text under given rules.
template <rules Rules = rules{}>
constexpr basic_position<Rules> at(std::string_view text) {
  return worked::position_from<basic_position<Rules>>(text);
}

template <rules Rules>
constexpr auto after(std::string_view text, std::string_view moves) {
  return worked::after_moves(at<Rules>(text), moves);
}

// What is wrong with the text of a position, and where.
template <rules Rules>
constexpr parse_error refusal(std::string_view text) {
  return folkgames::parse<basic_position<Rules>>(text).error();
}

template <class P>
constexpr bool goes_on(const P& p) {
  return !p.is_over() && !p.outcome() && p.has_legal_move();
}

template <class P>
constexpr bool ended(const P& p, std::optional<side> winner, end_reason reason, score s) {
  return p.is_over() && !p.has_legal_move() && p.legal_moves().empty() && p.count_legal_moves() == 0 &&
         p.outcome() == outcome{winner, reason} && final_score(p) == s;
}

// North's c takes all that South has; South's F likewise, with seeds of its own left or without.
constexpr std::string_view north_slams = "1-1-1-1-1-0-0-0-8-0-0-1-17-17-N";
constexpr std::string_view south_slams = "9-9-0-0-0-2-1-1-0-0-0-0-13-13-S 7";
constexpr std::string_view only_a_slam = "0-0-0-0-0-2-1-1-0-0-0-0-23-21-S";
// Seventeen seeds feed the empty row, and take what they gave.
constexpr std::string_view feeds_and_slams = "5-0-0-0-0-17-0-0-0-0-0-0-12-14-S";

// Two seeds that run round the board and never meet: after twelve plies they are where they were.
constexpr std::string_view chase = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";

template <rules Rules>
constexpr basic_position<Rules> chased(int plies) {
  auto p = at<Rules>(chase);
  for (int i = 0; i != plies; ++i) p = p.play(p.legal_moves()[0]);
  return p;
}

}  // namespace

TEST_CASE("O17: where a grand slam is forbidden, the move is illegal") {
  CHECK_TWICE(moves_in(at(north_slams)) == "c f");
  CHECK_TWICE(moves_in(at<forbidden>(north_slams)) == "f");
  CHECK_TWICE(at<forbidden>(north_slams).legal_moves().size() == 1);
  CHECK_TWICE(at<forbidden>(north_slams).count_legal_moves() == 1);
  CHECK_TWICE(at<forbidden>(north_slams).check(move{pit::c}) == move_error::slam_forbidden);
  CHECK_TWICE(at<forbidden>(north_slams).try_play(move{pit::c}).error() == move_error::slam_forbidden);
  CHECK_TWICE(parse_move(at<forbidden>(north_slams), "c").error() ==
              parse_error{parse_code::illegal_move, 0, move_error::slam_forbidden});
  CHECK_TWICE(moves_in(at<forbidden>(south_slams)) == "A B");
}

TEST_CASE("O17: where a grand slam is forbidden, a capture that leaves a seed is legal") {
  constexpr auto p = at<forbidden>("0-0-0-0-0-2-1-1-0-0-0-1-20-23-S");
  CHECK_TWICE(moves_in(p) == "F");
  CHECK_TWICE(to_text(after<forbidden>("0-0-0-0-0-2-1-1-0-0-0-1-20-23-S", "F")) ==
              "0-0-0-0-0-0-0-0-0-0-0-1-24-23-N");
  // A move that captures nothing is no slam, though the opponent has no seed but those.
  CHECK_TWICE(moves_in(at<forbidden>("0-0-0-0-0-2-1-3-0-0-0-0-21-21-S")) == "F");
}

TEST_CASE("O17: where a grand slam is forbidden, a player who has nothing else has no legal move") {
  constexpr auto p = at<forbidden>(only_a_slam);
  CHECK_TWICE(moves_in(p).empty());
  // Each side keeps its row.
  CHECK_TWICE(ended(p, side::south, end_reason::no_move, {25, 23}));
  CHECK_TWICE(goes_on(at(only_a_slam)));
  // Two pits, and either is a slam.
  CHECK_TWICE(
      ended(at<forbidden>("0-0-0-0-2-1-1-0-0-0-0-0-22-22-S"), side::south, end_reason::no_move, {25, 23}));
  CHECK_TWICE(
      ended(at<forbidden>("1-0-0-0-0-0-0-0-0-0-2-1-20-24-N"), side::north, end_reason::no_move, {21, 27}));
}

TEST_CASE("O17: where a grand slam is forbidden, it is so too where nothing else feeds") {
  CHECK_TWICE(moves_in(at(feeds_and_slams)) == "F");
  CHECK_TWICE(ended(at<forbidden>(feeds_and_slams), side::south, end_reason::no_move, {34, 14}));
  // Thirteen seeds leave some of what they feed.
  CHECK_TWICE(moves_in(at<forbidden>("5-0-0-0-0-13-0-0-0-0-0-0-15-15-S")) == "F");
}

TEST_CASE("OD9: the duty to feed is reported before the ban on slams, and the other faults before both") {
  // A does not feed, F slams, E does neither.
  constexpr auto p = at<forbidden>("1-0-0-0-2-17-0-0-0-0-0-0-14-14-S");
  CHECK_TWICE(p.check(move{pit::A}) == move_error::must_feed);
  CHECK_TWICE(p.check(move{pit::F}) == move_error::slam_forbidden);
  CHECK_TWICE(p.check(move{pit::E}) == move_error::none);
  CHECK_TWICE(moves_in(p) == "E");
  CHECK_TWICE(p.check(move{pit::B}) == move_error::empty_pit);
  CHECK_TWICE(p.check(move{pit::c}) == move_error::wrong_side);
  CHECK_TWICE(at<forbidden>(only_a_slam).check(move{pit::F}) == move_error::game_over);
  CHECK_TWICE(at<forbidden>(feeds_and_slams).check(move{pit::A}) == move_error::game_over);
}

TEST_CASE("O18: where a grand slam ends the game, the seeds are taken and each side keeps its row") {
  constexpr auto p = at<slam_ends>(south_slams);
  CHECK_TWICE(moves_in(p) == "A B F");
  CHECK_TWICE(to_text(p.play(move{pit::F})) == "9-9-0-0-0-0-0-0-0-0-0-0-17-13-N");
  CHECK_TWICE(ended(p.play(move{pit::F}), side::south, end_reason::grand_slam, {35, 13}));
  CHECK_TWICE(p.play(move{pit::F}).check(move{pit::a}) == move_error::game_over);
  // The same move by default, and another move here.
  CHECK_TWICE(to_text(after<abapa>(south_slams, "F")) == "9-9-0-0-0-0-2-2-0-0-0-0-13-13-N 8");
  CHECK_TWICE(goes_on(p.play(move{pit::A})));
  // A draw, and a slam that feeds the empty row first.
  CHECK_TWICE(ended(after<slam_ends>("3-0-0-0-0-2-1-1-0-0-0-0-17-24-S", "F"), std::nullopt,
                    end_reason::grand_slam, {24, 24}));
  CHECK_TWICE(ended(after<slam_ends>(feeds_and_slams, "F"), side::south, end_reason::grand_slam, {34, 14}));
}

TEST_CASE("O18: where a grand slam ends the game, 25 seeds are a majority first and only the stores count") {
  CHECK_TWICE(to_text(after<slam_ends>(north_slams, "c")) == "0-0-0-0-0-0-0-0-0-1-1-2-17-27-S");
  CHECK_TWICE(ended(after<slam_ends>(north_slams, "c"), side::north, end_reason::majority, {17, 27}));
  // Just 25, and one less.
  CHECK_TWICE(ended(after<slam_ends>("9-0-0-0-0-2-1-1-0-0-0-0-21-14-S", "F"), side::south,
                    end_reason::majority, {25, 14}));
  CHECK_TWICE(ended(after<slam_ends>("9-0-0-0-0-2-1-1-0-0-0-0-20-15-S", "F"), side::south,
                    end_reason::grand_slam, {33, 15}));
}

TEST_CASE("O18: where a grand slam ends the game, sow shows what it captures") {
  constexpr auto steps = sow(at<slam_ends>(south_slams), move{pit::F});
  CHECK_TWICE(steps.is_grand_slam());
  CHECK_TWICE(steps.seeds_captured() == 4);
  CHECK_TWICE(steps.captured().size() == 2);
  CHECK_TWICE(steps.captured()[0] == pit::b);
  CHECK_TWICE(steps.captured()[1] == pit::a);
  CHECK_TWICE(sow(at<slam_ends>(feeds_and_slams), move{pit::F}).seeds_captured() == 12);
  // By default it shows a slam that takes nothing.
  CHECK_TWICE(sow(at(south_slams), move{pit::F}).is_grand_slam());
  CHECK_TWICE(sow(at(south_slams), move{pit::F}).seeds_captured() == 0);
  CHECK_TWICE(!sow(at<slam_ends>(south_slams), move{pit::A}).is_grand_slam());
}

TEST_CASE("O18: where a grand slam ends the game, other ends are as ever") {
  CHECK_TWICE(
      ended(at<slam_ends>("4-2-2-2-1-0-0-0-0-0-0-0-15-22-S"), side::south, end_reason::no_move, {26, 22}));
  CHECK_TWICE(ended(at<slam_ends>("3-0-0-0-0-0-1-0-0-0-0-0-22-22-S 100"), side::south,
                    end_reason::quiet_limit, {25, 23}));
  // No seeds for the side to move: in play only a slam does that, and it comes before the quiet limit.
  CHECK_TWICE(ended(at<slam_ends>("0-0-0-0-0-0-3-0-0-0-0-0-22-23-S 100"), side::north, end_reason::grand_slam,
                    {22, 26}));
  CHECK_TWICE(ended(at("0-0-0-0-0-0-3-0-0-0-0-0-22-23-S 100"), side::north, end_reason::no_move, {22, 26}));
}

TEST_CASE("O14: without a quiet limit the game never ends for want of captures") {
  CHECK(goes_on(chased<quiet<0>>(100)));
  CHECK(goes_on(chased<quiet<0>>(1000)));
  CHECK(!goes_on(chased<abapa>(100)));
  // No ply is counted, so that a board that comes again is an equal position.
  CHECK_TWICE(chased<quiet<0>>(12) == at<quiet<0>>(chase));
  CHECK_TWICE(chased<quiet<0>>(7).quiet_plies() == 0);
  CHECK_TWICE(to_text(chased<quiet<0>>(7)) == "0-0-0-0-1-0-0-0-0-1-0-0-23-23-N");
  CHECK_TWICE(to_text(after<quiet<0>>("0-0-0-0-0-2-1-1-0-0-0-0-22-22-S", "F")) ==
              "0-0-0-0-0-0-2-2-0-0-0-0-22-22-N");
}

TEST_CASE("O14: without a quiet limit quiet plies are refused in a set-up and in text") {
  constexpr std::array<int, 12> fours{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
  using unlimited = basic_position<quiet<0>>;
  CHECK_TWICE(unlimited::make(fours, {0, 0}, side::south, 0).value() == unlimited{});
  CHECK_TWICE(unlimited::make(fours, {0, 0}, side::south, 1).error() ==
              setup_error::quiet_plies_out_of_range);
  CHECK_TWICE(unlimited::make(fours, {0, 0}, side::south, -1).error() ==
              setup_error::quiet_plies_out_of_range);
  constexpr std::size_t end = chase.size();
  CHECK_TWICE(refusal<quiet<0>>("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S 1") ==
              parse_error{parse_code::trailing_characters, end});
  CHECK_TWICE(refusal<quiet<0>>("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S 0") ==
              parse_error{parse_code::trailing_characters, end});
}

TEST_CASE("O14: with a quiet limit of one ply only captures keep the game going") {
  CHECK_TWICE(to_text(chased<quiet<1>>(1)) == "0-1-0-0-0-0-1-0-0-0-0-0-23-23-N 1");
  CHECK_TWICE(ended(chased<quiet<1>>(1), std::nullopt, end_reason::quiet_limit, {24, 24}));
  CHECK_TWICE(goes_on(after<quiet<1>>("0-0-0-0-0-1-1-0-0-0-0-1-22-23-S", "F")));
  // A grand slam captures nothing.
  CHECK_TWICE(ended(after<quiet<1>>(north_slams, "c"), side::south, end_reason::quiet_limit, {27, 21}));
  CHECK_TWICE(refusal<quiet<1>>("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S 2") ==
              parse_error{parse_code::quiet_plies_out_of_range, chase.size() + 1});
}

TEST_CASE("O14: the greatest quiet limit is 255 plies") {
  CHECK(goes_on(chased<quiet<255>>(254)));
  CHECK(chased<quiet<255>>(255).quiet_plies() == 255);
  CHECK(ended(chased<quiet<255>>(255), std::nullopt, end_reason::quiet_limit, {24, 24}));
  CHECK_TWICE(goes_on(at<quiet<255>>("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S 254")));
  CHECK_TWICE(ended(at<quiet<255>>("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S 255"), std::nullopt,
                    end_reason::quiet_limit, {24, 24}));
  CHECK_TWICE(refusal<quiet<255>>("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S 256") ==
              parse_error{parse_code::quiet_plies_out_of_range, chase.size() + 3});
  CHECK_TWICE(basic_position<quiet<255>>::make({}, {24, 24}, side::south, 256).error() ==
              setup_error::quiet_plies_out_of_range);
}

TEST_CASE("O15: the tournament rules are the default") {
  CHECK_TWICE(abapa == rules{.grand_slam = grand_slam_rule::takes_nothing, .quiet_limit = 100});
  CHECK_TWICE(folkgames::oware::position::rules_in_force == abapa);
}
