# A header is one idea, to be read in one go.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

set(most_lines 400)

find_headers(headers)
foreach(header IN LISTS headers)
    file(READ "${ROOT}/include/folkgames/${header}" text)
    string(REGEX REPLACE "[^\n]+" "" newlines "${text}")
    string(LENGTH "${newlines}" lines)
    if(lines GREATER most_lines)
        problem("${header}: ${lines} lines, ${most_lines} at most")
    endif()
endforeach()
report()
