#pragma once

#include "progress_line.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

namespace apps {

/// A bar that says how far the program is, on the error output where that is a terminal. A run of less than a
/// second shows none.
class progress_bar {
public:
  /// How far: `done` of `total`; a total of 0 is not known. Costs little, whatever it is called with.
  void show(const std::string& what, std::uint64_t done, std::uint64_t total) {
    const clock::time_point now = clock::now();
    if (now < due_) return;
    due_ = now + std::chrono::milliseconds{100};
    shown_ = true;
    constexpr std::uint64_t width = 40;
    if (total == 0) return line_.show(what + ": " + std::to_string(done >> 20) + " MiB");
    const auto filled = static_cast<std::size_t>(done * width / total);
    line_.show(what + " [" + std::string(filled, '=') + std::string(width - filled, ' ') + "] " +
               std::to_string(done * 100 / total) + " %");
  }
  /// Before anything else is written to the terminal.
  void erase() {
    if (shown_) line_.erase();
    shown_ = false;
  }

private:
  using clock = std::chrono::steady_clock;

  progress_line line_;
  bool shown_ = false;
  clock::time_point due_ = clock::now() + std::chrono::seconds{1};
};

}  // namespace apps
