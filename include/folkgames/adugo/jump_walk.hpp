#pragma once

#include <folkgames/adugo/chains.hpp>
#include <folkgames/adugo/point.hpp>
#include <folkgames/adugo/point_patterns.hpp>
#include <folkgames/adugo/point_set.hpp>
#include <folkgames/core/computed.hpp>
#include <folkgames/core/target.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#if FOLKGAMES_HAS_VECTORS

// The walk through the jaguar's chains for lanes.hpp, where only the effect of one of them is wanted: a chain
// is a few numbers, and the possible jumps from a point come in one go. What it finds, and in which order, is
// what for_each_extension and is_first_in_walk in chains.hpp find; the tests compare both.
namespace folkgames::adugo::detail {

// A chain of at most MaxJumps jumps.
template <std::size_t MaxJumps>
struct walked_chain {
  // The number of each jump in three bits, after a leading 1: a chain as one number.
  using path_type = std::conditional_t<(3 * MaxJumps < 32), std::uint32_t, std::uint64_t>;

  point at;         // where it ends
  point_set dogs;   // those that it leaves
  point_set tried;  // the dogs of jumps that the walk has tried before those of this chain
  path_type path;

  // The chain and a jump more, by its number; the walk has tried those dogs before it.
  [[nodiscard]] walked_chain extended(std::size_t jump, point_set tried_before) const noexcept {
    const jump_bits& j = jumps_from[index_of(at)][jump];
    return {j.points.landing, dogs - j.eaten(), tried_before, path << 3 | static_cast<path_type>(jump)};
  }
};

template <std::size_t MaxJumps, class Patterns = pattern_tables>
class jump_walk {
  using chain = walked_chain<MaxJumps>;
  using path_type = typename chain::path_type;

public:
  jump_walk(point start, point_set dogs) noexcept : start_{start, dogs, {}, 1} {}

  // The chain of no jump.
  [[nodiscard]] const chain& start() const noexcept { return start_; }

  // Calls f(chain) for each chain that goes on from c by so many jumps at most and is the first of its
  // effect. The walk goes on while f returns true; returns whether it came to the end.
  template <class F>
  bool for_each(chain c, std::size_t jumps_left, F& f) const noexcept {
    point_set tried = c.tried;
    for (unsigned rest = jumps(c.at, c.dogs); rest != 0; rest &= rest - 1) {
      const chain next = c.extended(static_cast<std::size_t>(std::countr_zero(rest)), tried);
      if (is_first_of_its_effect(next) && !f(next)) return false;
      if (jumps_left > 1 && !for_each(next, jumps_left - 1, f)) return false;
      tried |= c.dogs - next.dogs;
    }
    return true;
  }

  // How many those are.
  [[nodiscard]] std::size_t count(const chain& c, std::size_t jumps_left) const noexcept {
    std::size_t n = 0;
    auto add = [&n](const chain&) noexcept { return ++n != 0; };
    for_each(c, jumps_left, add);
    return n;
  }
  // The one from the start that has so many others before it. Precondition: there is one.
  [[nodiscard]] chain nth(std::size_t n, std::size_t max_jumps) const noexcept {
    chain found = start_;
    auto skip = [&found, &n](const chain& c) noexcept {
      found = c;
      return n-- != 0;
    };
    for_each(start_, max_jumps, skip);
    return found;
  }

private:
  // The possible ones from a point, a bit for each in the order of jumps_from.
  [[nodiscard]] static unsigned jumps(point from, point_set dogs) noexcept {
    return matching(folkgames::detail::computed<Patterns>.possible_jumps[index_of(from)], dogs);
  }

  // As in chains.hpp: chains of one or two jumps are, and so is one that eats no dog tried before.
  [[nodiscard]] bool is_first_of_its_effect(const chain& c) const noexcept {
    const point_set eaten = start_.dogs - c.dogs;
    const bool has_two_jumps_or_fewer = c.path >> 9 == 0;
    return has_two_jumps_or_fewer || (eaten & c.tried).empty() ||
           first_path(start_.at, start_.dogs, eaten, c.at, start_.path) == c.path;
  }
  // The path of the first chain that goes on from a point by so much of a path, eats just the dogs `wanted`
  // and ends on `target`; 0 where there is none.
  [[nodiscard]] static path_type first_path(point from, point_set dogs, point_set wanted, point target,
                                            path_type path) noexcept {
    if (wanted.empty()) return from == target ? path : 0;
    for (unsigned rest = jumps(from, dogs); rest != 0; rest &= rest - 1) {
      const auto number = static_cast<path_type>(std::countr_zero(rest));
      const jump_bits& j = jumps_from[index_of(from)][number];
      if ((wanted & j.eaten()).empty()) continue;
      const path_type found =
          first_path(j.points.landing, dogs - j.eaten(), wanted - j.eaten(), target, path << 3 | number);
      if (found != 0) return found;
    }
    return 0;
  }

  chain start_;
};

}  // namespace folkgames::adugo::detail

#endif  // FOLKGAMES_HAS_VECTORS
