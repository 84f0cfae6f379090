// The suite: see suite.hpp for what the names say. ./run bench makes a table of what it measures.

#include "suite.hpp"

#include <benchmark/benchmark.h>

int main(int argc, char* argv[]) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  bench::add_whole_games();
  bench::add_operations();
  bench::add_records();
  benchmark::RunSpecifiedBenchmarks();
}
