#pragma once

#include "support/random.hpp"

#include <folkgames/record.hpp>

#include <cstddef>
#include <string>
#include <vector>

// Random games with everything in them, written and read back.
namespace round_trip {

// A legal move of p, drawn. Precondition: there is one.
template <class P>
typename P::move_type any_move(random_numbers& random, const P& p) {
  std::size_t skip = random.below(p.count_legal_moves());
  typename P::move_type chosen{};
  p.for_each_legal_move([&](const typename P::move_type& m) {
    chosen = m;
    return skip-- != 0;
  });
  return chosen;
}

// A variation instead of the move after `ply` plies, which was played in p.
template <class P>
folkgames::variation<P> any_variation(random_numbers& random, P p, std::size_t ply, int depth) {
  folkgames::variation<P> v{ply};
  P before = p;
  do {
    if (random.below(4) == 0) v.comments.push_back({ply, "in {here\\"});
    before = p;
    v.moves.push_back(any_move(random, p));
    p = p.play(v.moves.back());
    ++ply;
    if (depth != 0 && random.below(4) == 0) {
      v.variations.push_back(any_variation(random, before, ply - 1, depth - 1));
    }
  } while (random.below(3) != 0 && !p.is_over());
  return v;
}

// A game of at most max_plies plies. One in two begins elsewhere; one in four is ended by hand where it is
// not over.
template <class P>
folkgames::written_game<P> any_game(random_numbers& random, std::size_t max_plies) {
  folkgames::written_game<P> game;
  game.tags.set("Event", "no. " + std::to_string(random.below(1000)));
  P start = P::initial(random.below(2) == 0 ? P{}.to_move() : opponent(P{}.to_move()));
  for (std::size_t plies = random.below(2) * random.below(40); plies != 0 && !start.is_over(); --plies) {
    start = start.play(any_move(random, start));
  }
  game.record.restart(start);
  for (std::size_t ply = 0;; ++ply) {
    if (random.below(8) == 0) game.comments.push_back({ply, "} after " + std::to_string(ply)});
    if (ply != 0 && random.below(16) == 0) {
      game.variations.push_back(any_variation(random, game.record.position_at(ply - 1), ply - 1, 2));
    }
    if (ply == max_plies || game.record.is_over()) break;
    game.record.play(any_move(random, game.record.current()));
  }
  if (random.below(4) == 0) game.record.claim_repetition();
  if (random.below(8) == 0) game.record.agree_draw();
  if (random.below(8) == 0) game.record.resign(game.record.current().to_move());
  return game;
}

// Writes some games one behind the other and reads them back. Returns what is wrong, or nothing.
template <class P>
std::string check(std::size_t games, std::size_t max_plies, std::uint64_t seed) {
  random_numbers random{seed};
  std::vector<folkgames::written_game<P>> written;
  std::string text;
  for (std::size_t i = 0; i != games; ++i) {
    written.push_back(any_game<P>(random, max_plies));
    append_text(text, written.back());
  }
  folkgames::game_reader<P> reader{text};
  for (std::size_t i = 0; i != games; ++i) {
    const auto status = reader.next();
    if (status != folkgames::read_status::game) return message(reader.error()) + '\n' + text;
    if (!(reader.game() == written[i]))
      return "another game:\n" + to_text(written[i]) + to_text(reader.game());
    const auto& record = written[i].record;
    const auto list = folkgames::read_move_list<P>(to_move_list(record), record.start());
    if (!list) return message(list.error) + '\n' + to_move_list(record);
    const auto moves = list.game.record.moves();
    for (std::size_t ply = 0; ply != record.plies(); ++ply) {
      if (moves.size() != record.plies() || !(moves[ply] == record.moves()[ply])) return "another list";
    }
  }
  return reader.next() == folkgames::read_status::end ? "" : "one more game";
}

}  // namespace round_trip
