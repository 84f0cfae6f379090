#pragma once

#include <folkgames/adugo.hpp>
#include <folkgames/oware.hpp>

#include <string>
#include <type_traits>

// How the tables call the games and their sides.
namespace search {

inline std::string name(std::type_identity<folkgames::oware::position>) { return "Oware"; }
inline std::string name(std::type_identity<folkgames::adugo::position>) { return "Adugo"; }

inline std::string name(folkgames::oware::side s) {
  return s == folkgames::oware::side::south ? "South" : "North";
}
inline std::string name(folkgames::adugo::side s) {
  return s == folkgames::adugo::side::jaguar ? "jaguar" : "dogs";
}

}  // namespace search
