#pragma once

#include <folkgames/core/fixed_text.hpp>
#include <folkgames/core/result.hpp>
#include <folkgames/core/text_cursor.hpp>
#include <folkgames/oware/parse_error.hpp>
#include <folkgames/oware/pit.hpp>
#include <folkgames/oware/position.hpp>

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

namespace folkgames::oware {

namespace detail {

inline constexpr std::string_view pit_names = "ABCDEFabcdef";

// Of 14 numbers with the sum 48 at most four have two digits: 18 digits and 14 dashes; the side; a blank and
// three digits of quiet plies.
using position_text = fixed_text<18 + 14 + 1 + 1 + 3>;

}  // namespace detail

/// The pit's letter: A to F, a to f. Precondition: p is one of the twelve.
[[nodiscard]] constexpr fixed_text<1> to_text(pit p) noexcept {
  fixed_text<1> text;
  text.append(detail::pit_names[detail::index_of(p)]);
  return text;
}

/// "S" or "N".
[[nodiscard]] constexpr fixed_text<1> to_text(side s) noexcept {
  fixed_text<1> text;
  text.append(s == side::south ? 'S' : 'N');
  return text;
}

/// The position in one line, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S" for the start: the seeds in A to F, a to f and
/// in the stores of South and North, and the side to move, as Aualé writes them; then a blank and the quiet
/// plies where they are not 0.
template <rules Rules>
[[nodiscard]] constexpr detail::position_text to_text(const basic_position<Rules>& p) noexcept {
  detail::position_text text;
  const auto append_seeds = [&text](int n) {
    text.append_number(static_cast<unsigned>(n));
    text.append('-');
  };
  for (std::size_t i = 0; i != pit_count; ++i) append_seeds(p.seeds(detail::pit_at(i)));
  append_seeds(p.store(side::south));
  append_seeds(p.store(side::north));
  text.append(to_text(p.to_move()));
  if (p.quiet_plies() != 0) {
    text.append(' ');
    text.append_number(static_cast<unsigned>(p.quiet_plies()));
  }
  return text;
}

/// The letter of the pit that m sows. Precondition: m is legal in p.
template <rules Rules>
[[nodiscard]] constexpr fixed_text<1> to_text([[maybe_unused]] const basic_position<Rules>& p,
                                              const move& m) noexcept {
  FOLKGAMES_ASSERT(p.is_legal(m));
  return to_text(m.pit());
}

namespace detail {

// Reads a position's text from left to right, and stops at the first fault.
template <rules Rules>
class position_reader {
public:
  constexpr explicit position_reader(std::string_view text) noexcept : in_{text} {}

  [[nodiscard]] constexpr result<basic_position<Rules>, parse_error> read() noexcept {
    std::array<int, pit_count> seeds{};
    std::array<int, 2> stores{};
    for (int& n : seeds) {
      if (!read_seeds(n, false)) return error_;
    }
    if (!read_seeds(stores[0], false) || !read_seeds(stores[1], true)) return error_;
    if (in_.at_end()) return fault(parse_code::missing_side);
    const bool north = in_.peek() == 'N';
    if (!north && in_.peek() != 'S') return fault(parse_code::unknown_side);
    in_.advance();
    int quiet = 0;
    if (Rules.quiet_limit > 0 && in_.accept(' ') && !read_quiet_plies(quiet)) return error_;
    if (!in_.at_end()) return fault(parse_code::trailing_characters);
    return *basic_position<Rules>::make(seeds, stores, north ? side::north : side::south, quiet);
  }

private:
  // Notes the fault at the byte that comes next. Returns the error, which is never a success.
  constexpr parse_error fault(parse_code code) noexcept { return error_ = parse_error{code, in_.offset()}; }
  constexpr bool refuse(parse_code code) noexcept {
    fault(code);
    return false;
  }

  [[nodiscard]] constexpr parse_code missing_digit() const noexcept {
    if (in_.at_end()) return parse_code::truncated;
    return in_.peek() == '-' ? parse_code::negative_number : parse_code::unknown_character;
  }

  // Reads the seeds of one pit or store and the dash behind them. The last number must make the total right.
  constexpr bool read_seeds(int& n, bool last) noexcept {
    using folkgames::detail::is_digit;
    if (!is_digit(in_.peek())) return refuse(missing_digit());
    const bool zero = in_.peek() == '0';
    n = 0;
    for (bool first = true; is_digit(in_.peek()); first = false) {
      if (zero && !first) return refuse(parse_code::leading_zero);
      n = 10 * n + (in_.peek() - '0');
      if (n > basic_position<Rules>::seed_count) return refuse(parse_code::number_too_large);
      const bool can_become_rest = n == rest_ || (n != 0 && n == rest_ / 10);
      if (n > rest_ || (last && !can_become_rest)) return refuse(parse_code::wrong_seed_total);
      in_.advance();
    }
    if (in_.peek() == '-' && last && n != rest_) return refuse(parse_code::wrong_seed_total);
    rest_ -= n;
    if (in_.accept('-')) return true;
    if (!in_.at_end()) return refuse(parse_code::unknown_character);
    return refuse(last && rest_ == 0 ? parse_code::missing_side : parse_code::truncated);
  }

  constexpr bool read_quiet_plies(int& n) noexcept {
    using folkgames::detail::is_digit;
    if (!is_digit(in_.peek())) return refuse(missing_digit());
    if (in_.peek() == '0') return refuse(parse_code::leading_zero);
    while (is_digit(in_.peek())) {
      n = 10 * n + (in_.peek() - '0');
      if (n > Rules.quiet_limit) return refuse(parse_code::quiet_plies_out_of_range);
      in_.advance();
    }
    return true;
  }

  folkgames::detail::text_cursor in_;
  int rest_ = basic_position<Rules>::seed_count;  // the seeds not yet placed
  parse_error error_;
};

}  // namespace detail

/// Reads exactly what to_text(position) writes. Users call folkgames::parse<basic_position<...>>(text).
template <rules Rules>
[[nodiscard]] constexpr result<basic_position<Rules>, parse_error> parse_position(
    std::string_view text, std::type_identity<basic_position<Rules>>) noexcept {
  return detail::position_reader<Rules>{text}.read();
}

/// Reads a legal move: the letter of the pit to sow.
template <rules Rules>
[[nodiscard]] constexpr result<move, parse_error> parse_move(const basic_position<Rules>& p,
                                                             std::string_view text) noexcept {
  if (text.empty()) return parse_error{parse_code::truncated, 0};
  const std::size_t index = detail::pit_names.find(text[0]);
  if (index == std::string_view::npos) return parse_error{parse_code::not_a_pit, 0};
  const move m{detail::pit_at(index)};
  const move_error e = p.check(m);
  if (e != move_error::none) return parse_error{parse_code::illegal_move, 0, e};
  if (text.size() > 1) return parse_error{parse_code::trailing_characters, 1};
  return m;
}

}  // namespace folkgames::oware
