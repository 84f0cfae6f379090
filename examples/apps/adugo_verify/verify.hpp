#pragma once

#include "check_positions.hpp"
#include "check_rounds.hpp"
#include "check_words.hpp"
#include "faults.hpp"
#include "options.hpp"
#include "values.hpp"

#include <folkgames/adugo.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iomanip>
#include <numeric>
#include <ostream>
#include <stdexcept>
#include <string>

namespace apps::adugo_verify {

inline void print_row(std::ostream& out, std::size_t dogs, const char* to_move, const value_counts& counts,
                      const faults& wrong) {
  out << std::setw(4) << dogs << "  " << std::left << std::setw(7) << to_move << std::right << std::setw(14)
      << std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  for (const value v : {value::jaguar_wins, value::draw, value::dogs_win})
    out << std::setw(14) << counts[static_cast<std::size_t>(v)];
  out << std::setw(10) << wrong.count() << '\n' << std::flush;
}

/// Looks at one layer and prints its two lines of the table.
template <adugo::rules Rules>
[[nodiscard]] faults verify_layer(const stored_values<Rules>& stored, std::size_t dogs, const options& o,
                                  std::ostream& out) {
  const layer_answers& l = stored.layer(dogs);
  faults jaguar = check_words<adugo::basic_position<Rules>>(l, dogs, o.threads);
  const positions_tally found = check_positions(stored, dogs, o);
  jaguar += found.wrong;
  faults with_dogs_to_move;
  if (o.all) check_dogs_counts(l, found.dogs, with_dogs_to_move);
  print_row(out, dogs, "jaguar", found.jaguar, jaguar);
  print_row(out, dogs, "dogs", found.dogs, with_dogs_to_move);
  jaguar += with_dogs_to_move;
  return jaguar;
}

/// Looks at the values of all layers that the options ask for, and prints the table.
template <adugo::rules Rules>
[[nodiscard]] faults verify_values(const options& o, std::ostream& out) {
  stored_values<Rules> stored;
  for (std::size_t dogs = stored.least_dogs; dogs <= o.dogs; ++dogs) stored.add_layer(o.directory);
  out << "dogs  to move     looked at   jaguar wins          draw      dogs win    faults\n" << std::flush;
  faults wrong;
  for (std::size_t dogs = stored.least_dogs; dogs <= o.dogs; ++dogs)
    wrong += verify_layer(stored, dogs, o, out);
  if (!o.all) out << "the headers' counts with the dogs to move are checked only with --all\n";
  return wrong;
}

/// Looks at the files of rounds that are there, and prints a line for each. Throws std::runtime_error where
/// they are all that is asked for and there is none.
template <adugo::rules Rules>
[[nodiscard]] faults verify_rounds(const options& o, std::ostream& out) {
  constexpr std::size_t dogs = stored_values<Rules>::least_dogs;
  const std::filesystem::path directory{o.directory};
  faults wrong;
  bool is_none = true;
  for (const question asked : {question::can_win, question::can_hold}) {
    const std::string name = file_name(asked, dogs, ".rounds");
    if (!std::filesystem::exists(directory / name)) {
      out << "there is no " << name << ": how long these wins take is not checked\n";
      continue;
    }
    is_none = false;
    const rounds_check<Rules> check{directory, asked, dogs};
    const rounds_tally found = check.run(o);
    out << name << (check.has_answers() ? "" : ", without answers to compare with") << ": looked at "
        << found.looked_at << " positions, of " << found.wins << " wins the longest takes "
        << plies_of(asked, found.longest) << " plies; faults: " << found.wrong.count() << '\n'
        << std::flush;
    wrong += found.wrong;
  }
  if (is_none && o.only_rounds) throw std::runtime_error{"there is no file of rounds in " + o.directory};
  return wrong;
}

/// Looks at all that the options ask for, and prints what was found. Returns whether nothing is wrong. Throws
/// std::runtime_error where a file is missing, or is not what its name says.
template <adugo::rules Rules>
[[nodiscard]] bool verify(const options& o, std::ostream& out) {
  faults wrong;
  if (!o.only_rounds) wrong += verify_values<Rules>(o, out);
  wrong += verify_rounds<Rules>(o, out);
  if (wrong.count() == 0) {
    out << "no fault\n";
    return true;
  }
  out << wrong.count() << (wrong.count() == 1 ? " fault" : " faults")
      << (wrong.count() > faults::most_texts ? ", the first of them:\n" : ":\n");
  for (const std::string& text : wrong.texts()) out << text << '\n';
  return false;
}

}  // namespace apps::adugo_verify
