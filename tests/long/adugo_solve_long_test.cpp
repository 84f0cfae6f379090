// The solver of examples/apps/adugo_solve in small worlds of up to four dogs, compared position by position
// with a plain one that knows nothing but the public rules.
#include "../../examples/apps/adugo_solve/best_play.hpp"
#include "../../examples/apps/adugo_solve/room.hpp"
#include "../../examples/apps/adugo_solve/rounds.hpp"
#include "../../examples/apps/adugo_solve/solve_layer.hpp"
#include "../../examples/apps/adugo_solve/store.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <random>
#include <stdexcept>
#include <vector>

namespace adugo = folkgames::adugo;
namespace solver = apps::adugo_solve;

namespace {

constexpr std::size_t most_dogs = 4;

// Who wins each position with up to four dogs, by to_index. Looks at all positions that are open again and
// again, until a round decides none; what is open then is a draw.
template <adugo::rules Rules>
class plain_solver {
public:
  using position = adugo::basic_position<Rules>;
  enum class value : std::uint8_t { open, jaguar_wins, dogs_win };

  plain_solver() {
    for (std::size_t k = 0; k <= most_dogs; ++k) values_.resize(values_.size() + 2 * adugo::layer_size(k));
    std::vector<std::uint64_t> open(values_.size());
    for (std::size_t i = 0; i != open.size(); ++i) open[i] = i;
    for (std::size_t before = 0; before != open.size();) {
      before = open.size();
      std::vector<std::uint64_t> still_open;
      for (const std::uint64_t i : open) {
        values_[i] = value_by_moves(folkgames::from_index<position>(i));
        if (values_[i] == value::open) still_open.push_back(i);
      }
      open = still_open;
    }
  }

  [[nodiscard]] value of(const position& p) const { return values_[to_index(p)]; }

private:
  static value win_of(adugo::side s) {
    return s == adugo::side::jaguar ? value::jaguar_wins : value::dogs_win;
  }

  [[nodiscard]] value value_by_moves(const position& p) const {
    if (const auto end = p.outcome()) return win_of(*end->winner);
    const value best = win_of(p.to_move());
    value found = win_of(opponent(p.to_move()));
    p.for_each_legal_move([&](const adugo::move& m) {
      const value after = of(p.play(m));
      if (after == best) found = best;
      if (after == value::open && found != best) found = value::open;
      return found != best;
    });
    return found;
  }

