// The strings of other programs, and our own positions, moves and rules. The first byte chooses the reader.

#include "files.hpp"

#include <folkgames/folkgames.hpp>

namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

// What is read is written as it was, or the fault lies in the text.
template <class Result, class Write>
void check(std::string_view text, const Result& read, const Write& write) {
  if (read) fuzz::require(std::string_view{write(*read)} == text);
  if (!read) fuzz::require(read.error().offset <= text.size() && !message(read.error()).empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
  const auto in_words = [](const auto& value) { return to_text(value); };
  switch (data[0] % 6) {
    case 0:
      // Has another spelling than ours.
      if (const auto p = oware::parse_open_spiel(text)) fuzz::require(p->quiet_plies() == 0);
      return 0;
    case 1:
      if (const auto p = adugo::parse_ludii_point(text)) {
        fuzz::require(to_text(*p).view()[0] == text[0] - 'A' + 'a' && to_text(*p).view()[1] == text[1]);
      }
      return 0;
    case 2:
      check(text, folkgames::parse<oware::position>(text), in_words);
      return 0;
    case 3:
      check(text, folkgames::parse<adugo::position>(text), in_words);
      return 0;
    case 4:
      check(text, oware::parse_rules(text), in_words);
      return 0;
    default:
      check(text, adugo::parse_rules(text), in_words);
      return 0;
  }
}
