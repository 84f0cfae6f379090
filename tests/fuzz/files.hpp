#pragma once

#include <folkgames/record.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace fuzz {

inline void require(bool property) {
  if (!property) std::abort();
}

// A fault lies in the text, or right behind it.
template <class Error>
void require_place_in(std::string_view text, const Error& e) {
  require(e.line != 0 && e.column != 0);
  std::size_t begin = 0;
  for (std::size_t line = 1; line != e.line; ++line) {
    begin = text.find('\n', begin) + 1;
    require(begin != 0);
  }
  require(e.column - 1 <= text.size() - begin);
  require(text.substr(begin, e.column - 1).find('\n') == std::string_view::npos);
}

// Reads all games. What is read is written and comes back equal; faults lie in the text; and fed in pieces of
// `piece` bytes the text gives as many games and faults.
template <class P>
void check_file(std::string_view text, const folkgames::read_options& options, std::size_t piece) {
  using folkgames::read_status;
  folkgames::game_reader<P> whole{text, options};
  std::size_t games = 0;
  for (auto status = whole.next(); status != read_status::end; status = whole.next(), ++games) {
    require(games <= text.size());
    require(whole.consumed() <= text.size() && !whole.text().empty());
    if (status == read_status::bad_game) {
      require_place_in(text, whole.error());
      require(!message(whole.error()).empty());
      continue;
    }
    require(status == read_status::game);
    const std::string written = to_text(whole.game());
    folkgames::game_reader<P> again{written, options};
    require(again.next() == read_status::game && again.game() == whole.game());
    require(again.next() == read_status::end);
  }
  folkgames::game_reader<P> pieces{options};
  std::size_t begin = 0;
  for (std::size_t end = 0; end != text.size();) {
    end = text.size() - end < piece ? text.size() : end + piece;
    pieces.feed(text.substr(begin, end - begin), end == text.size());
    for (auto s = pieces.next(); s == read_status::game || s == read_status::bad_game; s = pieces.next())
      --games;
    begin += pieces.consumed();
  }
  require(games == 0);
}

// The first byte chooses the options, the second the pieces.
template <class P>
int check_file(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  folkgames::read_options options;
  options.keep_comments = (data[0] & 1) == 0;
  options.keep_variations = (data[0] & 2) == 0;
  options.allow_moves_after_the_end = (data[0] & 4) == 0;
  if ((data[0] & 8) == 0) options.capture_count = folkgames::capture_count_check::warn;
  check_file<P>({reinterpret_cast<const char*>(data) + 2, size - 2}, options, 1 + std::size_t{data[1]});
  return 0;
}

}  // namespace fuzz
