// Promise 7: units built with different flags agree, whichever of their function bodies the linker keeps.
// Prints what they agree on, so that links in different orders can be compared.
#include <cstdint>
#include <cstdio>

std::uint64_t first();
std::uint64_t second();

int main() {
  const std::uint64_t a = first();
  const std::uint64_t b = second();
  std::printf("%016llx\n", static_cast<unsigned long long>(a));
  return a == b ? 0 : 1;
}
