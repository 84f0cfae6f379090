#pragma once

#include "statistics.hpp"

#include <folkgames/record/game_reader.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace apps::records {

/// A place in a text, both from 1.
struct place {
  std::size_t line = 1;
  std::size_t column = 1;
};

/// What is wrong, where.
struct fault {
  place at{};
  std::string text{};
};

/// A folkgames::game_reader of games under some rules, and what is done with the game it has read. The rest
/// of the program does not know which game it is.
class reader {
public:
  virtual ~reader() = default;

  /// As in folkgames::game_reader.
  virtual void feed(std::string_view text, bool last) = 0;
  virtual folkgames::read_status next() = 0;
  [[nodiscard]] virtual std::size_t consumed() const = 0;

  /// Reads a list of moves instead. Returns whether it is right.
  virtual bool read_list(std::string_view moves) = 0;

  /// Of the game that was read last, right or wrong. Places count from the beginning of what was fed, or of
  /// the list.
  [[nodiscard]] virtual fault error() const = 0;
  [[nodiscard]] virtual std::vector<fault> warnings() const = 0;

  /// Of the game that was read last. Precondition: it is right.
  virtual void count(all_statistics& s) const = 0;
  virtual void append_game(std::string& out) const = 0;
  virtual void append_moves(std::string& out) const = 0;
  /// Whether the game began as games do, by these rules: a list of moves cannot say anything else.
  [[nodiscard]] virtual bool fits_list(std::string_view rules) const = 0;
};

}  // namespace apps::records
