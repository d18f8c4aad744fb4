"""Pledge phase: in turn order everybody takes a deed from either market; then both are filled again."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.procedure import Step
from veche.kernel.state import follow_all
from veche.titles.rurik.both.state import seats_in_order
from veche.titles.rurik.second.markets import choose_deed, refill_markets
from veche.titles.rurik.second.state import PLEDGE, Rurik2State


def pledge_phase() -> Frame:
    return Frame(PledgePhase.number, NOBODY)


class PledgePhase(Step[Rurik2State]):
    number: Final = named("pledge-phase")

    def go(self, s: Rurik2State, f: Frame) -> None:
        s.phase = PLEDGE
        follow_all(s, f, [*[choose_deed(seat, 0) for seat in seats_in_order(s)], refill_markets()])
