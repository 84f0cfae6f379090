#pragma once

#include <folkgames/core/fixed_list.hpp>
#include <folkgames/core/fixed_text.hpp>
#include <folkgames/core/game_position.hpp>
#include <folkgames/core/mix.hpp>
#include <folkgames/core/result.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

// A third game, to prove that the algorithms and the conformance suite know none: twelve matches lie on the
// table, a player takes one, two or three, and who takes the last one wins.
namespace toy {

enum class side : std::uint8_t { first, second };
constexpr side opponent(side s) noexcept { return s == side::first ? side::second : side::first; }

struct rules {};
struct outcome {
  std::optional<side> winner;
};
struct move {
  int taken;
  friend constexpr bool operator==(const move&, const move&) noexcept = default;
};
enum class move_error : std::uint8_t { none, game_over, not_one_to_three, too_many };

class position {
public:
  using move_type = move;
  using side_type = side;
  using move_error_type = move_error;
  static constexpr rules rules_in_force{};

  constexpr position() noexcept = default;
  constexpr position(int matches, side to_move) noexcept : matches_{matches}, to_move_{to_move} {}
  static constexpr position initial() noexcept { return {}; }

  [[nodiscard]] constexpr int matches() const noexcept { return matches_; }
  [[nodiscard]] constexpr side to_move() const noexcept { return to_move_; }

  template <class F>
  constexpr bool for_each_legal_move(F&& f) const {
    for (int taken = 1; taken <= 3 && taken <= matches_; ++taken) {
      if constexpr (std::is_same_v<decltype(f(move{taken})), bool>) {
        if (!f(move{taken})) return false;
      } else {
        f(move{taken});
      }
    }
    return true;
  }
  [[nodiscard]] constexpr folkgames::fixed_list<move, 3> legal_moves() const noexcept {
    folkgames::fixed_list<move, 3> list;
    for_each_legal_move([&list](const move& m) { list.push_back(m); });
    return list;
  }
  [[nodiscard]] constexpr std::size_t count_legal_moves() const noexcept {
    return static_cast<std::size_t>(matches_ < 3 ? matches_ : 3);
  }
  [[nodiscard]] constexpr bool has_legal_move() const noexcept { return matches_ != 0; }
  [[nodiscard]] constexpr move_error check(const move& m) const noexcept {
    if (is_over()) return move_error::game_over;
    if (m.taken < 1 || m.taken > 3) return move_error::not_one_to_three;
    return m.taken > matches_ ? move_error::too_many : move_error::none;
  }
  [[nodiscard]] constexpr bool is_legal(const move& m) const noexcept { return check(m) == move_error::none; }
  [[nodiscard]] constexpr position play(const move& m) const noexcept {
    return {matches_ - m.taken, opponent(to_move_)};
  }
  [[nodiscard]] constexpr folkgames::result<position, move_error> try_play(const move& m) const noexcept {
    if (!is_legal(m)) return check(m);
    return play(m);
  }
  [[nodiscard]] constexpr bool is_over() const noexcept { return matches_ == 0; }
  [[nodiscard]] constexpr std::optional<toy::outcome> outcome() const noexcept {
    if (!is_over()) return std::nullopt;
    return toy::outcome{opponent(to_move_)};
  }

  friend constexpr bool operator==(const position&, const position&) noexcept = default;

private:
  int matches_ = 12;
  side to_move_ = side::first;
};

constexpr std::uint64_t hash_value(const position& p) noexcept {
  return folkgames::detail::mix(static_cast<std::uint64_t>(2 * p.matches() + (p.to_move() == side::second)));
}
constexpr bool same_board(const position& p, const position& q) noexcept { return p == q; }

// "12 1" for the start: the matches and who is to move.
constexpr folkgames::fixed_text<8> to_text(const position& p) noexcept {
  folkgames::fixed_text<8> text;
  text.append_number(static_cast<unsigned>(p.matches()));
  text.append(p.to_move() == side::first ? " 1" : " 2");
  return text;
}
constexpr folkgames::fixed_text<1> to_text(const position&, const move& m) noexcept {
  folkgames::fixed_text<1> text;
  text.append(static_cast<char>('0' + m.taken));
  return text;
}
constexpr folkgames::result<position, int> parse_position(std::string_view text,
                                                          std::type_identity<position>) noexcept {
  for (int matches = 0; matches <= 12; ++matches) {
    for (const side s : {side::first, side::second}) {
      if (to_text(position{matches, s}) == text) return position{matches, s};
    }
  }
  return 1;
}
constexpr folkgames::result<move, move_error> parse_move(const position& p, std::string_view text) noexcept {
  const move m{text.size() == 1 ? text[0] - '0' : 0};
  if (!p.is_legal(m)) return p.check(m);
  return m;
}

}  // namespace toy

static_assert(folkgames::listable_position<toy::position>);
