# Promise 6: the library rests on a few light standard headers, and its macros do not get in the way.
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

# record/ and interop/ may include what they like.
set(allowed
    array bit cassert compare concepts cstddef cstdint iterator limits optional string_view type_traits
    utility)

find_headers(headers)
foreach(header IN LISTS headers)
    read_lines("include/folkgames/${header}" lines)
    foreach(line IN LISTS lines)
        if(line MATCHES "^[ \t]*#[ \t]*define[ \t]+([A-Za-z0-9_]+)")
            set(macro "${CMAKE_MATCH_1}")
            if(NOT macro MATCHES "^FOLKGAMES_")
                problem("${header}: the macro ${macro} does not begin with FOLKGAMES_")
            endif()
        elseif(header MATCHES "^(record|interop)/" OR NOT line MATCHES "^[ \t]*#[ \t]*(include|import)")
            continue()
        elseif(line MATCHES "<([a-z_]+)>")
            if(NOT CMAKE_MATCH_1 IN_LIST allowed)
                problem("${header}: <${CMAKE_MATCH_1}> is not one of the standard headers allowed")
            endif()
        elseif(NOT line MATCHES "<folkgames/[a-z_/]+\\.hpp>")
            problem("${header}: neither <folkgames/...> nor a standard header: ${line}")
        endif()
    endforeach()
endforeach()
report()
