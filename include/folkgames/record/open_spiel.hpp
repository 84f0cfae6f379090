#pragma once

#include <folkgames/core/result.hpp>
#include <folkgames/core/text_cursor.hpp>
#include <folkgames/oware/parse_error.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>

#include <array>
#include <cstddef>
#include <string_view>

namespace folkgames::oware {

namespace detail {

// Reads the numbers of an OpenSpiel board, and stops at the first fault.
class open_spiel_reader {
public:
  constexpr explicit open_spiel_reader(std::string_view text) noexcept : in_{text} {}

  constexpr bool read_side(side& s) noexcept {
    if (in_.at_end()) return refuse(parse_code::truncated);
    s = in_.peek() == '1' ? side::north : side::south;
    return in_.accept('0') || in_.accept('1') || refuse(parse_code::unknown_side);
  }
  constexpr bool read_text(std::string_view text) noexcept {
    for (const char c : text) {
      if (!in_.accept(c)) return refuse(in_.at_end() ? parse_code::truncated : parse_code::unknown_character);
    }
    return true;
  }
  constexpr bool read_seeds(int& n) noexcept {
    using folkgames::detail::is_digit;
    if (in_.at_end()) return refuse(parse_code::truncated);
    if (in_.peek() == '-') return refuse(parse_code::negative_number);
    if (!is_digit(in_.peek())) return refuse(parse_code::unknown_character);
    const bool zero = in_.peek() == '0';
    n = 0;
    for (bool first = true; is_digit(in_.peek()); first = false) {
      if (zero && !first) return refuse(parse_code::leading_zero);
      n = 10 * n + (in_.peek() - '0');
      if (n > seed_count) return refuse(parse_code::number_too_large);
      if (n > rest_) return refuse(parse_code::wrong_seed_total);
      in_.advance();
    }
    rest_ -= n;
    return true;
  }
  constexpr bool read_end() noexcept {
    if (!in_.at_end()) return refuse(parse_code::trailing_characters);
    return rest_ == 0 || refuse(parse_code::wrong_seed_total);
  }

  [[nodiscard]] constexpr parse_error error() const noexcept { return error_; }

private:
  constexpr bool refuse(parse_code code) noexcept {
    error_ = {code, in_.offset()};
    return false;
  }

  folkgames::detail::text_cursor in_;
  int rest_ = seed_count;  // the seeds not yet placed
  parse_error error_;
};

}  // namespace detail

/// Reads the string of an Oware board of OpenSpiel, "0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4" for the start: the
/// player to move, 0 for the one whose pits are A to F; the two stores; the pits A to F, a to f. The string
/// has no quiet plies: they are 0. Users may name another position type: parse_open_spiel<P>(text).
template <class P = position>
[[nodiscard]] constexpr result<P, parse_error> parse_open_spiel(std::string_view text) noexcept {
  detail::open_spiel_reader in{text};
  side to_move{};
  std::array<int, 2> stores{};
  std::array<int, pit_count> seeds{};
  bool good = in.read_side(to_move) && in.read_text(" | ") && in.read_seeds(stores[0]) && in.read_text(" ") &&
              in.read_seeds(stores[1]) && in.read_text(" | ");
  for (std::size_t i = 0; good && i != pit_count; ++i) {
    good = (i == 0 || in.read_text(" ")) && in.read_seeds(seeds[i]);
  }
  if (!good || !in.read_end()) return in.error();
  return *P::make(seeds, stores, to_move);
}

}  // namespace folkgames::oware
