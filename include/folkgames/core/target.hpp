#pragma once

// Whether the compiler has 128-bit vectors as g++ and clang write them, on x86-64, where every processor has
// them (SSE2): they need no compiler flag and no header.
#if defined(__GNUC__) && defined(__SSE2__)
#define FOLKGAMES_HAS_VECTORS 1
#else
#define FOLKGAMES_HAS_VECTORS 0
#endif

namespace folkgames {

/// What the algorithms use beside plain C++. Every target gives the same results, and a faster path is
/// entered at run time only. The target is a template argument, so that units of one program may differ in
/// it. FOLKGAMES_PORTABLE, defined before the first include, makes plain C++ the default.
struct portable_target {};
struct vector_target {};

/// The target that the algorithms use where none is named.
#if FOLKGAMES_HAS_VECTORS && !defined(FOLKGAMES_PORTABLE)
using default_target = vector_target;
#else
using default_target = portable_target;
#endif

}  // namespace folkgames
