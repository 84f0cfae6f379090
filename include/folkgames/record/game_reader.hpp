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
/// A text that does not fit into memory is fed piece by piece: see feed(). Linear in the text.
///
/// After a fault the reader goes on at the next line that begins with [ and is not one of the tags of the
/// game at fault: a guess, as what is wrong may be anything.
template <game_position P>
class game_reader {
public:
  /// A reader that has to be fed.
  explicit game_reader(const read_options& options = {}) : options_{options}, is_last_{false} {}
  /// Reads this text, which must live as long as next() is called.
  explicit game_reader(std::string_view text FOLKGAMES_LIFETIMEBOUND, const read_options& options = {})
      : scanner_{text}, options_{options} {}

  /// Goes on with a text that begins with what consumed() left of the one before. `last` says whether nothing
  /// comes behind it. A game is read in one piece, so the pieces must be larger than the games are:
  ///
  ///     std::string text;
  ///     for (bool last = false; !last;) {
  ///       last = !append_some(text, file);
  ///       reader.feed(text, last);
  ///       while (step(reader.next())) {}      // until more or end
  ///       text.erase(0, reader.consumed());
  ///     }
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

  [[nodiscard]] const written_game<P>& game() const noexcept FOLKGAMES_LIFETIMEBOUND { return game_; }
  /// Code none where there is no fault.
  [[nodiscard]] const record_error<P>& error() const noexcept FOLKGAMES_LIFETIMEBOUND { return error_; }
  /// What the options made a warning.
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

  // Returns whether the game is right; if not, fault_ says why.
  bool read_game() {
    warnings_.clear();
    fault_ = {};
    detail::tag_reader<P> tags{scanner_, game_, fault_};
    if (!tags.read()) return give_up(true);
    detail::move_reader<P> moves{scanner_, options_, game_, fault_};
    if (!moves.read_game()) return give_up(false);
    for (const fault& f : moves.warnings()) warnings_.push_back(located(f));
    if (!tags.any() && game_.record.plies() == 0 && !moves.has_result()) {
      fault_ = {record_code::empty_game, consumed_};
      return false;
    }
    return tags.settle(moves.result(), moves.result_offset());
  }

  bool give_up(bool within_tags) noexcept {
    scanner_.go_to(fault_.offset);
    scanner_.skip_game(within_tags);
    return false;
  }

  detail::record_scanner scanner_;
  read_options options_;
  bool is_last_ = true;
  std::string_view text_;
  std::size_t consumed_ = 0;
  detail::text_place place_;  // of consumed_
  written_game<P> game_;
  fault fault_;
  record_error<P> error_;
  std::vector<record_error<P>> warnings_;
};

}  // namespace folkgames
