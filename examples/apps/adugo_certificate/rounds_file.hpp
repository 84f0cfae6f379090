#pragma once

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>

namespace apps::adugo_certificate_maker {

namespace adugo = folkgames::adugo;

/// The rules under which the first capture wins: who wins by them as the dogs loses no dog.
using position = adugo::basic_position<adugo::rules{.dogs_to_win = 1}>;

/// How long best play lasts in the layer of fourteen dogs, from the file can-hold-14.rounds of adugo_solve,
/// which says what is in it.
class rounds_file {
public:
  /// Throws std::runtime_error where it is not such a file.
  explicit rounds_file(const std::string& path) : in_{path, std::ios::binary} {
    constexpr std::size_t dogs = position::dogs_at_start;
    std::array<std::uint64_t, 5> numbers{};
    in_.read(reinterpret_cast<char*>(numbers.data()), sizeof numbers);
    const bool is_it =
        in_ && numbers[0] == dogs && numbers[1] == adugo::dog_set_count(dogs) && numbers[4] == 1;
    if (!is_it) throw std::runtime_error{"\"" + path + "\" is not can-hold-14.rounds, or cannot be read"};
  }

  /// A number that grows with the plies to the end, 1 where the game is over; nothing where the dogs cannot
  /// force a win. Precondition: the jaguar is to move.
  [[nodiscard]] std::optional<int> rounds_to_end(const position& p) {
    if (p.dogs().size() != position::dogs_at_start) return std::nullopt;
    constexpr std::uint64_t heading = 5 * sizeof(std::uint64_t);
    in_.seekg(static_cast<std::ifstream::off_type>(heading + to_layer_index(p)));
    const int round = in_.get();
    if (!in_) throw std::runtime_error{"the file of rounds is too short"};
    return round == 0 ? std::nullopt : std::optional{round};
  }

private:
  std::ifstream in_;
};

}  // namespace apps::adugo_certificate_maker
