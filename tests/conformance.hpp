#pragma once

#include <folkgames/algorithm/perft.hpp>
#include <folkgames/core/game_position.hpp>
#include <folkgames/core/parse.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What any game must keep to model folkgames::game_position, beyond what the compiler can see. Knows no game
// and no test framework: each function returns what it found wrong, or an empty text.
//
// A game is described by its position type P and by a way to walk over candidate moves, legal or not:
// for_each_candidate(p, f) calls f(move).
namespace conformance {

// Collects the first violation, with the position it was seen in.
class verdict {
public:
  explicit verdict(std::string_view position) : position_{position} {}

  void require(bool holds, std::string_view rule) {
    if (!holds && broken_.empty()) broken_ = std::string{rule} + " (in " + position_ + ")";
  }
  [[nodiscard]] const std::string& text() const { return broken_; }

private:
  std::string position_;
  std::string broken_;
};

template <folkgames::game_position P>
std::vector<typename P::move_type> moves_of(const P& p) {
  std::vector<typename P::move_type> moves;
  p.for_each_legal_move([&moves](const typename P::move_type& m) { moves.push_back(m); });
  return moves;
}

// The list, the callback, the count and the question agree, in one order and without repeats.
template <folkgames::game_position P>
void check_generation(const P& p, verdict& v) {
  using move = typename P::move_type;
  const std::vector<move> moves = moves_of(p);
  v.require(p.for_each_legal_move([](const move&) {}), "a callback without a result sees all moves");
  v.require(p.count_legal_moves() == moves.size(), "count_legal_moves is the number of calls");
  v.require(p.has_legal_move() == !moves.empty(), "has_legal_move says whether there is a call");
  if constexpr (folkgames::listable_position<P>) {
    const auto list = p.legal_moves();
    v.require(std::equal(list.begin(), list.end(), moves.begin(), moves.end()),
              "the list is what the callback sees");
  }
  for (std::size_t stop_at = 0; stop_at < moves.size(); ++stop_at) {
    std::size_t calls = 0;
    const bool ran_to_the_end = p.for_each_legal_move([&](const move&) { return calls++ != stop_at; });
    v.require(!ran_to_the_end && calls == stop_at + 1, "a callback that returns false stops the walk");
  }
  for (auto m = moves.begin(); m != moves.end(); ++m) {
    v.require(std::find(m + 1, moves.end(), *m) == moves.end(), "no move comes twice");
  }
}

// Every legal move is accepted at each of the three doors, and passes the turn.
template <folkgames::game_position P>
void check_legal_moves(const P& p, verdict& v) {
  for (const auto& m : moves_of(p)) {
    v.require(p.is_legal(m), "is_legal holds for a legal move");
    v.require(p.check(m) == P::move_error_type::none, "check finds no fault in a legal move");
    const P next = p.play(m);
    const auto tried = p.try_play(m);
    v.require(tried.has_value() && *tried == next, "try_play does what play does");
    v.require(next.to_move() == opponent(p.to_move()), "a move passes the turn");
    v.require(!(next == p) && hash_value(next) != hash_value(p), "a move changes the position and its hash");
    v.require(!same_board(next, p), "a move changes the board");
  }
}

// What check says of any candidate is what the other doors say, and it is legal only if it was generated.
template <folkgames::game_position P, class Candidates>
void check_candidates(const P& p, const Candidates& for_each_candidate, verdict& v) {
  const auto moves = moves_of(p);
  const P before = p;
  std::optional<typename P::move_error_type> fault_when_over;
  for_each_candidate(p, [&](const typename P::move_type& m) {
    const auto fault = p.check(m);
    const bool legal = fault == P::move_error_type::none;
    v.require(p.is_legal(m) == legal, "is_legal and check agree");
    const auto tried = p.try_play(m);
    v.require(tried.has_value() == legal && tried.error() == fault, "try_play refuses what check names");
    if (legal)
      v.require(std::find(moves.begin(), moves.end(), m) != moves.end(), "a legal move is generated");
    if (p.is_over()) {
      v.require(!legal && fault == fault_when_over.value_or(fault),
                "a finished game has one reason to refuse");
      fault_when_over = fault;
    }
  });
  v.require(p == before, "asking leaves the position alone");
}

// A game is over exactly when there is an outcome, and then there are no moves.
template <folkgames::game_position P>
void check_ending(const P& p, verdict& v) {
  v.require(p.outcome().has_value() == p.is_over(), "there is an outcome exactly when the game is over");
  v.require(p.is_over() == (p.count_legal_moves() == 0), "a game is over exactly when no move is legal");
  if (!p.is_over()) return;
  const auto winner = p.outcome()->winner;
  v.require(!winner || *winner == p.to_move() || *winner == opponent(p.to_move()),
            "a winner is one of the sides");
  v.require(folkgames::perft(p, 1) == 0 && folkgames::perft(p, 2) == 0, "a finished game has no successors");
}

// Texts lead back to what they were made from, and differ for different moves.
template <folkgames::game_position P>
void check_text(const P& p, verdict& v) {
  const auto text = to_text(p);
  const auto back = folkgames::parse<P>(text);
  v.require(back.has_value() && *back == p, "a position's text leads back to it");
  v.require(hash_value(*back) == hash_value(p) && same_board(*back, p), "equal positions have equal hashes");
  std::vector<std::string> texts;
  for (const auto& m : moves_of(p)) {
    const auto move_text = to_text(p, m);
    const auto move_back = parse_move(p, move_text);
    v.require(move_back.has_value() && *move_back == m, "a move's text leads back to it");
    texts.emplace_back(move_text.view());
  }
  std::sort(texts.begin(), texts.end());
  v.require(std::adjacent_find(texts.begin(), texts.end()) == texts.end(),
            "different moves have different texts");
}

// All of the above. Returns the first violation, or an empty text.
template <folkgames::game_position P, class Candidates>
[[nodiscard]] std::string check_position(const P& p, const Candidates& for_each_candidate) {
  verdict v{to_text(p).view()};
  check_generation(p, v);
  check_legal_moves(p, v);
  check_candidates(p, for_each_candidate, v);
  check_ending(p, v);
  check_text(p, v);
  return v.text();
}

// What holds of the type and its start alone.
template <folkgames::game_position P>
[[nodiscard]] std::string check_type() {
  verdict v{"the start"};
  v.require(P{} == P::initial(), "the default is the start");
  v.require(opponent(opponent(P{}.to_move())) == P{}.to_move(), "the opponent's opponent is oneself");
  v.require(opponent(P{}.to_move()) != P{}.to_move(), "there are two sides");
  v.require(folkgames::perft(P{}, 0) == 1, "at depth 0 there is one leaf");
  v.require(folkgames::perft_digest(P{}, 0).digest == hash_value(P{}), "its digest is the hash");
  return v.text();
}

}  // namespace conformance
