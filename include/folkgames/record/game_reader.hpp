#pragma once

#include <folkgames/core/config.hpp>
#include <folkgames/core/game_position.hpp>
#include <folkgames/record/error.hpp>
#include <folkgames/record/format.hpp>
#include <folkgames/record/move_reader.hpp>
#include <folkgames/record/read_options.hpp>
#include <folkgames/record/scanner.hpp>
#include <folkgames/record/tag_reader.hpp>
#include <folkgames/record/written_game.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace folkgames {

/// What game_reader::next() has come upon.
enum class read_status : std::uint8_t {
  game,      ///< a game: see game()
  bad_game,  ///< a game with a fault: see error(). The next call goes on with the next game
  more,      ///< the beginning of a game, or nothing, and the text goes on: feed() it
  end,       ///< the end of the text
};

/// Reads the games of a text, one after another. docs/formats.md has the grammar.
///
///     folkgames::game_reader<oware::position> reader{text};
///     for (auto s = reader.next(); s != read_status::end; s = reader.next()) {
///       if (s == read_status::game) use(reader.game());
///       if (s == read_status::bad_game) report(message(reader.error()));
///     }
///
/// A text that does not fit into memory is fed piece by piece: see feed(). Linear in the text. A UTF-8 byte
/// order mark at the beginning of the text is skipped; its three bytes count as columns.
///
/// After a fault the reader goes on at the next line outside of comments that begins with [ and is not one of
/// the tags of the game at fault, or that begins with "1." behind an empty line. That is a guess, as what is
/// wrong may be anything; where there is no such line, what follows is lost, and text() tells how much.
template <game_position P>
class game_reader {
public:
  /// A reader that has to be fed.
  explicit game_reader(const read_options& options = {}) : options_{options}, is_last_{false} {}
  /// Reads this text, which must live as long as next() is called.
  explicit game_reader(std::string_view text FOLKGAMES_LIFETIMEBOUND, const read_options& options = {})
      : scanner_{text}, options_{options} {}

  /// Goes on with a text that begins with what consumed() left of the one before. `last` says whether nothing
  /// comes behind it. A game is read in one piece, and after `more` from its beginning again. So read as much
  /// again as there is left, and a long game is looked at a few times only; with pieces of one size it takes
  /// time quadratic in its length:
  ///
  ///     std::string text;
  ///     for (bool last = false; !last;) {
  ///       last = !append(text, file, std::max(64 * 1024, text.size()));
  ///       reader.feed(text, last);
  ///       while (step(reader.next())) {}      // until more or end
  ///       text.erase(0, reader.consumed());
  ///     }
  ///
  /// A game at fault goes on to where the reader does, so a file of one fault and nothing that looks like a
  /// game behind it will be in memory as a whole, as will one with a comment that has no end. Give up where
  /// the text grows beyond what you take for a game.
  void feed(std::string_view text, bool last) noexcept {
    scanner_ = detail::record_scanner{text};
    text_ = {};
    consumed_ = 0;
    is_last_ = last;
  }
  /// The bytes of the text that are done with.
  [[nodiscard]] std::size_t consumed() const noexcept { return consumed_; }

  /// Reads the next game. game(), error(), warnings() and text() are of that game until the next call.
  read_status next() {
    scanner_.forget_end();
    if (at_beginning_) {
      scanner_.skip_byte_order_mark();
      if (scanner_.met_end() && !is_last_) return read_status::more;
      at_beginning_ = false;
    }
    scanner_.skip_blanks();
    consume();
    if (scanner_.at_end()) return is_last_ ? read_status::end : read_status::more;
    scanner_.forget_end();
    const bool good = read_game();
    if (scanner_.met_end() && !is_last_) {
      scanner_.go_to(consumed_);
      return read_status::more;
    }
    error_ = located(fault_);
    text_ = scanner_.text().substr(consumed_, scanner_.offset() - consumed_);
    consume();
    return good ? read_status::game : read_status::bad_game;
  }

  /// What next() has read: after bad_game the part in front of the fault.
  [[nodiscard]] const written_game<P>& game() const noexcept FOLKGAMES_LIFETIMEBOUND { return game_; }
  /// Code none where there is no fault.
  [[nodiscard]] const record_error<P>& error() const noexcept FOLKGAMES_LIFETIMEBOUND { return error_; }
  /// What the options made a warning; none after bad_game.
  [[nodiscard]] const std::vector<record_error<P>>& warnings() const noexcept FOLKGAMES_LIFETIMEBOUND {
    return warnings_;
  }

  /// The bytes of the game, up to where the reader goes on. Gone when the fed text is.
  [[nodiscard]] std::string_view text() const noexcept { return text_; }

private:
  using fault = detail::record_fault<P>;

  // What has been read is done with: places count from here.
  void consume() noexcept {
    place_ = detail::place_behind(scanner_.text().substr(consumed_, scanner_.offset() - consumed_), place_);
    consumed_ = scanner_.offset();
  }
  [[nodiscard]] record_error<P> located(const fault& f) const noexcept {
    if (f.code == record_code::none) return {};
    const detail::text_place at =
        detail::place_behind(scanner_.text().substr(consumed_, f.offset - consumed_), place_);
    return {f.code, at.line, at.column, f.ply, f.cause};
  }

  // Forgets the game before. Its memory is kept for the next.
  void clear() {
    game_.tags.clear();
    game_.record.restart();
    game_.after_the_end.clear();
    game_.stated_result.reset();
    game_.comments.clear();
    game_.variations.clear();
    warnings_.clear();
    fault_ = {};
  }

  // Returns whether the game is right; if not, fault_ says why.
  bool read_game() {
    clear();
    detail::tag_reader<P> tags{scanner_, game_, fault_};
    if (!tags.read()) return give_up(true);
    detail::move_reader<P> moves{scanner_, options_, game_, fault_};
    if (!tags.check_rules() || !moves.read_game()) return give_up(false);
    locate_warnings(moves.warnings());
    if (!tags.any() && game_.record.plies() == 0 && !moves.has_result()) {
      fault_ = {record_code::empty_game, consumed_};
      return false;
    }
    return tags.settle(moves.result(), moves.result_offset());
  }

  // They stand in the order of the text, so each place is counted from the one before.
  void locate_warnings(const std::vector<fault>& faults) {
    std::size_t offset = consumed_;
    detail::text_place at = place_;
    for (const fault& f : faults) {
      at = detail::place_behind(scanner_.text().substr(offset, f.offset - offset), at);
      offset = f.offset;
      warnings_.push_back({f.code, at.line, at.column, f.ply, f.cause});
    }
  }

  // Goes on from where reading stopped, which may be behind the fault.
  bool give_up(bool within_tags) noexcept {
    scanner_.skip_game(within_tags);
    return false;
  }

  detail::record_scanner scanner_;
  read_options options_;
  bool is_last_ = true;
  bool at_beginning_ = true;  // of the first text
  std::string_view text_;
  std::size_t consumed_ = 0;
  detail::text_place place_;  // of consumed_
  written_game<P> game_;
  fault fault_;
  record_error<P> error_;
  std::vector<record_error<P>> warnings_;
};

}  // namespace folkgames
