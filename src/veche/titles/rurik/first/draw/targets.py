"""What lies over the pieces while somebody chooses: rings around targets, ghosts where a piece may land, sites."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html
from veche.drawing.recall import recalled
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.targets import attacked, ghosts, replaced, rings, sites
from veche.titles.rurik.first.draw.desk import Desk

ARRIVING: Final = frozenset("place|place leader|rally|muster|muster leader|maria|to|sviatoslav".split("|"))
"""Verbs by which a piece arrives in a region: a ghost shows where it would stand."""


@recalled
def drawn(desk: Desk) -> Html:
    """Everything over the pieces that the moment asks for. Predslava's victim is the opponent's piece."""
    if not desk.asked:
        return EMPTY
    seat = desk.operands[0] if desk.doing("predslava-sends") else desk.mine

    def thing_of(name: str, side: int, region: int) -> str:
        return attacked(desk, name, region) or replaced(desk, name, region) or _own(desk, name, side, region)

    return ghosts(desk, seat, ARRIVING) + sites(desk) + rings(desk, thing_of)


def _own(desk: Desk, name: str, seat: int, region: int) -> str:
    """What only this edition aims at: neutral troops, and whom Predslava sends away."""
    neutral = f"region-{desk.edition.regions[region]}"
    if seat == NONE and any(pick.verb == "attack neutral" for pick in desk.picks.get(neutral, [])):
        return neutral
    sent = "predslava" in desk.verbs or "predslava leader" in desk.verbs
    if sent and seat != NONE and desk.leader_here(desk.mine, region) and desk.may(f"seat-{name}"):
        return f"seat-{name}"
    return ""
