#pragma once

#include "algorithms.hpp"

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/mix.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

// Adugo as a good programmer writes it without bit tricks: an array of cells, lists of neighbours and jumps,
// and recursion for the chains. The default rules only. What the library is raced against; the benchmarks
// check that both agree.
namespace textbook::adugo {

inline constexpr std::size_t point_count = 31;
inline constexpr std::size_t dogs_at_start = 14;
inline constexpr std::size_t dogs_to_win = 5;

enum class cell : std::uint8_t { empty, dog, jaguar };
enum class side : std::uint8_t { jaguar, dogs };

struct jump {
  std::uint8_t over;
  std::uint8_t landing;
};
template <class T>
struct short_list {
  std::array<T, 8> items{};
  std::size_t size = 0;
  const T* begin() const noexcept { return items.data(); }
  const T* end() const noexcept { return items.data() + size; }
};

// The board's lines are the library's: there is nothing to race in them.
inline const auto neighbours = [] {
  std::array<short_list<std::uint8_t>, point_count> lists;
  for (std::size_t from = 0; from != point_count; ++from) {
    for (const auto to : folkgames::adugo::board::neighbours(static_cast<folkgames::adugo::point>(from))) {
      lists[from].items[lists[from].size++] = static_cast<std::uint8_t>(to);
    }
  }
  return lists;
}();
inline const auto jumps = [] {
  std::array<short_list<jump>, point_count> lists;
  for (std::size_t from = 0; from != point_count; ++from) {
    for (const auto [over, to] : folkgames::adugo::board::jumps(static_cast<folkgames::adugo::point>(from))) {
      lists[from].items[lists[from].size++] = {static_cast<std::uint8_t>(over),
                                               static_cast<std::uint8_t>(to)};
    }
  }
  return lists;
}();

struct move {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint8_t eaten_count = 0;
  std::array<std::uint8_t, dogs_to_win> eaten{};
  friend bool operator==(const move&, const move&) = default;
};

struct move_list {
  // No position has more moves. Not initialised: that would cost more than to fill it.
  static constexpr std::size_t capacity = 493;
  union {
    std::array<move, capacity> moves;
  };
  std::size_t size = 0;

  move_list() noexcept {}  // NOLINT(*-member-init)
  void add(const move& m) noexcept { moves[size++] = m; }
};

struct position {
  using move_type = textbook::adugo::move;
  using move_list = textbook::adugo::move_list;

  std::array<cell, point_count> cells{};
  std::uint8_t jaguar = 12;
  std::uint8_t dogs = dogs_at_start;
  side to_move = side::jaguar;

