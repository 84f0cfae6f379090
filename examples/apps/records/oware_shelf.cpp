#include "rule_shelf.hpp"

#include <folkgames/oware.hpp>

#include <array>
#include <cstddef>

namespace apps::records {
namespace {

constexpr std::array grand_slams{oware::grand_slam_rule::takes_nothing, oware::grand_slam_rule::forbidden,
                                 oware::grand_slam_rule::takes_all_and_ends};
constexpr std::array quiet_limits{100, 0, 50};

constexpr auto sets = [] {
  std::array<oware::rules, grand_slams.size() * quiet_limits.size()> all{};
  std::size_t n = 0;
  for (const auto grand_slam : grand_slams) {
    for (const int quiet_limit : quiet_limits) all[n++] = {grand_slam, quiet_limit};
  }
  return all;
}();

}  // namespace

shelf oware_shelf() { return shelf_of<sets>(); }

}  // namespace apps::records
