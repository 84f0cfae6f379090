#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace folkgames {

/// What is known about a game under a name, as in [South "Ama"].
struct tag {
  std::string name;   ///< letters, digits and underscores
  std::string value;  ///< any text without a line break

  [[nodiscard]] friend bool operator==(const tag&, const tag&) noexcept = default;
};

/// Whether a tag can have this name: letters, digits and underscores of ASCII, at least one.
[[nodiscard]] constexpr bool is_tag_name(std::string_view name) noexcept {
  for (const char c : name) {
    const bool letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    if (!letter && !(c >= '0' && c <= '9') && c != '_') return false;
  }
  return !name.empty();
}

/// The tags of a game in their order, with different names, max_size() at the most. A value is any text
/// without a line break.
class tag_list {
public:
  /// As in std::vector. The iterators are valid until the list changes.
  /// @{
  [[nodiscard]] std::size_t size() const noexcept { return tags_.size(); }
  [[nodiscard]] bool empty() const noexcept { return tags_.empty(); }
  [[nodiscard]] auto begin() const noexcept { return tags_.begin(); }
  [[nodiscard]] auto end() const noexcept { return tags_.end(); }
  [[nodiscard]] static constexpr std::size_t max_size() noexcept { return 256; }
  /// @}

  /// The value of the tag with this name, or null. Valid until the list changes. Linear in size().
  [[nodiscard]] const std::string* find(std::string_view name) const noexcept {
    for (const tag& t : tags_) {
      if (t.name == name) return &t.value;
    }
    return nullptr;
  }

  /// Sets a tag: at the end of the list, or where one of this name stands. Returns false and changes nothing
  /// where the name cannot be one, the value has a line break, or the list has max_size() others.
  bool set(std::string_view name, std::string_view value) {
    if (!is_tag_name(name) || value.find_first_of("\r\n") != std::string_view::npos) return false;
    for (tag& t : tags_) {
      if (t.name == name) {
        t.value = value;
        return true;
      }
    }
    if (size() == max_size()) return false;
    tags_.push_back({std::string{name}, std::string{value}});
    return true;
  }

  /// Removes the tag with this name. Returns whether there was one.
  bool erase(std::string_view name) noexcept {
    for (auto t = tags_.begin(); t != tags_.end(); ++t) {
      if (t->name == name) {
        tags_.erase(t);
        return true;
      }
    }
    return false;
  }
  /// Removes all tags.
  void clear() noexcept { tags_.clear(); }

  [[nodiscard]] friend bool operator==(const tag_list&, const tag_list&) noexcept = default;

private:
  std::vector<tag> tags_;
};

}  // namespace folkgames
