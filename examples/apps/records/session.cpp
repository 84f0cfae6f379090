#include "session.hpp"

#include "input.hpp"
#include "shelves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace apps::records {
namespace {

std::string in_words(std::uint64_t games, std::uint64_t bad) {
  return std::to_string(games) + (games == 1 ? " game, " : " games, ") + std::to_string(bad) + " bad";
}

[[noreturn]] void refuse_rules(const options& o) {
  std::string lines =
      "the program is not built with the rules \"" + o.rules + "\", but with\n  (none: the default)";
  for (const std::string& rules : shelf_for(*o.game).sets) {
    if (!rules.empty()) lines += "\n  " + rules;
  }
  throw bad_options{lines};
}

}  // namespace

session::session(const options& o) : options_{o} {
  if (!o.game) {
    if (!o.rules.empty()) throw bad_options{"--rules wants --game oware or --game adugo beside it"};
    return;
  }
  const std::vector<std::string> sets = shelf_for(*o.game).sets;
  if (std::find(sets.begin(), sets.end(), o.rules) == sets.end()) refuse_rules(o);
}

int session::run() {
  if (options_.what == command::random) shelf_for(*options_.game).write_random_games(options_, progress_);
  for (const std::string& name : options_.files) read(name);
  flush();
  if (options_.what == command::check && options_.files.size() > 1)
    std::cout << "all: " << in_words(games_, bad_) << '\n';
  if (options_.what == command::stats) print(std::cout, statistics_);
  if (!std::cout.flush()) {
    std::cerr << "the output cannot be written\n";
    return 2;
  }
  return unreadable_ ? 2 : bad_ != 0 ? 1 : 0;
}

void session::read(const std::string& name) {
  input in{name, progress_};
  const std::uint64_t games_before = games_;
  const std::uint64_t bad_before = bad_;
  game_stream games{in, options_};
  using enum game_stream::status;
  for (auto s = games.next(); s != end && std::cout; s = games.next()) {
    ++games_;
    if (s == bad_game) {
      refuse(in.name(), games.error());
    } else {
      take(games, in.name());
    }
  }
  progress_.erase();
  if (!in.good()) {
    unreadable_ = true;
    std::cerr << in.name() << ": cannot be read\n";
  } else if (options_.what == command::check) {
    std::cout << in.name() << ": " << in_words(games_ - games_before, bad_ - bad_before) << '\n';
  }
}

void session::take(const game_stream& games, const std::string& name) {
  for (const fault& f : games.warnings()) report(name, "warning", f);
  const reader& game = games.game();
  if (options_.what == command::stats) game.count(statistics_);
  if (options_.what != command::convert) return;
  if (options_.to == file_kind::games) {
    game.append_game(converted_);
  } else if (game.fits_list(options_.rules)) {
    game.append_moves(converted_);
  } else {
    refuse(name, {games.begin(), "a list of moves cannot say by which rules or from where this game began"});
  }
  constexpr std::size_t enough = 1 << 16;
  if (converted_.size() > enough) flush();
}

void session::refuse(const std::string& name, const fault& f) {
  ++bad_;
  report(name, "error", f);
}

// As compilers do.
void session::report(const std::string& name, std::string_view severity, const fault& f) {
  progress_.erase();
  std::cerr << name << ':' << f.at.line << ':' << f.at.column << ": " << severity << ": " << f.text << '\n';
}

void session::flush() {
  progress_.erase();
  std::cout << converted_;
  converted_.clear();
}

}  // namespace apps::records
