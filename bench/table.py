"""Prints what the suite measured, each operation beside its textbook form.

Usage: table.py [--markdown] RESULT.json

With --markdown: the single operations of both games side by side, for docs/performance.md.
"""

import sys

import results

PHASES = ["opening", "middle", "end"]


def number(value):
    """Three digits that count."""
    return "" if value is None else f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def cells(times):
    """Time, textbook time and how many times as fast."""
    time, textbook = times
    ratio = "" if time is None or textbook is None else number(textbook / time) + "x"
    return [number(time), number(textbook), ratio]


def rows_of(key, phases):
    """(name, [(time, textbook time) for each phase]) for each form of one operation."""
    game, operation = key
    forms = [f for f in dict.fromkeys(f for p in phases.values() for f in p) if f != "textbook"]
    for form in forms:
        name = f"{game} {operation}" + ("" if form == "library" else f", {form}")

        def times(phase):
            of_phase = phases.get(phase, {})
            return of_phase.get(form), of_phase.get("textbook")

        if any(p in phases for p in PHASES):
            yield name, [times(p) for p in PHASES]
            others = [p for p in phases if p not in PHASES]
        else:
            others = list(phases)
        for phase in others:
            yield (f"{name}, {phase}" if phase == "over" else name), [times(phase)]


def markdown(measured):
    print("| call | Oware, ns | times as fast | Adugo, ns | times as fast |\n|---|---|---|---|---|")
    for operation in dict.fromkeys(o for (_, o), phases in measured.items() if "middle" in phases):
        line = f"| `{operation}` |"
        for game in ("oware", "adugo"):
            phases = measured[game, operation]
            times = [(phases[p]["library"], phases[p].get("textbook")) for p in PHASES]
            line += " " + " / ".join(number(time) for time, _ in times) + " |"
            line += " " + " / ".join(f"{t / time:.1f}" for time, t in times if t) + " |"
        print(line.replace("  |", " |"))


def main():
    measured = results.read(sys.argv[-1])
    if "--markdown" in sys.argv:
        return markdown(measured)
    rows = [row for key, phases in measured.items() for row in rows_of(key, phases)]
    whole = [r for r in rows if len(r[1]) == 1]
    by_phase = [r for r in rows if len(r[1]) > 1]
    print("Nanoseconds of processor time; after them those of the textbook form, and how many times as fast.")
    if whole:
        print(f"\n{'a leaf, a move played or a position':36}{'ns':>8}{'textbook':>10}{'ratio':>8}{'M/s':>9}")
        for name, [times] in whole:
            rate = "" if times[0] is None else number(1000 / times[0])
            ns, textbook, ratio = cells(times)
            print(f"{name:36}{ns:>8}{textbook:>10}{ratio:>8}{rate:>9}".rstrip())
    if by_phase:
        heading = "".join(f"{'  ' + p:>9}{'textbook':>10}{'ratio':>7}" for p in PHASES)
        print(f"\n{'one call, by third of the game':26}{heading}")
        for name, phases in by_phase:
            line = ""
            for times in phases:
                ns, textbook, ratio = cells(times)
                line += f"{ns:>9}{textbook:>10}{ratio:>7}"
            print(f"{name:26}{line}".rstrip())


if __name__ == "__main__":
    main()
