// Where {fmt} is not installed there is nothing to test.
#if __has_include(<fmt/format.h>)

#define FMT_HEADER_ONLY
#include <folkgames/interop/fmt.hpp>

#include "formatter_checks.hpp"

#include <string>

namespace {

template <class T>
std::string at_run_time(const std::string& text, const T& x) {
  return fmt::format(fmt::runtime(text), x);
}

}  // namespace

TEST_CASE("fmt: texts, their width and fill, and boards") {
  CHECK_FORMATTERS(fmt::format, at_run_time, fmt::format_error);
}

#endif
