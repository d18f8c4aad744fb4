"""Muster: miniatures from the supply into regions where one is present; Maria's way into a region next to hers."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both.components import MARIA, NONE
from veche.titles.rurik.both.state import HERE, occupies, place_troop
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.state import Rurik2State


def homes(s: Rurik2State, seat: i64) -> list[int]:
    """The regions where the seat is present."""
    return [region for region in range(s.chart.in_play[s.players]) if occupies(s, seat, region)]


def may_muster(s: Rurik2State, seat: i64) -> bool:
    """Whether a helmet is of any use to the seat."""
    found: list[int] = []
    muster_moves(s, seat, NONE, found)
    return bool(found)


def muster_moves(s: Rurik2State, seat: i64, led_to: i64, found: list[int]) -> None:
    """Add the ways to use a helmet; `led_to`: the region to which Maria has led a troop of this source, or NONE."""
    present = homes(s, seat)
    if s.reserve[seat] and led_to != NONE:
        found.append(m.MUSTER_TROOP.of(led_to))  # ruling: maria-several-troops
    elif s.reserve[seat]:
        for region in present:
            found.append(m.MUSTER_TROOP.of(region))
    if s.leader_at[seat] == NONE:
        for region in present:
            found.append(m.MUSTER_LEADER.of(region))
    elif not s.reserve[seat]:
        if len(present) > 1:
            for region in present:
                if s.troops[seat * HERE + region]:
                    found.append(m.SHIFT.of(region))  # ruling: muster-from-the-map
    elif s.holder[MARIA] == seat and not s.used & (1 << MARIA):
        for region in s.chart.neighbours[s.leader_at[seat]]:
            if region < s.chart.in_play[s.players] and not occupies(s, seat, region):
                found.append(m.MARIA_TO.of(region))  # ruling: maria-any-helmet


def is_muster(move: i64) -> bool:
    """Whether a troop or the leader comes from the supply."""
    return m.MUSTER_TROOP.has(move) or m.MUSTER_LEADER.has(move) or m.MARIA_TO.has(move)


def take_muster(s: Rurik2State, seat: i64, move: i64) -> None:
    """Place the troop or the leader."""
    if m.MARIA_TO.has(move):
        s.used |= 1 << MARIA  # ability: maria
        place_troop(s, seat, m.MARIA_TO.noun(move))
    elif m.MUSTER_LEADER.has(move):
        s.leader_at[seat] = m.MUSTER_LEADER.noun(move)
    else:
        place_troop(s, seat, m.MUSTER_TROOP.noun(move))


def shift_to(seat: i64, region: i64) -> Frame:
    return Frame(ShiftTo.number, seat, region)


class ShiftTo(Question[Rurik2State]):
    """With nothing left in the supply a troop goes to any other region where one is present."""

    number: Final = named("shift-to")
    operands = "region"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.TO.of(region) for region in homes(s, f.seat) if region != f.a]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        s.troops[f.seat * HERE + f.a] -= 1
        s.troops[f.seat * HERE + m.TO.noun(move)] += 1
        follow(s, f)
