"""Setup that both editions share: the first player, the secret agendas, troops and leaders on the map."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import changed, follow
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import (
    DEALT,
    HERE,
    RETURNED,
    UNSEEN,
    BaseState,
    T,
    place_troop,
    regions_in_play,
)

COINS_AT_START: Final[i64] = 3
AGENDAS_DEALT: Final[i64] = 2


def settle_first_player(s: BaseState, first: i64) -> list[Frame]:
    """`first` begins, if the match was set up so; else (NONE) chance is asked."""
    if first == NONE:
        return [draw_first_player()]
    s.first = s.marker = first
    return []


def draw_first_player() -> Frame:
    return Frame(DrawFirstPlayer.number, NOBODY)


class DrawFirstPlayer(Chance[T]):
    """Who knows most about the history of Eastern Europe? The table cannot tell, so chance says who begins."""

    number: Final = named("draw-first-player")

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.FIRST_PLAYER.of(seat) for seat in range(s.players)]

    def take(self, s: T, f: Frame, move: i64) -> None:
        s.first = s.marker = m.FIRST_PLAYER.noun(move)
        follow(s, f)


def deal_agenda(seat: i64) -> Frame:
    return Frame(DealAgenda.number, seat)


class DealAgenda(Chance[T]):
    """One agenda, face down, to the seat."""

    number: Final = named("deal-agenda")
    secret = True

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.DEAL_AGENDA.of(card) for card in range(len(s.agenda_at)) if s.agenda_at[card] == UNSEEN]

    def take(self, s: T, f: Frame, move: i64) -> None:
        s.agenda_at = changed(s.agenda_at, m.DEAL_AGENDA.noun(move), DEALT + f.seat)
        follow(s, f)


def keep_agenda(seat: i64) -> Frame:
    return Frame(KeepAgenda.number, seat)


class KeepAgenda(Question[T]):
    """Each player keeps one of the two and returns the other to the box."""

    number: Final = named("keep-agenda")
    secret = True
    turn = "setup"

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.KEEP_AGENDA.of(card) for card in range(len(s.agenda_at)) if s.agenda_at[card] == DEALT + f.seat]

    def take(self, s: T, f: Frame, move: i64) -> None:
        for card in range(len(s.agenda_at)):
            if s.agenda_at[card] == DEALT + f.seat:
                where = f.seat if card == m.KEEP_AGENDA.noun(move) else RETURNED + f.seat
                s.agenda_at = changed(s.agenda_at, card, where)
        follow(s, f)


def place_troop_of(seat: i64) -> Frame:
    return Frame(PlaceTroop.number, seat)


class PlaceTroop(Question[T]):
    """A troop in any region in play, whoever stands there."""

    number: Final = named("place-troop")
    turn = "setup"

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.PLACE.of(region) for region in range(regions_in_play(s))]

    def take(self, s: T, f: Frame, move: i64) -> None:
        place_troop(s, f.seat, m.PLACE.noun(move))
        follow(s, f)


def seat_leader(seat: i64) -> Frame:
    return Frame(SeatLeader.number, seat)


class SeatLeader(Step[T]):
    """The leader joins one or more of its troops; where all of them stand together, there is nothing to ask."""

    number: Final = named("seat-leader")

    def go(self, s: T, f: Frame) -> None:
        homes = _homes(s, f.seat)
        if len(homes) == 1:
            s.leader_at[f.seat] = homes[0]
        follow(s, f, place_leader(f.seat) if len(homes) > 1 else None)


def place_leader(seat: i64) -> Frame:
    return Frame(PlaceLeader.number, seat)


class PlaceLeader(Question[T]):
    """In which of the regions with one's troops does the leader begin?"""

    number: Final = named("place-leader")
    turn = "setup"

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.PLACE_LEADER.of(region) for region in _homes(s, f.seat)]

    def take(self, s: T, f: Frame, move: i64) -> None:
        s.leader_at[f.seat] = m.PLACE_LEADER.noun(move)
        follow(s, f)


def _homes(s: BaseState, seat: i64) -> list[int]:
    return [region for region in range(regions_in_play(s)) if s.troops[seat * HERE + region]]
