#include "../support/perft_file.hpp"
#include "../support/worked_case.hpp"

#include <folkgames/folkgames.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string_view>

// The rules that Adugo is played by elsewhere, as worked cases: each value of each member of adugo::rules.

using folkgames::adugo::basic_position;
using folkgames::adugo::capture_rule;
using folkgames::adugo::dog_move_rule;
using folkgames::adugo::end_reason;
using folkgames::adugo::jump_rule;
using folkgames::adugo::ludii_adugo;
using folkgames::adugo::move;
using folkgames::adugo::move_error;
using folkgames::adugo::outcome;
using folkgames::adugo::parse_code;
using folkgames::adugo::parse_error;
using folkgames::adugo::point;
using folkgames::adugo::point_set;
using folkgames::adugo::rules;
using folkgames::adugo::side;
using worked::move_from;
using worked::moves_in;

namespace {

constexpr rules not_backward{.dog_moves = dog_move_rule::not_backward};
constexpr rules forward_only{.dog_moves = dog_move_rule::forward_only};
constexpr rules single_jumps{.jumps = jump_rule::single};
constexpr rules compulsory{.capture = capture_rule::compulsory};
constexpr rules compulsory_single{.jumps = jump_rule::single, .capture = capture_rule::compulsory};
constexpr rules six_to_win{.dogs_to_win = 6};
constexpr rules all_to_win{.dogs_to_win = 14};

// The position with this text under given rules.
template <rules Rules = rules{}>
constexpr basic_position<Rules> at(std::string_view text) {
  return worked::position_from<basic_position<Rules>>(text);
}

template <rules Rules>
constexpr auto after(std::string_view text, std::string_view moves) {
  return worked::after_moves(at<Rules>(text), moves);
}

// The legal moves of one piece.
template <class P>
constexpr auto moves_from(point from, const P& p) {
  folkgames::fixed_text<60> list;
  p.for_each_legal_move([&](const move& m) {
    if (m.from() != from) return;
    if (!list.empty()) list.append(' ');
    list.append(std::string_view{to_text(p, m)});
  });
  return list;
}

// Why a text is not a move.
template <class P>
constexpr parse_error refusal(const P& p, std::string_view text) {
  return parse_move(p, text).error();
}

constexpr parse_error illegal(std::size_t offset, move_error e) {
  return {parse_code::illegal_move, offset, e};
}

template <class P>
constexpr bool won_by(const P& p, side winner, end_reason reason) {
  return p.is_over() && !p.has_legal_move() && p.count_legal_moves() == 0 && moves_in(p).empty() &&
         p.outcome() == outcome{winner, reason};
}

template <class P>
constexpr bool goes_on(const P& p) {
  return !p.is_over() && !p.outcome() && p.has_legal_move();
}

template <class P>
constexpr std::size_t count_paths(const P& p) {
  std::size_t count = 0;
  for_each_path(p, [&count](const move&, const auto&) { ++count; });
  return count;
}

// A dog on d4 with all eight neighbours free; dogs in the den; the dogs' ranks 3 to 1 all full.
constexpr std::string_view dog_on_d4 = "ddddd/ddddd/5/3d1/J4/3/3 d";
constexpr std::string_view dogs_in_den = "ddddd/dddd1/5/5/J1d2/1d1/1dd d";
constexpr std::string_view all_arrived = "5/5/5/J4/ddddd/ddd/ddd d";
// One jump, over the apex into the den; and out of it.
constexpr std::string_view into_den = "ddddd/ddddd/5/2J2/2d2/3/3 J";
constexpr std::string_view out_of_den = "ddddd/dddd1/5/5/2d2/Jd1/3 J";
// From a5 two jumps either way. From e6 a jump to c6, and from there one to c4.
constexpr std::string_view two_ways = "1dddd/ddddd/Jd2d/5/5/3/3 J";
constexpr std::string_view two_jumps = "ddddd/dd1dJ/ddd2/5/5/3/3 J";
// By default 10 moves; chains of one, two and four jumps that cannot go on.
constexpr std::string_view triangle = "ddddd/ddddd/1dJd1/dd3/5/3/3 J";

}  // namespace

