#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace apps::adugo_verify {

/// What is wrong: how much, and the first ten in words.
class faults {
public:
  static constexpr std::size_t most_texts = 10;

  /// text() says what is wrong; it is called only where it is kept.
  template <class F>
  void add(const F& text) {
    ++count_;
    if (texts_.size() < most_texts) texts_.push_back(text());
  }
  faults& operator+=(const faults& others) {
    count_ += others.count_;
    for (const std::string& text : others.texts_) {
      if (texts_.size() < most_texts) texts_.push_back(text);
    }
    return *this;
  }

  [[nodiscard]] std::uint64_t count() const { return count_; }
  [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

private:
  std::uint64_t count_ = 0;
  std::vector<std::string> texts_;
};

}  // namespace apps::adugo_verify
