#pragma once

#include "../shared/progress_bar.hpp"
#include "game_stream.hpp"
#include "options.hpp"
#include "reader.hpp"
#include "statistics.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace apps::records {

/// Does what the command line asks for. Results go to the standard output, faults to the error output.
class session {
public:
  /// Throws bad_options where the rules are none that the program is built with.
  explicit session(const options& o);

  /// Returns the exit status: see usage().
  int run();

private:
  void read(const std::string& name);
  void take(const game_stream& games, const std::string& name);
  void report(const std::string& name, std::string_view severity, const fault& f);
  void refuse(const std::string& name, const fault& f);
  void flush();

  const options& options_;
  progress_bar progress_;
  all_statistics statistics_;
  std::string converted_;  // not written yet
  std::uint64_t games_ = 0;
  std::uint64_t bad_ = 0;
  bool unreadable_ = false;
};

}  // namespace apps::records
