"""Gleb: once a round, after an attack in his region that cost him nobody, he and others may march out of it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.state import leads
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.components import GLEB
from veche.titles.rurik.second.movement import march_out, neighbours
from veche.titles.rurik.second.state import Rurik2State


def gleb_ready(s: Rurik2State, seat: i64, region: i64) -> bool:
    """Whether the seat has Gleb in the region and has not used him this round."""
    return leads(s, seat, GLEB, region) and not s.used & (1 << GLEB)


def gleb_marches(seat: i64, region: i64) -> Frame:
    return Frame(GlebMarches.number, seat, region)


class GlebMarches(Question[Rurik2State]):
    """One move out of the region, or none."""

    number: Final = named("gleb-marches")
    operands = "region"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, *neighbours(s, f.a)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        s.used |= 1 << GLEB  # ability: gleb
        return follow(s, f, march_out(s, f.seat, f.a, m.TO.noun(move)))
