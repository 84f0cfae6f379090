#pragma once

#include <folkgames/folkgames.hpp>
#include <folkgames/interop/drawing.hpp>

#include <doctest/doctest.h>

#include <string>

// What std::format and {fmt} must do alike. FORMAT is the one or the other: a format string is checked where
// it is written, so a function could not pass it on.
#define CHECK_FORMATTERS(FORMAT, FORMAT_AT_RUN_TIME, FORMAT_ERROR)                                      \
  do {                                                                                                  \
    namespace adugo = folkgames::adugo;                                                                 \
    namespace oware = folkgames::oware;                                                                 \
    const adugo::position hunt;                                                                         \
    const oware::position game;                                                                         \
    CHECK(FORMAT("{}|{}", hunt, game) == "ddddd/ddddd/ddJdd/5/5/3/3 J|4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");  \
    CHECK(FORMAT("{}{}{}{}", adugo::point::c5, adugo::side::dogs, oware::pit::f, oware::side::north) == \
          "c5dfN");                                                                                     \
    CHECK(FORMAT("{}", adugo::rules{.dogs_to_win = 6}) == "dogs_to_win=6");                             \
    CHECK(FORMAT("{}", to_text(hunt, {adugo::point::c5, adugo::point::c4})) == "c5-c4");                \
    CHECK(FORMAT("{}", hunt.check({})) == message(hunt.check({})));                                     \
    CHECK(FORMAT("{:.>4}{:4}{:^5}|", oware::pit::A, adugo::point::a1, oware::side::south) ==            \
          "...Aa1    S  |");                                                                            \
    CHECK(FORMAT("{:*^31}", game) == "*4-4-4-4-4-4-4-4-4-4-4-4-0-0-S*");                                \
    CHECK(FORMAT("{:board}|{:board}", hunt, game) ==                                                    \
          std::string{drawing(hunt)} + "|" + std::string{drawing(game)});                               \
    for (const std::string spec : {"{:boards}", "{:boar}", "{:board", "{:board:}"}) {                   \
      CHECK_THROWS_AS(FORMAT_AT_RUN_TIME(spec, hunt), FORMAT_ERROR);                                    \
    }                                                                                                   \
    CHECK_THROWS_AS(FORMAT_AT_RUN_TIME(std::string{"{:board}"}, adugo::point::a1), FORMAT_ERROR);       \
  } while (false)
