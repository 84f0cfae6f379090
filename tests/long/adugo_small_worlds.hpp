#pragma once

#include "../../examples/apps/adugo_verify/layer_file.hpp"

#include <folkgames/adugo.hpp>

#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <vector>

// Small worlds that are solved without the solver, and the files that it would write of them.
namespace small_worlds {

namespace adugo = folkgames::adugo;
using apps::adugo_verify::question;

// A layer of up to four dogs under rules by which the jaguar wins: who wins, and with the jaguar to move in
// how many rounds. Found backwards from the ends; steps can be taken back, so what leads to a position by a
// step is what the other side's steps lead to.
//
// Four dogs always have a step, and in a layer below no captures lead to losses: so few dogs cannot win
// there.
template <int DogsToWin, std::size_t Dogs>
class small_world {
public:
  static_assert(Dogs <= 4);
  static constexpr adugo::rules rules{.dogs_to_win = DogsToWin};
  using position = adugo::basic_position<rules>;
  enum class winner : std::uint8_t { open, jaguar, dogs };

  // wins(p) says whether the jaguar wins a position after a capture. In the first layer it has won.
  template <class F>
  explicit small_world(const F& wins) {
    numbers last;
    for (std::uint64_t i = 0; i != size; ++i) {
      for (const adugo::side s : {adugo::side::jaguar, adugo::side::dogs})
        of(s).moves_left[i] = at(s, i).count_legal_moves();
      const position p = at(adugo::side::jaguar, i);
      const bool no_win =
          p.for_each_legal_move([&](const adugo::move& m) { return !m.is_capture() || !wins(p.play(m)); });
      if (no_win && !p.is_over()) continue;
      decide(adugo::side::jaguar, i, no_win ? winner::dogs : winner::jaguar, 1);
      last.push_back(i);
    }
    for (std::uint8_t round = 2; !last.empty(); ++round)
      last = before(adugo::side::jaguar, before(adugo::side::dogs, last, round), round);
  }
  small_world() : small_world{[](const position& p) { return p.is_over(); }} {}

  // By to_layer_index.
  [[nodiscard]] const std::vector<winner>& winners(adugo::side to_move) const {
    return sides_[static_cast<std::size_t>(to_move)].winners;
  }
  [[nodiscard]] const std::vector<std::uint8_t>& rounds() const { return rounds_; }

  [[nodiscard]] static position at(adugo::side to_move, std::uint64_t i) {
    return adugo::from_layer_index<position>(Dogs, to_move, i);
  }
  static constexpr std::size_t size = adugo::layer_size(Dogs);

private:
  using numbers = std::vector<std::uint64_t>;
  struct positions {
    std::vector<winner> winners = std::vector<winner>(size);
    std::vector<std::size_t> moves_left = std::vector<std::size_t>(size);  // that are not known to lose
  };

  positions& of(adugo::side to_move) { return sides_[static_cast<std::size_t>(to_move)]; }
  void decide(adugo::side to_move, std::uint64_t i, winner w, std::uint8_t round) {
    of(to_move).winners[i] = w;
    if (to_move == adugo::side::jaguar) rounds_[i] = round;
  }

  // The positions with this side to move that are decided by those of the other side, which were the last.
  numbers before(adugo::side s, const numbers& last, std::uint8_t round) {
    numbers found;
    for (const std::uint64_t i : last) {
      const winner w = winners(opponent(s))[i];
      const bool is_win = w == (s == adugo::side::jaguar ? winner::jaguar : winner::dogs);
      const position p = at(s, i);
      p.for_each_legal_move([&](const adugo::move& m) {
        if (m.is_capture()) return;
        const std::uint64_t j = to_layer_index(p.play(m));
        if (winners(s)[j] != winner::open || (--of(s).moves_left[j] != 0 && !is_win)) return;
        decide(s, j, w, round);
        found.push_back(j);
      });
    }
    return found;
  }

  std::array<positions, 2> sides_;
  std::vector<std::uint8_t> rounds_ = std::vector<std::uint8_t>(size);
};

// The files of a layer.
struct layer_files {
  struct file {
    std::array<std::uint64_t, 5> header{};
    std::vector<std::uint32_t> words;
    std::vector<std::uint8_t> rounds;
  };
  file can_win;
  file can_hold;
};

inline std::uint32_t bit_of(adugo::point p) { return adugo::point_set{p}.bits(); }

template <int DogsToWin, std::size_t Dogs>
layer_files::file file_of(const small_world<DogsToWin, Dogs>& world, question asked) {
  using winner = typename small_world<DogsToWin, Dogs>::winner;
  const auto yes = [asked](winner w) {
    return w == winner::jaguar || (w == winner::open && asked == question::can_hold);
  };
  const winner with_rounds = asked == question::can_win ? winner::jaguar : winner::dogs;
  layer_files::file f;
  f.header = {Dogs, adugo::dog_set_count(Dogs), 0, 0, static_cast<std::uint64_t>(asked)};
  f.words.resize(adugo::dog_set_count(Dogs));
  f.rounds.resize(world.size);
  for (std::uint64_t i = 0; i != world.size; ++i) {
    const auto p = world.at(adugo::side::jaguar, i);
    const winner w = world.winners(adugo::side::jaguar)[i];
    if (yes(w)) f.words[to_dog_set_index(p.dogs())] |= bit_of(p.jaguar());
    if (yes(w)) ++f.header[2];
    if (yes(world.winners(adugo::side::dogs)[i])) ++f.header[3];
    if (w == with_rounds) f.rounds[i] = world.rounds()[i];
  }
  return f;
}

template <int DogsToWin, std::size_t Dogs>
layer_files files_of(const small_world<DogsToWin, Dogs>& world) {
  return {file_of(world, question::can_win), file_of(world, question::can_hold)};
}

// A directory of its own for a test.
class directory {
public:
  directory()
      : path_{std::filesystem::temp_directory_path() / ("folkgames_verify." + std::to_string(getpid()))} {
    std::filesystem::create_directory(path_);
  }
  directory(const directory&) = delete;
  directory& operator=(const directory&) = delete;
  ~directory() { std::filesystem::remove_all(path_); }

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  void write(const layer_files& l) const {
    for (const layer_files::file* const f : {&l.can_win, &l.can_hold}) {
      const std::string name = f == &l.can_win ? "can-win-" : "can-hold-";
      write(path_ / (name + std::to_string(f->header[0]) + ".jaguar"), f->header, f->words);
      write(path_ / (name + std::to_string(f->header[0]) + ".rounds"), f->header, f->rounds);
    }
  }

private:
  template <class Entry>
  static void write(const std::filesystem::path& path, const std::array<std::uint64_t, 5>& header,
                    const std::vector<Entry>& entries) {
    std::ofstream out{path, std::ios::binary};
    out.write(reinterpret_cast<const char*>(header.data()), sizeof header);
    out.write(reinterpret_cast<const char*>(entries.data()),
              static_cast<std::streamsize>(entries.size() * sizeof(Entry)));
  }

  std::filesystem::path path_;
};

}  // namespace small_worlds
