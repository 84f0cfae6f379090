// The programs that solve Adugo and prove the answer, run as from a shell. What the solver finds is tested in
// tests/long/adugo_solve_long_test.cpp.

#include "../../examples/apps/shared/adugo_certificate.hpp"
#include "apps/certificate_file.hpp"
#include "apps/child.hpp"

#include <folkgames/adugo.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

const std::string certificate = FOLKGAMES_CERTIFICATE;

struct outcome {
  int status;
  std::string said;
};

outcome run(const std::string& program, const std::vector<std::string>& arguments) {
  child c{child::wire::pipe, program, arguments};
  const std::string said = c.read_rest();
  return {c.status(), said};
}

std::string contents(const std::string& path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

outcome proof_of(const std::string& text) {
  return run(FOLKGAMES_PROOF_PROGRAM, {temporary_file{text}.path()});
}

// The outcome for a certificate with one change.
template <class Change>
outcome proof_with(const Change& change) {
  certificate_entries all = apps::adugo_certificate{certificate}.entries();
  change(all);
  return proof_of(certificate_text(all));
}

bool says(const outcome& o, const std::string& text) { return o.said.find(text) != std::string::npos; }

}  // namespace

TEST_CASE("proof: the dogs win Adugo") {
  const outcome o = run(FOLKGAMES_PROOF_PROGRAM, {certificate});
  CHECK(o.status == 0);
  CHECK(says(o, "Proved: the dogs win from the start in at most 120 plies and lose no dog."));
  CHECK(certificate_text(apps::adugo_certificate{certificate}.entries()) == contents(certificate));
}

TEST_CASE("proof: a certificate without an entry that it needs") {
  const std::size_t size = apps::adugo_certificate{certificate}.entries().size();
  for (std::size_t i = 0; i < size; i += 97) {
    const outcome o = proof_with(
        [&](certificate_entries& all) { all.erase(all.begin() + static_cast<std::ptrdiff_t>(i)); });
    CHECK(o.status == 1);
    CHECK(says(o, "has no entry"));
  }
}

TEST_CASE("proof: a certificate with a step that is not legal") {
  const outcome o = proof_with([](certificate_entries& all) {
    all[1000].step = {all[1000].step.to(), all[1000].step.from(), {}};
  });
  CHECK(o.status == 1);
  CHECK(says(o, "has a step that is not legal"));
}

TEST_CASE("proof: a certificate that goes in circles") {
  // All entries say the same of the game's length, so none is nearer to the end than another.
  const outcome o = proof_with([](certificate_entries& all) {
    for (auto& e : all) e.plies = 119;
  });
  CHECK(o.status == 1);
  CHECK(says(o, "is no nearer to the end"));
}

TEST_CASE("proof: a certificate that says an end comes sooner than it does") {
  const outcome o = proof_with([](certificate_entries& all) {
    std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) {
      return a.plies < b.plies;
    })->plies -= 2;
  });
  CHECK(o.status == 1);
  CHECK(says(o, "is no nearer to the end"));
}

TEST_CASE("proof: a certificate with another step is none, unless that wins as well") {
  // The step goes elsewhere: what follows has no entry, or one that promises less.
  std::size_t refused = 0;
  for (std::size_t i = 50; i < 7000; i += 500) {
    const outcome o = proof_with([&](certificate_entries& all) {
      auto& e = all[i];
      const auto p = folkgames::adugo::from_layer_index(14, folkgames::adugo::side::dogs, e.number);
      for (const auto& m : p.legal_moves()) {
        if (m != e.step) {
          e.step = m;
          break;
        }
      }
    });
    refused += o.status == 1 ? 1 : 0;
  }
  CHECK(refused > 10);
}

TEST_CASE("proof: files that are not certificates") {
  const std::string good = contents(certificate);
  CHECK(says(proof_of(good.substr(0, good.size() - 1)), "is damaged"));
  CHECK(says(proof_of(good + 'x'), "is damaged"));
  CHECK(says(proof_of("folkgames oware certificate 1\n"), "is not a certificate"));
  CHECK(says(proof_of(""), "is not a certificate"));
  CHECK(proof_of(good.substr(0, 40)).status == 1);
  CHECK(run(FOLKGAMES_PROOF_PROGRAM, {"no such file"}).status == 1);
}

TEST_CASE("adugo_solve: what it cannot do it says") {
  const auto refusal = [](const std::vector<std::string>& arguments, const std::string& text) {
    const outcome o = run(FOLKGAMES_SOLVE_PROGRAM, arguments);
    CHECK(o.status == 1);
    CHECK(says(o, text));
  };
  refusal({"--dogs", "9"}, "with 9 dogs the jaguar has won already");
  refusal({"--dogs", "15"}, "\"15\" is not a number from 1 to 14");
  refusal({"--dogs"}, "--dogs wants a value after it");
  refusal({"--rules", "chess"}, "there are no rules \"chess\"");
  refusal({"--distances", "cats"}, "\"cats\" is not a side");
  refusal({"--keep", "no such directory"}, "there is no directory \"no such directory\"");
  refusal({"--fast"}, "there is no option --fast");
  refusal({"--rules", "no-apex-diagonals", "--distances", "dogs"},
          "distances are for the library's board only");
}

TEST_CASE("adugo_solve: its help names every variant") {
  const outcome o = run(FOLKGAMES_SOLVE_PROGRAM, {"--help"});
  CHECK(o.status == 0);
  for (const char* name : {"default", "one-dog", "single", "compulsory", "no-apex-diagonals"})
    CHECK(says(o, name));
}
