// Each public operation on a position by itself, over positions of random games.

#include "position_sets.hpp"
#include "suite.hpp"
#include "textbook_of.hpp"

#include <folkgames/folkgames.hpp>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace bench {

namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

// What an interface shows of a move.
auto show(const oware::position& p, const oware::move& m) { return sow(p, m); }
auto show(const adugo::position& p, const adugo::move& m) { return path(p, m); }

auto symmetric(const oware::position& p) { return rotated(p); }
auto symmetric(const adugo::position& p) { return mirrored(p); }

// For one game and one phase: the operations on a position, and on a position and a move.
template <class P>
class phase_of {
public:
  phase_of(std::string game, phase f) : game_{std::move(game)}, phase_{f} {}

  void add_moves() const {
    on_turns("play", [](const turn<P>& t) { return t.position.play(t.move); });
    on_turns("show", [](const turn<P>& t) { return show(t.position, t.move); });
    on_positions("list", [](const P& p) { return p.legal_moves(); });
    on_positions("for_each", [](const P& p) {
      return p.for_each_legal_move([](typename P::move_type m) { benchmark::DoNotOptimize(m); });
    });
    on_positions("count", [](const P& p) { return p.count_legal_moves(); });
    on_positions("has_move", [](const P& p) { return p.has_legal_move(); });
    on_questions("check", [](const turn<P>& t) { return t.position.check(t.move); });
    on_questions("try_play", [](const turn<P>& t) { return t.position.try_play(t.move); });
    add_outcome();
  }

  void add_outcome() const {
    on_positions("outcome", [](const P& p) { return p.outcome(); });
  }

  void add_text() const {
    on_positions("to_text", [](const P& p) { return to_text(p); });
    on_turns("move_to_text", [](const turn<P>& t) { return to_text(t.position, t.move); });
    add(name("parse"), texts(), [](const std::string& text) { return folkgames::parse<P>(text); });
    const phase f = phase_;
    const auto moves = [f] {
      return each_of(turns<P>(f), [](const turn<P>& t) {
        return std::pair{t.position, std::string{to_text(t.position, t.move).view()}};
      });
    };
    add(name("parse_move"), moves, [](const auto& pair) { return parse_move(pair.first, pair.second); });
  }

  void add_engine_kit() const {
    on_positions("hash", [](const P& p) { return hash_value(p); });
    on_positions("symmetric", [](const P& p) { return symmetric(p); });
    on_positions("canonical", [](const P& p) { return canonical(p); });
    on_positions("to_index", [](const P& p) { return to_index(p); });
    const phase f = phase_;
    const auto indices = [f] {
      return each_of(positions<P>(f), [](const P& p) { return std::uint64_t{to_index(p)}; });
    };
    add(name("from_index"), indices, [](std::uint64_t i) { return folkgames::from_index<P>(i); });
    on_positions("predecessors", [](const P& p) {
      std::size_t count = 0;
      for_each_predecessor(p, [&count](P q) {
        benchmark::DoNotOptimize(q);
        ++count;
      });
      return count;
    });
  }

  void add_textbook_moves() const {
    const phase f = phase_;
    add(
        name("play", "textbook"),
        [f] { return checked(f, [](phase set) { return textbook_turns<P>(set); }); },
        [](const textbook_turn<P>& t) {
          textbook_position<P> p = t.position;
          play(p, t.move);
          return p;
        });
    on_textbook("list", [](const textbook_position<P>& p) {
      typename textbook_position<P>::move_list list;
      add_legal_moves(p, list);
      benchmark::DoNotOptimize(list);
      return list.size;
    });
    on_textbook("count", [](const textbook_position<P>& p) { return count_moves(p); });
    on_textbook("has_move", [](const textbook_position<P>& p) { return has_move(p); });
    add_textbook_outcome();
  }

  void add_textbook_outcome() const {
    on_textbook("outcome", [](const textbook_position<P>& p) { return outcome(p); });
  }

private:
  std::string name(const char* operation, const char* form = "library") const {
    return name_of(game_, operation, bench::name(phase_), form);
  }

  // What the benchmark measures beside is only worth something if it does the same.
  template <class Make>
  static auto checked(phase f, Make make) {
    if (!textbook_agrees<P>(f)) throw std::logic_error{"the library and the textbook form disagree"};
    return make(f);
  }

  auto texts() const {
    return [f = phase_] {
      return each_of(positions<P>(f), [](const P& p) { return std::string{to_text(p).view()}; });
    };
  }

  template <class F>
  void on_positions(const char* operation, F f) const {
    add(
        name(operation), [set = phase_] { return positions<P>(set); }, f);
  }
  template <class F>
  void on_turns(const char* operation, F f) const {
    add(
        name(operation), [set = phase_] { return turns<P>(set); }, f);
  }
  template <class F>
  void on_questions(const char* operation, F f) const {
    add(
        name(operation), [set = phase_] { return questions<P>(set); }, f);
  }
  template <class F>
  void on_textbook(const char* operation, F f) const {
    add(
        name(operation, "textbook"), [set = phase_] { return checked(set, textbook_positions<P>); }, f);
  }

  std::string game_;
  phase phase_;
};

template <class P>
void add_operations_of(const char* game) {
  for (const phase f : phases_in_play) {
    const phase_of<P> part{game, f};
    part.add_moves();
    part.add_textbook_moves();
    part.add_text();
    part.add_engine_kit();
  }
  const phase_of<P> finished{game, phase::over};
  finished.add_outcome();
  finished.add_textbook_outcome();
}

}  // namespace

void add_operations() {
  add_operations_of<oware::position>("oware");
  add_operations_of<adugo::position>("adugo");
}

}  // namespace bench
