// Oware files.

#include "files.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::check_file<folkgames::oware::position>(data, size);
}
