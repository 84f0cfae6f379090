#pragma once

#include "layer_file.hpp"

#include <folkgames/adugo.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace apps::adugo_verify {

/// What perfect play leads to: the greater, the better for the jaguar.
enum class value : std::uint8_t { dogs_win, draw, jaguar_wins };
inline constexpr std::size_t value_count = 3;

[[nodiscard]] constexpr std::string_view words_for(value v) {
  switch (v) {
    case value::dogs_win:
      return "the dogs win";
    case value::draw:
      return "a draw";
    case value::jaguar_wins:
      return "the jaguar wins";
  }
  return "no value";
}

[[nodiscard]] constexpr value win_of(adugo::side s) {
  return s == adugo::side::jaguar ? value::jaguar_wins : value::dogs_win;
}

/// The best value that the side to move reaches by a move, where value_after(q) is that of a position after
/// one; without a move the game is over, and the rules say who has won.
template <adugo::rules Rules, class F>
[[nodiscard]] value value_by_moves(const adugo::basic_position<Rules>& p, const F& value_after) {
  const value win = win_of(p.to_move());
  std::optional<value> best;
  p.for_each_legal_move([&](const adugo::move& m) {
    const value v = value_after(p.play(m));
    const bool better = p.to_move() == adugo::side::jaguar ? v > best : v < best;
    if (!best || better) best = v;
    return best != win;
  });
  return best ? *best : win_of(*p.outcome()->winner);
}

/// The answers to both questions for a layer.
struct layer_answers {
  answers can_win;
  answers can_hold;
};

/// The values that the files give, under some rules: of all positions in the layers added so far.
template <adugo::rules Rules>
class stored_values {
public:
  using position = adugo::basic_position<Rules>;

  /// The dogs of the first layer: with one less the jaguar has won.
  static constexpr std::size_t least_dogs = position::dogs_at_start + 1 - std::size_t{Rules.dogs_to_win};

  /// Reads the files of one dog more than before. Throws std::runtime_error.
  void add_layer(const std::filesystem::path& directory) {
    const std::size_t dogs = least_dogs + layers_.size();
    layers_.push_back({{directory, question::can_win, dogs}, {directory, question::can_hold, dogs}});
  }
  /// Precondition: the layer was added.
  [[nodiscard]] const layer_answers& layer(std::size_t dogs) const { return layers_[dogs - least_dogs]; }

  /// Precondition: the jaguar is to move, and the layer was added.
  [[nodiscard]] value with_jaguar_to_move(const position& p) const {
    const layer_answers& l = layer(p.dogs().size());
    const std::uint32_t dog_set = to_dog_set_index(p.dogs());
    const std::uint32_t jaguar = adugo::point_set{p.jaguar()}.bits();
    if ((l.can_win[dog_set] & jaguar) != 0) return value::jaguar_wins;
    return (l.can_hold[dog_set] & jaguar) != 0 ? value::draw : value::dogs_win;
  }

  /// There is no file with the dogs to move: the value follows from those after their steps. Precondition:
  /// the dogs are to move, and the layer was added or the jaguar has won.
  [[nodiscard]] value with_dogs_to_move(const position& p) const {
    return value_by_moves(p, [this](const position& after) { return with_jaguar_to_move(after); });
  }

private:
  std::vector<layer_answers> layers_;
};

}  // namespace apps::adugo_verify
