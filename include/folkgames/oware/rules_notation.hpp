#pragma once

#include <folkgames/core/callback.hpp>
#include <folkgames/core/fixed_text.hpp>
#include <folkgames/core/result.hpp>
#include <folkgames/core/text_search.hpp>
#include <folkgames/oware/parse_error.hpp>
#include <folkgames/oware/rules.hpp>

#include <cstddef>
#include <string_view>

namespace folkgames::oware {

/// The name of a rule's value, as it stands in the code.
[[nodiscard]] constexpr std::string_view name_of(grand_slam_rule r) noexcept {
  switch (r) {
    case grand_slam_rule::takes_nothing:
      return "takes_nothing";
    case grand_slam_rule::forbidden:
      return "forbidden";
    case grand_slam_rule::takes_all_and_ends:
      return "takes_all_and_ends";
  }
  return "unknown";
}

/// The members that differ from the default, in order: "grand_slam=forbidden quiet_limit=0". Empty for the
/// default.
/// Precondition: r is one of the sets that for_each_rules visits.
[[nodiscard]] constexpr fixed_text<48> to_text(const rules& r) noexcept {
  constexpr rules standard{};
  fixed_text<48> text;
  if (r.grand_slam != standard.grand_slam) {
    text.append("grand_slam=");
    text.append(name_of(r.grand_slam));
  }
  if (r.quiet_limit != standard.quiet_limit) {
    if (!text.empty()) text.append(' ');
    text.append("quiet_limit=");
    text.append_number(static_cast<unsigned>(r.quiet_limit));
  }
  return text;
}

/// Calls f(rules) for each set of rules that the library offers; where f returns bool, false stops.
template <class F>
constexpr bool for_each_rules(F&& f) {
  for (const auto grand_slam :
       {grand_slam_rule::takes_nothing, grand_slam_rule::forbidden, grand_slam_rule::takes_all_and_ends}) {
    for (int quiet_limit = 0; quiet_limit <= rules::max_quiet_limit; ++quiet_limit) {
      if (!folkgames::detail::goes_on(f, rules{grand_slam, quiet_limit})) return false;
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

}  // namespace folkgames::oware
