#pragma once

/// @file
/// Both games, and whole games of them: history, repetition, and the files that players exchange. Not part of
/// folkgames.hpp, as it uses std::vector and std::string.

#include <folkgames/adugo.hpp>
#include <folkgames/oware.hpp>
#include <folkgames/record/adugo.hpp>
#include <folkgames/record/error.hpp>
#include <folkgames/record/format.hpp>
#include <folkgames/record/game_reader.hpp>
#include <folkgames/record/game_record.hpp>
#include <folkgames/record/game_writer.hpp>
#include <folkgames/record/ludii.hpp>
#include <folkgames/record/move_list.hpp>
#include <folkgames/record/open_spiel.hpp>
#include <folkgames/record/oware.hpp>
#include <folkgames/record/peek_tag.hpp>
#include <folkgames/record/read_options.hpp>
#include <folkgames/record/tags.hpp>
#include <folkgames/record/written_game.hpp>
