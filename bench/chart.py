"""Draws how many times as fast as the textbook form the library is, from what ./run bench measured.

Usage: chart.py RESULT.json >docs/images/performance.svg

One file for light and dark pages: the colours follow prefers-color-scheme. The scale is logarithmic.
"""

import math
import sys

import results

FORMS = {"library": "", "batch": ", in batches", "portable": ", portable"}
NAMES = {
    "perft_digest": "perft({}), leaves hashed",
    "perft": "perft({}), last ply counted",
    "playouts": "random games",
    "play": "play",
    "list": "list of moves",
    "count": "number of moves",
    "has_move": "is there a move",
    "outcome": "outcome",
}
LEFT, RIGHT, TOP, ROW, WIDTH = 250, 160, 56, 24, 760
GREATEST = 32  # times as fast, at the right end of the scale

STYLE = """
  text { font: 13px sans-serif; fill: #1f2328 }
  .quiet { fill: #656d76 }
  .heading { font-weight: bold }
  .line { stroke: #d1d9e0; stroke-width: 1 }
  .one { stroke: #656d76; stroke-width: 1 }
  .oware { fill: #9a6700 }
  .adugo { fill: #1a7f37 }
  .page { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc }
    .quiet { fill: #9198a1 }
    .line { stroke: #3d444d }
    .one { stroke: #9198a1 }
    .oware { fill: #d29922 }
    .adugo { fill: #3fb950 }
    .page { fill: #0d1117 }
  }
"""


def title_of(operation, form):
    """`perft_9` is `perft(9), last ply counted`."""
    base, _, depth = operation.rpartition("_")
    if not depth.isdigit():
        base, depth = operation, ""
    return NAMES[base].format(depth) + FORMS[form]


def nanoseconds(value):
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def bars(measured, game):
    """(title, time, textbook time) for each form that has a textbook form; of single calls the middle of the game."""
    for (of_game, operation), phases in measured.items():
        times = phases.get("start") or phases.get("middle") or {}
        for form in FORMS:
            if of_game == game and form in times and "textbook" in times:
                yield title_of(operation, form), times[form], times["textbook"]


def x_of(ratio):
    """One half is at the left end."""
    return LEFT + (WIDTH - LEFT - RIGHT) * math.log2(ratio * 2) / math.log2(GREATEST * 2)


def draw(measured):
    y = TOP
    parts = []
    for game in ("oware", "adugo"):
        parts.append(f'<text class="heading" x="12" y="{y + 16}">{game.capitalize()}</text>')
        y += ROW
        for title, time, textbook in bars(measured, game):
            ratio = textbook / time
            start, end = sorted((x_of(1), x_of(min(max(ratio, 0.5), GREATEST))))
            parts.append(f'<text x="{LEFT - 10}" y="{y + 16}" text-anchor="end">{title}</text>')
            parts.append(
                f'<rect class="{game}" x="{start:.1f}" y="{y + 4}" width="{max(end - start, 1):.1f}" height="16" rx="2"/>'
            )
            parts.append(
                f'<text x="{end + 8:.1f}" y="{y + 16}">{ratio:.1f}x'
                f'<tspan class="quiet" dx="8">{nanoseconds(time)} ns, not {nanoseconds(textbook)}</tspan></text>'
            )
            y += ROW
        y += ROW // 2
    grid = []
    for ratio in (1, 2, 4, 8, 16, 32):
        x = f"{x_of(ratio):.1f}"
        kind = "one" if ratio == 1 else "line"
        grid.append(f'<line class="{kind}" x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{y - 6}"/>')
        grid.append(f'<text class="quiet" x="{x}" y="{TOP - 12}" text-anchor="middle">{ratio}x</text>')
    heading = (
        '<text class="heading" x="12" y="22">How many times as fast as the textbook form, one thread</text>'
    )
    body = "\n".join([heading, *grid, *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}" role="img">\n'
        "<title>The library against the textbook form: how many times as fast</title>\n"
        f"<style>{STYLE}</style>\n"
        f'<rect class="page" width="{WIDTH}" height="{y}"/>\n{body}\n</svg>'
    )


if __name__ == "__main__":
    print(draw(results.read(sys.argv[1])))
