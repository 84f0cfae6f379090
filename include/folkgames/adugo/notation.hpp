#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/chains.hpp>
#include <folkgames/adugo/parse_error.hpp>
#include <folkgames/adugo/paths.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/core/fixed_text.hpp>
#include <folkgames/core/result.hpp>
#include <folkgames/core/text_cursor.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace folkgames::adugo {

/// The point's name: its file and its rank, as in "c5". Precondition: p is on the board.
[[nodiscard]] constexpr fixed_text<2> to_text(point p) noexcept {
  fixed_text<2> text;
  text.append(detail::name_of(p));
  return text;
}

/// "J" for the jaguar, "d" for the dogs.
[[nodiscard]] constexpr fixed_text<1> to_text(side s) noexcept {
  fixed_text<1> text;
  text.append(s == side::jaguar ? 'J' : 'd');
  return text;
}

namespace detail {

inline constexpr std::array<std::size_t, 7> rank_widths{5, 5, 5, 5, 5, 3, 3};

// 31 pieces at the most, six strokes, a blank and the side.
using position_text = fixed_text<point_count + rank_widths.size() - 1 + 2>;

}  // namespace detail

/// The position in one line, "ddddd/ddddd/ddJdd/5/5/3/3 J" for the start: ranks 7 to 1, points from left to
/// right (five, in the den three), J the jaguar, d a dog, a digit as many empty points; then the side to
/// move.
template <rules Rules>
[[nodiscard]] constexpr detail::position_text to_text(const basic_position<Rules>& p) noexcept {
  detail::position_text text;
  std::size_t index = 0;
  for (const std::size_t width : detail::rank_widths) {
    if (index != 0) text.append('/');
    unsigned run = 0;
    for (const std::size_t end = index + width; index != end; ++index) {
      const point at = detail::point_at(index);
      const bool is_empty = p.empty_points().contains(at);
      if (!is_empty && run != 0) text.append_number(run);
      run = is_empty ? run + 1 : 0;
      if (!is_empty) text.append(at == p.jaguar() ? 'J' : 'd');
    }
    if (run != 0) text.append_number(run);
  }
  text.append(' ');
  text.append(to_text(p.to_move()));
  return text;
}

/// A step as "c5-c4"; a capture as the start and the landings of its first path, "c5xe5xe3".
/// Precondition: m is legal in p.
template <rules Rules>
[[nodiscard]] constexpr auto to_text(const basic_position<Rules>& p, const move& m) noexcept {
  fixed_text<3 * point_path<Rules>::capacity() - 1> text;
  for (const point visited : path(p, m)) {
    if (!text.empty()) text.append(m.is_capture() ? 'x' : '-');
    text.append(to_text(visited));
  }
  return text;
}

namespace detail {

// Reads the seven ranks of a position's text and the blank after them.
class board_reader {
public:
  constexpr explicit board_reader(folkgames::detail::text_cursor& in) noexcept : in_{in} {}

  [[nodiscard]] constexpr parse_code read() noexcept {
    for (std::size_t rank = 0; rank != rank_widths.size(); ++rank) {
      if (const parse_code c = read_rank(rank_widths[rank]); c != parse_code::none) return c;
      const bool last = rank + 1 == rank_widths.size();
      if (const parse_code c = last ? read_blank() : read_stroke(); c != parse_code::none) return c;
    }
    return parse_code::none;
  }

  /// After read() has returned none.
  [[nodiscard]] constexpr point jaguar() const noexcept { return *jaguar_.begin(); }
  [[nodiscard]] constexpr point_set dogs() const noexcept { return dogs_; }

private:
  [[nodiscard]] static constexpr bool is_piece_or_digit(char c) noexcept {
    return c == 'J' || c == 'd' || (c >= '1' && c <= '9');
  }

