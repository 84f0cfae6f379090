#pragma once

#include <folkgames/core/game_position.hpp>
#include <folkgames/core/text_cursor.hpp>
#include <folkgames/record/error.hpp>
#include <folkgames/record/format.hpp>
#include <folkgames/record/read_options.hpp>
#include <folkgames/record/scanner.hpp>
#include <folkgames/record/tag_reader.hpp>
#include <folkgames/record/written_game.hpp>

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace folkgames::detail {

// Reads a number in front of a move, as in "12." or "12...". Precondition: a digit comes next. Returns
// whether it is that of the ply; where it is not, the place is where it was.
constexpr bool read_move_number(record_scanner& in, std::size_t ply) noexcept {
  std::size_t number = 0;
  const bool leading_zero = in.peek() == '0';
  while (!in.at_end() && is_digit(in.peek())) {
    if (number <= ply) number = 10 * number + static_cast<std::size_t>(in.peek() - '0');
    in.advance();
  }
  std::size_t dots = 0;
  while (in.accept('.')) ++dots;
  return !leading_zero && number == ply / 2 + 1 && dots == (ply % 2 == 0 ? 1u : 3u);
}

// Reads the moves of a game, with what stands between them.
template <game_position P>
class move_reader {
public:
  using move_type = typename P::move_type;

  move_reader(record_scanner& in, const read_options& options, written_game<P>& game, record_fault<P>& fault)
      : in_{in}, options_{options}, game_{game}, fault_{fault} {}

  // Reads all up to the result, the next game or the end.
  bool read_game() { return read_line(game_.record.current(), 0, nullptr, 0); }
  // The result at the end of the moves, where there is one.
  [[nodiscard]] const std::optional<result_in_text<P>>& result() const noexcept { return result_; }
  [[nodiscard]] bool has_result() const noexcept { return result_.has_value(); }
  [[nodiscard]] std::size_t result_offset() const noexcept { return result_offset_; }
  [[nodiscard]] const std::vector<record_fault<P>>& warnings() const noexcept { return warnings_; }

  // Reads the move at `offset`, with the number of captured seeds, and plays it in p and in the line.
  bool read_move(std::string_view word, std::size_t offset, P& p, variation<P>* into) {
    word_offset_ = offset;
    move_type m{};
    bool after_the_end = false;
    if (!play_word(word, offset, p, m, after_the_end)) return false;
    ++ply_;
    if (into != nullptr) {
      into->moves.push_back(m);
    } else if (after_the_end || !game_.after_the_end.empty()) {
      // A capture after the quiet limit lets the rules go on, but the record has ended.
      game_.after_the_end.push_back(m);
    } else {
      game_.record.append(m, p);
    }
    return true;
  }

private:
  using format = game_format<P>;

  bool play_word(std::string_view word, std::size_t offset, P& p, move_type& m, bool& after_the_end) {
    std::string_view text = word;
    if constexpr (format::counts_captures) {
      if (word.size() > 1) text = word.substr(0, word.find('+'));
    }
    auto read = parse_move(p, text);
    const P before = p;
    if (read) {
      p = p.play(*read);
    } else if (is_game_over(read.error()) && may_play_on()) {
      if constexpr (can_be_played_on<P>) {
        read = parse_move(format::undecided(p), text);
        if (read) p = format::play_on(p, *read);
        after_the_end = true;
      }
    }
    if (!read) {
      // Also where there is nothing left to play on with.
      if (is_game_over(read.error())) return fail(record_code::after_the_end, offset, read.error());
      const bool illegal = read.error().code == decltype(read.error().code)::illegal_move;
      return fail(illegal ? record_code::illegal_move : record_code::not_a_move, offset + read.error().offset,
                  read.error());
    }
    m = *read;
    if constexpr (format::counts_captures) {
      if (text.size() != word.size()) {
        return check_capture_count(word.substr(text.size() + 1), offset + text.size(),
                                   format::captured(before, p));
      }
    }
    return true;
  }

  bool fail(record_code code, std::size_t offset, const parse_error_of<P>& cause = {}) noexcept {
    fault_ = {code, offset, ply_, cause};
    return false;
  }
  // Of a variation that begins at `offset` instead of the move at `ply`: it stands behind that move.
  bool fail_in_variation(record_code code, std::size_t offset, std::size_t ply) noexcept {
    fault_ = {code, offset, ply + 1, {}};
    return false;
  }

  // Of a comment without an end: what stands in it may be games, so reading goes on behind its brace.
  bool fail_in_comment(std::size_t offset) noexcept {
    in_.go_to(offset + 1);
    return fail(record_code::unterminated, offset);
  }

  [[nodiscard]] bool may_play_on() const noexcept {
    return can_be_played_on<P> && options_.allow_moves_after_the_end;
  }
  [[nodiscard]] static bool is_game_over(const parse_error_of<P>& e) noexcept {
    return e.illegal == P::move_error_type::game_over;
  }

  // Checks the digits behind the plus sign, which stands at `offset`.
  bool check_capture_count(std::string_view digits, std::size_t offset, int captured) {
    int count = 0;
    for (const char c : digits) {
      const bool is_next_digit = is_digit(c) && !(c == '0' && count == 0);
      if (!is_next_digit) return fail(record_code::not_a_move, offset, trailing_characters(offset));
      // From 100 on it is too large whatever comes, and must not overflow.
      if (count < 100) count = 10 * count + (c - '0');
    }
    if (digits.empty()) return fail(record_code::not_a_move, offset, trailing_characters(offset));
    if (count == captured) return true;
    if (options_.capture_count == capture_count_check::strict) {
      return fail(record_code::wrong_capture_count, offset);
    }
    warnings_.push_back({record_code::wrong_capture_count, offset, ply_, {}});
    return true;
  }
  [[nodiscard]] parse_error_of<P> trailing_characters(std::size_t offset) const noexcept {
    return {decltype(parse_error_of<P>::code)::trailing_characters, offset - word_offset_, {}};
  }

  // Reads a line of moves from p on. `into` is the variation that it is, or null for the game itself; `begin`
  // is where it begins.
  bool read_line(P p, std::size_t begin, variation<P>* into, std::size_t depth) {
    const std::size_t first_ply = ply_;
    P before = p;
    // Whether a number stands before whose move has not come yet, and where.
    bool after_number = false;
    std::size_t number_offset = 0;
    for (;;) {
      in_.skip_blanks();
      const std::size_t at = in_.offset();
      const bool ends = in_.at_end();
      const char c = ends ? '\0' : in_.peek();
      const bool is_end = ends || c == ')' || c == '[' || c == '*' || c == '(';
      if (is_end && after_number) return fail(record_code::wrong_move_number, number_offset);
      if (ends) return into == nullptr || fail_in_variation(record_code::unterminated, begin, first_ply);
      if (c == '{') {
        if (!read_comment(into != nullptr ? into->comments : game_.comments)) return false;
      } else if (c == '(') {
        if (ply_ == first_ply) return fail(record_code::variation_without_move, at);
        if (!read_variation(before, into != nullptr ? into->variations : game_.variations, depth))
          return false;
      } else if (c == ')' && into != nullptr) {
        in_.advance();
        return ply_ != first_ply || fail_in_variation(record_code::empty_variation, begin, first_ply);
      } else if (c == '[' && into == nullptr) {
        return true;
      } else if (class_of(c) == byte_class::bracket) {
        return fail(record_code::unexpected, at);
      } else if (is_digit(c) && is_move_number()) {
        if (after_number || !read_move_number(in_, ply_)) return fail(record_code::wrong_move_number, at);
        after_number = true;
        number_offset = at;
      } else if (is_digit(c) || c == '*') {
        if (after_number) return fail(record_code::wrong_move_number, number_offset);
        return read_result(into != nullptr);
      } else {
        after_number = false;
        before = p;
        if (!read_move(in_.word(), at, p, into)) return false;
      }
    }
  }

  [[nodiscard]] bool is_move_number() noexcept {
    const std::size_t begin = in_.offset();
    while (!in_.at_end() && is_digit(in_.peek())) in_.advance();
    const bool number = !in_.at_end() && in_.peek() == '.';
    in_.go_to(begin);
    return number;
  }

  bool read_comment(std::vector<comment>& comments) {
    const std::size_t at = in_.offset();
    std::string_view quoted;
    in_.advance();
    if (!in_.read_comment(quoted)) return fail_in_comment(at);
    if (!options_.keep_comments) return true;
    append_unquoted(comments.emplace_back(comment{ply_}).text, quoted, '}');
    return true;
  }

  // Reads a variation on the last move, which was played in `before`.
  bool read_variation(const P& before, std::vector<variation<P>>& variations, std::size_t depth) {
    const std::size_t at = in_.offset();
    in_.advance();
    if (!options_.keep_variations) return skip_variation(at);
    if (depth == max_variation_depth) return fail(record_code::nested_too_deep, at);
    const std::size_t ply = ply_;
    --ply_;
    variation<P> v{ply_};
    if (!read_line(before, at, &v, depth + 1)) return false;
    variations.push_back(std::move(v));
    ply_ = ply;
    return true;
  }
  bool skip_variation(std::size_t begin) {
    for (std::size_t depth = 1; depth != 0;) {
      if (in_.at_end() || in_.at_line_with_tag()) return fail(record_code::unterminated, begin);
      const std::size_t at = in_.offset();
      const char c = in_.peek();
      in_.advance();
      if (c == '(') ++depth;
      if (c == ')') --depth;
      std::string_view quoted;
      if (c == '{' && !in_.read_comment(quoted)) return fail_in_comment(at);
    }
    return true;
  }

  bool read_result(bool in_variation) {
    result_offset_ = in_.offset();
    if (in_variation) return fail(record_code::unexpected, result_offset_);
    const std::string_view word = in_.word();
    result_.emplace();
    if (word == "*") return true;
    *result_ = format::parse_result(word);
    return result_->has_value() || fail(record_code::bad_result, result_offset_);
  }

  record_scanner& in_;
  const read_options& options_;
  written_game<P>& game_;
  record_fault<P>& fault_;
  std::size_t ply_ = 0;
  std::size_t word_offset_ = 0;
  std::optional<result_in_text<P>> result_;
  std::size_t result_offset_ = 0;
  std::vector<record_fault<P>> warnings_;
};

}  // namespace folkgames::detail
