# Compiles the program beside this file with the compiler alone, and runs it.
# -DWORK=<a folder to write in> -DCOMPILER= -DFLAGS=
cmake_minimum_required(VERSION 3.25)
file(MAKE_DIRECTORY "${WORK}")
separate_arguments(flags UNIX_COMMAND "${FLAGS}")

execute_process(
    COMMAND ${COMPILER} ${flags} -std=c++20 -I ${CMAKE_CURRENT_LIST_DIR}/../../../include
            ${CMAKE_CURRENT_LIST_DIR}/main.cpp -o ${WORK}/plain
    COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${WORK}/plain COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
if(NOT output MATCHES "^[^\n]+ [Jd]\n[^\n]+-[SN]")
    message(FATAL_ERROR "not two positions: ${output}")
endif()
