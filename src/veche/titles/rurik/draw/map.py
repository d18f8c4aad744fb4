"""The map: land, who rules where, what may be picked, the last moves, and the pieces."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from veche.drawing.html import esc, num
from veche.drawing.icons import line, symbols
from veche.drawing.scene import Step
from veche.drawing.tips import panel, rich
from veche.titles.rurik.components import GOODS, KIEV, NONE, NOVGOROD, REGIONS, SEATS, STRUCTURES
from veche.titles.rurik.draw import pieces, targets, terrain
from veche.titles.rurik.draw.desk import Desk
from veche.titles.rurik.draw.geometry import anchor, side, slot
from veche.titles.rurik.draw.marks import DEFINITIONS
from veche.titles.rurik.draw.speech import Speech

ICONS = (
    "muster", "movement", "attack", "tax", "build", "scheme", "church", "market", "stronghold", "wood", "ore", "fish",
    "honey", "fur", "any-good", "coins", "boat", "deed", "agenda", "casualty", "bear", "leader", "rebel", "troop",
    "rule", "warfare", "structures", "points",
)  # fmt: skip


@lru_cache(maxsize=16)
def definitions(regions: int, say: Speech) -> str:
    """Everything that drawings refer to and that never changes in a match; a merge may pass over it."""
    return (
        f'<svg id="rurik-defs" class="defs" data-static="rurik-{regions}" aria-hidden="true"><defs>{symbols(ICONS)}'
        f"{DEFINITIONS}{terrain.definitions(regions)}"
        f'<g id="m-names">{terrain.names(regions, say)}</g>{pieces.definitions()}</defs></svg>'
    )


def drawn(desk: Desk) -> str:
    """The map as an SVG, with the tips of its regions after it."""
    box = " ".join([str(number) for number in terrain.VIEW_BOX[desk.d.regions]])
    label = esc(desk.say("draw.map.label", number=desk.d.regions))
    stacks = pieces.stacks(desk)
    return (
        f'<div class="mapscroll" id="mapscroll">'
        f'<svg class="map" id="map" viewBox="{box}" role="group" aria-label="{label}" data-zoom="1">'
        f'<use href="#m-under"/><g class="rule">{_glows(desk)}{_rings(desk)}</g><use href="#m-over"/>'
        f'<g class="regions">{_regions(desk)}</g><g class="trails">{_trail(desk)}</g>'
        f'<g class="names"><use href="#m-names"/>{_marks(desk)}</g>'
        f'<g class="halos">{_halo(desk, stacks)}</g><g class="pieces" id="pieces">{pieces.drawn(desk, stacks)}</g>'
        f'<g class="aims">{targets.drawn(desk, stacks)}</g></svg></div>{_tips(desk)}'
    )


def _glows(desk: Desk) -> str:
    found = []
    for name in REGIONS[: desk.d.regions]:
        if desk.may(f"region-{name}"):
            found.append(
                f'<g class="glow" id="glow-{name}" clip-path="url(#cp-{name})">'
                f'<use href="#rg-{name}" class="g1"/><use href="#rg-{name}" class="g2"/></g>'
            )
    return "".join(found)


def _rings(desk: Desk) -> str:
    """A ring inside the border in the ruler's colour."""
    return "".join([
        f'<use id="ring-{REGIONS[region]}" href="#rg-{REGIONS[region]}" clip-path="url(#cp-{REGIONS[region]})" '
        f'class="ruled s-{SEATS[seat]}"/>'
        for region, seat in enumerate(desk.d.rulers)
        if seat != NONE
    ])  # fmt: skip


def _marks(desk: Desk) -> str:
    """The ruler's mark behind the region's name, in the seat's shape; above it where a structure stands."""
    found = []
    for region, seat in enumerate(desk.d.rulers):
        if seat != NONE:
            x, y = _mark(desk, region)
            place = f"translate({num(x)} {num(y)}) scale(.46)"
            found.append(f'<use id="mark-{REGIONS[region]}" href="#p-mark-{SEATS[seat]}" transform="{place}"/>')
    return "".join(found)


def _mark(desk: Desk, region: int) -> tuple[float, float]:
    x, y = anchor(region)
    x += _half(desk.say(f"region.{REGIONS[region]}")) + (30 if region in (KIEV, NOVGOROD) else 17)
    for kind, what in enumerate(STRUCTURES):
        a, b = slot(region, what)
        if desk.owner(kind, region) != NONE and abs(a - x) < 26 and abs(b - y) < 24:
            return x - 9, y - 19
    return x, y


@lru_cache(maxsize=256)
def _half(name: str) -> float:
    """About half the width of a name on the map: wide letters count more, narrow ones less."""
    return sum([9.6 if letter in "mMwW" else 4.2 if letter in "iltrj" else 6.1 for letter in name])


def _regions(desk: Desk) -> str:
    """What is clicked: the outline of each region in play, focusable only while it may be picked."""
    found = []
    for name in REGIONS[: desk.d.regions]:
        thing = f"region-{name}"
        tied = rich(f"tip-{name}")
        found.append(f'<use id="{thing}" href="#rg-{name}"{desk.pick(thing, "region")}{tied}/>')
    return "".join(found)