  position() noexcept {
    for (std::size_t i = 0; i <= dogs_at_start; ++i) cells[i] = cell::dog;
    cells[jaguar] = cell::jaguar;
  }
  explicit position(const folkgames::adugo::position& p) noexcept
      : jaguar{static_cast<std::uint8_t>(p.jaguar())},
        dogs{static_cast<std::uint8_t>(p.dogs().size())},
        to_move{p.to_move() == folkgames::adugo::side::jaguar ? side::jaguar : side::dogs} {
    for (const auto dog : p.dogs()) cells[static_cast<std::size_t>(dog)] = cell::dog;
    cells[jaguar] = cell::jaguar;
  }
};

// The dogs eaten are sorted, so that equal effects are equal moves.
inline std::size_t eaten_so_far(const position& p) noexcept { return dogs_at_start - p.dogs; }

// Adds each chain that goes on from `at` and whose effect is new. The cells are as the chain left them, its
// start empty.
inline void add_captures(position& p, std::size_t at, const move& chain, std::size_t first_capture,
                         move_list& list) noexcept {
  for (const jump j : jumps[at]) {
    if (p.cells[j.over] != cell::dog || p.cells[j.landing] != cell::empty) continue;
    move longer = chain;
    longer.to = j.landing;
    std::size_t place = longer.eaten_count++;
    for (; place != 0 && longer.eaten[place - 1] > j.over; --place)
      longer.eaten[place] = longer.eaten[place - 1];
    longer.eaten[place] = j.over;
    bool is_new = true;
    for (std::size_t i = first_capture; i != list.size && is_new; ++i) is_new = !(list.moves[i] == longer);
    if (is_new) list.add(longer);
    if (eaten_so_far(p) + longer.eaten_count == dogs_to_win) continue;
    p.cells[j.over] = cell::empty;
    add_captures(p, j.landing, longer, first_capture, list);
    p.cells[j.over] = cell::dog;
  }
}

inline void add_steps(const position& p, std::size_t from, move_list& list) noexcept {
  for (const std::uint8_t to : neighbours[from]) {
    if (p.cells[to] == cell::empty) list.add({static_cast<std::uint8_t>(from), to});
  }
}

inline void add_legal_moves(const position& p, move_list& list) noexcept {
  if (eaten_so_far(p) >= dogs_to_win) return;
  if (p.to_move == side::jaguar) {
    add_steps(p, p.jaguar, list);
    position board = p;
    board.cells[p.jaguar] = cell::empty;
    add_captures(board, p.jaguar, {p.jaguar, p.jaguar}, list.size, list);
    return;
  }
  for (std::size_t from = 0; from != point_count; ++from) {
    if (p.cells[from] == cell::dog) add_steps(p, from, list);
  }
}

inline std::size_t count_moves(const position& p) noexcept {
  if (p.to_move == side::dogs && eaten_so_far(p) < dogs_to_win) {
    std::size_t count = 0;
    for (std::size_t from = 0; from != point_count; ++from) {
      if (p.cells[from] != cell::dog) continue;
      for (const std::uint8_t to : neighbours[from]) count += p.cells[to] == cell::empty;
    }
    return count;
  }
  move_list list;
  add_legal_moves(p, list);
  return list.size;
}

inline bool has_move(const position& p) noexcept {
  if (eaten_so_far(p) >= dogs_to_win) return false;
  const auto can_step = [&p](std::size_t from) {
    for (const std::uint8_t to : neighbours[from]) {
      if (p.cells[to] == cell::empty) return true;
    }
    return false;
  };
  if (p.to_move == side::jaguar) {
    if (can_step(p.jaguar)) return true;
    for (const jump j : jumps[p.jaguar]) {
      if (p.cells[j.over] == cell::dog && p.cells[j.landing] == cell::empty) return true;
    }
    return false;
  }
  for (std::size_t from = 0; from != point_count; ++from) {
    if (p.cells[from] == cell::dog && can_step(from)) return true;
  }
  return false;
}

// Who cannot move has lost.
inline std::optional<folkgames::adugo::outcome> outcome(const position& p) noexcept {
  namespace library = folkgames::adugo;
  if (eaten_so_far(p) >= dogs_to_win)
    return library::outcome{library::side::jaguar, library::end_reason::dogs_eaten};
  if (has_move(p)) return std::nullopt;
  return library::outcome{p.to_move == side::jaguar ? library::side::dogs : library::side::jaguar,
                          library::end_reason::no_move};
}

inline void play(position& p, const move& m) noexcept {
  const cell piece = p.cells[m.from];
  p.cells[m.from] = cell::empty;
  p.cells[m.to] = piece;
  for (std::size_t i = 0; i != m.eaten_count; ++i) p.cells[m.eaten[i]] = cell::empty;
  p.dogs = static_cast<std::uint8_t>(p.dogs - m.eaten_count);
  if (piece == cell::jaguar) p.jaguar = m.to;
  p.to_move = p.to_move == side::jaguar ? side::dogs : side::jaguar;
}

// By the library's definition: see adugo/hash.hpp and basic_position::bits.
inline std::uint64_t hash(const position& p) noexcept {
  std::uint64_t word = std::uint64_t{1} << (32 + p.jaguar);
  if (p.to_move == side::dogs) word |= std::uint64_t{1} << 31;
  for (std::size_t i = 0; i != point_count; ++i) {
    if (p.cells[i] == cell::dog) word |= std::uint64_t{1} << i;
  }
  return folkgames::detail::mix(word);
}

}  // namespace textbook::adugo
