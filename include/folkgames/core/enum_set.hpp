#pragma once

#include <folkgames/core/config.hpp>

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace folkgames {

/// A set of values of an enumeration with the values 0 to Count - 1: bit i of bits() for the value i.
template <class Enum, std::size_t Count>
class enum_set {
  static_assert(Count < 32);

public:
  class const_iterator;

  /// As in the standard containers.
  /// @{
  using iterator = const_iterator;
  using value_type = Enum;
  using size_type = std::size_t;
  /// @}

  /// The empty set.
  constexpr enum_set() noexcept = default;
  /// The set of the values named. Precondition: each is one of the Count.
  template <std::same_as<Enum>... Values>
  requires(sizeof...(Values) > 0) constexpr explicit enum_set(Values... values) noexcept {
    (insert(values), ...);
  }

  /// The set of all values.
  [[nodiscard]] static constexpr enum_set all() noexcept { return from_bits(all_bits); }
  /// The set with these bits. Precondition: bits() of some set, so no bit from Count on is set.
  [[nodiscard]] static constexpr enum_set from_bits(std::uint32_t bits) noexcept {
    FOLKGAMES_ASSERT(bits <= all_bits);
    enum_set set;
    set.bits_ = bits;
    return set;
  }
  /// Bit i is set where the value i is a member.
  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }

  /// How many values are members, 0 to Count.
  [[nodiscard]] constexpr std::size_t size() const noexcept {
    return static_cast<std::size_t>(std::popcount(bits_));
  }
  /// Whether there is no member.
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  /// False for what is none of the Count values.
  [[nodiscard]] constexpr bool contains(Enum value) const noexcept {
    return is_member(value) && (bits_ & bit_of(value)) != 0;
  }
  /// Precondition: value is one of the Count.
  constexpr void insert(Enum value) noexcept { bits_ |= bit_of(value); }
  /// Precondition: value is one of the Count.
  constexpr void erase(Enum value) noexcept { bits_ &= ~bit_of(value); }

  /// Visits the members in the order of the enumeration. The iterators look at no set: they outlive it.
  /// @{
  [[nodiscard]] constexpr const_iterator begin() const noexcept { return const_iterator{bits_}; }
  [[nodiscard]] constexpr const_iterator end() const noexcept { return const_iterator{}; }
  /// @}

  [[nodiscard]] friend constexpr bool operator==(enum_set, enum_set) noexcept = default;
  /// The members of a or b; of a and b; of just one of the two.
  /// @{
  [[nodiscard]] friend constexpr enum_set operator|(enum_set a, enum_set b) noexcept {
    return from_bits(a.bits_ | b.bits_);
  }
  [[nodiscard]] friend constexpr enum_set operator&(enum_set a, enum_set b) noexcept {
    return from_bits(a.bits_ & b.bits_);
  }
  [[nodiscard]] friend constexpr enum_set operator^(enum_set a, enum_set b) noexcept {
    return from_bits(a.bits_ ^ b.bits_);
  }
  /// @}
  /// The members of a that are not in b.
  [[nodiscard]] friend constexpr enum_set operator-(enum_set a, enum_set b) noexcept {
    return from_bits(a.bits_ & ~b.bits_);
  }
  /// The values that are not in a.
  [[nodiscard]] friend constexpr enum_set operator~(enum_set a) noexcept {
    return from_bits(a.bits_ ^ all_bits);
  }
  /// As the operator without the equals sign.
  /// @{
  constexpr enum_set& operator|=(enum_set other) noexcept { return *this = *this | other; }
  constexpr enum_set& operator&=(enum_set other) noexcept { return *this = *this & other; }
  constexpr enum_set& operator^=(enum_set other) noexcept { return *this = *this ^ other; }
  constexpr enum_set& operator-=(enum_set other) noexcept { return *this = *this - other; }
  /// @}

private:
  static constexpr std::uint32_t all_bits = (std::uint32_t{1} << Count) - 1;

  [[nodiscard]] static constexpr bool is_member(Enum value) noexcept {
    return static_cast<std::size_t>(value) < Count;
  }
  [[nodiscard]] static constexpr std::uint32_t bit_of(Enum value) noexcept {
    FOLKGAMES_ASSERT(is_member(value));
    return std::uint32_t{1} << static_cast<std::size_t>(value);
  }

  std::uint32_t bits_ = 0;
};

/// A forward iterator that hands out values: what it has still to visit, as bits.
template <class Enum, std::size_t Count>
class enum_set<Enum, Count>::const_iterator {
public:
  /// As in the standard iterators.
  /// @{
  using iterator_concept = std::forward_iterator_tag;
  using iterator_category = std::input_iterator_tag;  // it hands out values, not references
  using value_type = Enum;
  using difference_type = std::ptrdiff_t;
  using reference = Enum;
  using pointer = void;
  /// @}

  /// The end of every set.
  constexpr const_iterator() noexcept = default;
  /// Has the members with these bits before it.
  constexpr explicit const_iterator(std::uint32_t rest) noexcept : rest_{rest} {}

  /// The first member not yet passed. Precondition: not at the end.
  [[nodiscard]] constexpr Enum operator*() const noexcept {
    return static_cast<Enum>(std::countr_zero(rest_));
  }
  /// Passes a member. Precondition: not at the end.
  /// @{
  constexpr const_iterator& operator++() noexcept {
    rest_ &= rest_ - 1;  // clears the lowest bit
    return *this;
  }
  constexpr const_iterator operator++(int) noexcept {
    const const_iterator before = *this;
    ++*this;
    return before;
  }
  /// @}
  [[nodiscard]] friend constexpr bool operator==(const_iterator, const_iterator) noexcept = default;

private:
  std::uint32_t rest_ = 0;  // the members not yet passed
};

}  // namespace folkgames
