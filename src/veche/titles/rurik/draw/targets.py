"""What lies over the pieces while somebody chooses: rings around targets, ghosts where a piece may land, sites."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import at, esc
from veche.titles.rurik.components import NONE, REGIONS, SEATS, STRUCTURES
from veche.titles.rurik.draw.desk import Desk
from veche.titles.rurik.draw.geometry import slot
from veche.titles.rurik.draw.pieces import Stack, free_side

ARRIVING: Final = frozenset("place|place leader|rally|muster|muster leader|maria|to".split("|"))
"""Verbs by which a piece arrives in a region: a ghost shows where it would stand."""


def drawn(desk: Desk, stacks: list[Stack]) -> str:
    """Everything over the pieces that the moment asks for."""
    if not desk.asked:
        return ""
    return _ghosts(desk) + _sites(desk) + _targets(desk, stacks)


def _ghosts(desk: Desk) -> str:
    """Where a piece may land. Predslava's victim is the opponent's, every other arrival is one's own."""
    seat = desk.operands[0] if desk.procedure == "predslava-sends" else desk.mine
    found = []
    for region in range(desk.d.regions):
        if any(pick.verb in ARRIVING for pick in desk.picks.get(f"region-{REGIONS[region]}", [])):
            x, y = free_side(desk, seat, region)
            found.append(
                f'<use id="ghost-{REGIONS[region]}" class="ghosts" href="#p-ghost-{SEATS[seat]}" '
                f'transform="{at(x, y)} scale(.86)"/>'
            )
    return "".join(found)


def _sites(desk: Desk) -> str:
    """Empty places where a structure may be built now."""
    found = []
    for what in STRUCTURES:
        for name in REGIONS[: desk.d.regions]:
            thing = f"structure-region-{what}-{name}"
            region = REGIONS.index(name)
            if desk.may(thing) and desk.owner(STRUCTURES.index(what), region) == NONE:
                x, y = slot(region, what)
                found.append(
                    f'<g id="site-{what}-{name}"{desk.pick(thing, "site-may")} transform="{at(x, y)}">'
                    f'<use href="#p-site-{what}"/></g>'
                )
    return "".join(found)


def _targets(desk: Desk, stacks: list[Stack]) -> str:
    """Rings around what can be attacked, replaced by a church, or sent away by Predslava."""
    found = []
    for stack in stacks:
        thing = _thing(desk, SEATS[stack.seat], stack.seat, stack.region)
        if thing:
            wide = 27 + (8 if stack.leader and stack.numbers else 0)
            found.append(_ring(desk, thing, f"aim-{SEATS[stack.seat]}-{REGIONS[stack.region]}", stack.x, stack.y, wide))
    for region in range(desk.d.regions):
        thing = _thing(desk, "rebel", NONE, region)
        if thing and desk.columns["rebels"][region]:
            x, y = slot(region, "rebel")
            found.append(_ring(desk, thing, f"aim-rebel-{REGIONS[region]}", x, y, 23))
    return "".join(found)


def _thing(desk: Desk, name: str, seat: int, region: int) -> str:
    """The thing that a move points at when it means this side in this region, or nothing."""
    attack = f"region-target-{REGIONS[region]}-{name}"
    if desk.may(attack):
        return attack
    neutral = f"region-{REGIONS[region]}"
    if seat == NONE and any(pick.verb == "attack neutral" for pick in desk.picks.get(neutral, [])):
        return neutral
    if desk.procedure == "replace" and desk.operands[0] == region and desk.may(f"target-{name}"):
        return f"target-{name}"
    sent = desk.verbs & {"predslava", "predslava leader"}
    if sent and seat != NONE and desk.leader_here(desk.mine, region) and desk.may(f"seat-{name}"):
        return f"seat-{name}"
    return ""


def _ring(desk: Desk, thing: str, ident: str, x: float, y: float, wide: float) -> str:
    return (
        f'<g id="{ident}" class="aim may" data-pick="{thing}" tabindex="0" role="button" '
        f'aria-label="{esc(desk.label(thing))}" transform="{at(x, y)}">'
        f'<rect x="{-wide:g}" y="-25" width="{2 * wide:g}" height="50" rx="24"/></g>'
    )
