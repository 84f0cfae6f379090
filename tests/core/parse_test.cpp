#include <folkgames/folkgames.hpp>

#include "support/positions.hpp"
#include "support/random.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// What reading a text promises in every game, whatever the bytes. What each code of an error stands for is in
// the tests of the games.
namespace {

namespace adugo = folkgames::adugo;
namespace oware = folkgames::oware;

// What the promises need to know about a game.
template <class P>
struct notation;

template <>
struct notation<adugo::position> {
  using code = adugo::parse_code;
  static constexpr std::string_view position_letters = "Jd54321/ ";
  static constexpr std::string_view move_letters = "abcde1234567-x";
  static constexpr code last_of_positions = code::unknown_side;
  static constexpr code first_of_moves = code::not_a_point;
  static constexpr code last_of_moves = code::illegal_move;
  // To read moves in: without and with a capture, and a finished game.
  static constexpr std::array<std::string_view, 3> positions{
      "ddddd/ddddd/ddJdd/5/5/3/3 J", "1dddd/1d1dd/J1d2/1dd2/5/3/3 J", "5/5/2J2/5/5/3/3 d"};

  static bool is_missing(code c) { return c == code::truncated || c == code::missing_side; }
  // Behind a digit that leaves room in its rank a piece must come. Where none is left, the digit cannot be
  // right. That is the one fault that is reported late, at the byte behind it.
  static bool wants_a_piece_too_many(std::string_view text) {
    return std::count(text.begin(), text.end(), 'd') == 14 &&
           std::count(text.begin(), text.end(), 'J') == 1 && text.back() >= '1' && text.back() <= '4';
  }
  // How many bytes from the offset on show the fault of a move: a byte that is in no point, a point, or the
  // point jumped over and the landing.
  static std::size_t bytes_at_fault(code c) {
    if (c == code::nothing_to_jump) return 5;
    return c > code::not_a_point ? 2 : 1;
  }
  // The move with some of the points jumped over.
  static std::string write(const adugo::position& p, const adugo::move& m, random_numbers& random) {
    std::string text;
    adugo::point last = m.from();
    for (const adugo::point visited : path(p, m)) {
      for (const adugo::board::jump j : adugo::board::jumps(last)) {
        const bool is_passed = m.is_capture() && j.landing == visited;
        if (is_passed && random.below(2) == 0) text += "x" + std::string{to_text(j.over)};
      }
      if (!text.empty()) text += m.is_capture() ? 'x' : '-';
      text += to_text(visited);
      last = visited;
    }
    return text;
  }
};

template <>
struct notation<oware::position> {
  using code = oware::parse_code;
  static constexpr std::string_view position_letters = "0123456789-SN ";
  static constexpr std::string_view move_letters = "ABCDEFabcdef";
  static constexpr code last_of_positions = code::quiet_plies_out_of_range;
  static constexpr code first_of_moves = code::not_a_pit;
  static constexpr code last_of_moves = code::illegal_move;
  static constexpr std::array<std::string_view, 3> positions{"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
                                                             "0-0-0-0-0-0-1-0-2-0-0-9-18-18-N 7",
                                                             "0-0-0-0-0-3-0-0-0-0-0-0-20-25-S"};

