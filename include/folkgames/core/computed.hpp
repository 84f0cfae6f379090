#pragma once

namespace folkgames::detail {

// A table that its own constructor computes. Being a template, it costs the time to compile only who uses it,
// not who includes it.
template <class Table>
inline constexpr Table computed{};

}  // namespace folkgames::detail
