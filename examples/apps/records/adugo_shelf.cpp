#include "rule_shelf.hpp"

#include <folkgames/adugo.hpp>

#include <array>

namespace apps::records {
namespace {

constexpr auto sets = [] {
  using enum adugo::dog_move_rule;
  using enum adugo::jump_rule;
  using enum adugo::capture_rule;
  return std::array{
      adugo::rules{},
      adugo::rules{.jumps = single},
      adugo::rules{.dog_moves = not_backward},
      adugo::rules{.dog_moves = not_backward, .jumps = single},
      adugo::rules{.dog_moves = forward_only},
      adugo::rules{.dog_moves = forward_only, .jumps = single},
      adugo::rules{.capture = compulsory},
      adugo::rules{.dogs_to_win = 6},
      adugo::rules{.jumps = single, .dogs_to_win = 6},
      adugo::rules{.dogs_to_win = 14},
      adugo::ludii_adugo,
  };
}();

}  // namespace

shelf adugo_shelf() { return shelf_of<sets>(); }

}  // namespace apps::records
