# What the checks share. Each is a script: cmake [-DROOT=<tree>] -P tests/checks/<check>.cmake
# self_test.cmake proves that each of them can fail.
cmake_minimum_required(VERSION 3.25)

if(NOT DEFINED ROOT)
    get_filename_component(ROOT "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
endif()

# A file's lines as a list. What would upset a list becomes a question mark.
function(read_lines file result)
    file(READ "${ROOT}/${file}" text)
    string(REGEX REPLACE "[][;\\\\]" "?" text "${text}")
    string(REPLACE "\n" ";" lines "${text}")
    set(${result} "${lines}" PARENT_SCOPE)
endfunction()

# The headers, relative to include/folkgames.
function(find_headers result)
    file(GLOB_RECURSE headers RELATIVE "${ROOT}/include/folkgames" "${ROOT}/include/folkgames/*.hpp")
    if(NOT headers)
        problem("no headers in ${ROOT}/include/folkgames")
    endif()
    set(${result} "${headers}" PARENT_SCOPE)
endfunction()

function(problem text)
    set_property(GLOBAL APPEND PROPERTY problems "${text}")
endfunction()

# The last call of every check: fails if there was a problem.
function(report)
    get_property(problems GLOBAL PROPERTY problems)
    list(JOIN problems "\n  " problems)
    if(problems)
        message(FATAL_ERROR "\n  ${problems}")
    endif()
endfunction()
