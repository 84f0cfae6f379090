#!/usr/bin/env bash
# Counts the instructions of the workloads in main.cpp with callgrind, and compares them with counts.txt: more than 3 %
# above or below is a failure. `check.sh --update` writes the file anew; a line in CHANGELOG.md then says why.
#
# The counts are those of one compiler, which the file names. With another there is nothing to compare.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
counts=counts.txt
tolerance=3

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
compiler="g++ $(g++ -dumpfullversion) $(uname -m)"
g++ -std=c++20 -O3 -DNDEBUG -I ../../include main.cpp -o "$scratch/workloads"

count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$scratch/workloads" "$1" 2>&1 |
    sed -nE 's/.*Collected : ([0-9]+)$/\1/p'
}

workloads=(oware_perft_digest adugo_perft_digest oware_playouts adugo_playouts both_observed)

if [[ ${1-} == --update ]]; then
  {
    echo "# Instructions of each workload. Written by check.sh --update."
    echo "compiler $compiler"
    for name in "${workloads[@]}"; do echo "$name $(count "$name")"; done
  } >"$scratch/counts"
  mv "$scratch/counts" $counts
  exit
fi

expected_compiler=$(sed -n 's/^compiler //p' $counts)
if [[ $compiler != "$expected_compiler" ]]; then
  echo "not compared: this is $compiler, and the counts are of $expected_compiler"
  exit
fi
status=0
for name in "${workloads[@]}"; do
  expected=$(sed -n "s/^$name //p" $counts)
  actual=$(count "$name")
  change=$(awk -v a="$actual" -v e="$expected" 'BEGIN { printf "%+.2f", 100 * (a - e) / e }')
  verdict=$(awk -v c="$change" -v t=$tolerance 'BEGIN { print (c > t || c < -t) ? "FAILED" : "ok" }')
  printf '%-20s %12d, was %12d: %s %% %s\n' "$name" "$actual" "$expected" "$change" "$verdict"
  [[ $verdict == ok ]] || status=1
done
exit $status
