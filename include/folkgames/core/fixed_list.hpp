#pragma once

#include <folkgames/core/config.hpp>

#include <cstddef>
#include <type_traits>

namespace folkgames {

/// A list of at most Capacity items, stored in place: a small vector that never allocates.
///
/// The slots in use come first. The others are not initialised at run time: for a list of hundreds of moves
/// that would cost more than to fill it. In constant evaluation they must be, and are.
template <class T, std::size_t Capacity>
class fixed_list {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_default_constructible_v<T>);

public:
  /// As in the standard containers.
  /// @{
  using value_type = T;
  using size_type = std::size_t;
  using const_iterator = const T*;
  using iterator = const_iterator;
  /// @}

  /// The empty list.
  constexpr fixed_list() noexcept {  // NOLINT(*-member-init)
    if (std::is_constant_evaluated()) {
      for (T& slot : items_) slot = T{};
    }
  }

  /// As in std::vector, of whose members these are the ones that change nothing. The iterators are valid
  /// while the list lives, the end until its size changes.
  /// @{
  [[nodiscard]] static constexpr std::size_t capacity() noexcept { return Capacity; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr const T* begin() const noexcept FOLKGAMES_LIFETIMEBOUND { return items_; }
  [[nodiscard]] constexpr const T* end() const noexcept FOLKGAMES_LIFETIMEBOUND { return items_ + size_; }
  /// @}

  /// Precondition: i < size().
  [[nodiscard]] constexpr const T& operator[](std::size_t i) const noexcept FOLKGAMES_LIFETIMEBOUND {
    FOLKGAMES_ASSERT(i < size_);
    return items_[i];
  }
  /// Precondition: not empty().
  [[nodiscard]] constexpr const T& back() const noexcept FOLKGAMES_LIFETIMEBOUND {
    return (*this)[size_ - 1];
  }

  /// Precondition: size() < capacity().
  constexpr void push_back(const T& item) noexcept {
    FOLKGAMES_ASSERT(size_ < Capacity);
    items_[size_++] = item;
  }
  /// Precondition: not empty().
  constexpr void pop_back() noexcept {
    FOLKGAMES_ASSERT(size_ > 0);
    --size_;
  }

  /// The same items in the same order.
  [[nodiscard]] friend constexpr bool operator==(const fixed_list& a, const fixed_list& b) noexcept {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i != a.size_; ++i) {
      if (!(a.items_[i] == b.items_[i])) return false;
    }
    return true;
  }

private:
  T items_[Capacity];
  std::size_t size_ = 0;
};

}  // namespace folkgames
