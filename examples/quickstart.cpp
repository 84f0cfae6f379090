// Two games, one vocabulary: a position is a small value that knows its moves, and a move leads to the next.
#include <folkgames/folkgames.hpp>

#include <iostream>

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

// The rules run in the compiler too: in so many ways the first four plies can be played.
static_assert(folkgames::perft(oware::position{}, 4) == 1014);
static_assert(folkgames::perft(adugo::position{}, 4) == 2005);

int main() {
  // Oware: which moves there are, what one of them does, and why another is refused.
  const oware::position start;
  std::cout << "South may sow";
  for (const oware::move m : start.legal_moves()) std::cout << ' ' << to_text(start, m).view();
  const oware::position next = start.play(oware::move{oware::pit::F});
  std::cout << "\nAfter F: " << to_text(next).view() << '\n';
  const auto refused = next.try_play(oware::move{oware::pit::A});
  if (!refused) std::cout << "A is refused: " << message(refused.error()) << '\n';

  // Adugo: the same words, and all of this is known before the program starts.
  constexpr auto hunt = folkgames::parse<adugo::position>("ddddd/dddd1/2Jd1/4d/5/3/3 J").value();
  constexpr auto chain = parse_move(hunt, "c5xe5xe3").value();
  constexpr auto end = hunt.play(chain).outcome();
  static_assert(end && end->winner == adugo::side::jaguar && end->reason == adugo::end_reason::dogs_eaten);
  std::cout << to_text(hunt, chain).view() << " eats " << chain.captured().size()
            << " dogs, and the jaguar has won\n";
}
