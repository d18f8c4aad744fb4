"""Movement points for troops that start in one region: the stable gives them."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.movement import relocate
from veche.titles.rurik.first.predslava import is_predslava, predslava_moves, take_predslava
from veche.titles.rurik.first.state import RurikState


def movement_from(seat: i64, points: i64, region: i64) -> Frame:
    """So many movement points for troops of the seat that start in the region."""
    return move_from(seat, points, region, region, 0)


def move_from(seat: i64, points: i64, region: i64, there: i64, leader: i64) -> Frame:
    """`there` is where the piece stands that moved last, the region itself before any did."""
    return Frame(MoveFrom.number, seat, points, region, there, leader)


class MoveFrom(Question[RurikState]):
    """Another troop of the region, or once more the one that just left it."""

    number: Final = named("move-from")
    operands = "points region there leader"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        seat, region = f.seat, f.b
        found = [shared.STOP]
        if s.troops[seat * HERE + region]:
            found.append(m.TROOP.of(region))
        if f.c != region and not f.d and s.troops[seat * HERE + f.c]:
            found.append(m.TROOP.of(f.c))  # ruling: stable-moves-on
        if s.leader_at[seat] == region or (f.c != region and f.d and s.leader_at[seat] == f.c):
            found.append(m.LEADER.of(s.leader_at[seat]))
        predslava_moves(s, seat, found)
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        if is_predslava(move):
            return follow(s, f, take_predslava(f.seat, move), move_from(f.seat, f.a, f.b, f.c, f.d))
        if m.LEADER.has(move):
            return follow(s, f, move_from_to(f.seat, f.a, f.b, m.LEADER.noun(move), 1))
        return follow(s, f, move_from_to(f.seat, f.a, f.b, m.TROOP.noun(move), 0))


def move_from_to(seat: i64, points: i64, region: i64, there: i64, leader: i64) -> Frame:
    return Frame(MoveFromTo.number, seat, points, region, there, leader)


class MoveFromTo(Question[RurikState]):
    """Where does it go? `there` is where it stands: one point, one adjacent region."""

    number: Final = named("move-from-to")
    operands = "points region there leader"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.TO.of(region) for region in s.chart.neighbours[f.c] if region < s.chart.in_play[s.players]]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        to = m.TO.noun(move)
        along = relocate(s, f.seat, f.c, to, f.d)
        follow(s, f, along, move_from(f.seat, f.a - 1, f.b, to, f.d) if f.a > 1 else None)
