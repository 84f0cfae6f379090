# Our own programs are built with these; a user's program never is. g++ before 13 sees overlapping copies
# inside std::string where there are none (its bug 105329).
add_library(folkgames_warnings INTERFACE)
target_compile_options(
    folkgames_warnings
    INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Werror
              $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>)
