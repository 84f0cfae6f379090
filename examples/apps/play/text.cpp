#include "text.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace apps::play {

std::string printable(std::string_view text) {
  constexpr std::size_t longest = 100;
  std::string shown{text.substr(0, longest)};
  for (char& c : shown) {
    if (c < ' ' || c > '~') c = '?';
  }
  if (text.size() > longest) shown += "...";
  return shown;
}

std::string quoted(std::string_view text) {
  std::string words{'"'};
  words += printable(text);
  words += '"';
  return words;
}

std::string lower_case(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

std::string capitalised(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

}  // namespace apps::play
