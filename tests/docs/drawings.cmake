# docs/images holds what examples/drawings.cpp writes, no file more or less, and what two scripts draw. To renew the
# drawings: example_drawings docs/images
# -DPROGRAM=<example_drawings> -DWORK=<a folder to write in>
include("${CMAKE_CURRENT_LIST_DIR}/../checks/common.cmake")

file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")
execute_process(COMMAND "${PROGRAM}" "${WORK}" COMMAND_ERROR_IS_FATAL ANY)

file(GLOB written RELATIVE "${WORK}" "${WORK}/*")
file(GLOB kept RELATIVE "${ROOT}/docs/images" "${ROOT}/docs/images/*")
list(REMOVE_ITEM kept performance.svg adugo-distances.svg) # bench/chart.py, examples/apps/adugo_solve/histogram.py
if(NOT written OR NOT written STREQUAL kept)
    problem("docs/images has ${kept}, but the program writes ${written}")
endif()
foreach(file IN LISTS written)
    execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files "${WORK}/${file}" "${ROOT}/docs/images/${file}"
                    RESULT_VARIABLE differs ERROR_QUIET)
    if(differs)
        problem("docs/images/${file} is not what the program writes")
    endif()
endforeach()
report()
