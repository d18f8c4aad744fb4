"""Predslava: once a round, on one's own turn, an opponent's troop leaves her region and its owner gains a coin.

She may do so at any moment between the steps of the turn, but not inside an attack; so every question that stands
between two steps offers it.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import PREDSLAVA
from veche.titles.rurik.first.state import RurikState


def predslava_moves(s: RurikState, seat: int, found: list[int]) -> None:
    """Add the pieces in her region that she may send away, while she may."""
    if s.holder[PREDSLAVA] != seat or s.predslava_used or s.leader_at[seat] == NONE:
        return
    region = s.leader_at[seat]
    for other in range(s.players):
        if other != seat:
            if s.troops[other * HERE + region]:
                found.append(m.PREDSLAVA_TROOP.of(other))
            if s.leader_at[other] == region:
                found.append(m.PREDSLAVA_LEADER.of(other))


def is_predslava(move: int) -> bool:
    """Whether it is one of `predslava_moves`."""
    return m.PREDSLAVA_TROOP.has(move) or m.PREDSLAVA_LEADER.has(move)


def take_predslava(seat: int, move: int) -> Frame:
    """What follows when one of her pieces is picked."""
    if m.PREDSLAVA_LEADER.has(move):
        return predslava_sends(seat, m.PREDSLAVA_LEADER.noun(move), 1)
    return predslava_sends(seat, m.PREDSLAVA_TROOP.noun(move), 0)


def predslava_sends(seat: int, opponent: int, leader: int) -> Frame:
    return Frame(PredslavaSends.number, seat, opponent, leader)


class PredslavaSends(Question[RurikState]):
    """To which adjacent region does the opponent's troop go?"""

    number: Final = named("predslava-sends")
    operands = "opponent leader"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        here = s.leader_at[f.seat]
        return [m.TO.of(region) for region in s.chart.neighbours[here] if region < s.chart.in_play[s.players]]

    def take(self, s: RurikState, f: Frame, move: int) -> None:
        here = s.leader_at[f.seat]
        s.predslava_used = 1  # ability: predslava
        if f.b:
            s.leader_at[f.a] = m.TO.noun(move)
        else:
            s.troops[f.a * HERE + here] -= 1
            s.troops[f.a * HERE + m.TO.noun(move)] += 1
        s.coins[f.a] += 1
        follow(s, f)
