#pragma once

#include "../shared/words.hpp"
#include "options.hpp"
#include "text.hpp"

#include <string>

namespace apps::play {

/// A side as it is named on the command line: in small letters, without an article.
template <class Side>
std::string word_for(Side s) {
  const std::string words = name(s);
  return lower_case(words.substr(words.rfind(' ') + 1));
}

/// Throws bad_options.
template <class Position>
typename Position::side_type side_named(const std::string& text) {
  const auto first = Position::initial().to_move();
  const auto second = opponent(first);
  if (text == word_for(first)) return first;
  if (text == word_for(second)) return second;
  throw bad_options{"no side is called " + quoted(text) + ": say " + word_for(first) + " or " +
                    word_for(second)};
}

}  // namespace apps::play
