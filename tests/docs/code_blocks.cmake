# What a reader copies from a page compiles as it stands. Takes every block of C++ out of README.md and the
# pages under docs/, compiles it, and runs it if it has a main. A block begins with one of
#
#     ```cpp              it compiles alone
#     ```cpp continued    it goes on from the block before it on the page
#     ```cpp fragment     it is left out
#
# The first block of README.md is examples/quickstart.cpp. self_test.cmake proves that all this can fail.
# -DWORK=<a folder to write in> -DCOMPILER= -DFLAGS=
include("${CMAKE_CURRENT_LIST_DIR}/../checks/common.cmake")

file(REMOVE_RECURSE "${WORK}")
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
# A block may define what it does not use.
set(compile ${COMPILER} ${flags} -std=c++20 -I "${ROOT}/include" -Wall -Wextra -Wpedantic -Wconversion
            -Wsign-conversion -Wshadow -Wold-style-cast -Wno-unused-const-variable -Wno-unused-function -Werror)

# `place` is that of the block on its page, as in README.md:32.
function(check_code place code)
    string(MAKE_C_IDENTIFIER "${place}" name)
    set(program "${WORK}/${name}")
    file(WRITE "${program}.cpp" "${code}")
    string(REGEX MATCH "\nint main\\(" has_main "${code}")
    if(has_main)
        set(output -o "${program}")
    else()
        set(output -fsyntax-only)
    endif()
    execute_process(COMMAND ${compile} "${program}.cpp" ${output} RESULT_VARIABLE status ERROR_VARIABLE errors)
    if(NOT status EQUAL 0)
        problem("${place}: does not compile:\n${errors}")
        return()
    endif()
    if(has_main)
        execute_process(COMMAND "${program}" RESULT_VARIABLE status ERROR_VARIABLE errors OUTPUT_QUIET TIMEOUT 60)
        if(NOT status EQUAL 0)
            problem("${place}: the program ends with ${status}:\n${errors}")
        endif()
    endif()
endfunction()

# Other ways to write a block of C++ would pass unnoticed.
function(check_fences page text)
    foreach(fence IN ITEMS "```cpp" "```cpp continued" "```cpp fragment")
        string(REPLACE "\n${fence}\n" "\n\n" text "${text}")
    endforeach()
    if(text MATCHES "\n([ \t>*-]*(```|~~~)[`~ \t]*([cC][pPxX+]|[cC][cC]|[hH][pPxX])[^\n]*)")
        problem("${page}: write ```cpp, ```cpp continued or ```cpp fragment, not ${CMAKE_MATCH_1}")
    endif()
endfunction()

function(count_line_breaks text result)
    string(REGEX REPLACE "[^\n]+" "" breaks "${text}")
    string(LENGTH "${breaks}" count)
    set(${result} ${count} PARENT_SCOPE)
endfunction()

# Cuts `text` in two: what is in front of a place goes to `front`.
macro(cut_at place)
    string(SUBSTRING "${text}" 0 ${place} front)
    string(SUBSTRING "${text}" ${place} -1 text)
endmacro()

function(check_page page)
    file(READ "${ROOT}/${page}" text)
    set(text "\n${text}\n")
    check_fences("${page}" "${text}")
    set(code "")
    set(line 0) # `text` begins with the line break behind this line
    while(TRUE)
        string(FIND "${text}" "\n```" place)
        if(place EQUAL -1)
            break()
        endif()
        math(EXPR place "${place} + 1")
        cut_at(${place})
        count_line_breaks("${front}" breaks)
        math(EXPR line "${line} + ${breaks}")
        string(FIND "${text}" "\n" place)
        cut_at(${place})
        set(fence "${front}")
        string(FIND "${text}" "\n```\n" place)
        if(place EQUAL -1)
            problem("${page}:${line}: the block has no end")
            break()
        endif()
        cut_at(${place})
        if(fence MATCHES "^```cpp( continued)?$")
            if(NOT fence MATCHES "continued")
                set(code "")
            elseif(code STREQUAL "")
                problem("${page}:${line}: there is no block to go on from")
            endif()
            # The compiler counts the lines as the page does.
            math(EXPR first_line "${line} + 1")
            string(APPEND code "#line ${first_line} \"${page}\"${front}\n")
            check_code("${page}:${first_line}" "${code}")
        endif()
        count_line_breaks("${front}" breaks)
        math(EXPR line "${line} + ${breaks} + 1")
        string(SUBSTRING "${text}" 4 -1 text) # past the closing fence
    endwhile()
endfunction()

function(check_quickstart)
    file(READ "${ROOT}/README.md" text)
    file(READ "${ROOT}/examples/quickstart.cpp" quickstart)
    string(FIND "\n${text}" "\n```cpp" first_block)
    string(FIND "\n${text}" "\n```cpp\n${quickstart}```\n" place)
    if(place EQUAL -1 OR NOT place EQUAL first_block)
        problem("README.md: the first block is not examples/quickstart.cpp")
    endif()
endfunction()

file(GLOB_RECURSE pages RELATIVE "${ROOT}" "${ROOT}/docs/*.md")
if(NOT pages)
    problem("no pages in ${ROOT}/docs")
endif()
foreach(page IN ITEMS README.md LISTS pages)
    check_page("${page}")
endforeach()
check_quickstart()
report()
