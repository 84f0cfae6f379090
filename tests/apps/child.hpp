#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

/// A program that runs in a terminal of its own (a pseudo-terminal), or between two pipes, and is talked to
/// as a person would: wait for what it says, then type. Whoever waits in vain for 20 seconds gets an
/// exception with all that was said.
class child {
public:
  enum class wire { terminal, pipe };

  /// The environment is that of the test, with these variables as "NAME=value" on top, and a terminal that
  /// has colours. Standard error is read as standard output is.
  child(wire w, const std::string& program, const std::vector<std::string>& arguments,
        const std::vector<std::string>& environment = {});
  child(const child&) = delete;
  child& operator=(const child&) = delete;
  ~child();

  /// A line, or several.
  void type(std::string_view lines);
  /// What ctrl-D does.
  void end_input();

  /// What comes next up to the end of this text.
  std::string read_until(std::string_view text);
  /// What comes next up to the end.
  std::string read_rest();
  /// Waits for the end. Returns the exit status, or minus the signal.
  int status();

private:
  bool read_more();

  pid_t pid_ = -1;
  int to_child_ = -1;
  int from_child_ = -1;  // in a terminal the same as to_child_
  wire wire_;
  bool waited_ = false;
  std::string unread_;
  std::string all_;
};
