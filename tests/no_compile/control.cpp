// This file must compile: what the others do, done right. So it is for their faults that they are refused.
#include <folkgames/folkgames.hpp>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

adugo::basic_position<adugo::rules{.dogs_to_win = 1}> first_dog_wins;
adugo::basic_position<adugo::rules{.dog_moves = adugo::dog_move_rule::forward_only,
                                   .jumps = adugo::jump_rule::single,
                                   .capture = adugo::capture_rule::compulsory,
                                   .dogs_to_win = 14}>
    all_different;
oware::basic_position<oware::rules{.quiet_limit = 0}> endless;
oware::basic_position<oware::rules{.grand_slam = oware::grand_slam_rule::takes_all_and_ends,
                                   .quiet_limit = 255}>
    patient;

auto moves() { return all_different.legal_moves(); }
auto next() { return oware::position{}.play(oware::move{oware::pit::F}); }
bool same() { return first_dog_wins == decltype(first_dog_wins){}; }
constexpr auto p = folkgames::parse<oware::position>("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S").value();
