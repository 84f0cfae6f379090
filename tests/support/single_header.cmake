# folkgames::folkgames, made of one header: under the name of each header that it holds there is one that includes it. What
# it does not hold, record/ and interop/, is copied.
include(${CMAKE_CURRENT_LIST_DIR}/../../cmake/headers.cmake)
foreach(header IN LISTS folkgames_headers)
    if(header MATCHES "^include/folkgames/(record|interop)")
        configure_file(${CMAKE_CURRENT_LIST_DIR}/../../${header} ${CMAKE_CURRENT_BINARY_DIR}/single_header/${header} COPYONLY)
    else()
        file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/single_header/${header}
             CONTENT "#include \"${FOLKGAMES_SINGLE_HEADER}\"\n")
    endif()
endforeach()
add_library(folkgames_in_one_header INTERFACE)
add_library(folkgames::folkgames ALIAS folkgames_in_one_header)
target_include_directories(folkgames_in_one_header INTERFACE ${CMAKE_CURRENT_BINARY_DIR}/single_header/include)
target_compile_features(folkgames_in_one_header INTERFACE cxx_std_20)
