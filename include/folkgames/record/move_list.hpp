#pragma once

#include <folkgames/core/game_position.hpp>
#include <folkgames/record/error.hpp>
#include <folkgames/record/format.hpp>
#include <folkgames/record/game_record.hpp>
#include <folkgames/record/move_reader.hpp>
#include <folkgames/record/read_options.hpp>
#include <folkgames/record/scanner.hpp>
#include <folkgames/record/written_game.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace folkgames {

/// The moves played, and nothing else: "FcEbCf" in Oware, "c5-c4 a5-b4" in Adugo.
template <game_position P>
[[nodiscard]] std::string to_move_list(const game_record<P>& record) {
  std::string text;
  for (std::size_t ply = 0; ply != record.plies(); ++ply) {
    if (ply != 0) text += game_format<P>::move_separator;
    text += to_text(record.position_at(ply), record.moves()[ply]);
  }
  return text;
}

/// What read_move_list() gives.
template <game_position P>
struct move_list_result {
  /// The moves up to the fault; all where there is none.
  written_game<P> game{};
  /// Its line is 1. Code none where there is no fault.
  record_error<P> error{};

  /// Whether there is no fault.
  [[nodiscard]] explicit operator bool() const noexcept { return error.code == record_code::none; }
};

/// Reads exactly what to_move_list() writes, played from `start` on. Of the options only
/// allow_moves_after_the_end means something here.
template <game_position P>
[[nodiscard]] move_list_result<P> read_move_list(std::string_view text, const P& start = P::initial(),
                                                 const read_options& options = {}) {
  constexpr std::string_view separator = game_format<P>::move_separator;
  move_list_result<P> list;
  list.game.record.restart(start);
  P p = start;
  detail::record_scanner in{text};
  detail::record_fault<P> fault;
  detail::move_reader<P> moves{in, options, list.game, fault};
  bool move_expected = !text.empty();
  for (std::size_t at = 0; move_expected;) {
    const std::size_t end = separator.empty() ? at + 1 : text.find(separator, at);
    const std::string_view word = text.substr(at, end - at);
    if (!moves.read_move(word, at, p, nullptr)) {
      list.error = {fault.code, 1, fault.offset + 1, fault.ply, fault.cause};
      break;
    }
    at += word.size();
    move_expected = at != text.size();  // also behind a separator that nothing follows
    if (move_expected) at += separator.size();
  }
  return list;
}

}  // namespace folkgames
