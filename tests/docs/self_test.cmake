# Can code_blocks.cmake fail? It is shown a small tree that is sound, then trees that are not.
# -DWORK=<a folder to write in> -DCOMPILER= -DFLAGS=
cmake_minimum_required(VERSION 3.25)

function(write file content)
    file(WRITE "${WORK}/tree/${file}" "${content}")
endfunction()

function(write_sound_tree)
    file(REMOVE_RECURSE "${WORK}/tree")
    write(include/folkgames/one.hpp "#pragma once\nconstexpr int one = 1;\n")
    set(program "#include <folkgames/one.hpp>\n\n// a[1]; \\n \"${one}\"\nint main() { return one - 1; }\n")
    write(examples/quickstart.cpp "${program}")
    write(README.md "# Title\n\n```cpp\n${program}```\n\n    ./run\n\n```\noutput ```cpp\n```\n")
    write(docs/page.md "```cpp\nconstexpr int two = 2;\n```\ntext; [ text\n\n```cpp continued\nstatic_assert(two == 2);\n```
```cpp fragment\nreturn two;\n```\n```sh\ncpp\n```\n```cpp\nconstexpr int two = 3;\n```\n")
    write(docs/deeper/page.md "Nothing.\n")
endfunction()

function(run result errors)
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${WORK}/tree -DWORK=${WORK}/blocks -DCOMPILER=${COMPILER}
                            -DFLAGS=${FLAGS} -P ${CMAKE_CURRENT_LIST_DIR}/code_blocks.cmake
                    RESULT_VARIABLE status ERROR_VARIABLE text OUTPUT_QUIET)
    set(${result} "${status}" PARENT_SCOPE)
    set(${errors} "${text}" PARENT_SCOPE)
endfunction()

function(expect_complaint_of_tree words change)
    run(status errors)
    string(FIND "${errors}" "${words}" place)
    if(status EQUAL 0 OR place EQUAL -1)
        message(SEND_ERROR "code_blocks did not say '${words}' of ${change}, but:\n${errors}")
    endif()
endfunction()

# The sound tree with one more text at the end of one file.
function(expect_complaint words file addition)
    write_sound_tree()
    file(APPEND "${WORK}/tree/${file}" "${addition}")
    expect_complaint_of_tree("${words}" "'${addition}' in ${file}")
endfunction()

write_sound_tree()
run(status errors)
if(NOT status EQUAL 0)
    message(SEND_ERROR "code_blocks does not accept the sound tree:\n${errors}")
endif()
file(REMOVE_RECURSE "${WORK}/tree/docs")
expect_complaint_of_tree("no pages" "a tree without docs")

# It names the line of the page.
expect_complaint("docs/page.md:19:" docs/page.md "```cpp\nnonsense;\n```\n")
expect_complaint("docs/page.md:20:" docs/page.md "```cpp\n\nnonsense;\n```\n")
expect_complaint("docs/deeper/page.md:3:" docs/deeper/page.md "```cpp\nstatic_assert(1 == 2);\n```\n")
expect_complaint("README.md:17:" README.md "\n```cpp\nreturn 0;\n```\n")
expect_complaint("two" docs/page.md "```cpp\nstatic_assert(two == 3);\n```\n")
expect_complaint("docs/page.md:19:" docs/page.md "```cpp continued\nstatic_assert(two == 2);\n```\n")
expect_complaint("unused" docs/page.md "```cpp\nint main() { int unused = 1; }\n```\n")
expect_complaint("gone.hpp" docs/page.md "```cpp\n#include <folkgames/gone.hpp>\n```\n")
expect_complaint("ends with 7" docs/page.md "```cpp\nint main() { return 7; }\n```\n")
expect_complaint("no block to go on from" docs/deeper/page.md "```cpp continued\nint x;\n```\n")
expect_complaint("has no end" docs/page.md "```cpp\nint x;\n")
expect_complaint("not ```c++" docs/page.md "```c++\nnonsense;\n```\n")
expect_complaint("not ```CPP" docs/page.md "```CPP\nnonsense;\n```\n")
expect_complaint("not ``` cpp" docs/page.md "``` cpp\nnonsense;\n```\n")
expect_complaint("not ````cpp" docs/page.md "````cpp\nnonsense;\n````\n")
expect_complaint("not   ```cpp" docs/page.md "  ```cpp\n  nonsense;\n  ```\n")
expect_complaint("not ~~~cpp" docs/page.md "~~~cpp\nnonsense;\n~~~\n")
expect_complaint("not ```cpp ignore" docs/page.md "```cpp ignore\nnonsense;\n```\n")
expect_complaint("not examples/quickstart.cpp" examples/quickstart.cpp "// changed\n")
write_sound_tree()
file(READ "${WORK}/tree/README.md" text)
write(README.md "```cpp\nint x;\n```\n${text}")
expect_complaint_of_tree("not examples/quickstart.cpp" "a README that begins with another block")
