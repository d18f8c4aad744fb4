"""The tavern's card: the top one of the discard pile is played, and then removed from the game."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.scheme import take_from_pile
from veche.titles.rurik.first.schemes import gain_from
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.building import TAVERN_TOP


class TavernTop(Question[RurikState]):
    """Play the top card of the discard pile, or leave it there."""

    number: Final = TAVERN_TOP

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [shared.STOP, m.PLAY_TOP]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        s.scheme_played = 1  # ruling: tavern-scheme-of-the-turn
        kind = take_from_pile(s)
        return follow_all(s, f, [*gain_from(s, f.seat, kind), remove_played(f.seat)])


def remove_played(seat: i64) -> Frame:
    return Frame(RemovePlayed.number, seat)


class RemovePlayed(Step[RurikState]):
    """The card that was played goes back to the box."""

    number: Final = named("remove-played")

    def go(self, s: RurikState, f: Frame) -> None:
        s.removed = added(s.removed, s.played, 1)
        s.played = NONE
        follow(s, f)
