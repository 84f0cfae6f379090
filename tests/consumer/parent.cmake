# For a project that brings folkgames in: is it as it was before (promise 8)? Call remember_parent() before, and
# expect_parent_unchanged(<folkgames' source folder>) after.

function(expect_nothing what)
    if(ARGN)
        message(FATAL_ERROR "folkgames left ${what}: ${ARGN}")
    endif()
endfunction()

# Everything in the cache that is not CMake's own note of where a subproject is.
function(read_cache result)
    get_cmake_property(names CACHE_VARIABLES)
    list(FILTER names EXCLUDE REGEX "^FETCHCONTENT_.*_FOLKGAMES$|^folkgames_(SOURCE_DIR|BINARY_DIR|IS_TOP_LEVEL)$")
    set(entries)
    foreach(name IN LISTS names)
        list(APPEND entries "${name}=$CACHE{${name}}")
    endforeach()
    set(${result} "${entries}" PARENT_SCOPE)
endfunction()

macro(remember_parent)
    read_cache(cache_before)
endmacro()

function(expect_parent_unchanged folkgames_dir)
    read_cache(cache_after)
    list(REMOVE_ITEM cache_after ${cache_before})
    expect_nothing("cached variables" ${cache_after})
    expect_nothing("CMAKE_CXX_STANDARD" ${CMAKE_CXX_STANDARD})
    expect_nothing("BUILD_TESTING" ${BUILD_TESTING})
    foreach(directory IN ITEMS ${CMAKE_CURRENT_SOURCE_DIR} ${folkgames_dir})
        foreach(property IN ITEMS TESTS COMPILE_OPTIONS COMPILE_DEFINITIONS INCLUDE_DIRECTORIES LINK_OPTIONS
                                  LINK_DIRECTORIES)
            get_property(value DIRECTORY ${directory} PROPERTY ${property})
            expect_nothing("${property} in ${directory}" ${value})
        endforeach()
    endforeach()
    get_property(folders DIRECTORY ${folkgames_dir} PROPERTY SUBDIRECTORIES)
    expect_nothing("subdirectories" ${folders})
    get_property(targets DIRECTORY PROPERTY BUILDSYSTEM_TARGETS)
    expect_nothing("targets here" ${targets})
    get_property(targets DIRECTORY ${folkgames_dir} PROPERTY BUILDSYSTEM_TARGETS)
    list(REMOVE_ITEM targets folkgames)
    expect_nothing("more than one target" ${targets})

    # All that the target asks of who links it is C++20. An INTERFACE library is not built by `all`.
    foreach(property IN ITEMS COMPILE_OPTIONS COMPILE_DEFINITIONS LINK_LIBRARIES LINK_OPTIONS SOURCES)
        get_target_property(value folkgames INTERFACE_${property})
        if(value)
            expect_nothing("INTERFACE_${property}" ${value})
        endif()
    endforeach()
    get_target_property(type folkgames TYPE)
    get_target_property(features folkgames INTERFACE_COMPILE_FEATURES)
    get_target_property(version folkgames VERSION)
    if(NOT type STREQUAL "INTERFACE_LIBRARY" OR NOT features STREQUAL "cxx_std_20"
       OR NOT version MATCHES "^[0-9]+\\.[0-9]+\\.[0-9]+$")
        message(FATAL_ERROR "the target is ${type} of version ${version} and asks for ${features}")
    endif()
endfunction()

# The program of all these projects, in a build that wants many warnings.
function(add_consumer)
    add_executable(consumer ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/main.cpp)
    target_link_libraries(consumer PRIVATE folkgames::folkgames)
    target_compile_options(consumer PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wundef -Werror)
endfunction()
