#pragma once

#include "../../search/arguments.hpp"

#include <cstdint>
#include <stdexcept>
#include <string>

namespace apps {

/// What is wrong with the command line, for the person who typed it.
class bad_options : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The number that a word is. Throws bad_options where it is not one from 1 to the greatest allowed.
[[nodiscard]] inline std::uint64_t number_in(const std::string& word, std::uint64_t greatest) {
  if (const auto number = search::parse_number(word, greatest)) return *number;
  throw bad_options{"\"" + word + "\" is not a number from 1 to " + std::to_string(greatest)};
}

}  // namespace apps
