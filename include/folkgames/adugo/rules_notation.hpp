#pragma once

#include <folkgames/adugo/parse_error.hpp>
#include <folkgames/adugo/rules.hpp>
#include <folkgames/core/callback.hpp>
#include <folkgames/core/fixed_text.hpp>
#include <folkgames/core/result.hpp>
#include <folkgames/core/text_search.hpp>

#include <cstddef>
#include <string_view>

namespace folkgames::adugo {

/// The name of a rule's value, as it stands in the code.
/// @{
[[nodiscard]] constexpr std::string_view name_of(dog_move_rule r) noexcept {
  switch (r) {
    case dog_move_rule::any:
      return "any";
    case dog_move_rule::not_backward:
      return "not_backward";
    case dog_move_rule::forward_only:
      return "forward_only";
  }
  return "unknown";
}
[[nodiscard]] constexpr std::string_view name_of(jump_rule r) noexcept {
  return r == jump_rule::chain ? "chain" : "single";
}
[[nodiscard]] constexpr std::string_view name_of(capture_rule r) noexcept {
  return r == capture_rule::optional ? "optional" : "compulsory";
}
/// @}

/// The members that differ from the default, in order: "jumps=single dogs_to_win=14". Empty for the default.
/// Precondition: r is one of the sets that for_each_rules visits.
[[nodiscard]] constexpr fixed_text<72> to_text(const rules& r) noexcept {
  constexpr rules standard{};
  fixed_text<72> text;
  const auto begin_member = [&text](std::string_view name) {
    if (!text.empty()) text.append(' ');
    text.append(name);
    text.append('=');
  };
  if (r.dog_moves != standard.dog_moves) {
    begin_member("dog_moves");
    text.append(name_of(r.dog_moves));
  }
  if (r.jumps != standard.jumps) {
    begin_member("jumps");
    text.append(name_of(r.jumps));
  }
  if (r.capture != standard.capture) {
    begin_member("capture");
    text.append(name_of(r.capture));
  }
  if (r.dogs_to_win != standard.dogs_to_win) {
    begin_member("dogs_to_win");
    text.append_number(static_cast<unsigned>(r.dogs_to_win));
  }
  return text;
}

/// Calls f(rules) for each set of rules that the library offers; where f returns bool, false stops.
template <class F>
constexpr bool for_each_rules(F&& f) {
  for (const auto dog_moves :
       {dog_move_rule::any, dog_move_rule::not_backward, dog_move_rule::forward_only}) {
    for (const auto jumps : {jump_rule::chain, jump_rule::single}) {
      for (const auto capture : {capture_rule::optional, capture_rule::compulsory}) {
        for (int dogs_to_win = 1; dogs_to_win <= rules::max_dogs_to_win; ++dogs_to_win) {
          if (!folkgames::detail::goes_on(f, rules{dog_moves, jumps, capture, dogs_to_win})) return false;
        }
      }
    }
  }
  return true;
}

/// Reads exactly what to_text(rules) writes.
[[nodiscard]] constexpr result<rules, parse_error> parse_rules(std::string_view text) noexcept {
  rules found;
  folkgames::detail::text_search search{text};
  const auto differs = [&](const rules& r) noexcept {
    found = r;
    return !search.matches(to_text(r));
  };
  if (!for_each_rules(differs)) return found;
  const bool ended = search.longest_beginning() == text.size();
  return parse_error{ended ? parse_code::truncated : parse_code::unknown_rules, search.longest_beginning()};
}

}  // namespace folkgames::adugo
