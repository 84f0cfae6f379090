#pragma once

#include "reference/adugo.hpp"
#include "reference/oware.hpp"
#include "support/effort.hpp"
#include "support/positions.hpp"
#include "support/random.hpp"
#include "support/rule_sets.hpp"

#include <folkgames/folkgames.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The library against the slow reference, position by position. They share nothing: a position goes from one
// to the other as text. Each compare function returns the first disagreement, or an empty text.
namespace agreement {

inline std::string name_of(folkgames::adugo::move_error e) {
  constexpr std::array<std::string_view, 9> names{
      "",           "game_over", "wrong_side",   "empty_origin",   "target_occupied",
      "not_a_step", "backward",  "must_capture", "no_such_capture"};
  return std::string{names.at(static_cast<std::size_t>(e))};
}
inline std::string name_of(folkgames::oware::move_error e) {
  constexpr std::array<std::string_view, 6> names{"",          "game_over", "wrong_side",
                                                  "empty_pit", "must_feed", "slam_forbidden"};
  return std::string{names.at(static_cast<std::size_t>(e))};
}
inline std::string name_of(folkgames::adugo::end_reason r) {
  return r == folkgames::adugo::end_reason::dogs_eaten ? "dogs_eaten" : "no_move";
}
inline std::string name_of(folkgames::oware::end_reason r) {
  constexpr std::array<std::string_view, 4> names{"majority", "no_move", "quiet_limit", "grand_slam"};
  return std::string{names.at(static_cast<std::size_t>(r))};
}
inline std::string name_of(std::optional<folkgames::adugo::side> s) {
  if (!s) return "";
  return *s == folkgames::adugo::side::jaguar ? "jaguar" : "dogs";
}
inline std::string name_of(std::optional<folkgames::oware::side> s) {
  if (!s) return "";
  return *s == folkgames::oware::side::south ? "south" : "north";
}

// The same rules in the reference's own words.
inline reference::adugo::rules to_reference(const folkgames::adugo::rules& r) {
  return {std::string{name_of(r.dog_moves)}, std::string{name_of(r.jumps)}, std::string{name_of(r.capture)},
          r.dogs_to_win};
}
inline reference::oware::rules to_reference(const folkgames::oware::rules& r) {
  return {std::string{name_of(r.grand_slam)}, r.quiet_limit};
}

// Both say the game goes on, or both say how it ended. `ours` is a position, `theirs` an ending.
template <class P, class Ending>
bool same_ending(const P& ours, const std::optional<Ending>& theirs) {
  const auto outcome = ours.outcome();
  if (outcome.has_value() != theirs.has_value() || ours.is_over() != theirs.has_value()) return false;
  return !outcome ||
         (name_of(outcome->reason) == theirs->reason && name_of(outcome->winner) == theirs->winner);
}

inline folkgames::adugo::move from_reference(const reference::adugo::move& m) {
  namespace adugo = folkgames::adugo;
  adugo::point_set eaten;
  for (const int p : m.eaten) eaten.insert(static_cast<adugo::point>(p));
  return {static_cast<adugo::point>(m.from), static_cast<adugo::point>(m.to), eaten};
}

inline reference::adugo::move to_reference(const folkgames::adugo::move& m) {
  reference::adugo::move result{static_cast<int>(m.from()), static_cast<int>(m.to()), {}};
  for (const auto p : m.captured()) result.eaten.push_back(static_cast<int>(p));
  return result;
}

// A move that may well be illegal: a legal one with something changed, or anything.
inline folkgames::adugo::move disturbed(const folkgames::adugo::move& m, random_numbers& random) {
  namespace adugo = folkgames::adugo;
  const auto any_point = [&random] { return static_cast<adugo::point>(random.below(adugo::point_count)); };
  adugo::point_set captured = m.captured();
  switch (random.below(5)) {
    case 0:
      return {any_point(), m.to(), captured};
    case 1:
      return {m.from(), any_point(), captured};
    case 2:
      captured.insert(any_point());
      return {m.from(), m.to(), captured};
    case 3:
      captured.erase(any_point());
      return {m.from(), m.to(), captured};
    default:
      return {any_point(), any_point(), adugo::point_set{}};
  }
}

template <folkgames::adugo::rules Rules>
std::string compare(const folkgames::adugo::basic_position<Rules>& p, const reference::adugo::rules& rules,
                    random_numbers& random) {
  namespace adugo = folkgames::adugo;
  const std::string text{to_text(p).view()};
  const auto disagreement = [&text](std::string_view about) { return std::string{about} + " of " + text; };
  const reference::adugo::position r = reference::adugo::from_text(text);
  if (reference::adugo::to_text(r) != text) return disagreement("the text");
  if (reference::adugo::hash(r) != hash_value(p)) return disagreement("the hash");
  if (!same_ending(p, reference::adugo::over(r, rules))) return disagreement("the ending");

  const std::vector<reference::adugo::path_move> paths = reference::adugo::legal_paths(r, rules);
  std::size_t n = 0;
  bool paths_agree = true;
  for_each_path(p, [&](const adugo::move& m, const auto& points) {
    if (n == paths.size() || from_reference(paths[n].effect) != m ||
        points.size() != paths[n].points.size()) {
      return paths_agree = false;
    }
    for (std::size_t i = 0; i != points.size(); ++i) {
      paths_agree &= static_cast<int>(points[i]) == paths[n].points[i];
    }
    ++n;
    return paths_agree;
  });
  if (!paths_agree || n != paths.size()) return disagreement("the paths");

  std::vector<adugo::move> ours;
  p.for_each_legal_move([&ours](const adugo::move& m) { ours.push_back(m); });
  const std::vector<reference::adugo::move> theirs = reference::adugo::legal_moves(r, rules);
  if (ours.size() != theirs.size() || p.count_legal_moves() != theirs.size())
    return disagreement("the move count");
  for (std::size_t i = 0; i != ours.size(); ++i) {
    if (ours[i] != from_reference(theirs[i])) return disagreement("the moves or their order");
    const std::string next{to_text(p.play(ours[i])).view()};
    if (next != reference::adugo::to_text(reference::adugo::after(r, theirs[i])))
      return disagreement("a successor");
  }

  for (int tries = 0; tries != 8; ++tries) {
    const adugo::move seed = ours.empty() ? adugo::move{} : ours[random.below(ours.size())];
    const adugo::move m = disturbed(seed, random);
    if (name_of(p.check(m)) != reference::adugo::fault(r, to_reference(m), rules))
      return disagreement("a fault");
  }
  return {};
}

template <folkgames::oware::rules Rules>
std::string compare(const folkgames::oware::basic_position<Rules>& p, const reference::oware::rules& rules,
                    random_numbers&) {
  namespace oware = folkgames::oware;
  const std::string text{to_text(p).view()};
  const auto disagreement = [&text](std::string_view about) { return std::string{about} + " of " + text; };
  const reference::oware::position r = reference::oware::from_text(text);
  if (reference::oware::to_text(r) != text) return disagreement("the text");
  if (reference::oware::hash(r) != hash_value(p)) return disagreement("the hash");
  const std::optional<reference::oware::ending> ending = reference::oware::over(r, rules);
  if (!same_ending(p, ending)) return disagreement("the ending");
  if (ending && final_score(p) != oware::score{ending->south, ending->north})
    return disagreement("the score");

  const std::vector<char> theirs = reference::oware::legal_moves(r, rules);
  std::vector<char> ours;
  p.for_each_legal_move([&](const oware::move& m) { ours.push_back(*to_text(p, m).begin()); });
  if (ours != theirs || p.count_legal_moves() != theirs.size())
    return disagreement("the moves or their order");

  for (std::size_t i = 0; i != oware::pit_count; ++i) {
    const oware::move m{static_cast<oware::pit>(i)};
    const char pit = *to_text(m.pit()).begin();
    const std::string fault = name_of(p.check(m));
    if (fault != reference::oware::fault(r, pit, rules)) return disagreement("a fault");
    if (!fault.empty()) continue;
    if (to_text(p.play(m)) != reference::oware::to_text(reference::oware::after(r, pit, rules))) {
      return disagreement("a successor");
    }
    const oware::sowing steps = sow(p, m);
    const reference::oware::sowing expected = reference::oware::sow(r, pit, rules);
    const auto same_pits = [](const auto& pits, const std::vector<char>& letters) {
      std::vector<char> ours_as_letters;
      for (const oware::pit at : pits) ours_as_letters.push_back(*to_text(at).begin());
      return ours_as_letters == letters;
    };
    if (!same_pits(steps.visited(), expected.visited) || !same_pits(steps.captured(), expected.captured) ||
        steps.seeds_captured() != expected.seeds_captured || steps.is_grand_slam() != expected.grand_slam) {
      return disagreement("a sowing");
    }
  }
  return {};
}

// Compares at least `count` positions, half of them from random games, half set up at random. Returns the
// first disagreement.
template <class P>
std::string compare_many(int count, std::uint64_t seed) {
  const auto rules = to_reference(P::rules_in_force);
  random_numbers random{seed};
  std::string broken;
  int compared = 0;
  const auto look = [&](const P& p) {
    if (broken.empty()) broken = compare(p, rules, random);
    ++compared;
  };
  while (compared < count && broken.empty()) {
    const int before = compared;
    for_each_position_of_a_game<P>(random, 300, look);
    for (int played = compared - before; played != 0; --played) look(random_set_up<P>(random));
  }
  return broken;
}

// Compares many positions under each set of rules of one part (support/effort.hpp says how many). Returns the
// first disagreement.
template <template <auto> class Position, const auto& Sets, std::size_t Part, std::size_t Parts>
std::string compare_rule_sets(std::uint64_t seed) {
  std::string broken;
  for_each_rule_set<Sets, Part, Parts>([&]<auto Rules>() {
    if (!broken.empty()) return;
    broken = compare_many<Position<Rules>>(positions_to_check_under(Rules), seed);
    if (!broken.empty()) broken += ", rules " + std::string{to_text(Rules).view()};
  });
  return broken;
}

}  // namespace agreement