TEST_CASE("A18: where dogs may not go backward, sideways is still allowed") {
  CHECK_TWICE(moves_from(point::d4, at(dog_on_d4)) == "d4-c5 d4-d5 d4-e5 d4-c4 d4-e4 d4-c3 d4-d3 d4-e3");
  CHECK_TWICE(moves_from(point::d4, at<not_backward>(dog_on_d4)) == "d4-c4 d4-e4 d4-c3 d4-d3 d4-e3");
  for (const point back : {point::c5, point::d5, point::e5}) {
    CHECK(at<not_backward>(dog_on_d4).check(move{point::d4, back}) == move_error::backward);
  }
  CHECK_TWICE(to_text(after<not_backward>(dog_on_d4, "d4-e4")) == "ddddd/ddddd/5/4d/J4/3/3 J");
  // At the edges too: a7 to b7 and back, e5 to e4 but not to e6.
  CHECK_TWICE(moves_from(point::a7, at<not_backward>("d4/5/4d/J4/ddddd/ddd/d2 d")) == "a7-b7 a7-a6 a7-b6");
  CHECK_TWICE(moves_from(point::e5, at<not_backward>("d4/5/4d/J4/ddddd/ddd/d2 d")) == "e5-d5 e5-d4 e5-e4");
}

TEST_CASE("A18: where dogs may not go backward, they cannot leave the den again") {
  constexpr auto p = at<not_backward>(dogs_in_den);
  CHECK_TWICE(moves_from(point::c3, p) == "c3-b3 c3-d3 c3-b2 c3-d2");
  CHECK_TWICE(moves_from(point::c2, p) == "c2-b2 c2-d2");
  CHECK_TWICE(moves_from(point::c1, p) == "c1-a1");
  CHECK_TWICE(moves_from(point::e1, p).empty());
  CHECK_TWICE(p.check(move{point::e1, point::d2}) == move_error::backward);
  CHECK_TWICE(moves_from(point::b2, at<not_backward>("ddddd/ddddd/5/5/J4/d2/3 d")) == "b2-c2 b2-a1");
}

TEST_CASE("A18: where dogs must go forward, each step leads to a lower rank") {
  CHECK_TWICE(moves_from(point::d4, at<forward_only>(dog_on_d4)) == "d4-c3 d4-d3 d4-e3");
  for (const point p : {point::c5, point::d5, point::e5, point::c4, point::e4}) {
    CHECK(at<forward_only>(dog_on_d4).check(move{point::d4, p}) == move_error::backward);
  }
  CHECK_TWICE(moves_from(point::a7, at<forward_only>("d4/5/4d/J4/ddddd/ddd/d2 d")) == "a7-a6 a7-b6");
  CHECK_TWICE(moves_from(point::e5, at<forward_only>("d4/5/4d/J4/ddddd/ddd/d2 d")) == "e5-d4 e5-e4");
  // From rank 3 only the apex leads on.
  constexpr auto on_rank_3 = at<forward_only>("ddddd/5/5/J4/1dddd/3/1d1 d");
  CHECK_TWICE(moves_from(point::c3, on_rank_3) == "c3-b2 c3-c2 c3-d2");
  CHECK_TWICE(moves_from(point::b3, on_rank_3).empty());
  CHECK_TWICE(moves_from(point::e3, on_rank_3).empty());
}

TEST_CASE("A18: where dogs must go forward, the base of the den is the end of their way") {
  constexpr auto p = at<forward_only>(dogs_in_den);
  CHECK_TWICE(moves_from(point::c3, p) == "c3-b2 c3-d2");
  CHECK_TWICE(moves_from(point::c2, p).empty());  // c1 is taken, b2 and d2 are beside it
  CHECK_TWICE(moves_from(point::c2, at<forward_only>("ddddd/ddddd/5/5/J4/1d1/3 d")) == "c2-c1");
  CHECK_TWICE(moves_from(point::b2, at<forward_only>("ddddd/ddddd/5/5/J4/d2/3 d")) == "b2-a1");
  CHECK_TWICE(moves_from(point::c1, p).empty());
  CHECK_TWICE(p.check(move{point::c1, point::a1}) == move_error::backward);
}

