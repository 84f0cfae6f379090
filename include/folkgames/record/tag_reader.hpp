#pragma once

#include <folkgames/core/game_position.hpp>
#include <folkgames/core/parse.hpp>
#include <folkgames/record/error.hpp>
#include <folkgames/record/format.hpp>
#include <folkgames/record/game_record.hpp>
#include <folkgames/record/scanner.hpp>
#include <folkgames/record/written_game.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace folkgames::detail {

// A record_error whose place is still a number of bytes.
template <class P>
struct record_fault {
  record_code code = record_code::none;
  std::size_t offset = 0;
  std::size_t ply = 0;
  parse_error_of<P> cause{};
};

// What a result says: nothing where it is not there, or "*", which settles nothing.
template <class P>
using result_in_text = std::optional<typename game_format<P>::result_type>;

// The texts of a Termination that is an adjudication.
inline constexpr std::string_view resignation_text = "resignation by ";
inline constexpr std::string_view agreed_draw_text = "agreed draw";
inline constexpr std::string_view repetition_text = "repetition";

// The adjudication that the text of a Termination stands for; of other texts none.
template <game_position P>
[[nodiscard]] constexpr adjudication<typename P::side_type> parse_termination(
    std::string_view text) noexcept {
  if (text == agreed_draw_text) return {adjudication_kind::agreed_draw};
  if (text == repetition_text) return {adjudication_kind::repetition};
  if (!text.starts_with(resignation_text)) return {};
  text.remove_prefix(resignation_text.size());
  for (const auto s : {P::initial().to_move(), opponent(P::initial().to_move())}) {
    if (text == game_format<P>::side_name(s)) return {adjudication_kind::resignation, s};
  }
  return {};
}

// Whether a tag says that this is another game. Both games' tags are looked at in both.
template <game_position P>
[[nodiscard]] constexpr bool names_other_game(std::string_view name, std::string_view value) noexcept {
  using format = game_format<P>;
  const bool names_game = name == format::game_tag || name == "Game" || name == "Variant";
  return names_game && !format::is_game_name(value);
}

// One tag as it stands in a text: the value still quoted.
struct scanned_tag {
  std::string_view name;
  std::string_view value;
  std::size_t value_offset = 0;
};

// Reads one tag. Precondition: the scanner is at its bracket. On failure `code` and `offset` say why.
constexpr bool scan_tag(record_scanner& in, scanned_tag& t, record_code& code, std::size_t& offset) noexcept {
  const std::size_t begin = in.offset();
  const auto fail = [&] {
    const bool ended = in.at_end();
    code = ended ? record_code::unterminated : record_code::bad_tag;
    offset = ended ? begin : in.offset();
    return false;
  };
  in.advance();
  in.skip_blanks_in_line();
  const std::size_t name = in.offset();
  while (!in.at_end() && is_tag_name({&in.text()[in.offset()], 1})) in.advance();
  t.name = in.text().substr(name, in.offset() - name);
  if (t.name.empty()) return fail();
  in.skip_blanks_in_line();
  if (!in.accept('"')) return fail();
  t.value_offset = in.offset();
  if (!in.read_quoted('"', "\r\n", t.value)) return fail();
  in.skip_blanks_in_line();
  return in.accept(']') || fail();
}

// Reads the tags of a game, and checks in the end what they say against the moves.
template <game_position P>
class tag_reader {
public:
  tag_reader(record_scanner& in, written_game<P>& game, record_fault<P>& fault)
      : in_{in}, game_{game}, fault_{fault}, begin_{in.offset()} {}

  bool read() {
    for (in_.skip_blanks(); !in_.at_end() && in_.peek() == '['; in_.skip_blanks()) {
      scanned_tag t;
      if (!scan_tag(in_, t, fault_.code, fault_.offset) || !take(t)) return false;
      any_ = true;
    }
    return true;
  }
  // Rules that the text does not name are the default ones.
  bool check_rules() {
    const bool are_default = P::rules_in_force == decltype(P::rules_in_force){};
    return rules_.seen || are_default || fail(record_code::other_rules, begin_);
  }
  [[nodiscard]] bool any() const noexcept { return any_; }

