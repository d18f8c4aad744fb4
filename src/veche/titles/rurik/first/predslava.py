"""Predslava: once a round, on one's own turn, an opponent's troop leaves her region and its owner gains a coin.

She may do so at any moment between the steps of the turn, but not inside an attack; so every question that stands
between two steps offers it.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import HERE, occupies
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import PREDSLAVA
from veche.titles.rurik.first.state import RurikState

COINS_FOR_ITS_OWNER: Final[i64] = 1


def predslava_moves(s: RurikState, seat: i64, found: list[int]) -> None:
    """Add the pieces in her region that she may send away, while she may."""
    if not _she_may(s, seat):
        return
    region = s.leader_at[seat]
    for other in range(s.players):
        if other != seat:
            if s.troops[other * HERE + region]:
                found.append(m.PREDSLAVA_TROOP.of(other))
            if s.leader_at[other] == region:
                found.append(m.PREDSLAVA_LEADER.of(other))


def may_send(s: RurikState, seat: i64) -> bool:
    """Whether there is any of `predslava_moves`."""
    if _she_may(s, seat):
        for other in range(s.players):
            if other != seat and occupies(s, other, s.leader_at[seat]):
                return True
    return False


def _she_may(s: RurikState, seat: i64) -> bool:
    return s.holder[PREDSLAVA] == seat and not s.predslava_used and s.leader_at[seat] != NONE


def is_predslava(move: i64) -> bool:
    """Whether it is one of `predslava_moves`."""
    return m.PREDSLAVA_TROOP.has(move) or m.PREDSLAVA_LEADER.has(move)


def take_predslava(seat: i64, move: i64) -> Frame:
    """What follows when one of her pieces is picked."""
    if m.PREDSLAVA_LEADER.has(move):
        return predslava_sends(seat, m.PREDSLAVA_LEADER.noun(move), 1)
    return predslava_sends(seat, m.PREDSLAVA_TROOP.noun(move), 0)


def predslava_sends(seat: i64, opponent: i64, leader: i64) -> Frame:
    return Frame(PredslavaSends.number, seat, opponent, leader)


class PredslavaSends(Question[RurikState]):
    """To which adjacent region does the opponent's troop go?"""

    number: Final = named("predslava-sends")
    operands = "opponent leader"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        here = s.leader_at[f.seat]
        return [m.TO.of(region) for region in s.chart.neighbours[here] if region < s.chart.in_play[s.players]]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        here = s.leader_at[f.seat]
        s.predslava_used = 1  # ability: predslava
        if f.b:
            s.leader_at[f.a] = m.TO.noun(move)
        else:
            s.troops[f.a * HERE + here] -= 1
            s.troops[f.a * HERE + m.TO.noun(move)] += 1
        s.coins[f.a] += COINS_FOR_ITS_OWNER
        follow(s, f)
