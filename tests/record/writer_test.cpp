#include <folkgames/record.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

// What the writer leaves out, as the reader would refuse it or take it for something else.

namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;
using folkgames::read_status;
using folkgames::written_game;

constexpr oware::move move_of(oware::pit p) { return oware::move{p}; }

// Whether the game is written as `pruned` is, and comes back as that.
template <class P>
bool is_written_as(const written_game<P>& game, const written_game<P>& pruned) {
  const std::string text = to_text(game);
  CHECK(text == to_text(pruned));
  folkgames::game_reader<P> reader{text, {.allow_moves_after_the_end = true}};
  const auto status = reader.next();
  CAPTURE(text);
  if (status == read_status::bad_game) FAIL_CHECK(message(reader.error()));
  return status == read_status::game && reader.game() == pruned && reader.next() == read_status::end;
}

template <class P>
written_game<P> game_from(std::string_view moves) {
  auto list = folkgames::read_move_list<P>(moves);
  REQUIRE(list);
  return list.game;
}

}  // namespace

TEST_CASE("writer: tags that other members stand for, or that name another game") {
  const auto plain = game_from<oware::position>("Fc");
  auto game = plain;
  for (const char* name : {"Result", "FEN", "Rules", "Variant"}) game.tags.set(name, "nonsense");
  game.tags.set("Game", "Adugo");
  for (const char* text : {"agreed draw", "repetition", "resignation by South", "resignation by North"}) {
    game.tags.set("Termination", text);
    CHECK(is_written_as(game, plain));
  }
  // With an adjudication none is.
  auto adjudicated = plain;
  adjudicated.record.agree_draw();
  game.record.agree_draw();
  game.tags.set("Termination", "time forfeit");
  CHECK(is_written_as(game, adjudicated));
  // What means nothing to the reader is a tag like any.
  auto kept = plain;
  kept.tags.set("Termination", "resignation by dogs");
  kept.tags.set("Game", "Oware");
  CHECK(is_written_as(kept, kept));

  const auto plain_adugo = game_from<adugo::position>("c5-c4");
  auto adugo_game = plain_adugo;
  for (const char* name : {"Result", "Position", "Rules", "Game"}) adugo_game.tags.set(name, "nonsense");
  adugo_game.tags.set("Variant", "Oware Abapa");
  adugo_game.tags.set("Termination", "resignation by dogs");
  CHECK(is_written_as(adugo_game, plain_adugo));
}

TEST_CASE("writer: a stated result that the last position does not allow") {
  const auto plain = game_from<oware::position>("FcEbCf");  // 0-5
  for (const oware::score s : {oware::score{30, 30}, oware::score{48, 0}, oware::score{1, 0},
                               oware::score{-1, 49}, oware::score{20, 20}}) {
    CAPTURE(s.south);
    auto game = plain;
    game.stated_result = s;
    CHECK(is_written_as(game, plain));
    game.record.resign(oware::side::south);
    auto resigned = plain;
    resigned.record.resign(oware::side::south);
    CHECK(is_written_as(game, resigned));
  }
  // Where the record settles the result, it is not looked at.
  const auto over = game_from<oware::position>("FcEbCfDbBdAe");
  auto game = over;
  game.stated_result = oware::score{48, 0};
  CHECK(is_written_as(game, over));
}

TEST_CASE("writer: variations without moves, or too deep") {
  const auto plain = game_from<oware::position>("Fc");
  auto game = plain;
  game.variations.push_back({0, {}, {{0, "only a comment"}}, {}});
  CHECK(is_written_as(game, plain));
  auto expected = plain;
  expected.variations.push_back({1, {move_of(oware::pit::d)}});
  game.variations.push_back({1, {move_of(oware::pit::d)}, {}, {{1, {}}}});
  CHECK(is_written_as(game, expected));

  const auto nested = [&plain](std::size_t depth) {
    folkgames::variation<oware::position> v{0, {move_of(oware::pit::E)}};
    for (std::size_t i = 1; i != depth; ++i) v = {0, {move_of(oware::pit::E)}, {}, {v}};
    auto deep = plain;
    deep.variations.push_back(v);
    return deep;
  };
  const std::size_t deepest = folkgames::max_variation_depth;
  CHECK(is_written_as(nested(deepest), nested(deepest)));
  CHECK(is_written_as(nested(deepest + 1), nested(deepest)));
}

TEST_CASE("writer: comments and variations of plies that the game has not, or out of order") {
  const auto plain = game_from<oware::position>("Fc");
  auto game = plain;
  game.comments = {{3, "too late"}, {0, "behind that"}};
  game.variations.push_back({2, {move_of(oware::pit::E)}});
  CHECK(is_written_as(game, plain));
}

TEST_CASE("writer: moves after an end that is none, or in Adugo") {
  auto game = game_from<oware::position>("Fc");
  const auto plain = game;
  game.after_the_end = {move_of(oware::pit::E)};
  CHECK(last_position(game) == game.record.current());
  CHECK(is_written_as(game, plain));
  game.record.resign(oware::side::south);
  auto resigned = plain;
  resigned.record.resign(oware::side::south);
  CHECK(is_written_as(game, resigned));

  written_game<adugo::position> hunt;
  const auto caught = folkgames::parse<adugo::position>("ddddd/dd3/2Jd1/1d3/5/3/3 J");
  REQUIRE(caught);
  hunt.record.restart(*caught);
  const auto over = hunt;
  hunt.after_the_end = {adugo::move{adugo::point::c5, adugo::point::c4}};
  CHECK(is_written_as(hunt, over));
}
