#pragma once

#include <folkgames/adugo.hpp>

#include <array>
#include <cstddef>
#include <optional>

namespace apps::adugo_verify {

namespace adugo = folkgames::adugo;

/// Remembers what was found out about positions with one set of dogs, the dogs to move. The jaguar steps from
/// one of these to another, so when they are looked at one after the other each is asked for several times.
template <class P, class Found>
class memory {
public:
  /// Forgets all but the positions with these dogs.
  void turn_to(adugo::point_set dogs) {
    if (dogs == dogs_) return;
    dogs_ = dogs;
    found_ = {};
  }

  /// find(p), or what that was before. Precondition: the dogs are to move.
  template <class F>
  [[nodiscard]] Found of(const P& p, const F& find) {
    if (p.dogs() != dogs_) return find(p);
    std::optional<Found>& found = found_[static_cast<std::size_t>(p.jaguar())];
    if (!found) found = find(p);
    return *found;
  }

private:
  adugo::point_set dogs_;
  std::array<std::optional<Found>, adugo::point_count> found_;
};

}  // namespace apps::adugo_verify
