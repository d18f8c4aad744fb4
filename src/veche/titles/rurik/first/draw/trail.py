"""What the Rebellion did since one last looked, in the words of the map: where pieces left and came, what else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.scene import Step

REGION_AT: Final = {"musters": 2, "taxes": 2, "returns": 2, "attacks": 3, "builds": 3}
"""Which word of an act, counted from 0, is the region in which it happened."""


def plain(trail: Sequence[Step]) -> list[Step]:
    """The steps, with the Rebellion's acts told as a player's: its moves as leaving and coming, the rest by place."""
    return [one for step in trail for one in _plain(step)]


def _plain(step: Step) -> list[Step]:
    words = step.text.split()
    if words[0] != "rebellion":
        return [step]
    if words[1] == "moves":
        whence, there = words[3], words[4]
        return [
            Step(step.seat, f"troop {whence}", f"region-{whence}"),
            Step(step.seat, f"to {there}", f"region-{there}"),
        ]
    if words[1] in REGION_AT:
        return [Step(step.seat, step.text, f"region-{words[REGION_AT[words[1]]]}")]
    if words[1] == "column":
        return [Step(step.seat, step.text, f"column-{words[2]}")]
    return [step]


def regions_acted_in(trail: Sequence[Step], seat: int) -> list[str]:
    """Where the seat acted, the latest last; the places that pieces only left are none."""
    steps = [step for step in trail if step.seat == seat and step.at.startswith("region-")]
    return [step.at.removeprefix("region-") for step in steps if not step.text.startswith("troop ")]