TEST_CASE("A18: the jaguar may go back under every rule for the dogs") {
  CHECK_TWICE(moves_in(at<forward_only>("ddddd/dd1dd/3d1/2J2/5/3/3 J")) == "c4-c5 c4-b4 c4-d4 c4-c3");
  CHECK_TWICE(moves_in(at<not_backward>(out_of_den)) == moves_in(at(out_of_den)));
  CHECK_TWICE(at<forward_only>(out_of_den).check(move{point::b2, point::d4, point_set{point::c3}}) ==
              move_error::none);
}

TEST_CASE("A18: dogs that have all arrived and can go no further have lost") {
  CHECK_TWICE(won_by(at<not_backward>(all_arrived), side::jaguar, end_reason::no_move));
  CHECK_TWICE(won_by(at<forward_only>(all_arrived), side::jaguar, end_reason::no_move));
  CHECK_TWICE(goes_on(at(all_arrived)));
  // By the jaguar's move; with a gap in the den the dogs would go on.
  CHECK_TWICE(after<not_backward>("5/5/5/1J3/ddddd/ddd/ddd J", "b4-a4") == at<not_backward>(all_arrived));
  CHECK_TWICE(goes_on(at<not_backward>("5/5/5/J4/ddddd/ddd/d1d d")));
  // Room at the side is no use where forward is the only way.
  CHECK_TWICE(goes_on(at<not_backward>("5/5/5/J4/1dddd/ddd/ddd d")));
  CHECK_TWICE(won_by(at<forward_only>("5/5/5/J4/1dddd/ddd/ddd d"), side::jaguar, end_reason::no_move));
  // It is the jaguar's turn: it is not the dogs who must move.
  CHECK_TWICE(goes_on(at<forward_only>("5/5/5/J4/ddddd/ddd/ddd J")));
}

TEST_CASE("A18: a step that is not allowed has a fault of its own") {
  CHECK_TWICE(refusal(at<not_backward>(dog_on_d4), "d4-d5") == illegal(3, move_error::backward));
  CHECK_TWICE(refusal(at<forward_only>(dog_on_d4), "d4-e4") == illegal(3, move_error::backward));
  constexpr auto played = at<forward_only>(dog_on_d4).try_play(move{point::d4, point::e4});
  CHECK_TWICE(!played);
  CHECK_TWICE(played.error() == move_error::backward);
}

TEST_CASE("A11: with single jumps a turn ends after one jump") {
  CHECK_TWICE(moves_in(at<single_jumps>(two_ways)) == "a5-a4 a5-b4 a5xa7 a5xc5");
  CHECK_TWICE(moves_in(at<single_jumps>(triangle)) == "c5-c4 c5-d4 c5xa5 c5xe5 c5xa3");
  CHECK_TWICE(at<single_jumps>(two_ways).max_jumps() == 1);
  CHECK_TWICE(count_paths(at<single_jumps>(triangle)) == 5);
  // The dog that is left can be eaten in the turn after.
  CHECK_TWICE(to_text(after<single_jumps>(two_ways, "a5xa7 e5-e4 a7xc5")) == "1dddd/2ddd/1dJ2/4d/5/3/3 d");
}

TEST_CASE("A11: with single jumps a second jump is refused, as a move and as text") {
  constexpr auto p = at<single_jumps>(two_ways);
  constexpr move twice = move_from(at(two_ways), "a5xa7xc5");
  CHECK_TWICE(twice == move{point::a5, point::c5, point_set{point::a6, point::b6}});
  CHECK_TWICE(p.check(twice) == move_error::no_such_capture);
  CHECK_TWICE(p.try_play(twice).error() == move_error::no_such_capture);
  CHECK_TWICE(refusal(p, "a5xa7xc5") == illegal(6, move_error::no_such_capture));
  CHECK_TWICE(refusal(p, "a5xa6xa7xb6xc5") == illegal(9, move_error::no_such_capture));
  CHECK_TWICE(move_from(p, "a5xa6xa7") == move{point::a5, point::a7, point_set{point::a6}});
}

