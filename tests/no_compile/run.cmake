# What must not compile. Shows each file beside this one to the compiler: it must refuse all but control.cpp, and its
# messages must have a match of the regular expression that the file's first line names. Then it shows it the puzzles of
# examples/puzzle.cpp with other answers.
# -DWORK=<a folder to write in> -DCOMPILER= -DFLAGS=
cmake_minimum_required(VERSION 3.25)
get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
set(ENV{LC_ALL} C) # the messages in English

function(compile source result messages)
    execute_process(COMMAND ${COMPILER} ${flags} -std=c++20 -fsyntax-only -I ${root}/include ${source}
                    RESULT_VARIABLE status ERROR_VARIABLE text OUTPUT_QUIET)
    set(${result} "${status}" PARENT_SCOPE)
    set(${messages} "${text}" PARENT_SCOPE)
endfunction()

function(expect_success source)
    compile("${source}" status text)
    if(NOT status EQUAL 0)
        message(SEND_ERROR "${source} does not compile:\n${text}")
    endif()
endfunction()

function(expect_refusal source expected)
    compile("${source}" status text)
    if(status EQUAL 0)
        message(SEND_ERROR "${source} compiles")
    elseif(NOT text MATCHES "${expected}")
        message(SEND_ERROR "${source} is refused, but without '${expected}':\n${text}")
    endif()
endfunction()

file(GLOB sources "${CMAKE_CURRENT_LIST_DIR}/*.cpp")
set(control "${CMAKE_CURRENT_LIST_DIR}/control.cpp")
expect_success("${control}")
list(REMOVE_ITEM sources "${control}")
if(NOT sources)
    message(FATAL_ERROR "no files in ${CMAKE_CURRENT_LIST_DIR}")
endif()
foreach(source IN LISTS sources)
    file(STRINGS "${source}" first_line LIMIT_COUNT 1)
    if(NOT first_line MATCHES "^// expected: (.+)$")
        message(SEND_ERROR "${source} does not begin with '// expected: '")
        continue()
    endif()
    expect_refusal("${source}" "${CMAKE_MATCH_1}")
endforeach()

# The puzzles with one answer changed.
set(puzzle "${root}/examples/puzzle.cpp")
function(expect_wrong answer wrong_answer expected)
    file(READ "${puzzle}" text)
    string(REPLACE "\"${answer}\"" "\"${wrong_answer}\"" changed "${text}")
    if(changed STREQUAL text)
        message(SEND_ERROR "${puzzle} has no answer \"${answer}\"")
    endif()
    file(WRITE "${WORK}/puzzle.cpp" "${changed}")
    expect_refusal("${WORK}/puzzle.cpp" "${expected}")
endfunction()

expect_success("${puzzle}")
expect_wrong("A" "B" "puzzle 1: a legal move, but")
expect_wrong("A" "E" "answer_to_puzzle<1, .*illegal_move, .*empty_pit>")
expect_wrong("b5-c5" "d4-c5" "puzzle 2: a legal move, but")
expect_wrong("b5-c5" "" "answer_to_puzzle<2, .*truncated, .*none>")
expect_wrong("c4xe4xe6" "c4xe4" "puzzle 3: a legal move, but")
expect_wrong("c4xe4xe6" "c4xc6xe6" "answer_to_puzzle<3, .*nothing_to_jump, .*none>")
