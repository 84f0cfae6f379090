#pragma once

#include <folkgames/algorithm/perft.hpp>
#include <folkgames/core/game_position.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <utility>
#include <vector>

namespace apps::perft {

/// The leaves after each legal move of p, in the order of the moves. Precondition: depth >= 1.
///
/// The work is cut into the positions after a few plies; each thread takes the next one until none is left,
/// so that all end at about the same time. Nothing else is shared. `show(done, total)` is called now and then
/// in this thread.
template <folkgames::game_position P, class F>
std::vector<std::uint64_t> shared_perft(const P& p, int depth, std::size_t threads, F show) {
  struct task {
    std::size_t root;  // the number of the first move
    P position;
    std::uint64_t leaves = 0;
  };
  std::vector<task> tasks;
  p.for_each_legal_move([&](const auto& m) { tasks.push_back({tasks.size(), p.play(m)}); });
  std::vector<std::uint64_t> leaves(tasks.size());
  int rest = depth - 1;

  // So many that the last one takes little of the time; each is worth three plies at least.
  constexpr std::size_t enough = 200;
  for (; tasks.size() < enough * threads && rest > 3; --rest) {
    std::vector<task> finer;
    for (const task& t : tasks) {
      t.position.for_each_legal_move([&](const auto& m) { finer.push_back({t.root, t.position.play(m)}); });
    }
    tasks = std::move(finer);
  }

  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < tasks.size(); i = next++) {
      tasks[i].leaves = folkgames::perft(tasks[i].position, rest);
      ++done;
    }
  };
  std::vector<std::thread> others;
  for (std::size_t i = 0; i != threads; ++i) others.emplace_back(work);
  while (done != tasks.size()) {
    show(done, tasks.size());
    std::this_thread::sleep_for(std::chrono::milliseconds{2});
  }
  for (std::thread& t : others) t.join();
  for (const task& t : tasks) leaves[t.root] += t.leaves;
  return leaves;
}

}  // namespace apps::perft
