# Brings folkgames into a project in one of the ways there are, builds the project's program and runs it, without the
# network. -DWAY=<one of the functions below> -DWORK=<a folder to write in> -DGENERATOR= -DCOMPILER= -DFLAGS=
cmake_minimum_required(VERSION 3.25)
get_filename_component(source "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")

function(run)
    execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# configure(<source> <build> <arguments>...)
function(configure source build)
    run(${CMAKE_COMMAND} -S ${source} -B ${build} -G "${GENERATOR}" -Werror=dev -DCMAKE_CXX_COMPILER=${COMPILER}
        "-DCMAKE_CXX_FLAGS=${FLAGS}" -DCMAKE_BUILD_TYPE=Debug ${ARGN})
endfunction()

# The project in the folder of that name.
function(build_and_run project)
    configure(${CMAKE_CURRENT_LIST_DIR}/${project} ${WORK}/build -DCMAKE_RUNTIME_OUTPUT_DIRECTORY=${WORK} ${ARGN})
    run(${CMAKE_COMMAND} --build ${WORK}/build --config Debug)
    run(${WORK}/consumer)
endfunction()

function(compile_and_run)
    run(${COMPILER} ${flags} -std=c++20 ${ARGN} ${CMAKE_CURRENT_LIST_DIR}/main.cpp -o ${WORK}/consumer)
    run(${WORK}/consumer)
endfunction()

# Installs a build into WORK/installed, and returns what is there.
function(install_from build result)
    run(${CMAKE_COMMAND} --install ${build} --config Debug --prefix ${WORK}/installed)
    file(GLOB_RECURSE files RELATIVE ${WORK}/installed "${WORK}/installed/*")
    set(${result} "${files}" PARENT_SCOPE)
endfunction()

# The package, in a place that it was moved to.
function(install_package)
    configure(${source} ${WORK}/folkgames -DFOLKGAMES_BUILD_TESTS=OFF -DFOLKGAMES_BUILD_EXAMPLES=OFF)
    install_from(${WORK}/folkgames installed)
    file(RENAME ${WORK}/installed ${WORK}/moved)
    file(GLOB_RECURSE files "${WORK}/moved/*.cmake" "${WORK}/moved/*.pc")
    foreach(file IN LISTS files)
        file(READ ${file} text)
        if(text MATCHES "${WORK}")
            message(FATAL_ERROR "${file} knows where it was made: it cannot be moved")
        endif()
    endforeach()
endfunction()

function(expect_nothing_installed)
    install_from(${WORK}/build installed)
    if(installed)
        message(FATAL_ERROR "installed without being asked: ${installed}")
    endif()
endfunction()

function(plain)
    compile_and_run(-I ${source}/include)
endfunction()

function(add_subdirectory_)
    build_and_run(add_subdirectory -DFOLKGAMES_SOURCE=${source})
    expect_nothing_installed()
endfunction()

# A parent that passes folkgames on.
function(parent_installs)
    build_and_run(add_subdirectory -DFOLKGAMES_SOURCE=${source} -DFOLKGAMES_INSTALL=ON)
    install_from(${WORK}/build installed)
    foreach(file IN ITEMS include/folkgames/folkgames.hpp share/cmake/folkgames/folkgames-config.cmake)
        if(NOT file IN_LIST installed)
            message(FATAL_ERROR "${file} is not among what is installed: ${installed}")
        endif()
    endforeach()
endfunction()

function(fetch_content)
    build_and_run(fetch_content -DFOLKGAMES_SOURCE=${source} -DFETCHCONTENT_FULLY_DISCONNECTED=ON)
    expect_nothing_installed()
endfunction()

# The URL of a repository that holds what is here now.
function(fetch_content_git)
    find_program(git git REQUIRED)
    set(repository ${WORK}/repository)
    file(COPY ${source}/CMakeLists.txt ${source}/LICENSE ${source}/cmake ${source}/include DESTINATION ${repository})
    run(${git} -C ${repository} init --quiet --initial-branch=main)
    run(${git} -C ${repository} add .)
    run(${git} -C ${repository} -c user.name=test -c user.email=test@localhost commit --quiet --message=test)
    build_and_run(fetch_content -DFOLKGAMES_REPOSITORY=file://${repository})
    expect_nothing_installed()
endfunction()

function(find_package_)
    install_package()
    file(STRINGS ${source}/include/folkgames/core/version.hpp version REGEX "^#define FOLKGAMES_VERSION_")
    list(TRANSFORM version REPLACE "^.* " "")
    list(JOIN version "." version)
    build_and_run(find_package -DCMAKE_PREFIX_PATH=${WORK}/moved -DVERSION=${version})
endfunction()

function(pkg_config)
    find_program(pkg_config NAMES pkg-config pkgconf REQUIRED)
    install_package()
    set(ENV{PKG_CONFIG_PATH} ${WORK}/moved/share/pkgconfig)
    execute_process(COMMAND ${pkg_config} --cflags --libs folkgames OUTPUT_VARIABLE options
                    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(options UNIX_COMMAND "${options}")
    compile_and_run(${options})
endfunction()

# The names of two ways are commands of CMake's own.
if(WAY MATCHES "^(add_subdirectory|find_package)$")
    string(APPEND WAY "_")
endif()
cmake_language(CALL ${WAY})