  std::vector<value> values_;
};

struct tally {
  std::uint64_t jaguar_wins = 0;
  std::uint64_t dogs_win = 0;
  std::uint64_t draws = 0;
  std::uint64_t differences = 0;
};

// The solver's two answers for a position as a value of the plain solver.
template <class Value>
Value value_of(bool can_win, bool can_hold) {
  if (can_win) return Value::jaguar_wins;
  return can_hold ? Value::open : Value::dogs_win;
}

template <adugo::rules Rules>
tally compare() {
  using plain = plain_solver<Rules>;
  using value = typename plain::value;
  constexpr solver::variant V{.rules = Rules};
  const plain truth;
  std::vector<solver::layer_answers> win;
  std::vector<solver::layer_answers> hold;
  const auto silent = [](const solver::progress&) {};
  solver::solve<V>(solver::question::can_win, solver::won_layer<V>(), most_dogs, 1, silent,
                   [&](const solver::layer_answers& a) { win.push_back(a); });
  solver::solve<V>(solver::question::can_hold, solver::won_layer<V>(), most_dogs, 2, silent,
                   [&](const solver::layer_answers& a) { hold.push_back(a); });
  REQUIRE(win.size() == hold.size());
  REQUIRE(win.size() == most_dogs - (14 - static_cast<std::size_t>(Rules.dogs_to_win)));

  tally t;
  for (std::size_t n = 0; n != win.size(); ++n) {
    const solver::layer& sets = win[n].sets;
    const solver::equations<V> equations{sets};
    solver::yes_counts can_win;
    solver::yes_counts can_hold;
    for (const solver::block& b : sets.blocks()) {
      std::vector<solver::word> dogs_can_win(b.size);
      std::vector<solver::word> dogs_can_hold(b.size);
      equations.dogs_to_move(b, win[n].jaguar, dogs_can_win.data());
      equations.dogs_to_move(b, hold[n].jaguar, dogs_can_hold.data());
      for (std::size_t i = 0; i != b.size; ++i) {
        const auto dogs = adugo::point_set::from_bits(b.bottom | solver::top().sets(b.m)[i]);
        for (const adugo::side s : {adugo::side::jaguar, adugo::side::dogs}) {
          const bool jaguars_turn = s == adugo::side::jaguar;
          const solver::word wins = jaguars_turn ? win[n].jaguar[b.begin + i] : dogs_can_win[i];
          const solver::word holds = jaguars_turn ? hold[n].jaguar[b.begin + i] : dogs_can_hold[i];
          // Nothing is said of a jaguar that stands on a dog, and who can win can hold.
          if (((wins | holds) & dogs.bits()) != 0 || (wins & ~holds) != 0) ++t.differences;
          for (const adugo::point j : ~dogs) {
            const bool can_win_here = (wins & solver::bit_of(j)) != 0;
            const bool can_hold_here = (holds & solver::bit_of(j)) != 0;
            (jaguars_turn ? can_win.jaguar : can_win.dogs) += can_win_here ? 1u : 0u;
            (jaguars_turn ? can_hold.jaguar : can_hold.dogs) += can_hold_here ? 1u : 0u;
            const value v = value_of<value>(can_win_here, can_hold_here);
            if (v != truth.of(*adugo::basic_position<Rules>::make(j, dogs, s))) ++t.differences;
            if (v == value::jaguar_wins) ++t.jaguar_wins;
            if (v == value::dogs_win) ++t.dogs_win;
            if (v == value::open) ++t.draws;
          }
        }
      }
    }
    CHECK(can_win.jaguar == win[n].yes.jaguar);
    CHECK(can_win.dogs == win[n].yes.dogs);
    CHECK(can_hold.jaguar == hold[n].yes.jaguar);
    CHECK(can_hold.dogs == hold[n].yes.dogs);
  }
  MESSAGE("jaguar wins ", t.jaguar_wins, ", dogs win ", t.dogs_win, ", draws ", t.draws);
  return t;
}

// What the plies to the end have to be by what they are after each move; nothing where the asked side does
// not win.
template <solver::variant V>
std::optional<int> plies_by_moves(solver::question asked, const solver::round_solver<V>& rounds,
                                  const solver::position_of<V>& p) {
  const auto winner = asked == solver::question::can_win ? adugo::side::jaguar : adugo::side::dogs;
  if (const auto end = p.outcome()) return end->winner == winner ? std::optional{0} : std::nullopt;
  std::vector<std::optional<int>> after;
  p.for_each_legal_move(
      [&](const adugo::move& m) { after.push_back(plies_to_end(asked, rounds, p.play(m))); });
  const auto lasts_less = [](const std::optional<int>& a, const std::optional<int>& b) {
    return b.has_value() < a.has_value() || (a && b && *a < *b);  // what is not won comes last
  };
  const auto [least, most] = std::minmax_element(after.begin(), after.end(), lasts_less);
  const std::optional<int> best = p.to_move() == winner ? *least : *most;
  return best ? std::optional{*best + 1} : std::nullopt;
}

// Each distance is one more than best play makes it after a move, and the positions that have one are those
// that are won. Returns how many have one.
template <adugo::rules Rules>
std::uint64_t check_distances(solver::question asked, const plain_solver<Rules>& truth) {
  constexpr solver::variant V{.rules = Rules};
  constexpr std::size_t dogs = most_dogs;  // three cannot shut the jaguar in
  solver::round_solver<V> rounds{asked, dogs, 2};
  rounds.solve([](const solver::progress&) {});
  using value = typename plain_solver<Rules>::value;
  const value won = asked == solver::question::can_win ? value::jaguar_wins : value::dogs_win;
  std::uint64_t with_distance = 0;
  std::uint64_t differences = 0;
  for (std::size_t k = solver::won_dogs<V> + 1; k <= dogs; ++k) {
    for (std::uint64_t i = 0; i != 2 * adugo::layer_size(k); ++i) {
      const auto s = i % 2 == 0 ? adugo::side::jaguar : adugo::side::dogs;
      const auto p = adugo::from_layer_index<solver::position_of<V>>(k, s, i / 2);
      const auto plies = plies_to_end(asked, rounds, p);
      if (plies != plies_by_moves(asked, rounds, p) || plies.has_value() != (truth.of(p) == won))
        ++differences;
      if (plies) ++with_distance;
    }
  }
  CHECK(differences == 0);
  return with_distance;
}

// The solver's answers for the layers above the one that is won, looked up and worked out again from the
// moves.
template <adugo::rules Rules>
class answers_by_moves {
public:
  static constexpr solver::variant V{.rules = Rules};
  using position = solver::position_of<V>;

  answers_by_moves(solver::question asked, std::size_t dogs) {
    solver::solve<V>(
        asked, solver::won_layer<V>(), dogs, 2, [](const solver::progress&) {},
        [&](const solver::layer_answers& a) { jaguar_.push_back(a.jaguar); });
  }