  // Checks the results: that of the tag, the one at the end of the moves if there is one, and what the last
  // position says.
  bool settle(const std::optional<result_in_text<P>>& at_end, std::size_t at_end_offset) {
    if (adjudication_.kind != adjudication_kind::none && !adjudicate()) {
      return fail_after_moves(record_code::wrong_termination, termination_.offset);
    }
    if (result_.seen && at_end && !(tag_result_ == *at_end)) {
      return fail_after_moves(record_code::results_differ, at_end_offset);
    }
    if (!result_.seen && !at_end) return true;
    const result_in_text<P> stated = at_end ? *at_end : tag_result_;
    const auto settled = result_of(game_);
    const bool possible = settled  ? stated == settled
                          : stated ? format::can_stop_with(last_position(game_), *stated)
                                   : true;
    if (!possible)
      return fail_after_moves(record_code::wrong_result, at_end ? at_end_offset : result_.offset);
    if (!settled) game_.stated_result = stated;
    return true;
  }

private:
  using format = game_format<P>;
  // A tag that means something to the reader.
  struct place {
    bool seen = false;
    std::size_t offset = 0;  // of the value
  };

  bool fail(record_code code, std::size_t offset, const parse_error_of<P>& cause = {}) noexcept {
    fault_ = {code, offset, 0, cause};
    return false;
  }
  bool fail_after_moves(record_code code, std::size_t offset) noexcept {
    fault_ = {code, offset, game_.record.plies() + game_.after_the_end.size(), {}};
    return false;
  }

  bool take(const scanned_tag& t) {
    value_.clear();
    append_unquoted(value_, t.value, '"');
    if (t.name == format::game_tag && !first(game_tag_, t)) return false;
    if (names_other_game<P>(t.name, value_)) return fail(record_code::other_game, t.value_offset);
    if (t.name == format::game_tag) return true;
    if (t.name == "Rules") return first(rules_, t) && take_rules(t.value_offset);
    if (t.name == format::position_tag) return first(position_, t) && take_position(t.value_offset);
    if (t.name == "Result") return first(result_, t) && take_result(t.value_offset);
    if (t.name == "Termination") {
      if (!first(termination_, t)) return false;
      adjudication_ = parse_termination<P>(value_);
      if (adjudication_.kind != adjudication_kind::none) return true;  // others are tags like any
    }
    if (game_.tags.find(t.name) != nullptr) return fail(record_code::duplicate_tag, t.value_offset);
    return game_.tags.set(t.name, value_) || fail(record_code::too_many_tags, t.value_offset);
  }
  bool first(place& p, const scanned_tag& t) noexcept {
    if (p.seen) return fail(record_code::duplicate_tag, t.value_offset);
    p = {true, t.value_offset};
    return true;
  }

  bool take_rules(std::size_t offset) {
    if (std::string_view{to_text(P::rules_in_force)} == value_) return true;
    const auto rules = format::parse_rules(value_);
    if (rules) return fail(record_code::other_rules, offset);
    return fail(record_code::bad_rules, offset + rules.error().offset, rules.error());
  }
  bool take_position(std::size_t offset) {
    const auto p = folkgames::parse<P>(value_);
    if (!p) return fail(record_code::bad_position, offset + p.error().offset, p.error());
    game_.record.restart(*p);
    return true;
  }
  bool take_result(std::size_t offset) {
    if (value_ == "*") return true;
    tag_result_ = format::parse_result(value_);
    return tag_result_ || fail(record_code::bad_result, offset);
  }
  bool adjudicate() {
    if (adjudication_.kind == adjudication_kind::resignation)
      return game_.record.resign(adjudication_.resigned);
    if (adjudication_.kind == adjudication_kind::agreed_draw) return game_.record.agree_draw();
    return game_.record.claim_repetition();
  }

  record_scanner& in_;
  written_game<P>& game_;
  record_fault<P>& fault_;
  std::size_t begin_;
  bool any_ = false;
  std::string value_;  // of the tag at hand
  place game_tag_, rules_, position_, result_, termination_;
  result_in_text<P> tag_result_;
  adjudication<typename P::side_type> adjudication_;
};

}  // namespace folkgames::detail
