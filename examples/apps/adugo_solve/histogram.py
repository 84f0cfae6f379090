"""Draws how many positions the dogs win in how many plies, from what adugo_solve --distances prints.

Usage: adugo_solve --rules one-dog --distances dogs | histogram.py >docs/images/adugo-distances.svg

One file for light and dark pages: the colours follow prefers-color-scheme. The scale is logarithmic.
"""

import math
import re
import sys

LEFT, RIGHT, TOP, BOTTOM, BAR, HEIGHT = 70, 20, 50, 46, 9, 240
DECADES = range(0, 10)

STYLE = """
  text { font: 13px sans-serif; fill: #1f2328 }
  .quiet { fill: #656d76 }
  .heading { font-weight: bold }
  .line { stroke: #d1d9e0; stroke-width: 1 }
  .bar { fill: #1a7f37 }
  .page { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc }
    .quiet { fill: #9198a1 }
    .line { stroke: #3d444d }
    .bar { fill: #3fb950 }
    .page { fill: #0d1117 }
  }
"""


def read(lines):
    """{plies: positions} of the greatest number of dogs."""
    layers = {}
    for line in lines:
        if row := re.fullmatch(r" *(\d+) +(\d+) +(\d+)\n?", line):
            dogs, plies, positions = map(int, row.groups())
            layers.setdefault(dogs, {})[plies] = positions
    return layers[max(layers)]


def y_of(positions):
    return TOP + HEIGHT * (1 - math.log10(positions) / DECADES[-1])


def draw(histogram):
    width = LEFT + RIGHT + BAR * (max(histogram) // 2 + 1)
    height = TOP + HEIGHT + BOTTOM
    parts = []
    for n in DECADES[::3]:
        y = f"{y_of(10**n):.1f}"
        parts.append(f'<line class="line" x1="{LEFT}" y1="{y}" x2="{width - RIGHT}" y2="{y}"/>')
        label = {0: "1", 3: "1000", 6: "1 million", 9: "1 billion"}[n]
        parts.append(f'<text class="quiet" x="{LEFT - 6}" y="{y}" text-anchor="end">{label}</text>')
    for plies, positions in histogram.items():
        x = LEFT + BAR * (plies // 2)
        y = y_of(positions)
        rest = max(TOP + HEIGHT - y, 1)
        parts.append(f'<rect class="bar" x="{x}" y="{y:.1f}" width="{BAR - 2}" height="{rest:.1f}"/>')
        if plies % 20 == 0:
            parts.append(f'<text class="quiet" x="{x}" y="{TOP + HEIGHT + 18}">{plies}</text>')
    parts.append(f'<text x="{width - RIGHT}" y="{height - 8}" text-anchor="end">plies to the end</text>')
    heading = '<text class="heading" x="12" y="22">Positions that the dogs win without a loss, the jaguar to move</text>'
    body = "\n".join([heading, *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' role="img">\n<title>How long the dogs need</title>\n'
        f'<style>{STYLE}</style>\n<rect class="page" width="{width}" height="{height}"/>\n{body}\n</svg>'
    )


if __name__ == "__main__":
    print(draw(read(sys.stdin)))
