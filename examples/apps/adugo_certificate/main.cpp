// Makes the certificate that adugo_proof checks, from the distances that adugo_solve finds:
//
//   adugo_solve --rules one-dog --distances dogs --keep DIR
//   adugo_certificate DIR/one-dog/can-hold-14.rounds FILE

#include "../shared/adugo_certificate.hpp"
#include "rounds_file.hpp"
#include "strategy.hpp"

#include <cstdint>
#include <exception>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

namespace apps::adugo_certificate_maker {

void write_number(std::ostream& out, std::uint64_t number) {
  for (; number >= 128; number >>= 7) out.put(static_cast<char>(number | 128));
  out.put(static_cast<char>(number));
}

void write(const strategy& dogs, const std::string& path) {
  std::ofstream out{path, std::ios::binary};
  out << adugo_certificate::heading << '\n';
  write_number(out, dogs.answers().size());
  std::uint64_t before = 0;
  for (const auto& [number, answer] : dogs.answers()) {
    write_number(out, number - before);
    before = number;
    out.put(static_cast<char>(answer.step.from()));
    out.put(static_cast<char>(answer.step.to()));
    out.put(static_cast<char>((answer.plies + 1) / 2));
  }
  if (!out.flush()) throw std::runtime_error{"cannot write \"" + path + '"'};
}

}  // namespace apps::adugo_certificate_maker

int main(int argc, char* argv[]) {
  using namespace apps::adugo_certificate_maker;
  if (argc != 3) {
    std::cerr << "Usage: " << argv[0] << " ROUNDS FILE\n";
    return 2;
  }
  try {
    rounds_file rounds{argv[1]};
    const strategy dogs{rounds};
    write(dogs, argv[2]);
    std::cout << dogs.answers().size() << " positions\n";
    return 0;
  } catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
  }
}
