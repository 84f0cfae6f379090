#pragma once

#include "../../examples/apps/shared/adugo_certificate.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using certificate_entries = std::vector<apps::adugo_certificate::entry>;

/// What a certificate's file has in it: its form written once more, from its description.
inline std::string certificate_text(const certificate_entries& entries) {
  std::string text = "folkgames adugo certificate 1\n";
  const auto put = [&text](std::uint64_t number) {
    for (; number >= 128; number >>= 7) text += static_cast<char>(number % 128 + 128);
    text += static_cast<char>(number);
  };
  put(entries.size());
  std::uint64_t before = 0;
  for (const auto& e : entries) {
    put(e.number - before);
    before = e.number;
    text += static_cast<char>(e.step.from());
    text += static_cast<char>(e.step.to());
    text += static_cast<char>((e.plies + 1) / 2);
  }
  return text;
}

/// A file for as long as a test goes.
class temporary_file {
public:
  explicit temporary_file(std::string_view text)
      : path_{std::filesystem::temp_directory_path() /
              ("folkgames_test." + std::to_string(std::random_device{}()))} {
    std::ofstream{path_, std::ios::binary} << text;
  }
  temporary_file(const temporary_file&) = delete;
  temporary_file& operator=(const temporary_file&) = delete;
  ~temporary_file() { std::filesystem::remove(path_); }

  [[nodiscard]] std::string path() const { return path_.string(); }

private:
  std::filesystem::path path_;
};

/// A certificate of our own making; its entries in any order.
inline temporary_file certificate_of(certificate_entries entries) {
  std::ranges::sort(entries, {}, &apps::adugo_certificate::entry::number);
  return temporary_file{certificate_text(entries)};
}
