# Configures, builds, runs and installs the project beside this file, without the network.
# -DWORK=<a folder to write in> -DGENERATOR= -DCOMPILER= -DFLAGS=
cmake_minimum_required(VERSION 3.25)
set(build "${WORK}/build")
get_filename_component(source "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
file(REMOVE_RECURSE "${WORK}")

function(run)
    execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${build} -G "${GENERATOR}" -Werror=dev
    -DCMAKE_CXX_COMPILER=${COMPILER} "-DCMAKE_CXX_FLAGS=${FLAGS}" -DCMAKE_BUILD_TYPE=Debug
    -DCMAKE_RUNTIME_OUTPUT_DIRECTORY=${WORK} -DFETCHCONTENT_FULLY_DISCONNECTED=ON
    -DFOLKGAMES_SOURCE=${source})
run(${CMAKE_COMMAND} --build ${build} --config Debug)
run(${WORK}/consumer)

# Nothing asked for anything to be installed.
run(${CMAKE_COMMAND} --install ${build} --config Debug --prefix ${WORK}/installed)
file(GLOB_RECURSE installed "${WORK}/installed/*")
if(installed)
    message(FATAL_ERROR "installed: ${installed}")
endif()
