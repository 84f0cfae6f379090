#pragma once

#include "../shared/progress_bar.hpp"
#include "solve_layer.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

namespace apps::adugo_solve {

/// Shows which layer is worked on and how fast. How many passes there will be nobody knows: the time left is
/// that of the pass.
class progress_text {
public:
  void show(const progress& p) {
    const clock::time_point now = clock::now();
    if (p.asked != asked_ || p.dogs != dogs_ || p.pass != pass_) {
      asked_ = p.asked;
      dogs_ = p.dogs;
      pass_ = p.pass;
      begin_ = now;
    }
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const double rate = seconds > 0 ? static_cast<double>(p.done) / seconds : 0;
    const double left = rate > 0 ? static_cast<double>(p.all - p.done) / rate : 0;
    bar_.show(std::string{asked_ == question::can_win ? "wins" : "losses"} + ", " + std::to_string(dogs_) +
                  " dogs, pass " + std::to_string(pass_) + ", " +
                  std::to_string(static_cast<std::uint64_t>(rate / 1e6)) + " million sets/s, " +
                  std::to_string(static_cast<std::uint64_t>(left)) + " s left of it",
              p.done, p.all);
  }
  /// Before anything else is written to the terminal.
  void erase() { bar_.erase(); }

private:
  using clock = std::chrono::steady_clock;

  progress_bar bar_;
  question asked_ = question::can_win;
  std::size_t dogs_ = 0;
  std::size_t pass_ = 0;
  clock::time_point begin_ = clock::now();
};

}  // namespace apps::adugo_solve
