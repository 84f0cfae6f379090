#include <folkgames/core/fixed_list.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <iterator>
#include <type_traits>
#include <utility>

namespace {

using list = folkgames::fixed_list<int, 4>;

static_assert(list::capacity() == 4 && folkgames::fixed_list<char, 1>::capacity() == 1);
static_assert(std::is_same_v<list::value_type, int> && std::is_same_v<list::size_type, std::size_t>);
static_assert(std::is_trivially_copyable_v<list> && std::is_trivially_destructible_v<list>);
static_assert(std::is_nothrow_default_constructible_v<list> && std::is_nothrow_copy_constructible_v<list>);
static_assert(std::contiguous_iterator<list::iterator> && std::contiguous_iterator<list::const_iterator>);
static_assert(std::is_same_v<decltype(*list::iterator{}), const int&>);

static_assert(noexcept(std::declval<list&>().push_back(0)));
static_assert(noexcept(std::declval<list&>().pop_back()));
static_assert(noexcept(std::declval<list&>().back()));
static_assert(noexcept(std::declval<list&>()[0]));
static_assert(noexcept(std::declval<list&>().size()));
static_assert(noexcept(std::declval<list&>().empty()));
static_assert(noexcept(std::declval<list&>().begin()));
static_assert(noexcept(std::declval<list&>().end()));
static_assert(noexcept(list{} == list{}));

// The items can be read in place and not be written.
static_assert(std::is_same_v<decltype(std::declval<list&>()[0]), const int&>);
static_assert(std::is_same_v<decltype(std::declval<list&>().back()), const int&>);
static_assert(std::is_same_v<decltype(*std::declval<list&>().begin()), const int&>);

template <class... Items>
constexpr list list_of(Items... items) {
  list l;
  (l.push_back(items), ...);
  return l;
}

constexpr bool begins_empty() {
  const list l;
  return l.empty() && l.size() == 0 && l.begin() == l.end();
}
static_assert(begins_empty());

constexpr bool fills_to_its_capacity() {
  list l;
  for (std::size_t n = 0; n != list::capacity(); ++n) {
    if (l.size() != n || l.empty() != (n == 0)) return false;
    l.push_back(static_cast<int>(10 * n));
    if (l.back() != static_cast<int>(10 * n)) return false;
  }
  return l.size() == 4 && !l.empty() && l[0] == 0 && l[1] == 10 && l[2] == 20 && l[3] == 30;
}
static_assert(fills_to_its_capacity());

constexpr bool gives_back_the_last_first() {
  list l = list_of(1, 2, 3);
  l.pop_back();
  if (l.size() != 2 || l.back() != 2) return false;
  l.push_back(4);
  if (l.size() != 3 || l.back() != 4 || l[1] != 2) return false;
  l.pop_back();
  l.pop_back();
  if (l.back() != 1) return false;
  l.pop_back();
  return l.empty() && l == list{};
}
static_assert(gives_back_the_last_first());

constexpr bool is_walked_in_order() {
  const list l = list_of(5, 7, 9);
  int walked = 0;
  for (const int item : l) walked = 10 * walked + item;
  return walked == 579 && l.end() - l.begin() == 3 && l.begin() == &l[0];
}
static_assert(is_walked_in_order());

// Items that were taken back stay in their slots: they must not count.
constexpr bool compares_only_what_is_in_it() {
  list shorter = list_of(1, 2, 3);
  shorter.pop_back();
  return shorter == list_of(1, 2) && shorter != list_of(1, 2, 3) && list_of(1, 2, 3) != shorter &&
         list_of(1, 2) != list_of(2, 1) && list_of(1, 2) != list_of(1, 3) && list_of(1, 2) != list_of(0, 2) &&
         list_of() == list{} && list_of(0) != list{} && list_of(1, 2, 3, 4) == list_of(1, 2, 3, 4) &&
         list_of(1, 2, 3, 4) != list_of(1, 2, 3, 5);
}
static_assert(compares_only_what_is_in_it());

constexpr bool is_copied_with_its_items() {
  const list original = list_of(1, 2, 3);
  list copy = original;
  copy.pop_back();
  copy.push_back(4);
  return original == list_of(1, 2, 3) && copy == list_of(1, 2, 4);
}
static_assert(is_copied_with_its_items());

constexpr list compile_time_list = list_of(3, 1);
static_assert(compile_time_list.size() == 2 && compile_time_list[1] == 1);

}  // namespace

TEST_CASE("a fixed list begins empty and fills to its capacity") {
  CHECK(begins_empty());
  CHECK(fills_to_its_capacity());
}

TEST_CASE("a fixed list takes items back from its end") { CHECK(gives_back_the_last_first()); }

TEST_CASE("a fixed list is walked in order") { CHECK(is_walked_in_order()); }

TEST_CASE("fixed lists are equal where the items in use are") { CHECK(compares_only_what_is_in_it()); }

TEST_CASE("a copy of a fixed list is a list of its own") { CHECK(is_copied_with_its_items()); }
