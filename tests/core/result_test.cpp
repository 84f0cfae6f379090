#include <folkgames/core/result.hpp>

#include <doctest/doctest.h>

#include <type_traits>
#include <utility>

namespace {

enum class fault { none, small, great };

struct weight {
  int grams = 0;
  [[nodiscard]] constexpr int doubled() const noexcept { return 2 * grams; }
  [[nodiscard]] friend constexpr bool operator==(const weight&, const weight&) noexcept = default;
};

using weighing = folkgames::result<weight, fault>;

static_assert(std::is_same_v<weighing::value_type, weight> && std::is_same_v<weighing::error_type, fault>);
static_assert(std::is_trivially_copyable_v<weighing> && std::is_trivially_destructible_v<weighing>);

// Values and errors become results by themselves; a result becomes a bool only where one is asked for.
static_assert(std::is_convertible_v<weight, weighing> && std::is_convertible_v<fault, weighing>);
static_assert(std::is_constructible_v<bool, weighing> && !std::is_convertible_v<weighing, bool>);
static_assert(!std::is_default_constructible_v<weighing>);

static_assert(std::is_nothrow_constructible_v<weighing, weight> &&
              std::is_nothrow_constructible_v<weighing, fault>);
static_assert(std::is_nothrow_copy_constructible_v<weighing> && std::is_nothrow_copy_assignable_v<weighing>);
static_assert(noexcept(std::declval<weighing&>().has_value()));
static_assert(noexcept(bool{std::declval<weighing&>()}));
static_assert(noexcept(std::declval<weighing&>().value()));
static_assert(noexcept(std::declval<weighing>().value()));
static_assert(noexcept(*std::declval<weighing&>()));
static_assert(noexcept(*std::declval<weighing>()));
static_assert(noexcept(std::declval<weighing&>()->grams));
static_assert(noexcept(std::declval<weighing&>().error()));

// A result that lives on hands out a reference, a temporary the value itself: so nothing dangles.
template <class Result>
using type_of_value = decltype(std::declval<Result>().value());
template <class Result>
using type_behind_star = decltype(*std::declval<Result>());
static_assert(std::is_same_v<type_of_value<weighing&>, const weight&>);
static_assert(std::is_same_v<type_of_value<const weighing&>, const weight&>);
static_assert(std::is_same_v<type_of_value<weighing>, weight>);
static_assert(std::is_same_v<type_of_value<const weighing>, weight>);
static_assert(std::is_same_v<type_behind_star<weighing&>, const weight&>);
static_assert(std::is_same_v<type_behind_star<const weighing&>, const weight&>);
static_assert(std::is_same_v<type_behind_star<weighing>, weight>);
static_assert(std::is_same_v<type_behind_star<const weighing>, weight>);

constexpr weighing weigh(int grams) noexcept {
  if (grams < 0) return fault::small;
  if (grams > 100) return fault::great;
  return weight{grams};
}

constexpr bool holds_a_value() {
  const weighing seven = weigh(7);
  return seven.has_value() && seven && seven.value() == weight{7} && *seven == weight{7} &&
         seven->grams == 7 && seven->doubled() == 14 && seven.error() == fault::none &&
         &seven.value() == &*seven && &seven.value() == seven.operator->();
}
static_assert(holds_a_value());

constexpr bool holds_an_error() {
  const weighing less = weigh(-1);
  const weighing more = weigh(101);
  return !less.has_value() && !less && less.error() == fault::small && !more && more.error() == fault::great;
}
static_assert(holds_an_error());

constexpr bool gives_up_the_value_of_a_temporary() {
  const weight by_star = *weigh(8);
  const weight by_name = weigh(9).value();
  const weighing ten = weigh(10);
  const weight by_move = *std::move(ten);  // NOLINT(performance-move-const-arg)
  return by_star.grams == 8 && by_name.grams == 9 && by_move.grams == 10;
}
static_assert(gives_up_the_value_of_a_temporary());

constexpr bool can_be_assigned() {
  weighing latest = weigh(1);
  latest = weigh(200);
  if (latest || latest.error() != fault::great) return false;
  latest = weight{3};
  if (!latest || latest->grams != 3 || latest.error() != fault::none) return false;
  latest = fault::small;
  return !latest && latest.error() == fault::small;
}
static_assert(can_be_assigned());

// A value may look like nothing, and the error that stands for "no error" is still an error.
static_assert(weigh(0) && weigh(0)->grams == 0);
static_assert(!weighing{fault::none}.has_value());

}  // namespace

TEST_CASE("a result holds a value or an error") {
  CHECK(holds_a_value());
  CHECK(holds_an_error());
}

TEST_CASE("a temporary result gives up its value") { CHECK(gives_up_the_value_of_a_temporary()); }

TEST_CASE("a result can be assigned") { CHECK(can_be_assigned()); }
