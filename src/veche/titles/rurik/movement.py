"""Move (in this project's words: movement): troops from region to region; Agatha takes others along."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Question
from veche.kernel.state import follow
from veche.titles.rurik import moves as m
from veche.titles.rurik.components import AGATHA, NONE
from veche.titles.rurik.predslava import PREDSLAVA_MOVES, predslava_moves, take_predslava
from veche.titles.rurik.state import HERE, RurikState

CHOOSE_TROOP: Final = named("choose-troop")
CHOOSE_DESTINATION: Final = named("choose-destination")
CHOOSE_TROOP_ANYWHERE: Final = named("choose-troop-anywhere")
CHOOSE_DESTINATION_ANYWHERE: Final = named("choose-destination-anywhere")
ALONG_WITH_AGATHA: Final = named("along-with-agatha")


def may_move(s: RurikState, seat: int) -> bool:
    """Whether the seat has any troop on the map."""
    return s.leader_at[seat] != NONE or any(s.troops[seat * HERE : seat * HERE + HERE])


def choose_troop(seat: int, points: int) -> Frame:
    return Frame(CHOOSE_TROOP, seat, points)


class ChooseTroop(Question[RurikState]):
    """Which troop moves with the next point? The leader is a piece of its own."""

    def __init__(self) -> None:
        super().__init__("points")

    def again(self, seat: int, points: int) -> Frame:
        return choose_troop(seat, points)

    def where(self, seat: int, points: int, region: int, leader: int) -> Frame:
        return choose_destination(seat, points, region, leader)

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        mine = f.seat * HERE
        found = [m.STOP]
        for region in range(s.box.in_play[s.players]):
            if s.troops[mine + region]:
                found.append(m.TROOP + region)
        if s.leader_at[f.seat] != NONE:
            found.append(m.LEADER + s.leader_at[f.seat])
        predslava_moves(s, f.seat, found)
        return found

    def take(self, s: RurikState, f: Frame, move: int) -> None:
        if move == m.STOP:
            return follow(s, f)
        if move in PREDSLAVA_MOVES:
            return follow(s, f, take_predslava(f.seat, move), self.again(f.seat, f.a))
        if move >= m.LEADER:
            return follow(s, f, self.where(f.seat, f.a, move - m.LEADER, 1))
        return follow(s, f, self.where(f.seat, f.a, move - m.TROOP, 0))


def choose_destination(seat: int, points: int, region: int, leader: int) -> Frame:
    return Frame(CHOOSE_DESTINATION, seat, points, region, leader)


class ChooseDestination(Question[RurikState]):
    """Where does it go? One point, one adjacent region, whoever stands there."""

    def __init__(self) -> None:
        super().__init__("points region leader")

    def again(self, seat: int, points: int) -> Frame:
        return choose_troop(seat, points)

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.TO + region for region in s.box.neighbours[f.b] if region < s.box.in_play[s.players]]

    def take(self, s: RurikState, f: Frame, move: int) -> None:
        seat = f.seat
        there = move - m.TO
        more = self.again(seat, f.a - 1) if f.a > 1 else None
        if f.c:
            s.leader_at[seat] = there
            if s.holder[AGATHA] == seat and s.troops[seat * HERE + f.b]:
                return follow(s, f, along_with_agatha(seat, f.b, there), more)
            return follow(s, f, more)
        s.troops[seat * HERE + f.b] -= 1
        s.troops[seat * HERE + there] += 1
        return follow(s, f, more)


def along_with_agatha(seat: int, region: int, there: int) -> Frame:
    return Frame(ALONG_WITH_AGATHA, seat, region, there)


class AlongWithAgatha(Question[RurikState]):
    """Whenever her owner moves Agatha, by a point or by a card, up to two troops go along for free."""

    def __init__(self) -> None:
        super().__init__("region there")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        troops = min(2, s.troops[f.seat * HERE + f.a])
        return list(range(m.ALONG, m.ALONG + troops + 1))

    def take(self, s: RurikState, f: Frame, move: int) -> None:
        troops = move - m.ALONG
        if troops:
            s.troops[f.seat * HERE + f.a] -= troops  # ability: agatha
            s.troops[f.seat * HERE + f.b] += troops
        follow(s, f)


def choose_troop_anywhere(seat: int, troops: int) -> Frame:
    return Frame(CHOOSE_TROOP_ANYWHERE, seat, troops)


class ChooseTroopAnywhere(ChooseTroop):
    """A deed moves troops regardless of distance: which one?"""

    def again(self, seat: int, points: int) -> Frame:
        return choose_troop_anywhere(seat, points)

    def where(self, seat: int, points: int, region: int, leader: int) -> Frame:
        return choose_destination_anywhere(seat, points, region, leader)


def choose_destination_anywhere(seat: int, points: int, region: int, leader: int) -> Frame:
    return Frame(CHOOSE_DESTINATION_ANYWHERE, seat, points, region, leader)


class ChooseDestinationAnywhere(ChooseDestination):
    """Any other region in play."""

    def again(self, seat: int, points: int) -> Frame:
        return choose_troop_anywhere(seat, points)

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.TO + region for region in range(s.box.in_play[s.players]) if region != f.b]
