#pragma once

#include <folkgames/folkgames.hpp>

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

// The sets of rules that the suites run over: each value of each member, alone and in company.

inline constexpr auto adugo_rule_sets = [] {
  using namespace folkgames::adugo;
  return std::array{
      rules{},
      rules{.dog_moves = dog_move_rule::not_backward},
      rules{.dog_moves = dog_move_rule::forward_only},
      rules{.jumps = jump_rule::single},
      rules{.capture = capture_rule::compulsory},
      rules{.dogs_to_win = 1},
      rules{.dogs_to_win = 2},
      rules{.dogs_to_win = 3},
      rules{.dogs_to_win = 4},
      rules{.dogs_to_win = 6},
      rules{.dogs_to_win = 10},
      rules{.dogs_to_win = 14},
      ludii_adugo,
      rules{.dog_moves = dog_move_rule::not_backward,
            .jumps = jump_rule::single,
            .capture = capture_rule::compulsory},
      rules{.dog_moves = dog_move_rule::forward_only, .capture = capture_rule::compulsory, .dogs_to_win = 6},
      rules{.dog_moves = dog_move_rule::forward_only, .dogs_to_win = 14},
      rules{.jumps = jump_rule::single, .capture = capture_rule::compulsory, .dogs_to_win = 3},
      rules{.capture = capture_rule::compulsory, .dogs_to_win = 2},
      rules{.capture = capture_rule::compulsory, .dogs_to_win = 14},
  };
}();

inline constexpr auto oware_rule_sets = [] {
  using namespace folkgames::oware;
  return std::array{
      abapa,
      rules{.grand_slam = grand_slam_rule::forbidden},
      rules{.grand_slam = grand_slam_rule::takes_all_and_ends},
      rules{.quiet_limit = 0},
      rules{.quiet_limit = 1},
      rules{.quiet_limit = 255},
      rules{.grand_slam = grand_slam_rule::forbidden, .quiet_limit = 12},
      rules{.grand_slam = grand_slam_rule::takes_all_and_ends, .quiet_limit = 0},
  };
}();

template <auto Rules>
using adugo_position = folkgames::adugo::basic_position<Rules>;
template <auto Rules>
using oware_position = folkgames::oware::basic_position<Rules>;

// Calls f.template operator()<Rules>() for each of `Sets` whose number leaves `Part` when divided by `Parts`:
// a suite over all of them takes long, and parts can run side by side.
template <const auto& Sets, std::size_t Part, std::size_t Parts, class F>
void for_each_rule_set(F f) {
  [&f]<std::size_t... I>(std::index_sequence<I...>) {
    const auto call_if = [&f]<std::size_t Index>(std::integral_constant<std::size_t, Index>) {
      if constexpr (Index % Parts == Part) f.template operator()<Sets[Index]>();
    };
    (call_if(std::integral_constant<std::size_t, I>{}), ...);
  }
  (std::make_index_sequence<Sets.size()>{});
}
