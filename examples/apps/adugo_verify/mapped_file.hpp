#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

namespace apps::adugo_verify {

/// A file as if it were in memory: the system reads what is looked at.
class mapped_file {
public:
  /// Throws std::runtime_error.
  explicit mapped_file(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file == -1) fail(path);
    struct stat about {};
    if (::fstat(file, &about) == 0 && about.st_size != 0) {
      size_ = static_cast<std::size_t>(about.st_size);
      begin_ = ::mmap(nullptr, size_, PROT_READ, MAP_SHARED, file, 0);
    }
    const int error = errno;
    ::close(file);
    errno = error;
    if (begin_ == MAP_FAILED) fail(path);
  }
  mapped_file(mapped_file&& other) noexcept
      : begin_{std::exchange(other.begin_, nullptr)}, size_{std::exchange(other.size_, 0)} {}
  mapped_file& operator=(mapped_file&&) = delete;
  ~mapped_file() {
    if (begin_ != nullptr) ::munmap(begin_, size_);
  }

  /// The first byte; nullptr where there is none.
  [[nodiscard]] const std::byte* data() const { return static_cast<const std::byte*>(begin_); }
  [[nodiscard]] std::size_t size() const { return size_; }

private:
  [[noreturn]] static void fail(const std::string& path) {
    throw std::runtime_error{"cannot read " + path + ": " + std::generic_category().message(errno)};
  }

  void* begin_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace apps::adugo_verify
