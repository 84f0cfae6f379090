#pragma once

#include <folkgames/core/config.hpp>
#include <folkgames/core/game_position.hpp>
#include <folkgames/record/format.hpp>
#include <folkgames/record/read_options.hpp>
#include <folkgames/record/scanner.hpp>
#include <folkgames/record/tag_reader.hpp>
#include <folkgames/record/written_game.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace folkgames {

namespace detail {

// Lines of at most 79 bytes, as Aualé's, made of words with blanks between them.
class word_lines {
public:
  explicit word_lines(std::string& out) noexcept : out_{out} {}

  void put(std::string_view word) {
    constexpr std::size_t longest_line = 79;
    if (column_ != 0) {
      const bool fits = column_ + 1 + word.size() <= longest_line;
      out_ += fits ? ' ' : '\n';
      column_ = fits ? column_ + 1 : 0;
    }
    out_ += word;
    // A comment may have line breaks in it.
    const std::size_t last_break = word.rfind('\n');
    column_ = last_break == std::string_view::npos ? column_ + word.size() : word.size() - last_break - 1;
  }

private:
  std::string& out_;
  std::size_t column_ = 0;
};

inline void append_tag(std::string& out, std::string_view name, std::string_view value) {
  out += '[';
  out += name;
  out += " \"";
  append_quoted(out, value, '"');
  out += "\"]\n";
}

// Leaves out what is stated and cannot be.
template <class P>
void append_result_text(std::string& out, const written_game<P>& game) {
  const P last = last_position(game);
  auto result = game_format<P>::result_of(last, game.record.adjudication());
  const auto& stated = game.stated_result;
  if (!result && stated && game_format<P>::can_stop_with(last, *stated)) result = stated;
  if (result) game_format<P>::append_result(out, *result);
  if (!result) out += '*';
}

template <class P>
[[nodiscard]] std::string termination_of(const game_record<P>& record) {
  std::string text;
  if (record.adjudication().kind == adjudication_kind::agreed_draw) text = agreed_draw_text;
  if (record.adjudication().kind == adjudication_kind::repetition) text = repetition_text;
  if (record.adjudication().kind == adjudication_kind::resignation) {
    text = resignation_text;
    text += game_format<P>::side_name(record.adjudication().resigned);
  }
  return text;
}

template <class P>
void append_tags(std::string& out, const written_game<P>& game) {
  using format = game_format<P>;
  const std::string termination = termination_of(game.record);
  append_tag(out, format::game_tag, format::game_name);
  for (const tag& t : game.tags) {
    if (t.name == format::game_tag || t.name == format::position_tag) continue;
    if (t.name == "Rules" || t.name == "Result" || names_other_game<P>(t.name, t.value)) continue;
    const bool adjudicates = parse_termination<P>(t.value).kind != adjudication_kind::none;
    if (t.name == "Termination" && (adjudicates || !termination.empty())) continue;
    append_tag(out, t.name, t.value);
  }
  std::string result;
  append_result_text(result, game);
  append_tag(out, "Result", result);
  if (!termination.empty()) append_tag(out, "Termination", termination);
  const auto rules = to_text(P::rules_in_force);
  if (!rules.empty()) append_tag(out, "Rules", rules);
  if (!(game.record.start() == P::initial()))
    append_tag(out, format::position_tag, to_text(game.record.start()));
}

// Writes one line of moves, and the variations on it.
template <class P>
class line_writer {
public:
  using move_type = typename P::move_type;

  // `p` is the position after `ply` plies of the game. `depth` is how many variations the line is in.
  line_writer(word_lines& out, const P& p, std::size_t ply, const std::vector<comment>& comments,
              const std::vector<variation<P>>& variations, std::size_t depth)
      : out_{out}, p_{p}, ply_{ply}, comments_{comments}, variations_{variations}, depth_{depth} {
    put_comments();
  }

  void put(const move_type& m) {
    const P before = p_;
    put_number();
    word_.clear();
    if (p_.is_over()) {
      if constexpr (can_be_played_on<P>) {
        word_ += to_text(game_format<P>::undecided(p_), m);
        p_ = game_format<P>::play_on(p_, m);
      }
    } else {
      word_ += to_text(p_, m);
      p_ = p_.play(m);
    }
    if constexpr (game_format<P>::counts_captures) {
      const int captured = game_format<P>::captured(before, p_);
      if (captured != 0) word_ += '+' + std::to_string(captured);
    }
    put_word();
    ++ply_;
    number_due_ = false;
    put_comments();
    for (; variation_ != variations_.size() && variations_[variation_].ply + 1 == ply_; ++variation_) {
      put_variation(before, variations_[variation_]);
    }
  }

private:
  void put_number() {
    const bool is_first_of_turn = ply_ % 2 == 0;
    if (!is_first_of_turn && !number_due_) return;
    word_ = std::to_string(ply_ / 2 + 1);
    word_ += is_first_of_turn ? "." : "...";
    put_word();
  }
  void put_comments() {
    for (; comment_ != comments_.size() && comments_[comment_].ply == ply_; ++comment_) {
      word_ = '{';
      append_quoted(word_, comments_[comment_].text, '}');
      word_ += '}';
      put_word();
      number_due_ = true;
    }
  }
  void put_variation(const P& before, const variation<P>& v) {
    if (v.moves.empty() || depth_ == max_variation_depth) return;
    out_.put("(");
    line_writer line{out_, before, v.ply, v.comments, v.variations, depth_ + 1};
    for (const move_type& m : v.moves) line.put(m);
    out_.put(")");
    number_due_ = true;
  }
  void put_word() { out_.put(word_); }

  word_lines& out_;
  P p_;
  std::size_t ply_;
  const std::vector<comment>& comments_;
  const std::vector<variation<P>>& variations_;
  std::size_t depth_;
  std::size_t comment_ = 0;    // the next to be written
  std::size_t variation_ = 0;  // likewise
  bool number_due_ = true;     // whether the second move of a turn wants its number too
  std::string word_;
};

}  // namespace detail

/// Appends the game as it stands in a file: tags, an empty line, the moves with all that stands between them,
/// the result, an empty line. The reader gives an equal game back, but for moves that were taken
/// back: they are not written. docs/formats.md has the grammar.
///
/// What the reader would refuse or take for something else is not written: tags that the other members stand
/// for or contradict; a stated result that the last position does not allow; variations without moves, or
/// deeper than max_variation_depth; comments and variations that are not in the order of their plies, or of
/// plies that the game does not have; moves after an end that is none. Preconditions: the moves of variations
/// are legal, those after the end legal in game_format::undecided().
template <game_position P>
void append_text(std::string& out, const written_game<P>& game) {
  detail::append_tags(out, game);
  out += '\n';
  detail::word_lines lines{out};
  detail::line_writer<P> line{lines, game.record.start(), 0, game.comments, game.variations, 0};
  for (const auto& m : game.record.moves()) line.put(m);
  if constexpr (detail::can_be_played_on<P>) {
    if (game.record.current().is_over()) {
      for (const auto& m : game.after_the_end) line.put(m);
    }
  }
  std::string result;
  detail::append_result_text(result, game);
  lines.put(result);
  out += "\n\n";
}

/// What append_text() appends.
template <game_position P>
[[nodiscard]] std::string to_text(const written_game<P>& game) {
  std::string text;
  append_text(text, game);
  return text;
}

}  // namespace folkgames
