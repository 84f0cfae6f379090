# The sources of the tests, in three programs. tests/checks/file_lists.cmake compares this with what is
# on disk: a test that nobody builds can never fail.
set(folkgames_test_sources
    adugo/board_test.cpp
    adugo/capture_rules_test.cpp
    adugo/hash_test.cpp
    adugo/index_test.cpp
    adugo/max_legal_moves_test.cpp
    adugo/notation_test.cpp
    adugo/playout_board_test.cpp
    adugo/predecessors_test.cpp
    adugo/rules_notation_test.cpp
    adugo/rules_test.cpp
    adugo/setup_test.cpp
    adugo/step_sets_test.cpp
    adugo/symmetry_test.cpp
    adugo/two_plies_test.cpp
    adugo/variants_test.cpp
    agreement_test.cpp
    algorithm/batch_test.cpp
    algorithm/perft_test.cpp
    algorithm/playout_test.cpp
    any_move_value_test.cpp
    conformance_test.cpp
    core/binomial_test.cpp
    core/enum_set_test.cpp
    core/fixed_list_test.cpp
    core/fixed_text_test.cpp
    core/message_test.cpp
    core/parse_test.cpp
    core/result_test.cpp
    core/text_cursor_test.cpp
    core/with_rules_test.cpp
    examples/search_test.cpp
    interop/drawing_test.cpp
    interop/fmt_test.cpp
    interop/format_test.cpp
    interop/ostream_test.cpp
    oware/ending_rules_test.cpp
    oware/fast_paths_test.cpp
    oware/hash_test.cpp
    oware/index_test.cpp
    oware/legal_pits_test.cpp
    oware/notation_test.cpp
    oware/predecessors_test.cpp
    oware/rules_notation_test.cpp
    oware/rules_test.cpp
    oware/setup_test.cpp
    oware/symmetry_test.cpp
    oware/variants_test.cpp
    promises_test.cpp
    record/adugo_round_trip_test.cpp
    record/broken_files_test.cpp
    record/foreign_test.cpp
    record/game_files_test.cpp
    record/game_record_test.cpp
    record/human_games_test.cpp
    record/move_list_test.cpp
    record/oware_round_trip_test.cpp
    record/recovery_test.cpp
    record/writer_test.cpp)

# Of these the suites: they look at many positions under many rules, and at more of them in .ci/run.
set(folkgames_suite_sources
    agreement_test.cpp
    conformance_test.cpp)

# In long/: minutes, run by .ci/run only.
set(folkgames_long_test_sources
    long/adugo_solve_long_test.cpp
    long/conformance_long_test.cpp
    long/hash_long_test.cpp
    long/perft_long_test.cpp
    long/predecessors_long_test.cpp)

set(folkgames_reference_sources
    reference/adugo.cpp
    reference/oware.cpp)
