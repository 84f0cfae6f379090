# The lists of files that CMake is given are the files that there are.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")
include("${ROOT}/cmake/headers.cmake")
include("${ROOT}/tests/sources.cmake")

function(compare list_file listed found)
    foreach(file IN LISTS found)
        if(NOT file IN_LIST listed)
            problem("${list_file}: add ${file}")
        endif()
    endforeach()
    foreach(file IN LISTS listed)
        if(NOT file IN_LIST found)
            problem("${list_file}: remove ${file}")
        endif()
    endforeach()
endfunction()

# All files, whatever their names: nothing but headers belongs there.
file(GLOB_RECURSE found RELATIVE "${ROOT}" "${ROOT}/include/*")
compare(cmake/headers.cmake "${folkgames_headers}" "${found}")

file(GLOB_RECURSE found RELATIVE "${ROOT}/tests" "${ROOT}/tests/*_test.cpp")
list(FILTER found EXCLUDE REGEX "^(apps|long)/") # apps/ has a program of its own
compare(tests/sources.cmake "${folkgames_test_sources}" "${found}")

file(GLOB_RECURSE found RELATIVE "${ROOT}/tests" "${ROOT}/tests/long/*.cpp")
compare(tests/sources.cmake "${folkgames_long_test_sources}" "${found}")

file(GLOB_RECURSE found RELATIVE "${ROOT}/tests" "${ROOT}/tests/reference/*.cpp")
compare(tests/sources.cmake "${folkgames_reference_sources}" "${found}")
report()
