#pragma once

#include "algorithms.hpp"

#include <folkgames/core/mix.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>
#include <folkgames/oware/rules.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

// Oware as a good programmer writes it without bit tricks: one small integer a pit, loops for sowing and
// capturing. The default rules only. What the library is raced against; the benchmarks check that both agree.
namespace textbook::oware {

inline constexpr std::size_t pits_per_side = 6;
inline constexpr std::size_t pit_count = 12;

using move = std::uint8_t;  // the number of the pit

struct move_list {
  std::array<move, pits_per_side> moves;
  std::size_t size = 0;
};

// Pits A to F, a to f in sowing order; side 0 is South, to whom the first six belong.
struct position {
  using move_type = textbook::oware::move;
  using move_list = textbook::oware::move_list;

  std::array<std::uint8_t, pit_count> pits{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
  std::array<std::uint8_t, 2> stores{};
  std::uint8_t side = 0;
  std::uint8_t quiet = 0;

  position() = default;
  explicit position(const folkgames::oware::position& p) noexcept
      : stores{static_cast<std::uint8_t>(p.store(folkgames::oware::side::south)),
               static_cast<std::uint8_t>(p.store(folkgames::oware::side::north))},
        side{static_cast<std::uint8_t>(p.to_move())},
        quiet{static_cast<std::uint8_t>(p.quiet_plies())} {
    for (std::size_t i = 0; i != pit_count; ++i) {
      pits[i] = static_cast<std::uint8_t>(p.seeds(static_cast<folkgames::oware::pit>(i)));
    }
  }
};

inline std::size_t first_pit(std::size_t side) noexcept { return side * pits_per_side; }

inline bool is_empty_row(const position& p, std::size_t side) noexcept {
  for (std::size_t i = 0; i != pits_per_side; ++i) {
    if (p.pits[first_pit(side) + i] != 0) return false;
  }
  return true;
}

inline bool is_decided(const position& p) noexcept {
  return p.stores[0] >= 25 || p.stores[1] >= 25 || p.quiet >= 100;
}

inline void add_legal_moves(const position& p, move_list& list) noexcept {
  if (is_decided(p)) return;
  const bool must_feed = is_empty_row(p, 1u - p.side);
  const std::size_t first = first_pit(p.side);
  for (std::size_t i = 0; i != pits_per_side; ++i) {
    const std::size_t needed = must_feed ? pits_per_side - i : 1;
    if (p.pits[first + i] >= needed) list.moves[list.size++] = static_cast<move>(first + i);
  }
}

inline std::size_t count_moves(const position& p) noexcept {
  move_list list;
  add_legal_moves(p, list);
  return list.size;
}

inline bool has_move(const position& p) noexcept {
  if (is_decided(p)) return false;
  const bool must_feed = is_empty_row(p, 1u - p.side);
  const std::size_t first = first_pit(p.side);
  for (std::size_t i = 0; i != pits_per_side; ++i) {
    if (p.pits[first + i] >= (must_feed ? pits_per_side - i : 1)) return true;
  }
  return false;
}

inline void play(position& p, std::size_t origin) noexcept {
  auto seeds = p.pits[origin];
  p.pits[origin] = 0;
  std::size_t at = origin;
  while (seeds != 0) {
    at = at + 1 == pit_count ? 0 : at + 1;
    if (at == origin) continue;
    ++p.pits[at];
    --seeds;
  }

  const std::size_t rival = 1u - p.side;
  const std::size_t first = first_pit(rival);
  std::uint8_t taken = 0;
  std::size_t lowest = at + 1;  // of the captured pits; they end at the last pit sown
  if (at >= first && at < first + pits_per_side) {
    while (lowest != first && (p.pits[lowest - 1] == 2 || p.pits[lowest - 1] == 3)) {
      --lowest;
      taken = static_cast<std::uint8_t>(taken + p.pits[lowest]);
    }
  }
  if (taken != 0) {
    // A capture of all that the rival has takes nothing.
    std::uint8_t row = 0;
    for (std::size_t i = 0; i != pits_per_side; ++i) row = static_cast<std::uint8_t>(row + p.pits[first + i]);
    if (row == taken) {
      taken = 0;
    } else {
      for (std::size_t i = lowest; i <= at; ++i) p.pits[i] = 0;
    }
  }
  p.stores[p.side] = static_cast<std::uint8_t>(p.stores[p.side] + taken);
  p.quiet = taken != 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(p.quiet + 1);
  p.side = static_cast<std::uint8_t>(rival);
}

inline std::optional<folkgames::oware::outcome> outcome(const position& p) noexcept {
  using folkgames::oware::end_reason;
  if (has_move(p)) return std::nullopt;
  folkgames::oware::outcome ending;
  std::array<int, 2> score{p.stores[0], p.stores[1]};
  if (score[0] >= 25 || score[1] >= 25) {
    ending.reason = end_reason::majority;
  } else {
    position freely = p;
    freely.quiet = 0;
    ending.reason = has_move(freely) ? end_reason::quiet_limit : end_reason::no_move;
    for (std::size_t i = 0; i != pit_count; ++i) score[i / pits_per_side] += p.pits[i];
  }
  if (score[0] != score[1]) {
    ending.winner = score[0] > score[1] ? folkgames::oware::side::south : folkgames::oware::side::north;
  }
  return ending;
}

// By the library's definition: see oware/hash.hpp.
inline std::uint64_t hash(const position& p) noexcept {
  const auto word = [&p](std::size_t side, std::uint64_t highest) {
    std::uint64_t w = highest << 8 | p.stores[side];
    for (std::size_t i = pits_per_side; i-- != 0;) w = w << 8 | p.pits[first_pit(side) + i];
    return w;
  };
  using folkgames::detail::mix;
  return mix(word(p.side, p.quiet) + mix(word(1u - p.side, p.side)));
}

}  // namespace textbook::oware
