#pragma once

#include <folkgames/core/config.hpp>
#include <folkgames/core/fixed_list.hpp>
#include <folkgames/oware/move.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>

#include <cstddef>

namespace folkgames::oware {

/// What a move does, step by step, for a user interface to show.
class sowing {
public:
  using visited_list = fixed_list<pit, basic_position<>::seed_count>;  ///< one entry a seed
  using captured_list = fixed_list<pit, pits_per_side>;                ///< each pit at most once

  /// The parts as they are; sow() knows them. It checks nothing.
  constexpr sowing(const visited_list& visited, const captured_list& captured, int seeds_captured,
                   bool is_grand_slam) noexcept
      : visited_{visited},
        captured_{captured},
        seeds_captured_{seeds_captured},
        is_grand_slam_{is_grand_slam} {}

  /// Where the seeds fall, in order, one entry a seed; the origin is not among them. From a temporary a copy,
  /// so that nothing dangles.
  /// @{
  [[nodiscard]] constexpr const visited_list& visited() const& noexcept FOLKGAMES_LIFETIMEBOUND {
    return visited_;
  }
  [[nodiscard]] constexpr visited_list visited() const&& noexcept { return visited_; }
  /// @}
  /// The pits that the capture empties, in order: from the last one visited backwards. Copied likewise.
  /// @{
  [[nodiscard]] constexpr const captured_list& captured() const& noexcept FOLKGAMES_LIFETIMEBOUND {
    return captured_;
  }
  [[nodiscard]] constexpr captured_list captured() const&& noexcept { return captured_; }
  /// @}
  /// How many seeds go into the store, 0 to 18.
  [[nodiscard]] constexpr int seeds_captured() const noexcept { return seeds_captured_; }
  /// Whether O8 and O9 would take every seed that the opponent has (O16).
  [[nodiscard]] constexpr bool is_grand_slam() const noexcept { return is_grand_slam_; }

private:
  visited_list visited_;
  captured_list captured_;
  int seeds_captured_;
  bool is_grand_slam_;
};

/// What m does in p. Precondition: m is legal in p; a forbidden grand slam is shown as taking nothing.
template <rules Rules>
[[nodiscard]] constexpr sowing sow(const basic_position<Rules>& p, const move& m) noexcept {
  FOLKGAMES_ASSERT(p.is_legal(m));
  const std::size_t origin = detail::index_of(m.pit());
  sowing::visited_list visited;
  std::size_t at = origin;
  for (int seeds = p.seeds(m.pit()); seeds != 0; --seeds) {
    at = (at + 1) % pit_count;
    if (at == origin) at = (at + 1) % pit_count;
    visited.push_back(detail::pit_at(at));
  }
  const std::size_t other_row = p.to_move() == side::south ? pits_per_side : 0;
  const auto [own, other] = p.bits();
  const detail::sowing_effect e = detail::sow<Rules.grand_slam>({own, other}, origin % pits_per_side);
  sowing::captured_list captured;
  for (std::size_t i = pits_per_side; i-- != 0;) {
    const bool emptied = detail::byte_at(e.captured, i) != 0;
    if (emptied) captured.push_back(detail::pit_at(other_row + i));
  }
  return {visited, captured, detail::count_seeds(e.captured), e.is_grand_slam};
}

}  // namespace folkgames::oware
