#pragma once

#include "reader.hpp"
#include "statistics.hpp"

#include <folkgames/record.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apps::records {

template <class P>
fault to_fault(const folkgames::record_error<P>& e) {
  using folkgames::record_code;
  std::string text = e.ply == 0 ? "" : "after ply " + std::to_string(e.ply) + ": ";
  text += message(e.code);
  if (!(e.cause == folkgames::parse_error_of<P>{})) text += ": " + std::string{message(e.cause)};
  // The reader is made for the rules that the game names, or else for the default.
  if (e.code == record_code::other_rules) text += ", which this program is not built with";
  return {{e.line, e.column}, text};
}

/// The text of a move made after the end.
template <oware::rules Rules>
std::string late_move(const oware::basic_position<Rules>&, const oware::move& m) {
  return std::string{to_text(m.pit()).view()};
}
/// There are none in Adugo.
template <adugo::rules Rules>
std::string late_move(const adugo::basic_position<Rules>&, const adugo::move&) {
  return "";
}

template <oware::rules Rules>
statistics& statistics_for(const oware::basic_position<Rules>&, all_statistics& s) {
  return s.oware;
}
template <adugo::rules Rules>
statistics& statistics_for(const adugo::basic_position<Rules>&, all_statistics& s) {
  return s.adugo;
}

template <class P>
class reader_under final : public reader {
public:
  explicit reader_under(const folkgames::read_options& options) : options_{options}, reader_{options} {}

  void feed(std::string_view text, bool last) override { reader_.feed(text, last); }
  folkgames::read_status next() override { return reader_.next(); }
  std::size_t consumed() const override { return reader_.consumed(); }

  bool read_list(std::string_view moves) override {
    list_ = folkgames::read_move_list<P>(moves, P::initial(), options_);
    is_list_ = true;
    return bool{list_};
  }

  fault error() const override { return to_fault<P>(is_list_ ? list_.error : reader_.error()); }
  std::vector<fault> warnings() const override {
    std::vector<fault> faults;
    for (const auto& e : reader_.warnings()) faults.push_back(to_fault<P>(e));
    return faults;
  }

  void count(all_statistics& s) const override { records::count(game(), statistics_for(P{}, s)); }
  void append_game(std::string& out) const override { append_text(out, game()); }
  void append_moves(std::string& out) const override {
    out += to_move_list(game().record);
    for (const auto& m : game().after_the_end) out += late_move(P{}, m);
    out += '\n';
  }
  bool fits_list(std::string_view rules) const override {
    return game().record.start() == P::initial() && rules == std::string_view{to_text(P::rules_in_force)};
  }

private:
  const folkgames::written_game<P>& game() const { return is_list_ ? list_.game : reader_.game(); }

  folkgames::read_options options_;
  folkgames::game_reader<P> reader_;
  folkgames::move_list_result<P> list_;
  bool is_list_ = false;
};

}  // namespace apps::records
