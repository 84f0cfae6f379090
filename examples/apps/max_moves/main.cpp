// How many legal moves can a position of Adugo have? Searches all positions and prints the greatest numbers
// under each set of rules. The capacities in <folkgames/adugo/max_legal_moves.hpp> come from here. Uses all
// processors.

#include "dog_search.hpp"
#include "jaguar_search.hpp"
#include "record.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <string>
#include <thread>
#include <vector>

namespace {

// Shows on a line of the terminal how many shares of the work are done, until all are.
void show_progress(const char* what, const std::atomic<std::size_t>& done, std::size_t all) {
  const auto start = std::chrono::steady_clock::now();
  while (done < all) {
    std::this_thread::sleep_for(std::chrono::milliseconds{200});
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::fprintf(stderr, "\r%s: %zu of %zu shares, %.0f s ", what, done.load(), all, seconds);
  }
  std::fputc('\n', stderr);
}

// Calls search(share) on a searcher of each thread's own for each share of the work. Returns all that was
// found.
template <class Searcher, class Share>
Searcher search_in_threads(const char* what, const std::vector<Share>& work) {
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  std::vector<Searcher> searchers(std::max(1u, std::thread::hardware_concurrency()));
  std::vector<std::thread> threads;
  for (Searcher& searcher : searchers) {
    threads.emplace_back([&] {
      for (std::size_t i = next++; i < work.size(); i = next++) {
        searcher.search(work[i]);
        ++done;
      }
    });
  }
  show_progress(what, done, work.size());
  for (std::thread& t : threads) t.join();
  for (const Searcher& other : searchers) searchers.front().merge(other);
  return searchers.front();
}

void print(const std::string& rules, const record& r) {
  std::cout << std::left << std::setw(36) << rules << std::right << std::setw(5) << r.moves << "  "
            << r.position << '\n';
}

}  // namespace

int main() {
  // The board is its own mirror image: for the jaguar the files a, b and c are enough.
  std::vector<adugo::point> points;
  for (const adugo::point p : adugo::point_set::all()) {
    if (adugo::board::coordinates(p).x <= 2) points.push_back(p);
  }
  // Where the jaguar has most neighbours the records are high, and spare the other points much of their work.
  std::stable_sort(points.begin(), points.end(), [](adugo::point a, adugo::point b) {
    return adugo::board::neighbours(a).size() > adugo::board::neighbours(b).size();
  });
  const auto jaguar = search_in_threads<jaguar_search>("jaguar to move", points);
  for (std::size_t i = 0; i != jaguar_search::goals; ++i) {
    const std::string goal = "dogs_to_win " + std::to_string(i + 1);
    print("jaguar, " + goal, jaguar.optional[i]);
    print("jaguar, " + goal + ", compulsory", jaguar.compulsory[i]);
  }
  for (std::size_t n = 10; n <= dog_search::max_dogs; ++n) {
    print("jaguar, default, " + std::to_string(n) + " dogs", jaguar.by_dogs[n]);
  }

  std::vector<std::uint32_t> upper_points(dog_search::shares);
  for (std::uint32_t share = 0; share != dog_search::shares; ++share) upper_points[share] = share;
  const auto dogs = search_in_threads<dog_search>("dogs to move", upper_points);
  for (std::size_t n = 1; n <= dog_search::max_dogs; ++n) {
    print(std::to_string(n) + " dogs, any", dogs.any[n]);
    print(std::to_string(n) + " dogs, not_backward", dogs.not_backward[n]);
    print(std::to_string(n) + " dogs, forward_only", dogs.forward_only[n]);
  }
}
