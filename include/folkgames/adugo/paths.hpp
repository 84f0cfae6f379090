#pragma once

#include <folkgames/adugo/board.hpp>
#include <folkgames/adugo/chains.hpp>
#include <folkgames/adugo/position.hpp>
#include <folkgames/core/callback.hpp>
#include <folkgames/core/config.hpp>
#include <folkgames/core/fixed_list.hpp>

#include <cstddef>
#include <type_traits>

namespace folkgames::adugo {

/// The points that a piece visits in one move: the start, then each landing. A step has two.
template <rules Rules = rules{}>
using point_path = fixed_list<point, detail::longest_chain<Rules> + 1>;

/// The points visited by the first path, in the order of for_each_path, that has the effect of m.
/// Precondition: m is legal in p. Where it is not, the path is just its start and its end.
template <rules Rules>
[[nodiscard]] constexpr point_path<Rules> path(const basic_position<Rules>& p, const move& m) noexcept {
  FOLKGAMES_ASSERT(p.is_legal(m));
  if (m.is_capture() && m.captured().size() <= p.max_jumps()) {
    detail::chain<detail::longest_chain<Rules>> c{m.from()};
    if (detail::extend_to(c, p.dogs(), m.captured(), m.to())) return c.points();
  }
  point_path<Rules> points;
  points.push_back(m.from());
  points.push_back(m.to());
  return points;
}

/// Calls f(move, points) for each way to make a move: steps too, and every chain of jumps, also where several
/// have the same effect. Where f returns bool, false stops. Returns whether it ran to the end.
///
/// For statistics: the moves of a game are those by effect. The order is that of for_each_legal_move.
template <rules Rules, class F>
constexpr bool for_each_path(const basic_position<Rules>& p, F&& f) noexcept(
    std::is_nothrow_invocable_v<F&, const move&, const point_path<Rules>&>) {
  auto step = [&p, &f](const move& m) {
    return m.is_capture() || folkgames::detail::goes_on(f, m, path(p, m));
  };
  if (!p.for_each_legal_move(step)) return false;
  if (p.is_over() || p.to_move() == side::dogs) return true;
  using chain = detail::chain<detail::longest_chain<Rules>>;
  chain c{p.jaguar()};
  auto capture = [&p, &f](const chain& found) {
    const move m{p.jaguar(), found.at(), found.captured()};
    const bool may_stop = Rules.capture == capture_rule::optional || p.is_legal(m);
    return !may_stop || folkgames::detail::goes_on(f, m, found.points());
  };
  return detail::for_each_extension(c, p.dogs(), p.max_jumps(), capture);
}

}  // namespace folkgames::adugo