def _halo(desk: Desk, stacks: list[pieces.Stack]) -> str:
    """The glow around the piece that has been lifted."""
    if desk.procedure not in pieces.MOVING:
        return ""
    region, leader = desk.operands[1], desk.operands[2]
    for stack in stacks:
        if stack.seat == desk.turn and stack.region == region:
            x, y = (stack.x + stack.leader_x, stack.y - 7) if leader else (stack.x + 37, stack.y - 5)
            return f'<use href="#p-halo-{SEATS[stack.seat]}" transform="translate({num(x)} {num(y)})"/>'
    return ""


# The last moves


def _trail(desk: Desk) -> str:
    """Dotted violet lines from where pieces came to where they went, and rings around what else was touched."""
    moved = _journeys(list(desk.scene.trail))
    found = []
    for start, end in moved:
        ax, ay = side(start, 0)
        bx, by = side(end, 0)
        bend = f"{num((ax + bx) / 2 + (by - ay) * 0.25)} {num((ay + by) / 2 - (bx - ax) * 0.25)}"
        found.append(
            f'<path class="trail" d="M{num(ax)} {num(ay)}Q{bend} {num(bx)} {num(by)}" marker-end="url(#arr)"/>'
        )
    gone = {region for journey in moved for region in journey}
    for region, name in enumerate(REGIONS[: desk.d.regions]):
        if desk.was(f"region-{name}") and region not in gone:
            found.append(f'<use href="#rg-{name}" clip-path="url(#cp-{name})" class="touched"/>')
    return "".join(found)


def _journeys(trail: list[Step]) -> list[tuple[int, int]]:
    """Pairs of regions between which the last moves brought a piece: `troop kiev`, then `to volyn`."""
    found = []
    for before, after in pairwise(trail):
        if before.seat == after.seat and before.text.startswith(("troop ", "leader ")) and after.text.startswith("to "):
            start, end = before.at.removeprefix("region-"), after.at.removeprefix("region-")
            if start in REGIONS and end in REGIONS:
                found.append((REGIONS.index(start), REGIONS.index(end)))
    return found


# Tips


def _tips(desk: Desk) -> str:
    return "".join([panel(f"tip-{REGIONS[region]}", _tip(desk, region)) for region in range(desk.d.regions)])


def _tip(desk: Desk, region: int) -> str:
    """Name, good, who rules, and everybody who stands there."""
    say = desk.say
    good = GOODS[desk.columns["good_of"][region]]
    gives = say("draw.region.gives" if desk.columns["good_here"][region] else "draw.region.taken", good=good)
    rows = [_standing(desk, seat, region) for seat in range(desk.players)]
    rebels = desk.columns["rebels"][region]
    if rebels:
        look, key = ("p-rebel", "rebels") if desk.d.rebellion is None else ("p-troop-white", "neutral")
        sign = f'<svg class="seat" viewBox="-22 -22 44 44" aria-hidden="true"><use href="#{look}"/></svg>'
        rows.append(f"<dt>{sign}</dt><dd>{esc(say.count(f'draw.part.{key}', rebels))}</dd><dd>{rebels}</dd>")
    table = f"<dl>{''.join(rows)}</dl>" if any(rows) else ""
    act = esc(desk.label(f"region-{REGIONS[region]}"))
    key = f'<p class="act">{act}</p>' if act else ""
    return f"<b>{esc(say(f'region.{REGIONS[region]}'))}</b><p>{esc(gives)} {esc(_rule(desk, region))}</p>{table}{key}"


def _rule(desk: Desk, region: int) -> str:
    seat = desk.d.rulers[region]
    if seat == NONE:
        return desk.say("draw.region.nobody")
    return desk.say("draw.region.ruled-you" if seat == desk.scene.viewer else "draw.region.ruled", who=desk.name(seat))


def _standing(desk: Desk, seat: int, region: int) -> str:
    """One line of the table: a side's pieces in words and in number."""
    troops, leader = desk.troops(seat, region), desk.leader_here(seat, region)
    parts = [desk.say("draw.part.leader")] if leader else []
    if troops:
        parts.append(desk.say.count("draw.part.troops", troops))
    parts += [desk.say(f"structure.{what}") for kind, what in enumerate(STRUCTURES) if desk.owner(kind, region) == seat]
    if not parts:
        return ""
    return f"<dt>{desk.badge(seat)}</dt><dd>{esc(', '.join(parts))}</dd><dd>{troops + leader}</dd>"


@lru_cache(maxsize=16)
def zoom(say: Speech) -> str:
    """The buttons for a closer look; the page's script binds them, without it they are not shown."""
    ways = (("zoom-in", "plus", "closer"), ("zoom-out", "minus", "farther"), ("zoom-reset", "whole", "whole"))
    buttons = []
    for way, sign, key in ways:
        named = esc(say(f"draw.map.{key}"))
        buttons.append(
            f'<button type="button" data-do="{way}" aria-label="{named}" title="{named}">{line(sign)}</button>'
        )
    buttons.insert(1, "<output data-zoom-shown>100%</output>")
    return f'<div class="zoom" role="group" aria-label="{esc(say("draw.map.zoom"))}">{"".join(buttons)}</div>'
