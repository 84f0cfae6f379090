#pragma once

#include <folkgames/core/game_position.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <utility>
#include <vector>

namespace search {

struct alphabeta_settings {
  std::size_t nodes = 5000;          // for one move; one ply is looked ahead in any case
  int max_depth = 60;                // in plies
  std::size_t table_size = 1 << 16;  // in positions; rounded up to a power of two
};

/// Looks ahead in any game: negamax within alpha-beta bounds, one ply deeper each time until the nodes are
/// used up, with a table of the positions that it has met. evaluate(p) tells what a position is worth to the
/// side to move, far less than `win` either way.
template <folkgames::game_position P, class Evaluate>
class alphabeta {
public:
  using move = typename P::move_type;
  static constexpr int win = 1'000'000;

  /// A move and what it is worth to the side that makes it, as far as so many plies tell. A game won in n
  /// plies is worth win - n, one lost n - win.
  struct choice {
    move best;
    int value;
    int depth;
  };

  alphabeta(const alphabeta_settings& s, Evaluate evaluate)
      : settings_{s}, evaluate_{std::move(evaluate)}, table_(std::bit_ceil(s.table_size)) {}

  /// Precondition: the game is not over.
  [[nodiscard]] choice search(const P& p) {
    nodes_ = 0;
    stopped_ = false;
    choice best{};
    for (depth_ = 1; depth_ <= settings_.max_depth; ++depth_) {
      const int value = value_of(p, 0, -infinity, infinity);
      if (stopped_) break;
      best = {best_at_root_, value, depth_};
      if (std::abs(value) > win / 2) break;  // a deeper look would see the same end
    }
    return best;
  }
  [[nodiscard]] move best_move(const P& p) { return search(p).best; }

private:
  static constexpr int infinity = 2 * win;

  enum class bound { at_most, exact, at_least };

  // The table keeps whole positions, as they are small values: none is ever taken for another.
  struct entry {
    P position;
    move best;
    int value = 0;
    int depth = -1;  // how far was looked ahead from here; -1 in an empty entry
    bound kind = bound::exact;
  };

  // What p, so many plies from the root, is worth to the side to move. It is exact if it lies between the
  // bounds; else the true value is not between them either, and lies on the same side.
  [[nodiscard]] int value_of(const P& p, int ply, int alpha, int beta) {
    stopped_ = ++nodes_ > settings_.nodes && depth_ > 1;
    const int depth = depth_ - ply;
    if (stopped_) return 0;
    if (p.is_over()) return value_of_end(p, ply);
    if (depth == 0) return evaluate_(p);

    entry& slot = table_[hash_value(p) & (table_.size() - 1)];
    const entry known = slot;  // the slot may be overwritten below
    const bool is_known = known.depth >= 0 && known.position == p;
    if (is_known && ply > 0 && known.depth >= depth) {
      const int value = seen_from_root(known.value, ply);
      const bool suffices =
          known.kind == bound::exact || (known.kind == bound::at_least ? value >= beta : value <= alpha);
      if (suffices) return value;
    }

    int best = -infinity;
    move best_move{};
    const auto look_at = [&](const move& m) {
      const int value = -value_of(p.play(m), ply + 1, -beta, -std::max(alpha, best));
      if (stopped_) return false;
      if (value > best) {
        best = value;
        best_move = m;
      }
      return best < beta;
    };
    // The best move known comes first: where it is good enough, nobody need look at the others.
    if (!is_known || look_at(known.best))
      p.for_each_legal_move([&](const move& m) { return (is_known && m == known.best) || look_at(m); });
    if (stopped_) return 0;

    if (ply == 0) best_at_root_ = best_move;
    const bound kind = best >= beta ? bound::at_least : best <= alpha ? bound::at_most : bound::exact;
    slot = {p, best_move, seen_from_here(best, ply), depth, kind};
    return best;
  }

  [[nodiscard]] static int value_of_end(const P& p, int ply) {
    const auto winner = p.outcome()->winner;
    if (!winner) return 0;
    return *winner == p.to_move() ? win - ply : ply - win;
  }

  // In the table an end is so far from the entry's position, in the search from the root.
  [[nodiscard]] static int seen_from_here(int value, int ply) {
    return value > win / 2 ? value + ply : value < -win / 2 ? value - ply : value;
  }
  [[nodiscard]] static int seen_from_root(int value, int ply) {
    return value > win / 2 ? value - ply : value < -win / 2 ? value + ply : value;
  }

  alphabeta_settings settings_;
  Evaluate evaluate_;
  std::vector<entry> table_;
  std::size_t nodes_ = 0;
  int depth_ = 0;  // of this iteration
  bool stopped_ = false;
  move best_at_root_{};
};

}  // namespace search
