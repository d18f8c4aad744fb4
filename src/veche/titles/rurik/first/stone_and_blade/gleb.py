"""Gleb: once a round, after an attack in his region that cost him nobody, those who stand there may march."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.state import leads
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import GLEB
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.movement_from import movement_from

GLEB_MARCHES: Final[i64] = 2
"""Movement points that he gives."""


def after_attack(s: RurikState, seat: i64, region: i64) -> Frame | None:
    """What follows an attack in the region that cost the attacker nobody."""
    if leads(s, seat, GLEB, region) and not s.gleb_used:
        return gleb_may_march(seat, region)
    return None


def gleb_may_march(seat: i64, region: i64) -> Frame:
    return Frame(GlebMayMarch.number, seat, region)


class GlebMayMarch(Question[RurikState]):
    """Once a round: now, or after a later attack?"""

    number: Final = named("gleb-may-march")
    operands = "region"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [shared.STOP, m.GLEB_MARCH]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        s.gleb_used = 1  # ability: gleb
        return follow(s, f, movement_from(f.seat, GLEB_MARCHES, f.a))
