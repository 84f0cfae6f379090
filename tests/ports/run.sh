#!/usr/bin/env bash
# Compiles a fast part of the tests for other machines and runs it there: golden hashes, digests, playouts, indices and
# texts, which are the same everywhere. aarch64 and big-endian s390x under qemu, Windows under wine, WebAssembly under
# Node. `./run ports` installs what that takes; words after it name the machines, all four without.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

tests=(tests/main.cpp tests/promises_test.cpp tests/adugo/hash_test.cpp tests/adugo/index_test.cpp
  tests/adugo/notation_test.cpp tests/algorithm/perft_test.cpp
  tests/algorithm/playout_test.cpp tests/oware/fast_paths_test.cpp tests/oware/hash_test.cpp tests/oware/index_test.cpp
  tests/oware/notation_test.cpp tests/record/human_games_test.cpp tests/record/move_list_test.cpp)

build=build/ports
# doctest alone: the rest of /usr/include is for this machine.
mkdir -p $build/include
ln -sfn /usr/include/doctest $build/include/doctest

# compile PROGRAM COMPILER...: two files at a time.
compile() {
  local program=$build/$1
  shift
  mkdir -p "$program.objects"
  # shellcheck disable=SC2016 # for the inner shell to expand
  printf '%s\n' "${tests[@]}" tests/reference/*.cpp |
    xargs --max-procs="$(getconf _NPROCESSORS_ONLN)" --replace={} sh -c \
      'source=$1; objects=$2; shift 2; "$@" -c "$source" -o "$objects/$(echo "$source" | tr / _).o"' \
      sh {} "$program.objects" "$@" -std=c++20 -O1 -I include -I tests -I $build/include "-DFOLKGAMES_TEST_DATA=\"$PWD/tests/data\"" &&
    "$@" "$program.objects"/*.o -o "$program"
}

export FOLKGAMES_TEST_POSITIONS=1000

aarch64() { compile aarch64 aarch64-linux-gnu-g++ -static && qemu-aarch64 $build/aarch64; }

s390x() { compile s390x s390x-linux-gnu-g++ -static && qemu-s390x $build/s390x; }

windows() { compile windows.exe x86_64-w64-mingw32-g++-posix -static && WINEDEBUG=-all /usr/lib/wine/wine64 $build/windows.exe; }

# There are no exceptions and no signals. Node 20 crashes after the end of a long program unless it has one thread.
wasm32() {
  compile wasm32 clang++ --target=wasm32-wasi -fno-exceptions -D_WASI_EMULATED_SIGNAL -lwasi-emulated-signal \
    -Wno-unused-command-line-argument -DDOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS -DDOCTEST_CONFIG_NO_POSIX_SIGNALS &&
    node --single-threaded --no-warnings --experimental-wasi-unstable-preview1 tests/ports/wasi.mjs $build/wasm32
}

ports=("$@")
((${#ports[@]} > 0)) || ports=(aarch64 s390x windows wasm32)
failed=()
for port in "${ports[@]}"; do
  echo "=== $port"
  "$port" || failed+=("$port")
done
((${#failed[@]} == 0)) || echo "failed: ${failed[*]}"
((${#failed[@]} == 0))
