#include "perfect_dogs.hpp"

#include "options.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace apps::play {

bool leads_on(const adugo_certificate& file, const adugo::position& p) {
  if (p.to_move() == adugo::side::dogs) return file.find(p).has_value();
  return p.for_each_legal_move([&](const adugo::move& m) { return file.find(p.play(m)).has_value(); });
}

perfect_dogs::perfect_dogs(std::unique_ptr<referee<adugo_game>> r,
                           const search::alphabeta_settings& lookahead, adugo_certificate file,
                           std::string path)
    : match_in{std::move(r), adugo::rules{}, adugo::side::dogs, lookahead},
      file_{std::move(file)},
      path_{std::move(path)} {}

std::string perfect_dogs::arguments() const {
  return match_in::arguments() +
         (path_ == own_certificate ? " --perfect" : " --certificate \"" + path_ + '"');
}

std::string perfect_dogs::computers_side() const {
  return match_in::computers_side() + ", and cannot be beaten";
}

std::string perfect_dogs::best_move() const {
  const auto known = entry();
  return known ? judge().text(known->step) : match_in::best_move();
}

std::string perfect_dogs::play(std::string_view text) {
  const bool dogs_move = is_computers_turn();
  const auto known = entry();
  const std::string told = match_in::play(text);
  if (!dogs_move || is_over()) return told;
  if (!known) return told + ". The certificate has no step here: they looked ahead for one";
  // The game ends with a step of theirs, and one is made.
  const int more = (known->plies - 1) / 2;
  return told + ". They need at most " + std::to_string(more) + (more == 1 ? " more move" : " more moves");
}

std::optional<adugo_certificate::entry> perfect_dogs::entry() const {
  const adugo::position p = judge().board();
  const auto known = is_computers_turn() ? file_.find(p) : std::nullopt;
  return known && p.is_legal(known->step) ? known : std::nullopt;
}

}  // namespace apps::play
