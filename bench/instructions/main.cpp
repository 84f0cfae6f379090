// Five pieces of work of a fixed size, for counting instructions: unlike time, their number does not depend
// on what else the machine does. check.sh counts them.
//
// Usage: workloads NAME

#include <folkgames/folkgames.hpp>

#include <cstdint>
#include <cstdio>
#include <random>
#include <string_view>

namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

template <class P>
std::uint64_t perft_digest(int depth) {
  return folkgames::perft_digest(P{}, depth).digest;
}

template <class P>
std::uint64_t playouts(int games) {
  std::mt19937_64 random{1};
  std::uint64_t sum = 0;
  for (int i = 0; i != games; ++i) {
    sum += hash_value(folkgames::random_playout(P{}, random, 1000).final_position);
  }
  return sum;
}

// Of every position in some random games: its text and index and what they lead back to, and its
// predecessors.
template <class P>
std::uint64_t observe(int games) {
  std::mt19937_64 random{2};
  std::uint64_t sum = 0;
  for (int i = 0; i != games; ++i) {
    for (P p; !p.is_over(); p = p.play(folkgames::random_move(p, random))) {
      sum += hash_value(*folkgames::parse<P>(to_text(p)));
      sum += hash_value(folkgames::from_index<P>(to_index(p)));
      for_each_predecessor(p, [&sum](const P& q) { sum += hash_value(q); });
    }
  }
  return sum;
}

std::uint64_t work(std::string_view name) {
  if (name == "oware_perft_digest") return perft_digest<oware::position>(8);
  if (name == "adugo_perft_digest") return perft_digest<adugo::position>(7);
  if (name == "oware_playouts") return playouts<oware::position>(1000);
  if (name == "adugo_playouts") return playouts<adugo::position>(1000);
  if (name == "both_observed") return observe<oware::position>(10) + observe<adugo::position>(10);
  return 0;
}

}  // namespace

int main(int argc, char* argv[]) {
  const std::uint64_t sum = argc == 2 ? work(argv[1]) : 0;
  std::printf("%016llx\n", static_cast<unsigned long long>(sum));
  return sum == 0 ? 2 : 0;
}
