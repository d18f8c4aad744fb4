"""Turns of the action phase, and the marker that says who will begin the next round."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.state import T

BEGIN_TURN: Final = named("begin-turn")


def next_turn(seat: i64) -> Frame:
    return Frame(NextTurn.number, seat)


class NextTurn(Step[T]):
    """Clockwise, one space of the board each, until the board is empty."""

    number: Final = named("next-turn")

    def go(self, s: T, f: Frame) -> None:
        for place in range(s.players):
            seat = (f.seat + place) % s.players
            if seat in s.space_seat:
                return follow(s, f, begin_turn(seat), next_turn((seat + 1) % s.players))
        return follow(s, f)


def begin_turn(seat: i64) -> Frame:
    """Each edition has its own turn."""
    return Frame(BEGIN_TURN, seat)


def give_marker(seat: i64) -> Frame:
    return Frame(GiveMarker.number, seat)


class GiveMarker(Question[T]):
    """The top space gives the first-player marker to anyone. It changes hands at once, the order of play later."""

    number: Final = named("give-marker")

    def moves(self, s: T, f: Frame) -> list[int]:
        return [m.MARKER.of(seat) for seat in range(s.players)]

    def take(self, s: T, f: Frame, move: i64) -> None:
        s.marker = m.MARKER.noun(move)
        follow(s, f)
