"""Move (in this project's words: movement): any number of miniatures from one region to one neighbour.

Also what a deed relocates regardless of distance, and Agatha's second step.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import AGATHA, NONE, TROOPS
from veche.titles.rurik.both.state import HERE, pieces
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.state import Rurik2State


def neighbours(s: Rurik2State, region: i64) -> list[int]:
    """The moves to the regions in play next to this one."""
    return [m.TO.of(other) for other in s.chart.neighbours[region] if other < s.chart.in_play[s.players]]


def choose_destination(seat: i64, region: i64) -> Frame:
    return Frame(ChooseDestination.number, seat, region)


class ChooseDestination(Question[Rurik2State]):
    """To which neighbour? Nobody's troops are in the way."""

    number: Final = named("choose-destination")
    operands = "region"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return neighbours(s, f.a)

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        follow(s, f, march_out(s, f.seat, f.a, m.TO.noun(move)))


def march_out(s: Rurik2State, seat: i64, region: i64, there: i64) -> Frame | None:
    """Ask who goes; a single miniature simply goes."""
    if pieces(s, seat, region) > 1:
        return march(seat, region, there)
    return go(s, seat, region, there, s.troops[seat * HERE + region], int(s.leader_at[seat] == region))


def go(s: Rurik2State, seat: i64, region: i64, there: i64, troops: i64, leader: i64) -> Frame | None:
    """Troops and leader go; what follows if Agatha was among them and may go on."""
    s.troops[seat * HERE + region] -= troops
    s.troops[seat * HERE + there] += troops
    if not leader:
        return None
    s.leader_at[seat] = there
    if s.holder[AGATHA] == seat and not s.used & (1 << AGATHA):
        return agatha_goes_on(seat, there)
    return None


def march(seat: i64, region: i64, there: i64) -> Frame:
    return Frame(March.number, seat, region, there)


class March(Question[Rurik2State]):
    """Who goes along: so many troops, with or without the leader."""

    number: Final = named("march")
    operands = "region there"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        troops = s.troops[f.seat * HERE + f.a]
        found = [m.MARCH.of(m.company(number, 0)) for number in range(1, troops + 1)]
        if s.leader_at[f.seat] == f.a:
            found += [m.MARCH.of(m.company(number, 1)) for number in range(troops + 1)]
        return found

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        company = m.MARCH.noun(move)
        leader = int(company >= TROOPS)
        follow(s, f, go(s, f.seat, f.a, f.b, company - TROOPS if leader else company + 1, leader))


def agatha_goes_on(seat: i64, region: i64) -> Frame:
    return Frame(AgathaGoesOn.number, seat, region)


class AgathaGoesOn(Question[Rurik2State]):
    """Once a round, after a move with Agatha, she goes one region further with any who are with her."""

    number: Final = named("agatha-goes-on")
    operands = "region"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, *neighbours(s, f.a)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        s.used |= 1 << AGATHA  # ability: agatha
        if s.troops[f.seat * HERE + f.a]:
            return follow(s, f, march_with_agatha(f.seat, f.a, m.TO.noun(move)))
        s.leader_at[f.seat] = m.TO.noun(move)
        return follow(s, f)


def march_with_agatha(seat: i64, region: i64, there: i64) -> Frame:
    return Frame(MarchWithAgatha.number, seat, region, there)


class MarchWithAgatha(Question[Rurik2State]):
    """How many troops go on with her?"""

    number: Final = named("march-with-agatha")
    operands = "region there"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.MARCH.of(m.company(troops, 1)) for troops in range(s.troops[f.seat * HERE + f.a] + 1)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        go(s, f.seat, f.a, f.b, m.MARCH.noun(move) - TROOPS, 1)
        follow(s, f)


def relocate_moves(s: Rurik2State, seat: i64, leader_relocated: i64, found: list[int]) -> None:
    """Add the miniatures that a deed may relocate; the leader cannot be two of them."""
    for region in range(s.chart.in_play[s.players]):
        if s.troops[seat * HERE + region]:
            found.append(m.RELOCATE.of(region))
    if not leader_relocated and s.leader_at[seat] != NONE:
        found.append(m.RELOCATE_LEADER)  # ruling: relocate-two-miniatures


def relocate_to(seat: i64, region: i64, leader: i64) -> Frame:
    return Frame(RelocateTo.number, seat, region, leader)


class RelocateTo(Question[Rurik2State]):
    """Any other region in play."""

    number: Final = named("relocate-to")
    operands = "region leader"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.TO.of(region) for region in range(s.chart.in_play[s.players]) if region != f.a]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if f.b:
            s.leader_at[f.seat] = m.TO.noun(move)
        else:
            s.troops[f.seat * HERE + f.a] -= 1
            s.troops[f.seat * HERE + m.TO.noun(move)] += 1
        follow(s, f)
