#pragma once

#include "../shared/picture.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apps::play {

/// Where the game is played: a terminal, or files that stand in for one.
class console {
public:
  console();

  /// Whether the screen shows colours.
  [[nodiscard]] bool has_colours() const { return has_colours_; }

  void say(std::string_view line = {});
  void show(const picture& p);
  /// Words with a blank or more between them, in columns, so many to a line as there is room for.
  void show_words(const std::vector<std::string>& words);
  /// The next line that is typed, without blanks around it; nothing at the end of the input.
  [[nodiscard]] std::optional<std::string> ask(std::string_view prompt);

private:
  bool has_colours_;
  bool echoes_;  // where nobody has typed it, what was read is printed
};

}  // namespace apps::play
