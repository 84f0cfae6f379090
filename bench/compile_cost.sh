#!/usr/bin/env bash
# What a header costs who includes it: the processor time to compile it, beside that of a file with the same standard
# headers and nothing else; the size of a small program; and how many steps of constant evaluation perft(4) takes.
# Prints a table for each compiler. `compile_cost.sh [compiler ...]`, by default g++ and clang++.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
compilers=("$@")
((${#compilers[@]} > 0)) || compilers=(g++ clang++)

# The median of seven runs, in milliseconds of processor time.
milliseconds() {
  local run
  for run in 1 2 3 4 5 6 7; do
    : "$run"
    { TIMEFORMAT='%U %S'; time "$@" >/dev/null 2>&1; } 2>&1 | awk '{ printf "%.0f\n", 1000 * ($1 + $2) }'
  done | sort -n | sed -n 4p
}

# The standard headers that a header of folkgames leads to.
standard_headers() {
  "$1" -std=c++20 -I include -H -fsyntax-only -x c++ - 2>&1 >/dev/null <<<"#include <$2>" |
    sed -nE 's#^\.+ include/(folkgames/.*)#include/\1#p' | sort -u |
    xargs sed -nE 's/^#include (<[a-z_]+>)$/#include \1/p' "include/$2" | sort -u
}

headers=(folkgames/core/game_position.hpp folkgames/adugo/board.hpp folkgames/adugo/position.hpp folkgames/adugo/notation.hpp
  folkgames/adugo/index.hpp folkgames/adugo.hpp folkgames/oware/position.hpp folkgames/oware/notation.hpp
  folkgames/oware/index.hpp folkgames/oware.hpp folkgames/folkgames.hpp folkgames/record.hpp)

cat >"$scratch/program.cpp" <<'END'
#include <folkgames/adugo.hpp>
#include <folkgames/oware.hpp>
#include <cstdio>
template <class P> void show(const char* text) {
  const auto p = folkgames::parse<P>(text);
  std::printf("%zu moves\n", p ? p->count_legal_moves() : 0);
}
int main(int, char* argv[]) {
  show<folkgames::adugo::position>(argv[1]);
  show<folkgames::oware::position>(argv[1]);
}
END
cat >"$scratch/none.cpp" <<'END'
#include <cstdio>
int main(int, char* argv[]) { std::printf("%s moves\n", argv[1]); }
END

# The least limit, rounded up to two digits, with which clang evaluates perft(4) of a game.
constexpr_steps() {
  local steps
  for steps in 10000 20000 30000 40000 50000 60000 80000 100000 130000 160000 200000 300000 500000 1000000; do
    if "$1" -std=c++20 -DNDEBUG -I include -fconstexpr-steps=$steps -fsyntax-only -x c++ - 2>/dev/null \
      <<<"#include <folkgames/folkgames.hpp>
static_assert(folkgames::perft(folkgames::$2::position{}, 4) == $3);"; then
      echo $steps
      return
    fi
  done
  echo "more than 1000000"
}

for compiler in "${compilers[@]}"; do
  "$compiler" --version | head -n 1
  printf '%-34s %8s %8s %8s\n' "header (ms of processor time)" alone standard more
  for header in "${headers[@]}"; do
    echo "#include <$header>" >"$scratch/with.cpp"
    standard_headers "$compiler" "$header" >"$scratch/without.cpp"
    with=$(milliseconds "$compiler" -std=c++20 -I include -fsyntax-only "$scratch/with.cpp")
    without=$(milliseconds "$compiler" -std=c++20 -fsyntax-only "$scratch/without.cpp")
    printf '%-34s %8d %8d %8d\n' "$header" "$with" "$without" $((with - without))
  done
  for source in program none; do
    "$compiler" -std=c++20 -O2 -DNDEBUG -I include -c "$scratch/$source.cpp" -o "$scratch/$source.o"
  done
  echo "object file of a program that reads a position of either game and counts moves, -O2 (bytes of code, data):"
  size "$scratch/program.o" "$scratch/none.o" | awk 'NR > 1 { print "  " $1, $2, $6 }' | sed "s#$scratch/##"
  if [[ $compiler == clang* ]]; then
    echo "steps of constant evaluation for perft(4), at most: Adugo $(constexpr_steps "$compiler" adugo 2005), Oware" \
      "$(constexpr_steps "$compiler" oware 1014) (clang's limit is 1048576)"
  fi
done
