#include "shelves.hpp"

#include <memory>
#include <string_view>
#include <utility>

namespace apps::records {

shelf shelf_for(game_kind game) { return game == game_kind::oware ? oware_shelf() : adugo_shelf(); }

std::unique_ptr<reader> open(game_kind game, std::string_view rules, const folkgames::read_options& o) {
  auto found = shelf_for(game).open(rules, o);
  return found ? std::move(found) : open(game, "", o);
}

}  // namespace apps::records