  [[nodiscard]] constexpr parse_code read_rank(std::size_t width) noexcept {
    const std::size_t end = next_ + width;
    bool after_digit = false;
    while (next_ != end) {
      const char c = in_.peek();
      if (in_.at_end()) return parse_code::truncated;
      if (c == '/' || c == ' ') return parse_code::rank_too_short;
      if (!is_piece_or_digit(c)) return parse_code::unknown_character;
      if (c == 'J' && !jaguar_.empty()) return parse_code::second_jaguar;
      if (c == 'd' && dogs_.size() == position::dogs_at_start) return parse_code::too_many_dogs;
      const bool digit = c != 'J' && c != 'd';
      if (digit && after_digit) return parse_code::adjacent_digits;
      const std::size_t filled = digit ? static_cast<std::size_t>(c - '0') : 1;
      if (filled > end - next_) return parse_code::rank_too_long;
      if (c == 'J') jaguar_.insert(point_at(next_));
      if (c == 'd') dogs_.insert(point_at(next_));
      after_digit = digit;
      next_ += filled;
      if (next_ == point_count && jaguar_.empty()) return parse_code::no_jaguar;
      in_.advance();
    }
    return parse_code::none;
  }

  [[nodiscard]] constexpr parse_code read_stroke() noexcept {
    if (in_.accept('/')) return parse_code::none;
    if (in_.at_end()) return parse_code::truncated;
    if (in_.peek() == ' ') return parse_code::too_few_ranks;
    return is_piece_or_digit(in_.peek()) ? parse_code::rank_too_long : parse_code::unknown_character;
  }

  [[nodiscard]] constexpr parse_code read_blank() noexcept {
    if (in_.accept(' ')) return parse_code::none;
    if (in_.at_end()) return parse_code::missing_side;
    if (in_.peek() == '/') return parse_code::too_many_ranks;
    return is_piece_or_digit(in_.peek()) ? parse_code::rank_too_long : parse_code::unknown_character;
  }

  folkgames::detail::text_cursor& in_;
  std::size_t next_ = 0;  // the number of the point to fill
  point_set jaguar_;      // one point, once it is placed
  point_set dogs_;
};

}  // namespace detail

/// Reads exactly what to_text(position) writes. Users call folkgames::parse<basic_position<...>>(text).
template <rules Rules>
[[nodiscard]] constexpr result<basic_position<Rules>, parse_error> parse_position(
    std::string_view text, std::type_identity<basic_position<Rules>>) noexcept {
  folkgames::detail::text_cursor in{text};
  detail::board_reader board{in};
  if (const parse_code c = board.read(); c != parse_code::none) return parse_error{c, in.offset()};
  if (in.at_end()) return parse_error{parse_code::missing_side, in.offset()};
  const bool dogs_to_move = in.peek() == 'd';
  if (!dogs_to_move && in.peek() != 'J') return parse_error{parse_code::unknown_side, in.offset()};
  in.advance();
  if (!in.at_end()) return parse_error{parse_code::trailing_characters, in.offset()};
  return *basic_position<Rules>::make(board.jaguar(), board.dogs(), dogs_to_move ? side::dogs : side::jaguar);
}

namespace detail {

// The points by file and rank; where the board has none, one that is not on it.
inline constexpr auto points_by_name = [] {
  std::array<std::array<point, 7>, 5> points{};
  for (auto& file : points) file.fill(point_at(point_count));
  for (std::size_t i = 0; i != point_count; ++i) {
    const std::string_view name = name_of(point_at(i));
    points[static_cast<std::size_t>(name[0] - 'a')][static_cast<std::size_t>(name[1] - '1')] = point_at(i);
  }
  return points;
}();

// Preconditions: file is a to e, rank 1 to 7.
[[nodiscard]] constexpr point point_with(char file, char rank) noexcept {
  return points_by_name[static_cast<std::size_t>(file - 'a')][static_cast<std::size_t>(rank - '1')];
}

// Reads a move's text from left to right, and stops at the first fault.
template <rules Rules>
class move_reader {
public:
  constexpr move_reader(const basic_position<Rules>& p, std::string_view text) noexcept : p_{p}, in_{text} {}

  [[nodiscard]] constexpr result<move, parse_error> read() noexcept {
    point from{};
    if (!read_point(from)) return error_;
    // The origin alone can be at fault: a move that stays on it has no other fault before target_occupied.
    const move_error origin_fault = p_.check(move{from, from});
    if (origin_fault != move_error::target_occupied) return illegal(origin_fault, 0);
    const std::size_t separator = in_.offset();
    if (in_.accept('-')) return read_step(from);
    if (!in_.accept('x')) return fault(in_.at_end() ? parse_code::truncated : parse_code::unknown_character);
    if (p_.to_move() == side::dogs) return illegal(move_error::no_such_capture, separator);
    return read_captures(from);
  }

private:
  constexpr parse_error fault(parse_code code, std::size_t offset) noexcept {
    return error_ = parse_error{code, offset};
  }
  constexpr parse_error fault(parse_code code) noexcept { return fault(code, in_.offset()); }
  constexpr parse_error illegal(move_error e, std::size_t offset) noexcept {
    return error_ = parse_error{parse_code::illegal_move, offset, e};
  }

