#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <thread>
#include <vector>

namespace apps::adugo_solve {

/// Set from outside, by a signal say: the work ends soon, with the exception `interrupted`.
inline std::atomic<bool> stop_requested{false};
static_assert(std::atomic<bool>::is_always_lock_free);

class interrupted : public std::exception {
public:
  [[nodiscard]] const char* what() const noexcept override { return "interrupted"; }
};

/// Calls f(i) for each i below count, in so many threads, of which this is one; this one also calls show(i +
/// 1) after each of its own. Throws `interrupted`.
template <class F, class Show>
void share_work(std::size_t count, std::size_t threads, const F& f, const Show& show) {
  std::atomic<std::size_t> next{0};
  const auto work = [&](const auto& after_each) {
    for (std::size_t i = next++; i < count && !stop_requested; i = next++) {
      f(i);
      after_each(i + 1);
    }
  };
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < threads; ++i) others.emplace_back([&] { work([](std::size_t) {}); });
  work(show);
  for (std::thread& t : others) t.join();
  if (stop_requested) throw interrupted{};
}

}  // namespace apps::adugo_solve
