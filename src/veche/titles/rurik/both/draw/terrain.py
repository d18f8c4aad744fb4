"""The land under the pieces: sea, regions, rivers, trees, borders, names. It never changes during a match.

It is written once for each number of players, into definitions that the live map refers to; they are a part of the
drawing that a page is sent once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from veche.drawing.html import Html, esc, html, joined, num
from veche.titles.rurik.both.draw.geometry import CITIES, OUTSIDE, REGIONS, anchor, chain, line, outline, steps, world

VIEW_BOX: Final = {8: (92, 8, 800, 850), 11: (0, 0, 1000, 1060), 15: (0, 0, 1000, 1060)}
"""What the map shows by the number of regions in play: with eight it comes closer."""

SEA: Final = (
    ("M-900 470C-500 380 -200 420 -60 372C-20 358 8 352 34 340",
     ("-brest~sea", "-pskov~sea", "-novgorod~sea"),
     "C426 40 412 24 424 -20C440 -120 380 -200 420 -500L-900 -500Z"),
    ("M322 1036",
     ("peresech~sea", "azov~sea"),
     "C978 800 1000 826 1030 822C1200 800 1300 900 1900 860L1900 1600L200 1600C220 1300 330 1100 322 1036Z"),
)  # fmt: skip
FAR_SHORE: Final = (
    "M820 1600C800 1300 880 1120 872 1070C876 1036 874 1020 900 1004"
    "S948 976 1020 968C1200 950 1500 1040 1900 1000V1600Z"
)
EVERYWHERE: Final = html('x="-900" y="-500" width="2800" height="2100"')
DOME: Final = "M0-20V-15M-3-18H3M0-15C2-10 9-8 8 0C8 4 4 5 4 8H-4C-4 5-8 4-8 0C-9-8-2-10 0-15Z"
DOMES: Final = ((-22, -16, 0.72), (22, -16, 0.72), (-12, -23, 0.82), (12, -23, 0.82), (0, -29, 1.1))

Shape = Callable[[float, float], Html]
SHAPES: Final[dict[str, Shape]] = {
    "pine": lambda x, y: html(f"M{num(x)} {num(y - 13)}l7 11h-4l5 8h-16l5-8h-4z"),
    "oak": lambda x, y: html(
        f"M{num(x - 7)} {num(y - 4)}a7 7 0 1 1 14 0a7 7 0 1 1-14 0M{num(x - 1.2)} {num(y)}h2.4v8h-2.4z"
    ),
    "wheat": lambda x, y: html(
        f"M{num(x - 6)} {num(y + 5)}q3-7 1-13M{num(x)} {num(y + 6)}q1-8 1-15M{num(x + 6)} {num(y + 5)}q-1-7 2-12"
    ),
    "hill": lambda x, y: html(
        f"M{num(x - 14)} {num(y + 6)}q8-15 14-12q5 2 8 9M{num(x + 1)} {num(y + 6)}q6-9 10-7q4 2 5 7"
    ),
    "grass": lambda x, y: html(
        f"M{num(x - 5)} {num(y + 4)}l-2-7M{num(x)} {num(y + 4)}v-9M{num(x + 5)} {num(y + 4)}l2-7"
    ),
}
"""What grows where, each as a piece of path; `(x, y)` is its middle."""


@cache
def definitions(regions: int) -> Html:
    """Everything that never changes on the map, for so many regions in play."""
    shapes = joined([html(f'<path id="rg-{esc(name)}" d="{outline(name)}"/>') for name in REGIONS])
    clips = joined(
        [html(f'<clipPath id="cp-{esc(name)}"><use href="#rg-{esc(name)}"/></clipPath>') for name in REGIONS]
    )
    return html(
        f'{shapes}{clips}<clipPath id="cp-sea"><path id="sea" d="{esc(_sea())}"/></clipPath>'
        '<pattern id="waves" width="46" height="22" patternUnits="userSpaceOnUse">'
        '<path class="wave" d="M4 8q5-5 10 0t10 0M27 19q5-5 10 0t10 0M-19 19q5-5 10 0t10 0"/></pattern>'
        '<marker id="arr" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">'
        '<path class="arr" d="M1 1 8 5 1 9z"/></marker>'
        f'<g id="m-under">{_under()}{_lands(regions)}</g><g id="m-over">{_over(regions)}</g>'
    )


def _sea() -> str:
    return "".join([first + chain(arcs) + last for first, arcs, last in SEA])


def _under() -> Html:
    """The wild land and the sea, which reach far beyond the frame, so that any window is filled."""
    shore = joined([html(f'<use href="#sea" class="shore" stroke-width="{w}" opacity="{esc(o)}"/>')
                     for w, o in ((58, ".07"), (36, ".1"), (16, ".16"))])  # fmt: skip
    wild = world()["decoration"]["wild"]
    hills = "".join([f"M{x - 14} {y + 6}q8-15 14-12q5 2 8 9" for x, y, kind in wild if kind == "hill"])
    pines = "".join([f"M{x} {y - 12}l6 10h-3l4 7h-14l4-7h-3z" for x, y, kind in wild if kind == "pine"])
    return html(
        f'<rect class="wild" {EVERYWHERE}/><use href="#sea" class="water"/><g clip-path="url(#cp-sea)">'
        f'<rect {EVERYWHERE} fill="url(#waves)"/>{shore}</g><path class="wild far" d="{FAR_SHORE}"/>'
        f'<path class="w-pine" d="{esc(pines)}"/><path class="w-hill" d="{esc(hills)}"/>'
    )


def _lands(regions: int) -> Html:
    found = []
    for place, name in enumerate(REGIONS):
        tier: str = world()["regions"][name]["tier"] if place < regions else "wild"
        found.append(
            html(
                f'<use href="#rg-{esc(name)}" class="ld-{esc(tier)}"/><g clip-path="url(#cp-{esc(name)})" class="edge">'
                f'<use href="#rg-{esc(name)}" stroke-width="26" opacity=".09"/>'
                f'<use href="#rg-{esc(name)}" stroke-width="10" opacity=".1"/></g>'
            )
        )
    return joined(found)


def _over(regions: int) -> Html:
    """Rivers, lakes and what grows, then the borders: a light halo under an ink line."""
    return _waters() + _growth(regions) + _borders(regions)


def _waters() -> Html:
    rivers = []
    for river in world()["decoration"]["rivers"].values():
        x, y = river["start"]
        rivers.append(html(f"M{num(x)} {num(y)}{esc(steps((x, y), river['curve']))}"))
    lakes = []
    for x, y, wide, high in world()["decoration"]["lakes"].values():
        lakes.append(html(f'<ellipse class="lake" cx="{num(x)}" cy="{num(y)}" rx="{num(wide)}" ry="{num(high)}"/>'))
    return html(f'<path class="river" d="{joined(rivers)}"/>{joined(lakes)}')


def _growth(regions: int) -> Html:
    """One path for each kind of thing that grows in the regions in play."""
    grown: dict[str, list[Html]] = {kind: [] for kind in SHAPES}
    for x, y, kind, region in world()["decoration"]["scatter"]:
        if REGIONS.index(region) < regions:
            grown[kind].append(SHAPES[kind](x, y))
    return joined(
        [html(f'<path class="g-{esc(kind)}" d="{joined(paths)}"/>') for kind, paths in grown.items() if paths]
    )


def _borders(regions: int) -> Html:
    lines: dict[tuple[str, bool], list[Html]] = {}
    for name, arc in world()["arcs"].items():
        here = [REGIONS.index(one) for one in arc["between"] if one not in OUTSIDE]
        lines.setdefault((arc["kind"], min(here) >= regions), []).append(line(name))
    found = []
    for (kind, faint), paths in lines.items():
        look = f"bd {kind} faint" if faint else f"bd {kind}"
        if kind == "border" and not faint:
            found.append(html(f'<path class="bd-h" d="{joined(paths)}"/>'))
        found.append(html(f'<path class="{esc(look)}" d="{joined(paths)}"/>'))
    return joined(found)


def names(regions: int, here: Sequence[str], called: Callable[[str], str]) -> Html:
    """The names on the map, as `called` gives them for the edition's words; golden plates for two cities."""
    x, y, _, _ = VIEW_BOX[regions]
    found = [
        html(
            f'<text x="{x + 24}" y="{y + 66}" class="ttl">{esc(called("draw.map.title-1"))}</text>'
            f'<text x="{x + 24}" y="{y + 108}" class="ttl">{esc(called("draw.map.title-2"))}</text>'
            f'<text x="{x + 26}" y="{y + 138}" class="sea">{esc(called("draw.map.north-sea"))}</text>'
            f'<text x="744" y="1020" class="sea mid">{esc(called("draw.map.south-sea"))}</text>'
            '<g class="ships"><use href="#i-ship" x="58" y="164" width="52" height="52"/>'
            '<use href="#i-ship" x="556" y="984" width="56" height="56"/></g>'
        )
    ]
    for region, name in enumerate(here):
        found.append(_name(region, called(f"region.{name}"), region >= regions))
    return joined(found)


def _name(region: int, name: str, out: bool) -> Html:
    x, y = anchor(region)
    if region not in CITIES:
        return html(f'<text x="{x}" y="{y + 7.5}" class="{"nm dim" if out else "nm"}">{esc(name)}</text>')
    half = 62.4 if region == CITIES[0] else 41.2
    domes = joined([html(f'<path transform="translate({x + dx} {y + dy - 16}) scale({size})" d="{DOME}"/>')
                     for dx, dy, size in DOMES])  # fmt: skip
    wall = f"M{x - 27} {y - 16}v-10h10v-6h10v-6h14v6h10v6h10v10z"
    plate = f"M{x - half} {y - 16}H{x + half}l-8 16l8 16H{x - half}l8-16z"
    return html(
        f'<g class="domes"><path class="wall" d="{esc(wall)}"/>{domes}</g><path class="plate" d="{esc(plate)}"/>'
        f'<text x="{x}" y="{y + 7.5}" class="nm au">{esc(name)}</text>'
    )
