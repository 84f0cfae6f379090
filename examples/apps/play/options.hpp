#pragma once

#include "../../search/alphabeta.hpp"
#include "../shared/bad_options.hpp"

#include <optional>
#include <string>
#include <vector>

namespace apps::play {

/// How far the computer looks: in any position it answers in much less than a second, and always the same.
inline constexpr search::alphabeta_settings default_lookahead{.nodes = 400'000};

/// The project's own file of how the dogs win Adugo; CMake knows where it is.
inline constexpr const char* own_certificate = FOLKGAMES_CERTIFICATE;

/// What the command line asks for, not judged yet but for the names of the options.
struct options {
  std::string game;  // empty: ask
  std::string rules;
  std::optional<std::string> position;
  std::optional<std::string> first;
  std::optional<std::string> computer;
  std::optional<std::string> certificate;  // the file that the computer plays the dogs by
  search::alphabeta_settings lookahead = default_lookahead;
  bool help = false;
};

/// Throws bad_options.
options parse_options(const std::vector<std::string>& arguments);

std::string usage(const std::string& program);

}  // namespace apps::play