  // Precondition, also below: the jaguar is to move and the game is not over.
  [[nodiscard]] bool answer(const position& p) const {
    const auto& words = jaguar_[p.dogs().size() - solver::won_dogs<V> - 1];
    return (words[adugo::to_dog_set_index(p.dogs())] & solver::bit_of(p.jaguar())) != 0;
  }
  [[nodiscard]] bool answer_by_moves(const position& p) const {
    bool some = false;
    p.for_each_legal_move([&](const adugo::move& m) { some = some || holds_for_dogs(p.play(m)); });
    return some;
  }

private:
  [[nodiscard]] bool holds_for_dogs(const position& p) const {
    if (const auto end = p.outcome()) return end->winner == adugo::side::jaguar;
    bool all = true;
    p.for_each_legal_move([&](const adugo::move& m) {
      const position after = p.play(m);
      all = all && !after.outcome() && answer(after);
    });
    return all;
  }

  std::vector<std::vector<solver::word>> jaguar_;
};

// With five and six dogs a jump can be the wrong move, so it matters whether the jaguar must. Returns how
// often the jaguar could not hold out.
template <adugo::rules Rules>
std::uint64_t check_consistency() {
  const answers_by_moves<Rules> win{solver::question::can_win, 6};
  const answers_by_moves<Rules> hold{solver::question::can_hold, 6};
  std::mt19937_64 random{1};
  std::uint64_t differences = 0;
  std::uint64_t dogs_win = 0;
  for (const std::size_t dogs : {5u, 6u}) {
    for (int i = 0; i != 200'000; ++i) {
      const std::uint64_t index = random() % adugo::layer_size(dogs);
      const auto p = adugo::from_layer_index<typename answers_by_moves<Rules>::position>(
          dogs, adugo::side::jaguar, index);
      const bool can_hold = hold.answer(p);
      if (win.answer(p) != win.answer_by_moves(p) || can_hold != hold.answer_by_moves(p)) ++differences;
      dogs_win += can_hold ? 0 : 1;
    }
  }
  CHECK(differences == 0);
  return dogs_win;
}

// Both sides can win, and where a rule makes it possible neither.
template <adugo::rules Rules>
void check(bool has_draws = true) {
  const tally t = compare<Rules>();
  CHECK(t.differences == 0);
  CHECK(t.jaguar_wins > 0);
  CHECK(t.dogs_win > 0);
  CHECK((t.draws > 0) == has_draws);
}

}  // namespace

TEST_CASE("adugo_solve: a set's place is its index") {
  for (const std::size_t k : {0u, 1u, 5u, 14u}) {
    const solver::layer sets{k};
    CHECK(sets.size() == adugo::dog_set_count(k));
    bool all_equal = true;
    for (const solver::block& b : sets.blocks()) {
      // The first and the last are enough, as the order is the same.
      const auto& tops = solver::top().sets(b.m);
      const auto first = adugo::point_set::from_bits(b.bottom | tops.front());
      const auto last = adugo::point_set::from_bits(b.bottom | tops.back());
      all_equal = all_equal && adugo::to_dog_set_index(first) == b.begin &&
                  adugo::to_dog_set_index(last) == b.begin + b.size - 1;
    }
    CHECK(all_equal);
  }
}

TEST_CASE("adugo_solve: blocks that a step joins have different colours") {
  const solver::layer sets{6};
  const solver::equations<solver::variant{}> equations{sets};
  std::size_t same = 0;
  for (const solver::block& b : sets.blocks()) {
    equations.for_each_neighbour(
        b, [&](const solver::block& n) { same += solver::colour_of(n) == solver::colour_of(b) ? 1u : 0u; });
  }
  CHECK(same == 0);
}

TEST_CASE("adugo_solve: small worlds, chains of jumps") { check<adugo::rules{.dogs_to_win = 14}>(); }

TEST_CASE("adugo_solve: small worlds, one jump a turn") {
  check<adugo::rules{.jumps = adugo::jump_rule::single, .dogs_to_win = 13}>();
}

TEST_CASE("adugo_solve: small worlds, compulsory captures") {
  check<adugo::rules{.capture = adugo::capture_rule::compulsory, .dogs_to_win = 13}>();
}

TEST_CASE("adugo_solve: small worlds, compulsory single captures") {
  check<adugo::rules{
      .jumps = adugo::jump_rule::single, .capture = adugo::capture_rule::compulsory, .dogs_to_win = 12}>();
}

TEST_CASE("adugo_solve: small worlds, dogs that do not go back") {
  check<adugo::rules{.dog_moves = adugo::dog_move_rule::not_backward, .dogs_to_win = 12}>();
}

TEST_CASE("adugo_solve: small worlds, dogs that only go forward") {
  check<adugo::rules{.dog_moves = adugo::dog_move_rule::forward_only, .dogs_to_win = 13}>(false);
}

