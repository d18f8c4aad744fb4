"""Over the map: oaths that lie there, where one may be sworn, ghosts, building sites, and rings around targets."""

from __future__ import annotations

from functools import cache
from typing import Final

from veche.drawing.html import EMPTY, Html, at, esc, html, joined
from veche.drawing.icons import inside
from veche.drawing.recall import recalled
from veche.drawing.tips import svg_tip
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.both.draw.geometry import Point, side
from veche.titles.rurik.both.draw.pieces import stacks
from veche.titles.rurik.both.draw.targets import attacked, ghosts, replaced, rings, sites
from veche.titles.rurik.second.components import AUTHORITY, OATHS, PLENTY, REGIONS
from veche.titles.rurik.second.draw.desk import Desk

ARRIVING: Final = frozenset("place|place leader|rally|muster|muster leader|maria|to".split("|"))
"""Verbs by which a piece arrives in a region: a ghost shows where it would stand."""

LEAVING: Final = frozenset(
    ["choose-destination", "march", "march-with-agatha", "agatha-goes-on", "gleb-marches", "next-road"]
)
"""The questions about those who set out from the region that is the first operand."""

OCTAGON: Final = "M-7-16H7L16-7V7L7 16H-7L-16 7V-7Z"
APART: Final = 17


CROWDED: Final = 22
SMALLER: Final = ".7"
"""Where there are three kinds of oaths, they are further apart and smaller, Roads between the others."""


def oath_site(desk: Desk, oath: int, region: int) -> Point:
    """Where an oath lies in a region: on the last place for stacks, Plenty to the left and Authority to the right."""
    x, y = side(region, 4)
    apart = CROWDED if desk.d.three_oaths else APART
    return x + {PLENTY: -apart, AUTHORITY: apart}.get(oath, 0), y


@cache
def definitions() -> Html:
    """The oaths that the map refers to: an octagon in the seat's colour with a golden rim."""
    found = []
    for name in OATHS:
        for seat in SEATS:
            found.append(
                html(
                    f'<g id="p-{name}-{seat}" class="s-{seat} oathp"><path class="rim-2" d="{OCTAGON}"/>'
                    f'<path class="rim-1" d="{OCTAGON}"/><g class="ink">{inside(name, -10, -10, 20)}</g></g>'
                )
            )
        found.append(html(f'<g id="p-site-{name}" class="site"><path d="{OCTAGON}"/>{inside(name, -9, -9, 18)}</g>'))
    return joined(found)


@recalled
def sworn(desk: Desk) -> Html:
    """The oaths that lie on the map; each explains itself, a click on it means its region."""
    found = []
    size = SMALLER if desk.d.three_oaths else ".86"
    for oath, name in enumerate(OATHS):
        for region in range(desk.regions):
            owner = desk.columns["oath_at"][oath * len(REGIONS) + region]
            if owner != NONE:
                x, y = oath_site(desk, oath, region)
                key = "draw.oath.yours" if owner == desk.scene.viewer else "draw.oath.of"
                title = desk.say(key, oath=name, who=desk.within(owner))
                found.append(
                    html(
                        f'<g id="{esc(name)}-{REGIONS[region]}" class="bl" data-pick="region-{REGIONS[region]}" '
                        f'data-tip="" '
                        f'transform="{at(x, y)} scale({esc(size)})">{svg_tip(title, desk.say(f"draw.oath.{name}"))}'
                        f'<use href="#p-{esc(name)}-{esc(desk.seats[owner])}"/></g>'
                    )
                )
    return joined(found)


@recalled
def drawn(desk: Desk) -> Html:
    """Everything over the pieces that the moment asks for."""
    if not desk.asked:
        return EMPTY

    def thing_of(name: str, _: int, region: int) -> str:
        return attacked(desk, name, region) or replaced(desk, name, region)

    return (
        _leaving(desk) + ghosts(desk, desk.mine, ARRIVING) + sites(desk) + _oath_sites(desk) + rings(desk, thing_of)
    )  # fmt: skip


def _oath_sites(desk: Desk) -> Html:
    found = []
    small = html(f" scale({esc(SMALLER)})") if desk.d.three_oaths else EMPTY
    for oath, name in enumerate(OATHS):
        for region, where in enumerate(REGIONS[: desk.regions]):
            thing = f"oath-region-{name}-{where}"
            if desk.may(thing):
                x, y = oath_site(desk, oath, region)
                found.append(
                    html(
                        f'<g id="site-{esc(name)}-{esc(where)}"{desk.pick(thing, "site-may")} '
                        f'transform="{at(x, y)}{small}">'
                        f'<title>{esc(desk.label(thing))}</title><use href="#p-site-{esc(name)}"/></g>'
                    )
                )
    return joined(found)


def _leaving(desk: Desk) -> Html:
    """A ring around those who are about to set out."""
    if not desk.doing(*LEAVING):
        return EMPTY
    for stack in stacks(desk):
        if stack.seat == desk.turn and stack.region == desk.operands[0]:
            place = at(stack.x, stack.y)
            return html(f'<rect class="leaving" x="-31" y="-27" width="62" height="54" rx="26" transform="{place}"/>')
    return EMPTY
