"""Muster: troops from the supply into regions one occupies; Maria's way into a region next to hers."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import MARIA, NONE
from veche.titles.rurik.both.state import has_troops, occupies, place_troop
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.predslava import is_predslava, predslava_moves, take_predslava
from veche.titles.rurik.first.state import RurikState


def may_muster(s: RurikState, seat: i64) -> bool:
    """Whether there is anything to muster and a region to muster it in."""
    if s.leader_at[seat] != NONE:
        return s.reserve[seat] > 0
    return has_troops(s, seat)


def muster(seat: i64, points: i64, first: i64) -> Frame:
    """`first`: no troop of these points has been mustered yet, so that Maria may still choose her way."""
    return Frame(Muster.number, seat, points, first)


class Muster(Question[RurikState]):
    """One troop for each point, in a region one occupies; a leader in the supply like any other troop."""

    number: Final = named("muster")
    operands = "points first"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        seat = f.seat
        found = [shared.STOP]
        homes = [region for region in range(s.chart.in_play[s.players]) if occupies(s, seat, region)]
        if s.reserve[seat]:
            for region in homes:
                found.append(m.MUSTER_TROOP.of(region))
        if s.leader_at[seat] == NONE:
            for region in homes:
                found.append(m.MUSTER_LEADER.of(region))
        elif f.b and s.holder[MARIA] == seat and not s.maria_used and s.reserve[seat]:
            for region in s.chart.neighbours[s.leader_at[seat]]:
                if region < s.chart.in_play[s.players] and not occupies(s, seat, region):
                    found.append(m.MARIA_TO.of(region))
        predslava_moves(s, seat, found)
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        seat = f.seat
        if move == shared.STOP:
            return follow(s, f)
        if is_predslava(move):
            return follow(s, f, take_predslava(seat, move), muster(seat, f.a, f.b))
        if m.MARIA_TO.has(move):
            s.maria_used = 1  # ability: maria
            place_troop(s, seat, m.MARIA_TO.noun(move))
            return follow(s, f, _more_by_maria(s, seat, f.a - 1, m.MARIA_TO.noun(move)))
        if m.MUSTER_LEADER.has(move):
            s.leader_at[seat] = m.MUSTER_LEADER.noun(move)
        else:
            place_troop(s, seat, m.MUSTER_TROOP.noun(move))
        return follow(s, f, muster(seat, f.a - 1, 0) if f.a > 1 and may_muster(s, seat) else None)


def _more_by_maria(s: RurikState, seat: i64, points: i64, region: i64) -> Frame | None:
    return muster_by_maria(seat, points, region) if points and s.reserve[seat] else None


def muster_by_maria(seat: i64, points: i64, region: i64) -> Frame:
    return Frame(MusterByMaria.number, seat, points, region)


class MusterByMaria(Question[RurikState]):
    """All troops of one use of Maria go to the same region."""

    number: Final = named("muster-by-maria")
    operands = "points region"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [shared.STOP, m.MUSTER_TROOP.of(f.b)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        place_troop(s, f.seat, f.b)
        return follow(s, f, _more_by_maria(s, f.seat, f.a - 1, f.b))
