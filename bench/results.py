"""What the suite measured, from the JSON that Google Benchmark writes."""

import json
import statistics


def read(path):
    """Nanoseconds of processor time for one operation, by (game, operation), phase and form.

    The median of the repetitions. Keys come in the order in which the program lists its benchmarks.
    """
    with open(path, encoding="utf-8") as file:
        runs = json.load(file)["benchmarks"]
    samples = {}
    # Interleaving writes the runs in random order.
    for run in sorted(runs, key=lambda run: run["family_index"]):
        if run["run_type"] != "iteration" or "s/op" not in run:
            continue
        game, operation, phase, form = run["run_name"].split("/")
        phases = samples.setdefault((game, operation), {})
        phases.setdefault(phase, {}).setdefault(form, []).append(run["s/op"] * 1e9)
    return {
        key: {
            phase: {form: statistics.median(times) for form, times in forms.items()}
            for phase, forms in phases.items()
        }
        for key, phases in samples.items()
    }
