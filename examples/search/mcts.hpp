#pragma once

#include <folkgames/algorithm/playout.hpp>
#include <folkgames/core/game_position.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace search {

struct mcts_settings {
  std::size_t playouts = 500;   // for one move
  std::size_t ply_limit = 300;  // of a playout; one that is cut off counts half, as a draw does
  double exploration = 0.5;     // the greater, the more it tries moves that look bad
};

/// Monte Carlo tree search in any game. It plays games at random from the edge of a tree of moves, and lets
/// the tree grow where they went well (UCT: L. Kocsis and C. Szepesvári, Bandit based Monte-Carlo planning,
/// 2006). It knows no game, and judges no position but by how games from there end.
template <folkgames::game_position P>
class mcts {
public:
  using move = typename P::move_type;

  mcts(const mcts_settings& s, std::uint64_t seed) : settings_{s}, random_{seed} {}

  /// The move that was tried most. Precondition: the game is not over.
  [[nodiscard]] move best_move(const P& p) {
    nodes_.assign(1, node{p, {}});
    expand(0);
    for (std::size_t i = 0; i != settings_.playouts; ++i) play_once();
    std::size_t best = nodes_[0].first_child;
    for (std::size_t i = best; i != nodes_[0].end_of_children; ++i) {
      if (nodes_[i].visits > nodes_[best].visits) best = i;
    }
    return nodes_[best].last_move;
  }

private:
  // A position is a small value, so each node has its own.
  struct node {
    P position;
    move last_move;               // what led here
    std::size_t first_child = 0;  // those of a node stand side by side
    std::size_t end_of_children = 0;
    std::size_t visits = 0;
    std::size_t half_points = 0;  // of the side that made the last move: two for a game won, one for a draw
  };

  // From the root to the edge of the tree, one node further, and on at random; then up again with the result.
  void play_once() {
    path_.assign(1, 0);
    while (nodes_[path_.back()].end_of_children != 0) path_.push_back(most_promising_child(path_.back()));
    if (nodes_[path_.back()].visits != 0 && nodes_[path_.back()].position.has_legal_move()) {
      expand(path_.back());
      path_.push_back(nodes_[path_.back()].first_child);
    }
    const P edge = nodes_[path_.back()].position;
    const P end = folkgames::random_playout(edge, random_, settings_.ply_limit).final_position;
    for (const std::size_t i : path_) {
      ++nodes_[i].visits;
      nodes_[i].half_points += half_points(end, opponent(nodes_[i].position.to_move()));
    }
  }

  void expand(std::size_t parent) {
    const P p = nodes_[parent].position;
    nodes_[parent].first_child = nodes_.size();
    p.for_each_legal_move([&](const move& m) { nodes_.push_back({p.play(m), m}); });
    nodes_[parent].end_of_children = nodes_.size();
  }

  // The share of points a child has made, and more for one that was seldom tried (UCB1).
  [[nodiscard]] std::size_t most_promising_child(std::size_t parent) const {
    const double log_visits = std::log(static_cast<double>(nodes_[parent].visits + 1));
    std::size_t best = 0;
    double most = -1;
    for (std::size_t i = nodes_[parent].first_child; i != nodes_[parent].end_of_children; ++i) {
      if (nodes_[i].visits == 0) return i;
      const auto visits = static_cast<double>(nodes_[i].visits);
      const double share = static_cast<double>(nodes_[i].half_points) / (2 * visits);
      const double promise = share + settings_.exploration * std::sqrt(log_visits / visits);
      if (promise > most) {
        most = promise;
        best = i;
      }
    }
    return best;
  }

  [[nodiscard]] static std::size_t half_points(const P& end, typename P::side_type side) {
    const auto outcome = end.outcome();
    if (!outcome || !outcome->winner) return 1;
    return *outcome->winner == side ? 2 : 0;
  }

  mcts_settings settings_;
  std::mt19937_64 random_;
  std::vector<node> nodes_;
  std::vector<std::size_t> path_;
};

}  // namespace search
