"""The Battle track: every step forward, from a battle or anything else, collects the benefits of the tile it passes."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import added, follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.second.source import gain
from veche.titles.rurik.second.state import Rurik2State


def advance(seat: i64, steps: i64) -> Frame:
    return Frame(Advance.number, seat, steps)


class Advance(Step[Rurik2State]):
    """One step after the other; at the end of the track the marker stays."""

    number: Final = named("advance")
    operands = "steps"

    def go(self, s: Rurik2State, f: Frame) -> None:
        seat, length = f.seat, s.box.battle_length
        if f.a == 0 or s.battle[seat] >= length:
            return follow(s, f)  # ruling: battle-track-end
        s.battle = added(s.battle, seat, 1)
        benefit = s.box.benefit[s.side * (length + 1) + s.battle[seat]] if s.side != NONE else NONE
        return follow(s, f, gain(seat, benefit) if benefit != NONE else None, advance(seat, f.a - 1))