TEST_CASE("A17: where captures are compulsory, a step is refused while there is a jump") {
  constexpr auto p = at<compulsory>(into_den);
  CHECK_TWICE(moves_in(p) == "c4xc2");
  for (const point to : {point::c5, point::b4, point::d4}) {
    CHECK(p.check(move{point::c4, to}) == move_error::must_capture);
  }
  CHECK_TWICE(refusal(p, "c4-b4") == illegal(3, move_error::must_capture));
  CHECK_TWICE(p.check(move_from(p, "c4xc2")) == move_error::none);
}

TEST_CASE("A17: where captures are compulsory, the jaguar steps if there is no jump") {
  CHECK_TWICE(moves_in(basic_position<compulsory>{}) == "c5-b4 c5-c4 c5-d4");
  CHECK_TWICE(moves_in(at<compulsory>("ddddd/dddd1/5/2J2/2d2/1d1/3 J")) == "c4-c5 c4-b4 c4-d4");
  // The dogs never capture, so they may step.
  CHECK_TWICE(moves_in(at<compulsory>("ddddd/ddddd/5/2J2/2d2/3/3 d")) ==
              moves_in(at("ddddd/ddddd/5/2J2/2d2/3/3 d")));
  CHECK_TWICE(won_by(at<compulsory>("ddddd/ddddd/5/5/2d2/d2/Jdd J"), side::dogs, end_reason::no_move));
}

TEST_CASE("A17: where captures are compulsory, a chain that stops short is refused") {
  constexpr auto p = at<compulsory>(two_jumps);
  CHECK_TWICE(moves_in(p) == "e6xc6xc4");
  CHECK_TWICE(p.check(move_from(at(two_jumps), "e6xc6")) == move_error::must_capture);
  CHECK_TWICE(p.try_play(move_from(at(two_jumps), "e6xc6")).error() == move_error::must_capture);
  CHECK_TWICE(refusal(p, "e6xc6") == illegal(3, move_error::must_capture));
  CHECK_TWICE(refusal(p, "e6xd6xc6") == illegal(6, move_error::must_capture));
  CHECK_TWICE(to_text(p.play(move_from(p, "e6xc6xc4"))) == "ddddd/dd3/dd3/2J2/5/3/3 d");
}

TEST_CASE("A17: where captures are compulsory, only chains that cannot go on are moves, and any of them") {
  constexpr auto p = at<compulsory>(triangle);
  // Not the longest must be taken: one jump to e5, two to c3, four to e5.
  CHECK_TWICE(moves_in(p) == "c5xa5xa3xc5xe5 c5xa5xc3 c5xe5");
  CHECK_TWICE(p.count_legal_moves() == 3);
  CHECK_TWICE(count_paths(p) == 4);
  CHECK_TWICE(refusal(p, "c5xa5") == illegal(3, move_error::must_capture));
  CHECK_TWICE(refusal(p, "c5xa3") == illegal(3, move_error::must_capture));
  // Back on its start it could still eat d5.
  CHECK_TWICE(refusal(p, "c5xa5xa3xc5") == illegal(9, move_error::must_capture));
  CHECK_TWICE(move_from(p, "c5xa3xa5xc5xe5") == move_from(p, "c5xa5xa3xc5xe5"));
}

TEST_CASE("A17: where captures are compulsory, the capture that wins ends the chain") {
  constexpr auto p = at<compulsory>("ddddd/dd1dJ/d1d2/5/5/3/3 J");
  CHECK_TWICE(moves_in(p) == "e6xc6");
  CHECK_TWICE(won_by(p.play(move_from(p, "e6xc6")), side::jaguar, end_reason::dogs_eaten));
  CHECK_TWICE(refusal(p, "e6xc6xc4") == parse_error{parse_code::past_winning_capture, 6});
}