  // Reads a point's name into p, or leaves the reason in error_.
  constexpr bool read_point(point& p) noexcept {
    const char file = in_.peek();
    if (file < 'a' || file > 'e') return no_point();
    in_.advance();
    const char rank = in_.peek();
    if (rank < '1' || rank > '7' || !on_board(point_with(file, rank))) return no_point();
    in_.advance();
    p = point_with(file, rank);
    return true;
  }
  constexpr bool no_point() noexcept {
    fault(in_.at_end() ? parse_code::truncated : parse_code::not_a_point);
    return false;
  }

  constexpr result<move, parse_error> read_step(point from) noexcept {
    const std::size_t offset = in_.offset();
    point to{};
    if (!read_point(to)) return error_;
    const move m{from, to};
    const move_error e = p_.check(m);
    if (e == move_error::not_a_step) return fault(parse_code::not_adjacent, offset);
    if (e != move_error::none) return illegal(e, offset);
    if (!in_.at_end()) return fault(parse_code::trailing_characters);
    return m;
  }

  // Reads the rest of a chain. Each jump is given by its landing, or by the point jumped over and the
  // landing.
  constexpr result<move, parse_error> read_captures(point from) noexcept {
    chain<longest_chain<Rules>> c{from};
    std::size_t last = 0;
    do {
      last = in_.offset();
      std::size_t at_fault = last;  // the point jumped over where it is written, else the landing
      point landing{};
      if (!read_point(landing)) return error_;
      if (c.jumps() == p_.max_jumps()) {
        if (Rules.jumps == jump_rule::single) return illegal(move_error::no_such_capture, at_fault);
        return fault(parse_code::past_winning_capture, at_fault);
      }
      std::optional<point> over;
      if (board::neighbours(c.at()).contains(landing)) {
        over = landing;
        if (!(p_.dogs() - c.captured()).contains(landing))
          return fault(parse_code::nothing_to_jump, at_fault);
        if (!in_.accept('x'))
          return fault(in_.at_end() ? parse_code::truncated : parse_code::unknown_character);
        last = in_.offset();
        if (!read_point(landing)) return error_;
      }
      const std::optional<board::jump> j = find_jump(c.at(), over, landing);
      if (!j) return fault(parse_code::not_a_straight_line, last);
      const point_set dogs = p_.dogs() - c.captured();
      if (!dogs.contains(j->over)) return fault(parse_code::nothing_to_jump, at_fault);
      if (dogs.contains(j->landing)) return fault(parse_code::landing_occupied, last);
      c.extend(*j);
    } while (in_.accept('x'));
    if (!in_.at_end()) return fault(parse_code::trailing_characters);
    // Where captures are compulsory, the chain may have to go on.
    const move m{from, c.at(), c.captured()};
    if (const move_error e = p_.check(m); e != move_error::none) return illegal(e, last);
    return m;
  }

  [[nodiscard]] static constexpr std::optional<board::jump> find_jump(point from, std::optional<point> over,
                                                                      point landing) noexcept {
    for (const board::jump j : board::jumps(from)) {
      if (j.landing == landing && (!over || *over == j.over)) return j;
    }
    return std::nullopt;
  }

  const basic_position<Rules>& p_;
  folkgames::detail::text_cursor in_;
  parse_error error_;
};

}  // namespace detail

/// Reads a legal move: "c5-c4", "c5xe5xe3", or with the points jumped over, "c5xd5xe5xe4xe3". Any path is
/// taken, also one that is not the first with its effect.
template <rules Rules>
[[nodiscard]] constexpr result<move, parse_error> parse_move(const basic_position<Rules>& p,
                                                             std::string_view text) noexcept {
  return detail::move_reader<Rules>{p, text}.read();
}

}  // namespace folkgames::adugo
