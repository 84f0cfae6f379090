#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace search {

/// The number that a text is, if it is one from 1 to the greatest allowed.
[[nodiscard]] inline std::optional<std::uint64_t> parse_number(std::string_view text,
                                                               std::uint64_t greatest) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (number == 0 || number > greatest) return std::nullopt;
  return number;
}

/// More of anything would not end.
inline constexpr std::uint64_t greatest_number = 1'000'000'000;

/// What a trial of one search is told on the command line: [games [effort [seed]]], where the effort is that
/// for one move.
struct trial {
  std::uint64_t games;
  std::uint64_t effort;
  std::uint64_t seed;
};

/// Nothing if the words are not what a trial takes.
[[nodiscard]] inline std::optional<trial> parse_trial(int argc, char* argv[], const trial& otherwise) {
  if (argc > 4) return std::nullopt;
  const auto games = argc > 1 ? parse_number(argv[1], greatest_number) : otherwise.games;
  const auto effort = argc > 2 ? parse_number(argv[2], greatest_number) : otherwise.effort;
  const auto seed = argc > 3 ? parse_number(argv[3], greatest_number) : otherwise.seed;
  if (!games || !effort || !seed) return std::nullopt;
  return trial{*games, *effort, *seed};
}

}  // namespace search
