#include "input.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <string>
#include <system_error>

namespace apps::records {

input::input(const std::string& name, progress_bar& progress)
    : in_{&std::cin}, name_{"<stdin>"}, progress_{progress} {
  if (name == "-") return;
  in_ = &file_;
  name_ = name;
  file_.open(name, std::ios::binary);
  std::error_code none;  // of a device or a pipe: its size is not known
  if (std::filesystem::is_regular_file(name, none)) size_ = std::filesystem::file_size(name, none);
}

bool input::good() const { return (in_ != &file_ || file_.is_open()) && !in_->bad(); }

bool input::append(std::string& text, std::size_t bytes) {
  progress_.show(name_, read_, size_);
  const std::size_t before = text.size();
  text.resize(before + bytes);
  in_->read(text.data() + before, static_cast<std::streamsize>(bytes));
  const auto got = static_cast<std::size_t>(in_->gcount());
  text.resize(before + got);
  read_ += got;
  return !in_->fail();
}

}  // namespace apps::records
