"""Move (in this project's words: movement): troops from region to region; Agatha takes others along."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import AGATHA, NONE
from veche.titles.rurik.both.state import HERE, has_troops
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.predslava import is_predslava, predslava_moves, take_predslava
from veche.titles.rurik.first.state import RurikState

AGATHA_TAKES: Final[i64] = 2
"""So many troops at most go along with her at each step."""


def may_move(s: RurikState, seat: i64) -> bool:
    """Whether the seat has any troop on the map."""
    return s.leader_at[seat] != NONE or has_troops(s, seat)


def choose_troop(seat: i64, points: i64) -> Frame:
    return Frame(ChooseTroop.number, seat, points)


class ChooseTroop(Question[RurikState]):
    """Which troop moves with the next point? The leader is a piece of its own."""

    number: Final = named("choose-troop")
    operands = "points"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return pieces_to_move(s, f.seat, True)

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        if is_predslava(move):
            return follow(s, f, take_predslava(f.seat, move), choose_troop(f.seat, f.a))
        if m.LEADER.has(move):
            return follow(s, f, choose_destination(f.seat, f.a, m.LEADER.noun(move), 1))
        return follow(s, f, choose_destination(f.seat, f.a, m.TROOP.noun(move), 0))


def pieces_to_move(s: RurikState, seat: i64, leader_too: bool) -> list[int]:
    """The pieces the seat may move, or stop; and whom Predslava may send away meanwhile."""
    found = [shared.STOP]
    for region in range(s.chart.in_play[s.players]):
        if s.troops[seat * HERE + region]:
            found.append(m.TROOP.of(region))
    if leader_too and s.leader_at[seat] != NONE:
        found.append(m.LEADER.of(s.leader_at[seat]))
    predslava_moves(s, seat, found)
    return found


def choose_destination(seat: i64, points: i64, region: i64, leader: i64) -> Frame:
    return Frame(ChooseDestination.number, seat, points, region, leader)


class ChooseDestination(Question[RurikState]):
    """Where does it go? One point, one adjacent region, whoever stands there."""

    number: Final = named("choose-destination")
    operands = "points region leader"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.TO.of(region) for region in s.chart.neighbours[f.b] if region < s.chart.in_play[s.players]]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        along = relocate(s, f.seat, f.b, m.TO.noun(move), f.c)
        follow(s, f, along, choose_troop(f.seat, f.a - 1) if f.a > 1 else None)


def relocate(s: RurikState, seat: i64, region: i64, there: i64, leader: i64) -> Frame | None:
    """Move the leader or a troop; what follows if it was Agatha with troops to take along."""
    if not leader:
        s.troops[seat * HERE + region] -= 1
        s.troops[seat * HERE + there] += 1
        return None
    s.leader_at[seat] = there
    if s.holder[AGATHA] == seat and s.troops[seat * HERE + region]:
        return along_with_agatha(seat, region, there)
    return None


def along_with_agatha(seat: i64, region: i64, there: i64) -> Frame:
    return Frame(AlongWithAgatha.number, seat, region, there)


class AlongWithAgatha(Question[RurikState]):
    """Whenever her owner moves Agatha, by a point or by a card, up to two troops go along for free."""

    number: Final = named("along-with-agatha")
    operands = "region there"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        troops = min(AGATHA_TAKES, s.troops[f.seat * HERE + f.a])
        return [m.ALONG.of(number) for number in range(troops + 1)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        troops = m.ALONG.noun(move)
        if troops:
            s.troops[f.seat * HERE + f.a] -= troops  # ability: agatha
            s.troops[f.seat * HERE + f.b] += troops
        follow(s, f)


def choose_troop_anywhere(seat: i64, troops: i64, leader_moved: i64) -> Frame:
    """`leader_moved`: the deed moves different troops, and the leader was one of them."""
    return Frame(ChooseTroopAnywhere.number, seat, troops, leader_moved)


class ChooseTroopAnywhere(Question[RurikState]):
    """A deed moves troops regardless of distance: which one? Agatha cannot be two of them."""

    number: Final = named("choose-troop-anywhere")
    operands = "troops leader_moved"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return pieces_to_move(s, f.seat, not f.b)

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        if is_predslava(move):
            return follow(s, f, take_predslava(f.seat, move), choose_troop_anywhere(f.seat, f.a, f.b))
        if m.LEADER.has(move):
            return follow(s, f, choose_destination_anywhere(f.seat, f.a, m.LEADER.noun(move), 1, 1))
        return follow(s, f, choose_destination_anywhere(f.seat, f.a, m.TROOP.noun(move), 0, f.b))


def choose_destination_anywhere(seat: i64, troops: i64, region: i64, leader: i64, leader_moved: i64) -> Frame:
    return Frame(ChooseDestinationAnywhere.number, seat, troops, region, leader, leader_moved)


class ChooseDestinationAnywhere(Question[RurikState]):
    """Any other region in play."""

    number: Final = named("choose-destination-anywhere")
    operands = "troops region leader leader_moved"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.TO.of(region) for region in range(s.chart.in_play[s.players]) if region != f.b]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        along = relocate(s, f.seat, f.b, m.TO.noun(move), f.c)
        follow(s, f, along, move_on_anywhere(f.seat, f.a - 1, f.d) if f.a > 1 else None)


def move_on_anywhere(seat: i64, troops: i64, leader_moved: i64) -> Frame:
    return Frame(MoveOnAnywhere.number, seat, troops, leader_moved)


class MoveOnAnywhere(Step[RurikState]):
    """The troops still to move, if there is another one."""

    number: Final = named("move-on-anywhere")
    operands = "troops leader_moved"

    def go(self, s: RurikState, f: Frame) -> None:
        others = has_troops(s, f.seat)
        follow(s, f, choose_troop_anywhere(f.seat, f.a, f.b) if others or not f.b else None)
