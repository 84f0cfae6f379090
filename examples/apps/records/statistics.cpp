#include "statistics.hpp"

#include <cstdint>
#include <iomanip>
#include <map>
#include <ostream>
#include <string>

namespace apps::records {
namespace {

void print_shares(std::ostream& out, const char* heading, const std::map<std::string, std::uint64_t>& parts) {
  out << "  " << heading << '\n';
  for (const auto& [what, count] : parts) out << std::setw(12) << count << "  " << what << '\n';
}

void print_plies(std::ostream& out, const char* game, const statistics& s) {
  const double mean = static_cast<double>(s.plies) / static_cast<double>(s.games);
  out << game << ": " << s.games << " games\n  plies: " << s.plies << ", " << std::fixed
      << std::setprecision(1) << mean << " a game, from " << s.shortest << " to " << s.longest << '\n';
}

void print_captures(std::ostream& out, const char* pieces, const statistics& s) {
  out << "  captures: " << s.captures << ", of " << s.taken << ' ' << pieces << ", at most " << s.greatest
      << " at once\n";
}

}  // namespace

void print(std::ostream& out, const all_statistics& all) {
  if (const statistics& s = all.oware; s.games != 0) {
    print_plies(out, "Oware", s);
    print_captures(out, "seeds", s);
    out << "  grand slams: " << s.slams << " (moves that would take all that the opponent has)\n"
        << "  laps: " << s.laps << " (sowings of twelve seeds and more)\n";
    print_shares(out, "ends", s.ends);
    print_shares(out, "results", s.results);
  }
  if (const statistics& s = all.adugo; s.games != 0) {
    print_plies(out, "Adugo", s);
    print_captures(out, "dogs", s);
    out << "  chains: " << s.chains << " (captures of more than one jump)\n";
    print_shares(out, "ends", s.ends);
    print_shares(out, "results", s.results);
  }
  if (all.oware.games + all.adugo.games == 0) out << "no games\n";
}

}  // namespace apps::records
