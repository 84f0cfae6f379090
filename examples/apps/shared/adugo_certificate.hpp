#pragma once

#include <folkgames/adugo.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace apps {

/// How the dogs win Adugo: a step for each position that the jaguar can bring about while they follow it.
/// They lose none, so there are fourteen in each.
///
/// The file: a heading, the number of entries, then the entries in the order of their positions' numbers. A
/// number is seven bits a byte, the lowest first, and 128 is added to all bytes but the last. An entry is the
/// number of its position, less that of the entry before; a byte each for the points that the dog leaves and
/// reaches; and a byte n where the game ends in at most 2n - 1 plies. A position's number is its
/// adugo::to_layer_index, the dogs to move; of mirror images only that with the lesser one is there.
class adugo_certificate {
public:
  static constexpr const char* heading = "folkgames adugo certificate 1";  // a line

  struct entry {
    std::uint64_t number = 0;
    folkgames::adugo::move step{};
    int plies = 0;  ///< to the end, at most
  };

  /// Throws std::runtime_error where the file cannot be read or is not in this form.
  explicit adugo_certificate(const std::string& path) {
    std::ifstream in{path, std::ios::binary};
    std::string line;
    if (!std::getline(in, line) || line != heading)
      throw std::runtime_error{"\"" + path + "\" is not a certificate, or cannot be read"};
    const std::uint64_t size = read_number(in);
    std::uint64_t number = 0;
    while (in && entries_.size() != size) {
      number += read_number(in);
      const int from = in.get(), to = in.get(), half = in.get();
      if (!in || std::max(from, to) >= static_cast<int>(folkgames::adugo::point_count)) break;
      using folkgames::adugo::point;
      entries_.push_back({number, {static_cast<point>(from), static_cast<point>(to), {}}, 2 * half - 1});
    }
    if (entries_.size() != size || in.peek() != std::ifstream::traits_type::eof())
      throw std::runtime_error{"\"" + path + "\" is damaged"};
  }

  [[nodiscard]] const std::vector<entry>& entries() const { return entries_; }

  /// The entry for a position with the dogs to move, its step made to fit it; nothing if there is none.
  [[nodiscard]] std::optional<entry> find(const folkgames::adugo::position& p) const {
    if (p.dogs().size() != p.dogs_at_start) return std::nullopt;
    const std::uint64_t number = std::min(to_layer_index(p), to_layer_index(mirrored(p)));
    const auto at = std::lower_bound(entries_.begin(), entries_.end(), number,
                                     [](const entry& e, std::uint64_t n) { return e.number < n; });
    if (at == entries_.end() || at->number != number) return std::nullopt;
    entry e = *at;
    if (number != to_layer_index(p)) e.step = mirrored(e.step);
    return e;
  }

private:
  static std::uint64_t read_number(std::istream& in) {
    std::uint64_t number = 0;
    for (int shift = 0, byte = 128; byte >= 128 && shift < 63 && in; shift += 7) {
      byte = in.get();
      number |= (static_cast<std::uint64_t>(byte) & 127) << shift;
    }
    return number;
  }

  std::vector<entry> entries_;
};

}  // namespace apps
