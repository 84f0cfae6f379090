#include "game_stream.hpp"

#include "shelves.hpp"

#include <folkgames/record/peek_tag.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace apps::records {
namespace {

constexpr std::size_t piece = 1 << 18;
// A game has some hundred bytes. What looks like one of more than this is no file of games.
constexpr std::size_t longest_game = 1 << 24;

constexpr std::string_view blanks = " \t\r\n";

file_kind kind_of(std::string_view text) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  const std::size_t first = text.find_first_not_of(blanks);
  const bool as_games = first == std::string_view::npos ||
                        std::string_view{"[{*0123456789"}.find(text[first]) != std::string_view::npos;
  return as_games ? file_kind::games : file_kind::moves;
}

constexpr std::string_view which_game =
    "which game is this? No tag says it: add --game oware or --game adugo";

}  // namespace

// Reads as much again as there is left, so that a long game is looked at a few times only.
bool game_stream::read_more() {
  text_.erase(0, at_);
  at_ = 0;
  if (text_.size() > longest_game) return false;
  last_ = !in_.append(text_, std::max(piece, text_.size()));
  return true;
}

void game_stream::pass(std::size_t bytes) {
  const std::string_view passed = rest().substr(0, bytes);
  const std::size_t last_break = passed.rfind('\n');
  if (last_break == std::string_view::npos) {
    place_.column += bytes;
  } else {
    place_.line += static_cast<std::size_t>(std::count(passed.begin(), passed.end(), '\n'));
    place_.column = bytes - last_break;
  }
  at_ += bytes;
}

fault game_stream::in_file(fault f) const {
  if (f.at.line == 1) f.at.column += reader_begin_.column - 1;
  f.at.line += reader_begin_.line - 1;
  return f;
}

std::vector<fault> game_stream::warnings() const {
  std::vector<fault> all = reader_->warnings();
  for (fault& f : all) f = in_file(f);
  return all;
}

// The rest of the file cannot be read.
game_stream::status game_stream::give_up(const std::string& why) {
  given_up_ = true;
  error_ = {place_, why};
  return status::bad_game;
}

game_stream::status game_stream::next() {
  if (given_up_) return status::end;
  if (!kind_) {
    read_more();
    kind_ = options_.from.value_or(kind_of(text_));
  }
  return *kind_ == file_kind::games ? next_game() : next_list();
}

void game_stream::open_reader(game_kind game, const std::string& rules) {
  reader_ = open(game, rules, options_.reading);
  reader_game_ = game;
  reader_rules_ = rules;
}

// Looks at the tags of the next game, which may not be in text_ as a whole: then the reader will say so. A
// game without a tag for it is one as before.
bool game_stream::choose_reader() {
  auto game = options_.game ? options_.game : reader_game_;
  const auto adugo_tag = folkgames::peek_tag(rest(), "Game");
  if (adugo_tag) game = game_kind::adugo;
  if (adugo_tag != "Adugo" && folkgames::peek_tag(rest(), "Variant")) game = game_kind::oware;
  if (!game) return false;
  const std::string rules = folkgames::peek_tag(rest(), "Rules").value_or("");
  if (!reader_ || game != reader_game_ || rules != reader_rules_) {
    open_reader(*game, rules);
    reader_begin_ = place_;
  }
  return true;
}

game_stream::status game_stream::next_game() {
  for (;;) {
    if (rest().find_first_not_of(blanks) == std::string_view::npos) {
      pass(rest().size());
      reader_.reset();  // it has not passed them
      if (last_) return status::end;
    } else {
      if (!choose_reader()) return give_up(std::string{which_game});
      begin_ = place_;
      reader_->feed(rest(), last_);
      const folkgames::read_status s = reader_->next();
      pass(reader_->consumed());
      if (s == folkgames::read_status::game) return status::game;
      if (s == folkgames::read_status::bad_game) {
        error_ = in_file(reader_->error());
        return status::bad_game;
      }
    }
    if (!read_more()) return give_up("a game of more than 16 MiB");
  }
}

// Lines without a move are passed over.
game_stream::status game_stream::next_list() {
  if (!reader_) {
    if (!options_.game) return give_up(std::string{which_game});
    open_reader(*options_.game, options_.rules);
  }
  for (;;) {
    const std::size_t end = rest().find('\n');
    const bool whole = end != std::string_view::npos || last_;
    if (!whole) {
      if (!read_more()) return give_up("a line of more than 16 MiB");
      continue;
    }
    std::string_view line = rest().substr(0, end);
    if (line.empty() && last_ && end == std::string_view::npos) return status::end;
    if (line.ends_with('\r')) line.remove_suffix(1);
    begin_ = place_;
    reader_begin_ = place_;
    const bool any = !line.empty();
    const bool good = any && reader_->read_list(line);
    pass(end == std::string_view::npos ? rest().size() : end + 1);
    if (good) return status::game;
    if (any) {
      error_ = in_file(reader_->error());
      return status::bad_game;
    }
  }
}

}  // namespace apps::records
