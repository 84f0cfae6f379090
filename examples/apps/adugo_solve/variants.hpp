#pragma once

#include "board_words.hpp"

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace apps::adugo_solve {

/// A variant with its name on the command line.
struct named_variant {
  std::string_view name;
  std::string_view about;
  variant v{};
};

/// The default rules and those that differ in one of them.
inline constexpr std::array<named_variant, 11> variants{{
    {"default", "five dogs to win, optional chains of jumps, dogs step anywhere", {}},
    {"one-dog", "the first capture wins", {.rules = {.dogs_to_win = 1}}},
    {"two-dogs", "two captured dogs win", {.rules = {.dogs_to_win = 2}}},
    {"three-dogs", "three captured dogs win", {.rules = {.dogs_to_win = 3}}},
    {"four-dogs", "four captured dogs win", {.rules = {.dogs_to_win = 4}}},
    {"six-dogs", "six captured dogs win", {.rules = {.dogs_to_win = 6}}},
    {"single", "one jump a turn", {.rules = {.jumps = adugo::jump_rule::single}}},
    {"compulsory",
     "the jaguar must jump where it can",
     {.rules = {.capture = adugo::capture_rule::compulsory}}},
    {"not-backward", "dogs do not step back", {.rules = {.dog_moves = adugo::dog_move_rule::not_backward}}},
    {"forward-only", "dogs only step forward", {.rules = {.dog_moves = adugo::dog_move_rule::forward_only}}},
    {"no-apex-diagonals", "no diagonal jumps over the den's apex", {.diagonal_jumps_over_apex = false}},
}};

/// Calls f.template operator()<V>() for the variant V of a number. Precondition: it is one of `variants`.
template <class F>
void with_variant(std::size_t number, const F& f) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    ((I == number ? f.template operator()<variants[I].v>() : void()), ...);
  }
  (std::make_index_sequence<variants.size()>{});
}

}  // namespace apps::adugo_solve
