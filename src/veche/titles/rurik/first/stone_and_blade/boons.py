"""Trade boons: gained when their column of the boat is first full, kept on the dock, paid like any one good."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import added, changed, follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import WIDTH_OF_GOODS
from veche.titles.rurik.first.state import RurikState


def boon_due(s: RurikState) -> i64:
    """The place of a boon that is gained now, seat * goods + good; NONE if there is none."""
    for place in range(s.players * WIDTH_OF_GOODS):
        if s.boons[place] and s.goods[place] >= s.box.boat[place % WIDTH_OF_GOODS]:
            return place
    return NONE


def gain_boon(seat: i64, good: i64) -> Frame:
    return Frame(GainBoon.number, seat, good)


class GainBoon(Step[RurikState]):
    """At once, whatever else is going on; goods are always loaded as far as they fit."""

    number: Final = named("gain-boon")
    operands = "good"

    def go(self, s: RurikState, f: Frame) -> None:
        s.boons = changed(s.boons, f.seat * WIDTH_OF_GOODS + f.a, 0)  # ruling: boon-gained
        s.boons_held = added(s.boons_held, f.seat, 1)
        follow(s, f)
