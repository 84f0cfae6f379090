#pragma once

#include <unistd.h>

#include <cstddef>
#include <iostream>
#include <string>

namespace apps {

/// A line that says how far the program is. It is written to the error output, and only where that is a
/// terminal, so that a table sent to a file stays clean.
class progress_line {
public:
  void show(const std::string& text) {
    if (!is_terminal_) return;
    std::cerr << '\r' << text;
    if (text.size() < shown_) std::cerr << std::string(shown_ - text.size(), ' ');
    std::cerr << std::flush;
    shown_ = text.size();
  }
  void erase() {
    show("");
    if (is_terminal_) std::cerr << '\r' << std::flush;
  }

private:
  bool is_terminal_ = isatty(STDERR_FILENO) != 0;
  std::size_t shown_ = 0;
};

}  // namespace apps
