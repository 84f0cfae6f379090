#include "child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

constexpr std::chrono::seconds patience{20};

[[noreturn]] void fail(const std::string& what) {
  throw std::runtime_error{what + ": " + std::strerror(errno)};
}

// In the child, before the program begins: what is typed is not shown twice.
void turn_echo_off() {
  termios settings{};
  tcgetattr(STDIN_FILENO, &settings);
  settings.c_lflag &= ~static_cast<tcflag_t>(ECHO);
  tcsetattr(STDIN_FILENO, TCSANOW, &settings);
}

[[noreturn]] void become(const std::string& program, const std::vector<std::string>& arguments,
                         std::vector<std::string> environment) {
  signal(SIGPIPE, SIG_DFL);
  unsetenv("NO_COLOR");
  setenv("TERM", "xterm", 1);
  for (std::string& variable : environment) putenv(variable.data());
  std::vector<std::string> words{program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  execv(program.c_str(), argv.data());
  _exit(127);
}

}  // namespace

child::child(wire w, const std::string& program, const std::vector<std::string>& arguments,
             const std::vector<std::string>& environment)
    : wire_{w} {
  signal(SIGPIPE, SIG_IGN);  // a child that ends early is reported, and does not end the test
  if (w == wire::terminal) {
    pid_ = forkpty(&to_child_, nullptr, nullptr, nullptr);
    if (pid_ == -1) fail("forkpty");
    from_child_ = to_child_;
    if (pid_ == 0) {
      turn_echo_off();
      become(program, arguments, environment);
    }
    return;
  }
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) fail("pipe2");
  pid_ = fork();
  if (pid_ == -1) fail("fork");
  if (pid_ == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(out[1], STDERR_FILENO);
    become(program, arguments, environment);
  }
  close(in[0]);
  close(out[1]);
  to_child_ = in[1];
  from_child_ = out[0];
}

child::~child() {
  if (!waited_) {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  if (from_child_ != to_child_) close(from_child_);
  if (to_child_ != -1) close(to_child_);
}

void child::type(std::string_view lines) {
  std::string text{lines};
  text += '\n';
  for (std::string_view rest = text; !rest.empty();) {
    const ssize_t written = write(to_child_, rest.data(), rest.size());
    if (written < 0) fail("nobody reads \"" + text + "\" after\n" + all_);
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
}

void child::end_input() {
  constexpr char ctrl_d = 4;
  if (wire_ == wire::terminal) {
    if (write(to_child_, &ctrl_d, 1) != 1) fail("ctrl-D");
  } else {
    close(std::exchange(to_child_, -1));
  }
}

// Waits for something more to read. Returns false at the end.
bool child::read_more() {
  pollfd waiting{from_child_, POLLIN, 0};
  const auto milliseconds = std::chrono::milliseconds{patience}.count();
  if (poll(&waiting, 1, static_cast<int>(milliseconds)) <= 0)
    throw std::runtime_error{"nothing more has come after\n" + all_};
  std::array<char, 4096> bytes{};
  const ssize_t n = read(from_child_, bytes.data(), bytes.size());
  if (n <= 0) return false;  // a terminal ends with an error
  for (const char c : std::string_view{bytes.data(), static_cast<std::size_t>(n)}) {
    if (c == '\r') continue;
    unread_ += c;
    all_ += c;
  }
  return true;
}

std::string child::read_until(std::string_view text) {
  std::size_t at = std::string::npos;
  while ((at = unread_.find(text)) == std::string::npos) {
    if (!read_more()) throw std::runtime_error{"\"" + std::string{text} + "\" has not come in\n" + all_};
  }
  const std::string result = unread_.substr(0, at + text.size());
  unread_.erase(0, result.size());
  return result;
}

std::string child::read_rest() {
  while (read_more()) {
  }
  return std::exchange(unread_, {});
}

int child::status() {
  read_rest();
  int status = 0;
  if (waitpid(pid_, &status, 0) != pid_) fail("waitpid");
  waited_ = true;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}
