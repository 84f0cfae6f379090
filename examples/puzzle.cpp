// Three puzzles that the compiler marks: this file compiles only while each move in quotes wins. Delete them,
// find your own, and build again: an error names the puzzle, and says whether the move is not legal (and why)
// or does not win.
#include <folkgames/folkgames.hpp>

#include <iostream>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

// Where an answer is not a legal move, the compiler names what is wrong with the text and with the move.
template <int Puzzle, auto Code, auto Fault>
struct answer_to_puzzle {
  static_assert(Code == decltype(Code)::none, "this answer is not a legal move");
};

// Whether the move ends the game in favour of the side to move. Of one that is not legal another line
// complains.
template <class P, class Move>
constexpr bool wins(const P& p, const Move& move) {
  if (!move) return true;
  const auto end = p.play(*move).outcome();
  return end && end->winner == p.to_move();
}

// 1. Oware, South to move: take a majority, 25 seeds or more. 14 are in the store.
//
//        f  e  d  c  b  a
//        1  0  2  2  2  2
//        9  4  3  4  0  1
//        A  B  C  D  E  F
constexpr auto seeds = folkgames::parse<oware::position>("9-4-3-4-0-1-2-2-2-2-0-1-14-4-S").value();
constexpr auto sowing = parse_move(seeds, "A");
template struct answer_to_puzzle<1, sowing.error().code, sowing.error().illegal>;
static_assert(wins(seeds, sowing), "puzzle 1: a legal move, but not the one that takes a majority");

// 2. Adugo, the dogs to move: shut the jaguar in.
//
//        7 . . d d d
//        6 . d d J d        each way out is a step, or a jump
//        5 . d . d d        over a dog to the point behind it
//        4 . d . d .
//        3 . . d . .        (the den is empty)
//          a b c d e
constexpr auto ring = folkgames::parse<adugo::position>("2ddd/1ddJd/1d1dd/1d1d1/2d2/3/3 d").value();
constexpr auto gap = parse_move(ring, "b5-c5");
template struct answer_to_puzzle<2, gap.error().code, gap.error().illegal>;
static_assert(wins(ring, gap), "puzzle 2: a legal move, but the jaguar still has a way out");

// 3. Adugo, the jaguar to move: three dogs are eaten, and five win. Eat two in one turn.
//
//        7 d . . . .
//        6 . . . . .
//        5 . d d . d
//        4 . d J d .
//        3 . . d d .        in the den: dogs on b2, a1 and e1
//          a b c d e
constexpr auto feast = folkgames::parse<adugo::position>("d4/5/1dd1d/1dJd1/2dd1/d2/d1d J").value();
constexpr auto chain = parse_move(feast, "c4xe4xe6");
template struct answer_to_puzzle<3, chain.error().code, chain.error().illegal>;
static_assert(wins(feast, chain), "puzzle 3: a legal move, but it does not eat two dogs");

int main() {
  std::cout << "All three solved: " << to_text(seeds, *sowing).view() << ", " << to_text(ring, *gap).view()
            << " and " << to_text(feast, *chain).view() << ".\n";
}
