#pragma once

#include "mapped_file.hpp"

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace apps::adugo_verify {

namespace adugo = folkgames::adugo;

/// What a file answers, for each position with the jaguar to move: can it force a win, and can it hold out
/// for ever, if not win?
enum class question : std::uint64_t { can_win, can_hold };

/// The name of a file of a layer, without its directory.
[[nodiscard]] inline std::string file_name(question asked, std::size_t dogs, const std::string& ending) {
  return (asked == question::can_win ? "can-win-" : "can-hold-") + std::to_string(dogs) + ending;
}

/// A file of a layer: five numbers of 64 bits, then entries. All in the byte order of the machine.
template <class Entry>
class layer_file {
public:
  /// Throws std::runtime_error where the file is not there, or is not the one that its name says.
  layer_file(const std::filesystem::path& directory, question asked, std::size_t dogs,
             const std::string& ending, std::uint64_t entries)
      : name_{file_name(asked, dogs, ending)}, file_{(directory / name_).string()} {
    if (file_.size() != sizeof header_ + entries * sizeof(Entry))
      refuse("has " + std::to_string(file_.size()) + " bytes, not " +
             std::to_string(sizeof header_ + entries * sizeof(Entry)));
    std::memcpy(header_.data(), file_.data(), sizeof header_);
    const bool is_it = header_[0] == dogs && header_[1] == adugo::dog_set_count(dogs) &&
                       header_[4] == static_cast<std::uint64_t>(asked);
    if (!is_it) refuse("begins with the numbers of another file");
    entries_ = reinterpret_cast<const Entry*>(file_.data() + sizeof header_);
  }

  [[nodiscard]] Entry operator[](std::uint64_t i) const { return entries_[i]; }
  [[nodiscard]] const std::string& name() const { return name_; }
  /// To how many positions the answer is yes, as the file says.
  /// @{
  [[nodiscard]] std::uint64_t yes_with_jaguar_to_move() const { return header_[2]; }
  [[nodiscard]] std::uint64_t yes_with_dogs_to_move() const { return header_[3]; }
  /// @}

private:
  [[noreturn]] void refuse(const std::string& why) const { throw std::runtime_error{name_ + " " + why}; }

  std::string name_;
  mapped_file file_;
  std::array<std::uint64_t, 5> header_{};
  const Entry* entries_ = nullptr;
};

/// The answers of a layer: a word for each set of dogs, by to_dog_set_index, of which bit j is the answer for
/// the jaguar on the point j.
class answers : public layer_file<std::uint32_t> {
public:
  answers(const std::filesystem::path& directory, question asked, std::size_t dogs)
      : layer_file{directory, asked, dogs, ".jaguar", adugo::dog_set_count(dogs)} {}
};

/// How long it takes, for each position of a layer by to_layer_index.
class rounds_file : public layer_file<std::uint8_t> {
public:
  rounds_file(const std::filesystem::path& directory, question asked, std::size_t dogs)
      : layer_file{directory, asked, dogs, ".rounds", adugo::layer_size(dogs)} {}
};

}  // namespace apps::adugo_verify
