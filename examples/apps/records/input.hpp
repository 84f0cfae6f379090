#pragma once

#include "../shared/progress_bar.hpp"

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <istream>
#include <string>

namespace apps::records {

/// The text of a file, or of the standard input for the name "-", one piece after another.
class input {
public:
  input(const std::string& name, progress_bar& progress);

  /// Whether the file could be opened, and read so far.
  [[nodiscard]] bool good() const;
  /// What messages call the file.
  [[nodiscard]] const std::string& name() const noexcept { return name_; }

  /// Appends up to so many bytes. Returns false once the end has been reached.
  bool append(std::string& text, std::size_t bytes);

private:
  std::ifstream file_;
  std::istream* in_;
  std::string name_;
  progress_bar& progress_;
  std::uint64_t read_ = 0;
  std::uint64_t size_ = 0;  // 0 where it is not known
};

}  // namespace apps::records