TEST_CASE("A17: where captures are compulsory and jumps single, one jump is a turn") {
  CHECK_TWICE(moves_in(at<compulsory_single>(two_jumps)) == "e6xc6");
  CHECK_TWICE(moves_in(at<compulsory_single>(triangle)) == "c5xa5 c5xe5 c5xa3");
  CHECK_TWICE(at<compulsory_single>(two_jumps).check(move{point::e6, point::e5}) == move_error::must_capture);
}

TEST_CASE("A16: where six dogs win, the game goes on after five") {
  constexpr std::string_view five_eaten = "ddddd/dd3/dd3/2J2/5/3/3 d";
  CHECK_TWICE(won_by(at(five_eaten), side::jaguar, end_reason::dogs_eaten));
  CHECK_TWICE(goes_on(at<six_to_win>(five_eaten)));
  CHECK_TWICE(at<six_to_win>(five_eaten).captured_count() == 5);
  CHECK_TWICE(moves_from(point::a5, at<six_to_win>(five_eaten)) == "a5-a4 a5-b4");
  CHECK_TWICE(won_by(after<six_to_win>(five_eaten, "b5-b4 c4xa4"), side::jaguar, end_reason::dogs_eaten));
  // With five eaten already there is one jump left to a turn.
  CHECK_TWICE(moves_in(at<six_to_win>("1dddd/dd3/Jd3/5/dd3/3/3 J")) == "a5-a4 a5-b4 a5xa7 a5xc5");
}

TEST_CASE("A16: where six dogs win, a chain may have six jumps") {
  constexpr std::string_view most_moves = "3d1/1dddd/1dJd1/ddddd/1d1d1/3/3 J";
  constexpr auto p = at<six_to_win>(most_moves);
  CHECK_TWICE(p.max_jumps() == 6);
  CHECK_TWICE(won_by(p.play(move_from(p, "c5xc7xe7xc5xa5xa3xc3")), side::jaguar, end_reason::dogs_eaten));
  CHECK_TWICE(refusal(at(most_moves), "c5xc7xe7xc5xa5xa3xc3") ==
              parse_error{parse_code::past_winning_capture, 18});
}

TEST_CASE("A14: where one dog wins, the first capture ends the game") {
  constexpr rules one_to_win{.dogs_to_win = 1};
  constexpr auto p = at<one_to_win>("1dddd/ddddd/Jd2d/5/ddd2/3/3 J");
  CHECK_TWICE(moves_in(p) == "a5-a4 a5-b4 a5xa7 a5xc5");
  CHECK_TWICE(won_by(p.play(move_from(p, "a5xa7")), side::jaguar, end_reason::dogs_eaten));
  CHECK_TWICE(refusal(p, "a5xa7xc5") == parse_error{parse_code::past_winning_capture, 6});
  CHECK_TWICE(won_by(at<one_to_win>("1dddd/ddddd/Jd2d/5/dd3/3/3 d"), side::jaguar, end_reason::dogs_eaten));
}

TEST_CASE("A14: where fourteen dogs win, the last one must be eaten") {
  constexpr auto p = at<all_to_win>("5/5/2J2/2d2/5/3/3 J");
  CHECK_TWICE(p.captured_count() == 13);
  CHECK_TWICE(moves_in(p) == "c5-b6 c5-c6 c5-d6 c5-b5 c5-d5 c5-b4 c5-d4 c5xc3");
  CHECK_TWICE(won_by(p.play(move_from(p, "c5xc3")), side::jaguar, end_reason::dogs_eaten));
  CHECK_TWICE(won_by(at<all_to_win>("5/5/2J2/5/5/3/3 d"), side::jaguar, end_reason::dogs_eaten));
  CHECK_TWICE(basic_position<all_to_win>{}.max_jumps() == 14);
  // A few dogs may still shut it in.
  CHECK_TWICE(won_by(at<all_to_win>("5/5/5/5/2d2/d2/Jdd J"), side::dogs, end_reason::no_move));
}

