#pragma once

#include "store.hpp"

#include <folkgames/adugo.hpp>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>

namespace apps::adugo_solve {

/// What some work needs, in bytes.
struct needs {
  std::uint64_t memory = 0;
  std::uint64_t disk = 0;  ///< if everything is kept
};

inline constexpr std::uint64_t memory_for_tables = 64 << 20;

/// For the values of the layers from `first` to k dogs: in memory two words a set of dogs, and one a set of
/// the layer below; on the disk for both questions a word a set, and for one layer more to go on from, with
/// that which it replaces.
[[nodiscard]] inline needs needs_of_values(std::size_t first, std::size_t k) {
  std::uint64_t kept = adugo::dog_set_count(k) + adugo::dog_set_count(k - 1);
  for (std::size_t dogs = first; dogs <= k; ++dogs) kept += adugo::dog_set_count(dogs);
  return {memory_for_tables + sizeof(word) * (2 * adugo::dog_set_count(k) + adugo::dog_set_count(k - 1)),
          2 * sizeof(word) * kept};
}

/// For the distances in the layers from `first` to k dogs: in memory two words a set of dogs, one more for
/// the greatest layer, and a round for every other position; on the disk a round a position.
[[nodiscard]] inline needs needs_of_distances(std::size_t first, std::size_t k) {
  std::uint64_t words = adugo::dog_set_count(k) + adugo::dog_set_count(first - 1);
  std::uint64_t positions = 0;
  for (std::size_t dogs = first; dogs <= k; ++dogs) {
    words += 2 * adugo::dog_set_count(dogs);
    positions += adugo::layer_size(dogs);
  }
  // Half of the positions, but a little more, as those with a bottom half that is its own image are all kept.
  return {memory_for_tables + sizeof(word) * words + positions * 51 / 100, positions};
}

/// How much memory can be had without swapping, in bytes; nothing where the system does not say.
[[nodiscard]] inline std::optional<std::uint64_t> available_memory() {
  std::ifstream in{"/proc/meminfo"};
  std::string name;
  std::uint64_t kibibytes = 0;
  for (std::string unit; in >> name >> kibibytes; std::getline(in, unit)) {
    if (name == "MemAvailable:") return kibibytes << 10;
  }
  return std::nullopt;
}

/// Throws, with a message for the user, where memory or disk is short.
inline void check_room(const needs& needed, const store& kept) {
  const auto refuse = [](const std::string& what, std::uint64_t bytes, std::uint64_t there) {
    throw std::runtime_error{"not enough " + what + ": " + std::to_string(bytes >> 20) + " MiB are needed, " +
                             std::to_string(there >> 20) + " MiB are free"};
  };
  if (const auto memory = available_memory(); memory && *memory < needed.memory)
    refuse("memory", needed.memory, *memory);
  if (kept.keeps() && kept.room() < needed.disk) refuse("room on the disk", needed.disk, kept.room());
}

}  // namespace apps::adugo_solve
