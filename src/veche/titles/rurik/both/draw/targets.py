"""What lies over the pieces while somebody chooses: ghosts where one may land, building sites, rings around targets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from veche.drawing.html import EMPTY, Html, at, esc, html, joined, num
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.desk import Desk
from veche.titles.rurik.both.draw.geometry import SITES, Point, site, slot
from veche.titles.rurik.both.draw.pieces import free_side, stacks


def ghosts(desk: Desk, seat: int, arriving: Collection[str]) -> Html:
    """Where a piece of the seat may land, by one of the verbs with which pieces arrive."""
    found = []
    for region in range(desk.regions):
        name = desk.edition.regions[region]
        if any(pick.verb in arriving for pick in desk.picks.get(f"region-{name}", [])):
            x, y = free_side(desk, seat, region)
            found.append(
                html(
                    f'<use id="ghost-{esc(name)}" class="ghosts" href="#p-ghost-{esc(desk.seats[seat])}" '
                    f'transform="{at(x, y)} scale(.86)"/>'
                )
            )
    return joined(found)


SMALL = 0.8
BELOW = 31.0
"""Where more may be built than there are places, they are shown smaller, and the others so far below."""


def sites(desk: Desk) -> Html:
    """Empty places where a structure may be built now."""
    found = []
    for region, name in enumerate(desk.edition.regions[: desk.regions]):
        things = [f"structure-region-{what}-{name}" for what in desk.edition.structures[: desk.kinds]]
        kinds = [kind for kind, thing in enumerate(things) if desk.may(thing) and desk.owner(kind, region) == NONE]
        for kind, (x, y), scale in _spread(desk, region, kinds):
            what = desk.edition.structures[kind]
            small = html(f" scale({num(scale)})") if scale < 1 else EMPTY
            found.append(
                html(
                    f'<g id="site-{esc(what)}-{esc(name)}"{desk.pick(things[kind], "site-may")} '
                    f'transform="{at(x, y)}{small}"><use href="#p-site-{esc(what)}"/></g>'
                )
            )
    return joined(found)


def _spread(desk: Desk, region: int, kinds: list[int]) -> Iterator[tuple[int, Point, float]]:
    """The kinds that may be built on the places that are left; where there are more of them, in a second row."""
    taken = list(desk.places(region).values())
    free = [place for place in range(SITES) if site(region, place) not in taken]
    own = [kind for kind in kinds if kind in free]
    order = [*own, *[kind for kind in kinds if kind not in own]]
    left = [*own, *[place for place in free if place not in own]]
    scale = 1.0 if len(order) <= len(left) else SMALL
    for number, kind in enumerate(order):
        x, y = site(region, left[number % len(left)])
        yield kind, (x, y + BELOW * (number // len(left))), scale


def rings(desk: Desk, thing_of: Callable[[str, int, int], str]) -> Html:
    """Rings around what can be attacked or replaced.

    `thing_of` names the thing that a move points at when it means this side (its name and seat, NONE for rebels) in
    this region, or nothing.
    """
    found = []
    for stack in stacks(desk):
        name, region = desk.seats[stack.seat], desk.edition.regions[stack.region]
        thing = thing_of(name, stack.seat, stack.region)
        if thing:
            found.append(_ring(desk, thing, f"aim-{name}-{region}", stack.x, stack.y, stack.reach))
    for place, region in enumerate(desk.edition.regions[: desk.regions]):
        thing = thing_of("rebel", NONE, place)
        if thing and desk.columns["rebels"][place]:
            x, y = slot(place, "rebel")
            found.append(_ring(desk, thing, f"aim-rebel-{region}", x, y, 23))
    return html(f'<g id="ringed" class="breath">{joined(found)}</g>') if found else EMPTY


def attacked(desk: Desk, name: str, region: int) -> str:
    """The thing that an attack on this side in this region points at, or nothing."""
    thing = f"region-target-{desk.edition.regions[region]}-{name}"
    return thing if desk.may(thing) else ""


def replaced(desk: Desk, name: str, region: int) -> str:
    """The thing that a replacement of this side points at, while one is chosen in this region, or nothing."""
    thing = f"target-{name}"
    return thing if desk.doing("replace") and desk.operands[0] == region and desk.may(thing) else ""


def _ring(desk: Desk, thing: str, ident: str, x: float, y: float, wide: float) -> Html:
    return html(
        f'<g id="{esc(ident)}" class="aim may" data-pick="{esc(thing)}" tabindex="0" role="button" '
        f'aria-label="{esc(desk.label(thing))}" transform="{at(x, y)}">'
        f'<rect x="{-wide:g}" y="-25" width="{2 * wide:g}" height="50" rx="24"/></g>'
    )
