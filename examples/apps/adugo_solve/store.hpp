#pragma once

#include "rounds.hpp"
#include "solve_layer.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace apps::adugo_solve {

/// Answers in files, so that work that was interrupted can go on after the last layer that was finished.
///
/// A layer of a question has a file NAME.jaguar with the words for the jaguar to move, by
/// adugo::to_dog_set_index; that of its last layer also NAME.landed, from which the next is made. NAME.rounds
/// has the round_number of each position with the jaguar to move, by adugo::to_layer_index. Each begins with
/// five numbers of 64 bits: the layer's number of dogs, of sets, the two counts of yes_counts (in NAME.rounds
/// the dogs' is 0), and the question. All in the byte order of the machine.
class store {
public:
  /// In a directory of the rules' name in one that is there. Keeps nothing where the directory's name is
  /// empty. Throws where there is no such directory.
  store(const std::string& directory, std::string_view rules_name) {
    if (directory.empty()) return;
    if (!std::filesystem::is_directory(directory))
      throw std::runtime_error{"there is no directory \"" + directory + "\""};
    directory_ = std::filesystem::path{directory} / rules_name;
    std::filesystem::create_directory(directory_);
  }

  [[nodiscard]] bool keeps() const { return !directory_.empty(); }

  /// How much room there is, in bytes, with what the files take that are there already.
  [[nodiscard]] std::uintmax_t room() const {
    std::uintmax_t bytes = std::filesystem::space(directory_).available;
    for (const auto& entry : std::filesystem::directory_iterator{directory_}) {
      if (entry.is_regular_file() && entry.path().filename().string().starts_with("can-"))
        bytes += entry.file_size();
    }
    return bytes;
  }

  void save(question asked, const layer_answers& a) const {
    if (!keeps()) return;
    const auto write_words = [&](const char* ending, const std::vector<word>& words) {
      write(file(asked, a.sets.dogs(), ending), header_of(asked, a),
            [&](std::ofstream& out) { write_all(out, words.data(), words.size()); });
    };
    write_words(".jaguar", a.jaguar);
    // The greatest layer is the last: nothing is made from it.
    if (a.sets.dogs() != adugo::position::dogs_at_start) write_words(".landed", a.landed);
    std::filesystem::remove(file(asked, a.sets.dogs() - 1, ".landed"));
  }

  template <variant V>
  void save_rounds(question asked, std::size_t dogs, const round_solver<V>& rounds) const {
    if (!keeps()) return;
    const std::vector<std::uint64_t>& changes = rounds.histogram(dogs);
    const std::uint64_t changed = std::accumulate(changes.begin(), changes.end(), std::uint64_t{0});
    const std::uint64_t yes = asked == question::can_win ? changed : adugo::layer_size(dogs) - changed;
    write(file(asked, dogs, ".rounds"), {dogs, adugo::dog_set_count(dogs), yes, 0, number_of_question(asked)},
          [&](std::ofstream& out) {
            rounds.for_each_block(dogs, [&](const round_number* begin, const round_number* end) {
              write_all(out, begin, static_cast<std::size_t>(end - begin));
            });
          });
  }

  /// A layer that was saved, with the words of the jaguar, and `landed` where it still is there.
  [[nodiscard]] std::optional<layer_answers> load(question asked, std::size_t dogs) const {
    if (!keeps() || !std::filesystem::exists(file(asked, dogs, ".jaguar"))) return std::nullopt;
    layer_answers a{layer{dogs}, {}, {}, {}};
    read(file(asked, dogs, ".jaguar"), asked, a, a.jaguar);
    if (const auto landed = file(asked, dogs, ".landed"); std::filesystem::exists(landed))
      read(landed, asked, a, a.landed);
    return a;
  }

private:
  using header = std::array<std::uint64_t, 5>;

  [[nodiscard]] std::filesystem::path file(question asked, std::size_t dogs, const char* ending) const {
    const std::string name = asked == question::can_win ? "can-win-" : "can-hold-";
    return directory_ / (name + std::to_string(dogs) + ending);
  }

  [[nodiscard]] static std::uint64_t number_of_question(question asked) {
    return asked == question::can_win ? 0 : 1;
  }

  [[nodiscard]] static header header_of(question asked, const layer_answers& a) {
    return {a.sets.dogs(), a.sets.size(), a.yes.jaguar, a.yes.dogs, number_of_question(asked)};
  }

  // A file has its name only once it is complete.
  template <class WriteBody>
  static void write(const std::filesystem::path& path, const header& numbers, const WriteBody& write_body) {
    std::filesystem::path unfinished = path;
    unfinished += ".part";
    std::ofstream out{unfinished, std::ios::binary};
    write_all(out, numbers.data(), numbers.size());
    write_body(out);
    out.close();
    if (!out) throw std::runtime_error{"cannot write " + unfinished.string()};
    std::filesystem::rename(unfinished, path);
  }

  template <class T>
  static void write_all(std::ofstream& out, const T* begin, std::size_t size) {
    out.write(reinterpret_cast<const char*>(begin), static_cast<std::streamsize>(size * sizeof(T)));
  }

  static void read(const std::filesystem::path& path, question asked, layer_answers& a,
                   std::vector<word>& words) {
    std::ifstream in{path, std::ios::binary};
    header numbers{};
    in.read(reinterpret_cast<char*>(numbers.data()), sizeof numbers);
    a.yes = {numbers[2], numbers[3]};
    words.resize(a.sets.size());
    in.read(reinterpret_cast<char*>(words.data()), static_cast<std::streamsize>(words.size() * sizeof(word)));
    if (!in || numbers != header_of(asked, a) || in.peek() != std::ifstream::traits_type::eof())
      throw std::runtime_error{path.string() + " is not a file of this program: remove it"};
  }

  std::filesystem::path directory_;
};

}  // namespace apps::adugo_solve