  static bool is_missing(code c) { return c == code::truncated || c == code::missing_side; }
  static bool wants_a_piece_too_many(std::string_view) { return false; }
  static std::size_t bytes_at_fault(code) { return 1; }
  static std::string write(const oware::position& p, const oware::move& m, random_numbers&) {
    return std::string{to_text(p, m)};
  }
};

template <class P>
struct position_reader {
  auto operator()(std::string_view text) const { return folkgames::parse<P>(text); }
};

template <class P>
struct move_reader {
  P p;
  auto operator()(std::string_view text) const { return parse_move(p, text); }
};

// Reads a copy that ends where the text ends, so that the address sanitizer sees a step past the end.
template <class Reader>
auto read_copy(const Reader& read, std::string_view text) {
  const std::vector<char> bytes(text.begin(), text.end());
  return read({bytes.data(), bytes.size()});
}

// What is wrong with an error that `read` reports for a text: an empty text if nothing is.
//
// The principle: an offset is that of the first byte that cannot be right. So the bytes before it are a text
// without a fault, or lack something at their end; and with the bytes at fault the error is there already,
// whatever follows.
template <class P, class Reader, class Error>
std::string_view broken_promise(const Reader& read, std::string_view text, const Error& error,
                                std::size_t at_fault) {
  using code = typename notation<P>::code;
  if (error.code == code::none || message(error.code).empty()) return "a refusal has a reason";
  if ((error.code == code::illegal_move) != (error.illegal != P::move_error_type::none)) {
    return "an illegal move, and nothing else, has a move_error";
  }
  if (error.offset > text.size()) return "the offset lies in the text or at its end";
  if (notation<P>::is_missing(error.code) != (error.offset == text.size())) {
    return "the offset is the text's size exactly where something is missing";
  }
  const auto before = read_copy(read, text.substr(0, error.offset));
  // What follows a whole move is reported first, even where the move is not legal.
  const bool is_judged_later =
      error.code == code::trailing_characters && before.error().code > code::trailing_characters;
  if (!before && !is_judged_later && before.error().offset != error.offset) {
    return "the bytes before the offset have no fault";
  }
  if (error.offset == text.size()) return {};
  const auto with_fault = read_copy(read, text.substr(0, error.offset + at_fault));
  return with_fault || !(with_fault.error() == error) ? "the bytes at fault show the error"
                                                      : std::string_view{};
}

template <class P>
std::string_view broken_promise(const position_reader<P>& read, std::string_view text) {
  const auto p = read_copy(read, text);
  if (p) return to_text(*p) == text ? "" : "reading accepts exactly what to_text writes";
  if (p.error().code == notation<P>::code::trailing_characters && !read(text.substr(0, p.error().offset))) {
    return "what is trailing follows a position";
  }
  return broken_promise<P>(read, text, p.error(), 1);
}

template <class P>
std::string_view broken_promise(const move_reader<P>& read, std::string_view text) {
  const auto m = read_copy(read, text);
  if (!m) return broken_promise<P>(read, text, m.error(), notation<P>::bytes_at_fault(m.error().code));
  if (!read.p.is_legal(*m)) return "only legal moves are accepted";
  const auto again = read(to_text(read.p, *m));
  return again && *again == *m ? "" : "the move has a text";
}

// The text with \<number> for each byte that cannot be printed.
std::string printable(std::string_view text) {
  std::string shown;
  for (const char c : text) {
    const bool is_plain = c >= ' ' && c <= '~';
    shown += is_plain ? std::string{c} : "\\" + std::to_string(static_cast<unsigned char>(c));
  }
  return shown;
}

template <class Reader>
void check_promises(const Reader& read, std::string_view text) {
  const std::string_view broken = broken_promise(read, text);
  INFO(printable(text), ": ", std::string{broken});
  CHECK(broken.empty());
}

// One or two damages: some bytes put in, taken out or replaced, or the end cut off.
std::string damaged(std::string_view text, std::string_view letters, random_numbers& random) {
  std::string bytes{text};
  for (std::size_t edits = 1 + random.below(2); edits != 0; --edits) {
    const std::size_t at = random.below(bytes.size() + 1);
    const std::string part = bytes.substr(random.below(bytes.size() + 1)).substr(0, random.below(6));
    const bool is_likely = random.below(4) != 0;
    const char byte =
        is_likely ? letters[random.below(letters.size())] : static_cast<char>(random.below(256));
    switch (random.below(at == bytes.size() ? 2 : 5)) {
      case 0:
        bytes.insert(at, 1, byte);
        break;
      case 1:
        bytes.insert(at, part);
        break;
      case 2:
        bytes[at] = byte;
        break;
      case 3:
        bytes.erase(at, 1);
        break;
      default:
        bytes.resize(at);
    }
  }
  return bytes;
}

std::size_t common_prefix(std::string_view a, std::string_view b) {
  return static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

// Whether a text without a fault becomes a position when each byte put behind it is the first one that is no
// fault there.
template <class P>
bool can_be_completed(std::string text) {
  while (text.size() <= decltype(to_text(P{}))::capacity()) {
    const auto p = folkgames::parse<P>(text);
    if (p) return true;
    if (p.error().offset != text.size()) return false;
    const auto& letters = notation<P>::position_letters;
    const auto fitting = std::find_if(letters.begin(), letters.end(), [&text](char letter) {
      const auto longer = folkgames::parse<P>(text + letter);
      return longer || longer.error().offset == text.size() + 1;
    });
    if (fitting == letters.end()) return false;
    text += *fitting;
  }
  return false;
}

using codes_seen = std::bitset<64>;

template <class Code>
bool is_seen(const codes_seen& seen, Code first, Code last) {
  for (auto c = static_cast<std::size_t>(first); c <= static_cast<std::size_t>(last); ++c) {
    if (!seen[c]) return false;
  }
  return true;
}

// All byte strings of up to two bytes.
template <class F>
void for_each_short_byte_string(F&& f) {
  f(std::string_view{});
  for (int bytes = 0; bytes != 256 * 256; ++bytes) {
    const char text[] = {static_cast<char>(bytes / 256), static_cast<char>(bytes % 256)};
    if (bytes % 256 == 0) f(std::string_view{text, 1});
    f(std::string_view{text, 2});
  }
}

// 20 000 byte strings of 3 to 66 bytes: half of them of any bytes, half of a few letters.
template <class F>
void for_each_long_byte_string(std::string_view letters, F&& f) {
  random_numbers random{3};
  for (int strings = 0; strings != 20'000; ++strings) {
    std::string text(3 + random.below(64), '\0');
    const bool of_letters = strings % 2 == 0;
    for (char& byte : text) {
      byte = of_letters ? letters[random.below(letters.size())] : static_cast<char>(random.below(256));
    }
    f(text);
  }
}

template <class P>
constexpr bool reads_what_it_writes() {
  const P p = P{}.play(P{}.legal_moves()[0]);
  const auto back = folkgames::parse<P>(to_text(p));
  return back && *back == p && !folkgames::parse<P>("") && !folkgames::parse<P>("?") && !parse_move(p, "");
}
static_assert(reads_what_it_writes<adugo::position>() && reads_what_it_writes<oware::position>());

template <class P>
constexpr bool has_noexcept_functions_and_trivial_results() {
  static_assert(noexcept(folkgames::parse<P>(std::string_view{})));
  static_assert(noexcept(parse_move(P{}, std::string_view{})));
  static_assert(noexcept(to_text(P{})));
  static_assert(noexcept(to_text(P{}, typename P::move_type{})));
  static_assert(std::is_trivially_copyable_v<decltype(folkgames::parse<P>(""))>);
  static_assert(std::is_trivially_copyable_v<decltype(parse_move(P{}, ""))>);
  return true;
}
static_assert(has_noexcept_functions_and_trivial_results<adugo::position>() &&
              has_noexcept_functions_and_trivial_results<oware::position>());

}  // namespace

TYPE_TO_STRING_AS("Adugo", adugo::position);  // in the tests' names
TYPE_TO_STRING_AS("Oware", oware::position);

TEST_CASE_TEMPLATE("any bytes are read as a position or refused", P, adugo::position, oware::position) {
  CHECK(reads_what_it_writes<P>());
  const auto check = [](std::string_view text) { check_promises(position_reader<P>{}, text); };
  for_each_short_byte_string(check);
  for_each_long_byte_string(notation<P>::position_letters, check);
}

TEST_CASE_TEMPLATE("any bytes are read as a move or refused", P, adugo::position, oware::position) {
  for (const std::string_view position : notation<P>::positions) {
    const move_reader<P> read{folkgames::parse<P>(position).value()};
    const auto check = [&read](std::string_view text) { check_promises(read, text); };
    for_each_short_byte_string(check);
    for_each_long_byte_string(notation<P>::move_letters, check);
  }
}

TEST_CASE_TEMPLATE("the offset in a position's text is that of the first byte that cannot be right", P,
                   adugo::position, oware::position) {
  const position_reader<P> read;
  random_numbers random{1};
  codes_seen seen;
  int texts = 0;
  while (texts < 20'000) {
    for_each_position_of_a_game<P>(random, 200, [&](const P& p) {
      const auto right = to_text(p);
      const std::string text = damaged(right, notation<P>::position_letters, random);
      check_promises(read, text);
      const auto error = read(text).error();
      seen.set(static_cast<std::size_t>(error.code));
      INFO(printable(text));
      // Not too early: the bytes that it shares with a right text can be right.
      CHECK((read(text) || error.offset >= common_prefix(text, right)));
      // Not too late: the bytes before it can go on to a right text. (It takes long, so not for each.)
      if (++texts % 10 != 0) return;
      const std::string before = text.substr(0, error.offset);
      CHECK((notation<P>::wants_a_piece_too_many(before) || can_be_completed<P>(before)));
    });
  }
  CHECK(is_seen(seen, notation<P>::code::truncated, notation<P>::last_of_positions));
}

TEST_CASE_TEMPLATE("the offset in a move's text is that of the fault", P, adugo::position, oware::position) {
  random_numbers random{2};
  codes_seen seen;
  int texts = 0;
  while (texts < 20'000) {
    const move_reader<P> read{random_set_up<P>(random)};
    int moves = 0;
    read.p.for_each_legal_move([&](const auto& m) {
      const std::string right = notation<P>::write(read.p, m, random);
      const std::string text = damaged(right, notation<P>::move_letters, random);
      INFO(to_text(read.p).view());
      check_promises(read, text);
      const auto error = read(text).error();
      seen.set(static_cast<std::size_t>(error.code));
      // The name of a point or pit is blamed from its first byte on.
      CHECK((read(text) ||
             error.offset + notation<P>::bytes_at_fault(error.code) > common_prefix(text, right)));
      ++texts;
      return ++moves != 8;  // so that the dogs, who have many, do not take up the test
    });
  }
  CHECK(is_seen(seen, notation<P>::first_of_moves, notation<P>::last_of_moves));
}
