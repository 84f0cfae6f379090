#pragma once

#include "faults.hpp"
#include "layer_file.hpp"
#include "memory.hpp"
#include "options.hpp"
#include "shares.hpp"

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>

// Whether wins come to an end. That a win has a move to a win is not enough: the winner could go in a circle.
// The files of rounds say how long a win takes, and each position must be one round further from the end than
// best play leaves it.
//
// A round is a turn of the jaguar and one of the dogs; a win by eating takes half of one less. Rounds are
// counted so that the last position with the jaguar to move has 1: it wins by this turn, or it cannot move.
namespace apps::adugo_verify {

/// Where there is no win. A file has 0 for it.
inline constexpr unsigned never = std::numeric_limits<unsigned>::max();

/// How many rounds the winner needs, where rounds_after(q) is what it needs from a position after a move: the
/// winner hastens and the loser delays. Who cannot move has lost.
template <adugo::rules Rules, class F>
[[nodiscard]] unsigned rounds_by_moves(const adugo::basic_position<Rules>& p, adugo::side winner,
                                       const F& rounds_after) {
  const bool hastens = p.to_move() == winner;
  unsigned best = hastens ? never : 0;
  p.for_each_legal_move([&](const adugo::move& m) {
    const unsigned rounds = rounds_after(p.play(m));
    best = hastens ? std::min(best, rounds) : std::max(best, rounds);
    return best != (hastens ? 0 : never);
  });
  return best;
}

/// How many plies a win takes from a position with this number of rounds, the jaguar to move.
[[nodiscard]] constexpr unsigned plies_of(question asked, unsigned rounds) {
  if (rounds == 0) return 0;
  return asked == question::can_win ? 2 * rounds - 1 : 2 * (rounds - 1);
}

struct rounds_tally {
  std::uint64_t looked_at = 0;
  std::uint64_t wins = 0;
  unsigned longest = 0;
  faults wrong;

  rounds_tally& operator+=(const rounds_tally& other) {
    looked_at += other.looked_at;
    wins += other.wins;
    longest = std::max(longest, other.longest);
    wrong += other.wrong;
    return *this;
  }
};

/// The rounds of the first layer, whose captures end the game, in one of its two files.
template <adugo::rules Rules>
class rounds_check {
public:
  using position = adugo::basic_position<Rules>;

  /// With the answers to the question they are compared, where these are in the directory too. Throws
  /// std::runtime_error.
  rounds_check(const std::filesystem::path& directory, question asked, std::size_t dogs)
      : dogs_{dogs},
        winner_{asked == question::can_win ? adugo::side::jaguar : adugo::side::dogs},
        rounds_{directory, asked, dogs} {
    if (std::filesystem::exists(directory / file_name(asked, dogs, ".jaguar")))
      answers_.emplace(directory, asked, dogs);
  }

  [[nodiscard]] bool has_answers() const { return answers_.has_value(); }

  /// Looks at the positions that the options ask for.
  [[nodiscard]] rounds_tally run(const options& o) const {
    const selection chosen{o, dogs_};
    return sum_of_shares<rounds_tally>(
        rounds_.name(), chosen.shares(), o.threads, [&](std::size_t share, rounds_tally& found) {
          memory<position, unsigned> known;
          chosen.for_each(share, [&](std::uint64_t number) { look_at(number, known, found); });
        });
  }

private:
  void look_at(std::uint64_t number, memory<position, unsigned>& known, rounds_tally& t) const {
    const auto p = adugo::from_layer_index<position>(dogs_, adugo::side::jaguar, number);
    known.turn_to(p.dogs());
    const unsigned further = rounds_by_moves(p, winner_, [&](const position& q) {
      return known.of(q, [this](const position& r) { return with_dogs_to_move(r); });
    });
    const unsigned by_file = rounds_[number];
    const unsigned by_moves = further == never ? 0 : further + 1;
    ++t.looked_at;
    if (by_file != 0) ++t.wins;
    t.longest = std::max(t.longest, by_file);
    if (by_file != by_moves) {
      t.wrong.add([&] {
        return std::string{to_text(p).view()} + ": " + std::to_string(by_file) + " rounds in " +
               rounds_.name() + ", by the moves " + std::to_string(by_moves);
      });
    }
    if (answers_ && (by_file != 0) != is_win(*answers_, p)) {
      t.wrong.add([&] {
        return std::string{to_text(p).view()} + ": " + rounds_.name() + " and " + answers_->name() +
               " do not agree";
      });
    }
  }

  [[nodiscard]] bool is_win(const answers& a, const position& p) const {
    const bool yes = (a[to_dog_set_index(p.dogs())] & adugo::point_set{p.jaguar()}.bits()) != 0;
    return yes == (winner_ == adugo::side::jaguar);
  }

  [[nodiscard]] unsigned with_dogs_to_move(const position& p) const {
    return rounds_by_moves(p, winner_, [this](const position& after) {
      const unsigned rounds = rounds_[to_layer_index(after)];
      return rounds == 0 ? never : rounds;
    });
  }

  std::size_t dogs_;
  adugo::side winner_;
  rounds_file rounds_;
  std::optional<answers> answers_;
};

}  // namespace apps::adugo_verify
