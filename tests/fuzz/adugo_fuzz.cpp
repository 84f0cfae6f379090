// Adugo files.

#include "files.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::check_file<folkgames::adugo::position>(data, size);
}
