#pragma once

#include "../shared/bad_options.hpp"
#include "variants.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace apps::adugo_solve {

enum class aim {
  values,              ///< who wins
  distance_of_jaguar,  ///< in how many plies where the jaguar wins
  distance_of_dogs,    ///< where the dogs win
};

struct options {
  std::size_t dogs = 14;
  std::size_t variant_number = 0;  // in `variants`
  bool all_variants = false;
  aim wanted = aim::values;
  std::size_t threads = std::max(1u, std::thread::hardware_concurrency());
  std::string directory;  // nothing is kept where it is empty
  bool help = false;
};

[[nodiscard]] inline std::string usage() {
  std::string text = R"( [options]

Finds for every position of Adugo who wins, and prints how many positions each side wins.

  --rules NAME        the default rules, or a variant from the list below, or `all` of them one by one
  --dogs N            no more than N dogs on the board; 14, all positions, if not given
  --distances SIDE    find instead in how many plies the side wins, `jaguar` or `dogs`, and print best play
  --threads N         share the work among N threads; as many as the machine has if not given
  --keep DIR          keep the answers in files in DIR/NAME, DIR an existing directory; go on from what is there
  --help              this

Rules:
)";
  for (const named_variant& v : variants) {
    text += "  " + std::string{v.name};
    text.append(20 - v.name.size(), ' ') += std::string{v.about} + '\n';
  }
  return text;
}

[[nodiscard]] inline std::size_t variant_named(const std::string& name) {
  for (std::size_t i = 0; i != variants.size(); ++i) {
    if (variants[i].name == name) return i;
  }
  throw bad_options{"there are no rules \"" + name + "\""};
}

[[nodiscard]] inline aim distance_of(const std::string& side) {
  if (side == "jaguar") return aim::distance_of_jaguar;
  if (side == "dogs") return aim::distance_of_dogs;
  throw bad_options{"\"" + side + "\" is not a side: jaguar or dogs"};
}

/// Throws bad_options.
[[nodiscard]] inline options parse_options(const std::vector<std::string>& words) {
  options o;
  for (std::size_t i = 0; i != words.size(); ++i) {
    const std::string& name = words[i];
    const auto value = [&] {
      if (i + 1 == words.size()) throw bad_options{name + " wants a value after it"};
      return words[++i];
    };
    if (name == "--dogs") {
      o.dogs = number_in(value(), 14);
    } else if (name == "--rules") {
      const std::string rules = value();
      o.all_variants = rules == "all";
      if (!o.all_variants) o.variant_number = variant_named(rules);
    } else if (name == "--distances") {
      o.wanted = distance_of(value());
    } else if (name == "--threads") {
      o.threads = number_in(value(), 1000);
    } else if (name == "--keep") {
      o.directory = value();
    } else if (name == "--help" || name == "-h") {
      o.help = true;
      return o;
    } else {
      throw bad_options{"there is no option " + name};
    }
  }
  return o;
}

}  // namespace apps::adugo_solve