TEST_CASE("adugo_solve: what is true follows from what is true after each move") {
  using adugo::capture_rule;
  CHECK(check_consistency<adugo::rules{.dogs_to_win = 10}>() > 0);
  CHECK(check_consistency<adugo::rules{.capture = capture_rule::compulsory, .dogs_to_win = 10}>() > 0);
  CHECK(check_consistency<adugo::rules{
            .jumps = adugo::jump_rule::single, .capture = capture_rule::compulsory, .dogs_to_win = 10}>() >
        0);
}

TEST_CASE("adugo_solve: distances, chains of jumps") {
  constexpr adugo::rules rules{.dogs_to_win = 13};
  const plain_solver<rules> truth;
  CHECK(check_distances(solver::question::can_win, truth) > 0);
  CHECK(check_distances(solver::question::can_hold, truth) > 0);
}

TEST_CASE("adugo_solve: distances, compulsory captures, dogs that do not go back") {
  constexpr adugo::rules rules{.dog_moves = adugo::dog_move_rule::not_backward,
                               .capture = adugo::capture_rule::compulsory,
                               .dogs_to_win = 14};
  const plain_solver<rules> truth;
  CHECK(check_distances(solver::question::can_win, truth) > 0);
  CHECK(check_distances(solver::question::can_hold, truth) > 0);
}

TEST_CASE("adugo_solve: the files of distances have each position at its number") {
  constexpr solver::variant V{.rules = {.dogs_to_win = 13}};
  solver::round_solver<V> rounds{solver::question::can_win, 3, 1};
  rounds.solve([](const solver::progress&) {});
  std::uint64_t index = 0;
  std::uint64_t differences = 0;
  rounds.for_each_block(3, [&](const solver::round_number* begin, const solver::round_number* end) {
    for (; begin != end; ++begin, ++index) {
      const auto p = adugo::from_layer_index<solver::position_of<V>>(3, adugo::side::jaguar, index);
      if (rounds.of(p) != *begin) ++differences;
    }
  });
  CHECK(index == adugo::layer_size(3));
  CHECK(differences == 0);
}

TEST_CASE("adugo_solve: work that is interrupted goes on from its files") {
  constexpr solver::variant V{.rules = {.dogs_to_win = 14}};
  constexpr auto asked = solver::question::can_hold;
  const auto silent = [](const solver::progress&) {};
  const std::filesystem::path place = std::filesystem::temp_directory_path() / "folkgames_adugo_solve";
  std::filesystem::remove_all(place);
  std::filesystem::create_directory(place);
  const solver::store kept{place.string(), "fourteen-dogs"};

  std::vector<solver::layer_answers> whole;
  solver::solve<V>(asked, solver::won_layer<V>(), most_dogs, 1, silent,
                   [&](const solver::layer_answers& a) { whole.push_back(a); });
  // The request comes while the third layer is worked on.
  const auto stop_later = [](const solver::progress& p) { solver::stop_requested = p.dogs == 3; };
  CHECK_THROWS_AS(solver::solve<V>(asked, solver::won_layer<V>(), most_dogs, 1, stop_later,
                                   [&](const solver::layer_answers& a) { kept.save(asked, a); }),
                  solver::interrupted);
  solver::stop_requested = false;
  CHECK(kept.load(asked, 1)->landed.empty());  // not needed any longer
  CHECK_FALSE(kept.load(asked, 3));
  std::size_t layers = 2;
  solver::solve<V>(asked, kept.load(asked, 2).value(), most_dogs, 1, silent,
                   [&](const solver::layer_answers& a) {
                     CHECK(a.jaguar == whole[layers].jaguar);
                     CHECK(a.yes.jaguar == whole[layers].yes.jaguar);
                     CHECK(a.yes.dogs == whole[layers].yes.dogs);
                     ++layers;
                   });
  CHECK(layers == most_dogs);

  // A file that is too short is not taken.
  std::filesystem::resize_file(place / "fourteen-dogs" / "can-hold-2.jaguar", 100);
  CHECK_THROWS_AS(static_cast<void>(kept.load(asked, 2)), std::runtime_error);
  std::filesystem::remove_all(place);
}

TEST_CASE("adugo_solve: too little room is refused") {
  const solver::store none{"", "default"};
  CHECK_THROWS_AS(check_room(solver::needs{std::uint64_t{1} << 60, 0}, none), std::runtime_error);
  CHECK_NOTHROW(check_room(solver::needs{1, std::uint64_t{1} << 60}, none));  // nothing is kept
  const solver::store kept{std::filesystem::temp_directory_path().string(), "folkgames_no_rules"};
  CHECK_THROWS_AS(check_room(solver::needs{1, std::uint64_t{1} << 60}, kept), std::runtime_error);
  std::filesystem::remove(std::filesystem::temp_directory_path() / "folkgames_no_rules");
  CHECK_THROWS_AS(solver::store("no such directory", "default"), std::runtime_error);
}
