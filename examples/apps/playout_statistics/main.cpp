// Plays random games of Oware and Adugo from the start and prints how they went: how long they took, how they
// ended and who won. The same seed gives the same games on every machine.
//
// Usage: playout_statistics [games [seed]]

#include "../shared/words.hpp"

#include <folkgames/folkgames.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <limits>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <system_error>

namespace {

constexpr std::uint64_t least_games = 2;  // for a standard error
constexpr std::uint64_t most_games = 1'000'000'000;

// No game is expected to reach it. One that does is counted, not dropped.
constexpr std::size_t ply_limit = 1'000'000;

struct options {
  std::uint64_t games = 100'000;
  std::uint64_t seed = 1;
};

// The number that the text is, if it is one from least to most.
std::optional<std::uint64_t> number_in(std::string_view text, std::uint64_t least, std::uint64_t most) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  const bool is_number = error == std::errc{} && stop == end && number >= least && number <= most;
  return is_number ? std::optional{number} : std::nullopt;
}

std::optional<options> options_from(int argc, const char* const* argv) {
  options chosen;
  const auto games = argc > 1 ? number_in(argv[1], least_games, most_games) : chosen.games;
  const auto seed = argc > 2 ? number_in(argv[2], 0, std::numeric_limits<std::uint64_t>::max()) : chosen.seed;
  if (argc > 3 || !games || !seed) return std::nullopt;
  return options{*games, *seed};
}

// What is counted over many games.
template <class P>
class statistics {
public:
  void add(const folkgames::playout_result<P>& game) {
    ++games_;
    plies_ += game.plies;
    const auto plies = static_cast<double>(game.plies);
    squares_ += plies * plies;
    shortest_ = std::min(shortest_, game.plies);
    longest_ = std::max(longest_, game.plies);
    const auto outcome = game.final_position.outcome();
    ++ends_[outcome ? std::string{message(outcome->reason)} : "broken off"];
    if (outcome) ++wins_[outcome->winner ? apps::name(*outcome->winner) : "nobody: a draw"];
  }

  void print(std::ostream& out, double seconds) const {
    const auto games = static_cast<double>(games_);
    const double mean = static_cast<double>(plies_) / games;
    const double variance = (squares_ - games * mean * mean) / (games - 1);
    out << std::fixed << std::setprecision(2) << "  plies a game: " << mean << " on average (standard error "
        << std::sqrt(variance / games) << "), from " << shortest_ << " to " << longest_ << '\n';
    print_shares(out, "ends", ends_);
    print_shares(out, "won by", wins_);
    out << "  processor time: " << std::setprecision(1) << seconds / games * 1e6 << " us a game, "
        << seconds / static_cast<double>(plies_) * 1e9 << " ns a ply\n";
  }

private:
  using shares = std::map<std::string, std::uint64_t>;

  void print_shares(std::ostream& out, const char* heading, const shares& parts) const {
    out << "  " << heading << ":\n";
    for (const auto& [what, count] : parts) {
      const double percent = 100 * static_cast<double>(count) / static_cast<double>(games_);
      out << std::setw(9) << percent << " %  " << what << '\n';
    }
  }

  std::uint64_t games_ = 0;
  std::uint64_t plies_ = 0;
  double squares_ = 0;
  std::size_t shortest_ = std::numeric_limits<std::size_t>::max();
  std::size_t longest_ = 0;
  shares ends_;
  shares wins_;
};

template <class P>
void play(std::ostream& out, const char* name, const options& chosen) {
  out << name << ", " << chosen.games << " random games, seed " << chosen.seed << '\n' << std::flush;
  std::mt19937_64 random{chosen.seed};
  statistics<P> all;
  const std::clock_t start = std::clock();
  for (std::uint64_t i = 0; i != chosen.games; ++i) {
    all.add(folkgames::random_playout(P{}, random, ply_limit));
  }
  all.print(out, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
}

}  // namespace

int main(int argc, char* argv[]) {
  const auto chosen = options_from(argc, argv);
  if (!chosen) {
    std::cerr << "Usage: playout_statistics [games [seed]]\n"
                 "games from "
              << least_games << " to " << most_games << ", 100000 if not given; seed from 0 to 2^64 - 1\n";
    return 1;
  }
  play<folkgames::oware::position>(std::cout, "Oware", *chosen);
  std::cout << '\n';
  play<folkgames::adugo::position>(std::cout, "Adugo", *chosen);
  return std::cout.flush() ? 0 : 1;
}
