# Can the checks fail? Each is shown a small tree that is sound, then trees that are not: it must accept the
# first and complain of the others, in the words that fit. -DWORK=<a folder to write in>
cmake_minimum_required(VERSION 3.25)

set(checks includes dependencies file_lists header_size traceability)

function(write file content)
    file(WRITE "${WORK}/${file}" "${content}")
endfunction()

function(write_sound_tree)
    file(REMOVE_RECURSE "${WORK}")
    write(include/folkgames/core/result.hpp "#pragma once\n#include <optional>\n#define FOLKGAMES_X 1\n")
    write(include/folkgames/adugo.hpp "#pragma once\n#include <folkgames/core/result.hpp>\n")
    string(REPEAT "// a [ line ;\n" 398 long)
    write(include/folkgames/oware/pit.hpp "#pragma once\n// #include <iostream>\n${long}")
    write(include/folkgames/record/game.hpp "#pragma once\n#include <vector>\n")
    write(cmake/headers.cmake "set(folkgames_headers include/folkgames/core/result.hpp
        include/folkgames/adugo.hpp include/folkgames/oware/pit.hpp include/folkgames/record/game.hpp)")
    write(tests/sources.cmake "set(folkgames_test_sources a_test.cpp)
        set(folkgames_long_test_sources long/b.cpp)
        set(folkgames_reference_sources reference/c.cpp)")
    write(tests/a_test.cpp "TEST_CASE(\"one, a[3]; \") {}\nTEST_CASE_TEMPLATE(\n    \"two\", P, int) {}\n")
    write(tests/long/b.cpp "// TEST_CASE(\"three\")\n")
    write(tests/reference/c.cpp "")
    foreach(game IN ITEMS adugo oware)
        string(SUBSTRING ${game} 0 1 letter)
        string(TOUPPER ${letter} letter)
        set(table "| id | rule | test |\n|---|---|---|\n| ${letter}D1 | a | b | `two` |\n")
        foreach(number RANGE 1 18)
            string(APPEND table "| ${letter}${number} | rule | `one, a[3]; ` and `two` |\n")
        endforeach()
        write(docs/rules/${game}.md "${table}")
    endforeach()
endfunction()

function(run check result errors)
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK} -P ${CMAKE_CURRENT_LIST_DIR}/${check}.cmake
                    RESULT_VARIABLE status ERROR_VARIABLE text OUTPUT_QUIET)
    set(${result} "${status}" PARENT_SCOPE)
    set(${errors} "${text}" PARENT_SCOPE)
endfunction()

# The sound tree with one more text at the end of one file.
function(expect_complaint check words file addition)
    write_sound_tree()
    file(APPEND "${WORK}/${file}" "${addition}")
    run(${check} status errors)
    string(FIND "${errors}" "${words}" place)
    if(status EQUAL 0 OR place EQUAL -1)
        message(SEND_ERROR "${check} did not say '${words}' of '${addition}' in ${file}, but:\n${errors}")
    endif()
endfunction()

foreach(check IN LISTS checks)
    write_sound_tree()
    run(${check} status errors)
    if(NOT status EQUAL 0)
        message(SEND_ERROR "${check} does not accept the sound tree:\n${errors}")
    endif()
    file(REMOVE_RECURSE "${WORK}/include" "${WORK}/docs")
    run(${check} status errors)
    if(status EQUAL 0)
        message(SEND_ERROR "${check} accepts an empty tree")
    endif()
endforeach()

set(core include/folkgames/core/result.hpp)
expect_complaint(includes "<iostream>" ${core} "#include <iostream>\n")
expect_complaint(includes "<vector>" ${core} "  #  include<vector>\n")
expect_complaint(includes "<string>" include/folkgames/adugo.hpp "#include <string>  // text\n")
expect_complaint(includes "fmt/format.h" ${core} "#include <fmt/format.h>\n")
expect_complaint(includes "result.h" ${core} "#include \"result.h\"\n")
expect_complaint(includes "WHICH" ${core} "#include WHICH\n")
expect_complaint(includes "CHECK" ${core} "# define CHECK(x) x\n")
expect_complaint(includes "CHECK" include/folkgames/record/game.hpp "#define CHECK\n")

expect_complaint(dependencies "core must not include adugo" ${core} "#include <folkgames/adugo.hpp>\n")
expect_complaint(dependencies "core must not include algorithm" ${core} "#include <folkgames/algorithm/perft.hpp>\n")
expect_complaint(dependencies "adugo must not include oware" include/folkgames/adugo.hpp
                 "#include <folkgames/oware/pit.hpp>\n")
expect_complaint(dependencies "oware must not include adugo" include/folkgames/oware/pit.hpp
                 "#include <folkgames/adugo.hpp>\n")
expect_complaint(dependencies "oware must not include record" include/folkgames/oware/pit.hpp
                 "#include \"folkgames/record/game.hpp\"\n")
expect_complaint(dependencies "algorithm must not include oware" include/folkgames/algorithm/perft.hpp
                 "#include <folkgames/oware/pit.hpp>\n")
expect_complaint(dependencies "record must not include interop" include/folkgames/record/game.hpp
                 "#include <folkgames/interop/ostream.hpp>\n")
expect_complaint(dependencies "folkgames must not include record" include/folkgames/folkgames.hpp
                 "#include <folkgames/record/game.hpp>\n")
expect_complaint(dependencies "no rule for extra" include/folkgames/extra/x.hpp "#pragma once\n")
expect_complaint(dependencies "pit.hpp" include/folkgames/oware/pit.hpp "#include \"../adugo.hpp\"\n")

expect_complaint(file_lists "add include/folkgames/core/new.hpp" include/folkgames/core/new.hpp "")
expect_complaint(file_lists "add include/folkgames/core/notes.txt" include/folkgames/core/notes.txt "")
expect_complaint(file_lists "remove include/gone.hpp" cmake/headers.cmake
                 "\nlist(APPEND folkgames_headers include/gone.hpp)\n")
expect_complaint(file_lists "add adugo/d_test.cpp" tests/adugo/d_test.cpp "")
expect_complaint(file_lists "add long/e.cpp" tests/long/e.cpp "")
expect_complaint(file_lists "add reference/f.cpp" tests/reference/f.cpp "")
expect_complaint(file_lists "remove g_test.cpp" tests/sources.cmake
                 "\nlist(APPEND folkgames_test_sources g_test.cpp)\n")

expect_complaint(header_size "pit.hpp: 401 lines" include/folkgames/oware/pit.hpp "//\n")

expect_complaint(traceability "A9 names no test" docs/rules/adugo.md "| A9 | rule | none |\n")
expect_complaint(traceability "AD2 names a test that there is not: three" docs/rules/adugo.md
                 "| AD2 | rule | `two`, `three` |\n")
expect_complaint(traceability "OD2 names a test that there is not: tw" docs/rules/oware.md "| OD2 | rule | `tw` |\n")
expect_complaint(traceability "not of the form" docs/rules/oware.md "| O3, O4 | rule | `two` |\n")
write_sound_tree()
file(READ "${WORK}/docs/rules/oware.md" table)
string(REPLACE "| O7 |" "| O99 |" table "${table}")
write(docs/rules/oware.md "${table}")
run(traceability status errors)
if(NOT errors MATCHES "O7 is missing")
    message(SEND_ERROR "traceability did not miss O7:\n${errors}")
endif()
