#pragma once

// The version of the library. CMakeLists.txt reads the number from here: it stands nowhere else.
#define FOLKGAMES_VERSION_MAJOR 0
#define FOLKGAMES_VERSION_MINOR 1
#define FOLKGAMES_VERSION_PATCH 0
