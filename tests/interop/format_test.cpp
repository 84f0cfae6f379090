// Without <format> in the standard library there is nothing to test.
#include <folkgames/interop/format.hpp>

#ifdef __cpp_lib_format

#include "formatter_checks.hpp"

#include <format>
#include <string>

namespace {

template <class T>
std::string at_run_time(const std::string& text, const T& x) {
  return std::vformat(text, std::make_format_args(x));
}

}  // namespace

TEST_CASE("format: texts, their width and fill, and boards") {
  CHECK_FORMATTERS(std::format, at_run_time, std::format_error);
}

#endif
