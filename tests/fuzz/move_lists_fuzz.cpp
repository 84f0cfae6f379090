// Move lists of both games. The first byte chooses the game, and whether to play on after the end.

#include "files.hpp"

namespace {

template <class P>
void check_list(std::string_view text, bool play_on) {
  folkgames::read_options options;
  options.allow_moves_after_the_end = play_on;
  const auto list = folkgames::read_move_list<P>(text, P{}, options);
  if (!list) fuzz::require_place_in(text, list.error);
  const std::string written = to_move_list(list.game.record);
  const auto again = folkgames::read_move_list<P>(written);
  fuzz::require(again && again.game.record == list.game.record);
  // Oware's moves have one spelling; those of Adugo can name the points jumped over, or take another path.
  const bool all = list && list.game.after_the_end.empty();
  if (folkgames::game_format<P>::counts_captures && all) fuzz::require(written == text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
  const bool play_on = (data[0] & 2) == 0;
  if ((data[0] & 1) != 0) check_list<folkgames::adugo::position>(text, play_on);
  if ((data[0] & 1) == 0) check_list<folkgames::oware::position>(text, play_on);
  return 0;
}
