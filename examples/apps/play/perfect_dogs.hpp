#pragma once

#include "../shared/adugo_certificate.hpp"
#include "adugo_game.hpp"
#include "match_in.hpp"

#include <folkgames/adugo.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace apps::play {

/// Whether the dogs have a step in the file, or will have one whatever the jaguar moves.
[[nodiscard]] bool leads_on(const adugo_certificate& file, const adugo::position& p);

/// Adugo against dogs that follow a certificate.
class perfect_dogs final : public match_in<adugo_game> {
public:
  /// Precondition: the rules are the default ones.
  perfect_dogs(std::unique_ptr<referee<adugo_game>> r, const search::alphabeta_settings& lookahead,
               adugo_certificate file, std::string path);

  [[nodiscard]] std::string arguments() const override;
  [[nodiscard]] std::string computers_side() const override;
  /// Looks ahead for the jaguar, and where the file has no legal step: a file need not be a proof.
  [[nodiscard]] std::string best_move() const override;
  /// Tells of the dogs too how long the game can still last.
  std::string play(std::string_view text) override;

private:
  [[nodiscard]] std::optional<adugo_certificate::entry> entry() const;

  adugo_certificate file_;
  std::string path_;
};

}  // namespace apps::play
