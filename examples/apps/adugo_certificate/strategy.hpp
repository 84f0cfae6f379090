#pragma once

#include "rounds_file.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <vector>

namespace apps::adugo_certificate_maker {

/// A step for each position that the jaguar can bring about from the start, if the dogs follow it: chosen so
/// that these positions are few.
class strategy {
public:
  struct answer {
    adugo::move step{};
    int plies = 0;  ///< to the end, at most, by this strategy; 0 while it is being worked out
  };

  /// Throws std::runtime_error where the dogs cannot force a win.
  explicit strategy(rounds_file& rounds) : rounds_{rounds} {
    for (const position& p : after_each_move(position::initial())) find_answer(p);
  }

  /// By to_layer_index, the dogs to move; of mirror images the one with the lesser index.
  [[nodiscard]] const std::map<std::uint64_t, answer>& answers() const { return answers_; }

private:
  // A step of the dogs, and what follows.
  struct candidate {
    adugo::move step{};
    std::vector<position> next{};  // after each of the jaguar's moves
    int plies = 1;                 // to the end, at most, where all that follows has an answer
    std::vector<std::uint64_t> missing{};
    int sum_of_ranks = 0;  // of the missing
    int greatest_rank = 0;
  };

  [[nodiscard]] static std::uint64_t number_of(const position& p) {
    return std::min(to_layer_index(p), to_layer_index(mirrored(p)));
  }

  [[nodiscard]] static std::vector<position> after_each_move(const position& p) {
    std::vector<position> next;
    p.for_each_legal_move([&](const adugo::move& m) { next.push_back(p.play(m)); });
    return next;
  }

  // The rounds that are left after the dogs' best step.
  [[nodiscard]] int rank_of(const position& p) {
    std::optional<int> least;
    p.for_each_legal_move([&](const adugo::move& m) {
      const auto rounds = rounds_.rounds_to_end(p.play(m));
      if (rounds && (!least || *rounds < *least)) least = rounds;
    });
    if (!least) throw std::runtime_error{"the dogs cannot force a win"};
    return *least;
  }

  [[nodiscard]] candidate consider(const position& p, const adugo::move& step) {
    candidate c{step};
    const position after = p.play(step);
    if (after.outcome()) return c;
    c.next = after_each_move(after);
    for (const position& next : c.next) {
      const std::uint64_t number = number_of(next);
      if (const auto known = answers_.find(number); known != answers_.end() && known->second.plies != 0) {
        c.plies = std::max(c.plies, known->second.plies + 2);
      } else if (std::find(c.missing.begin(), c.missing.end(), number) == c.missing.end()) {
        c.missing.push_back(number);
        const int rank = rank_of(next);
        c.sum_of_ranks += rank;
        c.greatest_rank = std::max(c.greatest_rank, rank);
      }
    }
    return c;
  }

  // Whether a step makes fewer new positions. With none the shorter game is better, else what is nearer to
  // its end.
  [[nodiscard]] static bool is_better(const candidate& a, const candidate& b) {
    if (a.missing.size() != b.missing.size()) return a.missing.size() < b.missing.size();
    return a.missing.empty() ? a.plies < b.plies : a.sum_of_ranks < b.sum_of_ranks;
  }

  // Of the steps that win, one that leads to positions that have their answers already is free. Else what is
  // missing must be nearer to the end than the position itself: so no answer that is being worked out is
  // asked for again.
  [[nodiscard]] candidate best_candidate(const position& p) {
    const int rank = rank_of(p);
    std::optional<candidate> best;
    p.for_each_legal_move([&](const adugo::move& m) {
      if (!rounds_.rounds_to_end(p.play(m))) return;
      candidate c = consider(p, m);
      if (c.greatest_rank < rank && (!best || is_better(c, *best))) best = c;
    });
    return best.value();
  }

  int find_answer(const position& p) {
    const auto [at, is_new] = answers_.try_emplace(number_of(p));
    answer& a = at->second;
    if (!is_new) return a.plies;
    const position canonical = to_layer_index(p) == at->first ? p : mirrored(p);
    const candidate c = best_candidate(canonical);
    int plies = c.plies;
    for (const position& next : c.next) plies = std::max(plies, find_answer(next) + 2);
    a = {c.step, plies};
    return plies;
  }

  rounds_file& rounds_;
  std::map<std::uint64_t, answer> answers_;
};

}  // namespace apps::adugo_certificate_maker
