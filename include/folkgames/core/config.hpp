#pragma once

/// @file
/// The library's macros for users and compilers. Every macro of folkgames begins with FOLKGAMES_.

/// Checks a precondition. Set it before the first include to use a handler of your own; it must not change
/// what a program computes. Default: assert.
#ifndef FOLKGAMES_ASSERT
#include <cassert>
#define FOLKGAMES_ASSERT(...) assert((__VA_ARGS__))
#endif

/// Lets clang warn where a view outlives the text it looks into.
#if defined(__clang__)
#define FOLKGAMES_LIFETIMEBOUND [[clang::lifetimebound]]
#else
#define FOLKGAMES_LIFETIMEBOUND
#endif

/// For the few steps that every fast path is made of: in a large file g++ 12 would call them.
#if defined(__GNUC__)
#define FOLKGAMES_ALWAYS_INLINE [[gnu::always_inline]]
#else
#define FOLKGAMES_ALWAYS_INLINE
#endif