TEST_CASE("AD10: six dogs or fewer may have no move, and then they have lost") {
  CHECK_TWICE(won_by(at<all_to_win>("5/5/5/5/2J2/ddd/ddd d"), side::jaguar, end_reason::no_move));
  CHECK_TWICE(goes_on(at<all_to_win>("5/5/5/5/2J2/ddd/ddd J")));
  CHECK_TWICE(goes_on(at<all_to_win>("5/5/5/5/2J2/ddd/d1d d")));
  // Forward only, two at the end of their way are enough.
  constexpr rules ahead{.dog_moves = dog_move_rule::forward_only, .dogs_to_win = 14};
  CHECK_TWICE(won_by(at<ahead>("5/5/5/5/J4/3/d1d d"), side::jaguar, end_reason::no_move));
}

TEST_CASE("A16: the rules of Ludii ask for all fourteen dogs, one jump a turn") {
  CHECK_TWICE(ludii_adugo == rules{.jumps = jump_rule::single, .dogs_to_win = 14});
  CHECK_TWICE(moves_in(at<ludii_adugo>(two_ways)) == "a5-a4 a5-b4 a5xa7 a5xc5");
  CHECK_TWICE(goes_on(at<ludii_adugo>("ddddd/dddd1/J4/5/5/3/3 d")));
  CHECK_TWICE(goes_on(at<ludii_adugo>("5/5/2J2/2d2/5/3/3 J")));
  CHECK_TWICE(
      won_by(after<ludii_adugo>("5/5/2J2/2d2/5/3/3 J", "c5xc3"), side::jaguar, end_reason::dogs_eaten));
}

TEST_CASE("AD12: the target and the line are reported before a step backward") {
  constexpr auto p = at<not_backward>(dog_on_d4);
  CHECK_TWICE(p.check(move{point::a6, point::a7}) == move_error::target_occupied);
  CHECK_TWICE(p.check(move{point::d4, point::d6}) == move_error::target_occupied);
  CHECK_TWICE(p.check(move{point::d4, point::b5}) == move_error::not_a_step);
  CHECK_TWICE(p.check(move{point::d4, point::d5}) == move_error::backward);
  // With a capture too, which dogs do not make.
  CHECK_TWICE(p.check(move{point::d4, point::d5, point_set{point::c6}}) == move_error::backward);
  CHECK_TWICE(p.check(move{point::d4, point::d3, point_set{point::c6}}) == move_error::no_such_capture);
  CHECK_TWICE(p.check(move{point::c5, point::d5}) == move_error::empty_origin);
  CHECK_TWICE(at<not_backward>("ddddd/ddddd/5/3d1/J4/3/3 J").check(move{point::d4, point::d5}) ==
              move_error::wrong_side);
  CHECK_TWICE(at<not_backward>("ddddd/ddd2/5/3d1/J4/3/3 d").check(move{point::d4, point::d5}) ==
              move_error::game_over);
}

TEST_CASE("AD12: other faults of a step are reported before the duty to capture") {
  constexpr auto p = at<compulsory>(into_den);
  CHECK_TWICE(p.check(move{point::c4, point::c3}) == move_error::target_occupied);
  CHECK_TWICE(p.check(move{point::c4, point::e4}) == move_error::not_a_step);
  CHECK_TWICE(p.check(move{point::c4, point::b4}) == move_error::must_capture);
  CHECK_TWICE(p.check(move{point::b4, point::a4}) == move_error::empty_origin);
  // A capture that there is not is no capture that stops short.
  CHECK_TWICE(p.check(move{point::c4, point::e4, point_set{point::d4}}) == move_error::no_such_capture);
  CHECK_TWICE(at<compulsory>("ddddd/ddddd/5/2J2/2d2/3/3 d").check(move{point::c4, point::b4}) ==
              move_error::wrong_side);
}

TEST_CASE("perft: Adugo with single jumps, all figures") {
  const auto figures = read_perft_file("adugo-single.perft");
  REQUIRE(figures.size() == 6);
  for (const perft_figure& figure : figures) {
    CAPTURE(figure.depth);
    CHECK(folkgames::perft(at<single_jumps>(figure.position), figure.depth) == figure.leaves);
  }
}
