#pragma once

#include <folkgames/core/config.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// What the texts of all games have in common, below the level of moves.
namespace folkgames::detail {

enum class byte_class : std::uint8_t { word, blank, bracket };

inline constexpr auto byte_classes = [] {
  std::array<byte_class, 256> classes{};
  for (const char c : std::string_view{" \t\r\n"}) classes[static_cast<unsigned char>(c)] = byte_class::blank;
  for (const char c : std::string_view{"{}()[]"})
    classes[static_cast<unsigned char>(c)] = byte_class::bracket;
  return classes;
}();
[[nodiscard]] constexpr byte_class class_of(char c) noexcept {
  return byte_classes[static_cast<unsigned char>(c)];
}

// A place in a text as people name it, both from 1.
struct text_place {
  std::size_t line = 1;
  std::size_t column = 1;
};

// The place behind a text that begins at `from`.
[[nodiscard]] constexpr text_place place_behind(std::string_view text, text_place from) noexcept {
  const std::size_t last_break = text.rfind('\n');
  if (last_break == std::string_view::npos) return {from.line, from.column + text.size()};
  const auto breaks = std::count(text.begin(), text.end(), '\n');
  return {from.line + static_cast<std::size_t>(breaks), text.size() - last_break};
}

// Reads a text from left to right, and remembers whether it has looked past the end: what it has said then
// could be another thing if the text went on.
class record_scanner {
public:
  constexpr record_scanner() noexcept = default;
  constexpr explicit record_scanner(std::string_view text) noexcept : text_{text} {}

  [[nodiscard]] constexpr std::string_view text() const noexcept { return text_; }
  [[nodiscard]] constexpr std::size_t offset() const noexcept { return offset_; }
  constexpr void go_to(std::size_t offset) noexcept { offset_ = offset; }
  [[nodiscard]] constexpr bool met_end() const noexcept { return met_end_; }
  constexpr void forget_end() noexcept { met_end_ = false; }

  [[nodiscard]] constexpr bool at_end() noexcept {
    if (offset_ != text_.size()) return false;
    met_end_ = true;
    return true;
  }
  // Precondition: not at_end().
  [[nodiscard]] constexpr char peek() const noexcept {
    FOLKGAMES_ASSERT(offset_ < text_.size());
    return text_[offset_];
  }
  constexpr void advance() noexcept { ++offset_; }
  constexpr bool accept(char c) noexcept {
    if (at_end() || peek() != c) return false;
    advance();
    return true;
  }

  constexpr void skip_blanks() noexcept {
    while (!at_end() && class_of(peek()) == byte_class::blank) advance();
  }
  constexpr void skip_blanks_in_line() noexcept {
    while (!at_end() && (peek() == ' ' || peek() == '\t')) advance();
  }
  // All up to the next blank or bracket.
  constexpr std::string_view word() noexcept {
    const std::size_t begin = offset_;
    while (!at_end() && class_of(peek()) == byte_class::word) advance();
    return text_.substr(begin, offset_ - begin);
  }

  // Reads the rest of a quoted text and the closing byte. In it a backslash makes the closing byte or another
  // backslash an ordinary one; before anything else it is one itself. Stops at a byte of `forbidden`, and
  // at the end. Returns whether the closing byte came.
  constexpr bool read_quoted(char close, std::string_view forbidden, std::string_view& quoted) noexcept {
    const std::size_t begin = offset_;
    for (; !at_end(); advance()) {
      const char c = peek();
      if (c == close) {
        quoted = text_.substr(begin, offset_ - begin);
        advance();
        return true;
      }
      if (forbidden.find(c) != std::string_view::npos) return false;
      if (c == '\\') {
        const std::size_t next = offset_ + 1;
        if (next == text_.size()) continue;
        if (text_[next] == close || text_[next] == '\\') advance();
      }
    }
    return false;
  }

  // Reads the rest of a comment, of which the opening brace has been read. Returns whether it has an end.
  // Where no comment begun here has one, none begun behind has, so that the rest of the text is looked
  // through for it once only, and not once for each comment.
  constexpr bool read_comment(std::string_view& quoted) noexcept {
    const std::size_t begin = offset_;
    if (begin < endless_from_) {
      if (read_quoted('}', {}, quoted)) return true;
      endless_from_ = begin;
    }
    offset_ = text_.size();
    met_end_ = true;
    return false;
  }

  // Skips the mark that some programs put at the beginning of a UTF-8 text.
  constexpr void skip_byte_order_mark() noexcept {
    const std::size_t begin = offset_;
    if (!(accept('\xEF') && accept('\xBB') && accept('\xBF'))) offset_ = begin;
  }

  // Whether a line begins here, with a bracket as a tag does. Precondition: not at_end().
  [[nodiscard]] constexpr bool at_line_with_tag() const noexcept { return begins_line() && peek() == '['; }

  // Goes to where the next game may begin: to a line with a tag, or with the first move behind an empty line.
  // From within the tags of a game past the lines with the rest of them, and not to its own first move.
  // Comments are passed over.
  constexpr void skip_game(bool within_tags) noexcept {
    bool in_moves = !within_tags;
    bool behind_empty_line = false;
    while (!at_end()) {
      if (begins_line()) {
        if (peek() != '[') within_tags = false;
        if (peek() == '[' && !within_tags) return;
        if (behind_empty_line && next_is_first_move()) return;
        const bool empty = next_is_empty_line();
        behind_empty_line = empty && in_moves;
        in_moves = in_moves || (!empty && !within_tags);
      }
      skip_line(!within_tags);
    }
  }

private:
  [[nodiscard]] constexpr bool begins_line() const noexcept {
    return offset_ == 0 || text_[offset_ - 1] == '\n';
  }
  [[nodiscard]] constexpr bool next_is_first_move() noexcept {
    const std::size_t begin = offset_;
    const bool is_first_move = accept('1') && accept('.') && !accept('.');
    offset_ = begin;
    return is_first_move;
  }
  [[nodiscard]] constexpr bool next_is_empty_line() noexcept {
    const std::size_t begin = offset_;
    while (accept(' ') || accept('\t') || accept('\r')) {
    }
    const bool empty = at_end() || peek() == '\n';
    offset_ = begin;
    return empty;
  }
  // Goes behind the next line break: where there are comments, behind the next outside of them. A brace that
  // no other one follows is none.
  constexpr void skip_line(bool has_comments) noexcept {
    while (!at_end()) {
      const char c = peek();
      advance();
      if (c == '\n') return;
      if (c != '{' || !has_comments) continue;
      const std::size_t begin = offset_;
      std::string_view quoted;
      if (!read_comment(quoted)) offset_ = begin;
    }
  }

  std::string_view text_;
  std::size_t offset_ = 0;
  std::size_t endless_from_ = std::string_view::npos;  // see read_comment()
  bool met_end_ = false;
};

// Appends what a quoted text stands for.
inline void append_unquoted(std::string& out, std::string_view quoted, char close) {
  for (std::size_t i = 0; i != quoted.size(); ++i) {
    const bool escapes =
        quoted[i] == '\\' && i + 1 != quoted.size() && (quoted[i + 1] == close || quoted[i + 1] == '\\');
    if (escapes) ++i;
    out += quoted[i];
  }
}

// Appends a text so that read_quoted and append_unquoted give it back.
inline void append_quoted(std::string& out, std::string_view text, char close) {
  for (const char c : text) {
    if (c == close || c == '\\') out += '\\';
    out += c;
  }
}

}  // namespace folkgames::detail
