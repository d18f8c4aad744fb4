"""Play a Strategy card: reveal it, pay its cost, resolve its bottom half, discard it face up."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Step
from veche.kernel.state import added, follow
from veche.titles.rurik2 import moves as m
from veche.titles.rurik2.box import OF_CARD
from veche.titles.rurik2.discard import discard_card
from veche.titles.rurik2.source import gain
from veche.titles.rurik2.state import WIDTH_OF_HAND, Rurik2State
from veche.titles.rurik_common.components import NONE

PLAY_CARD: Final = named("play-card")
DISCARD_PLAYED: Final = named("discard-played")


def card_moves(s: Rurik2State, seat: int, found: list[int]) -> None:
    """Add every card in hand whose coin cost the seat can pay."""
    first = seat * WIDTH_OF_HAND
    for kind in range(s.box.kinds):
        if s.hand[first + kind] and s.box.card_cost[kind] <= s.coins[seat]:
            found.append(m.PLAY_CARD + kind)


def play_card(seat: int, card: int) -> Frame:
    return Frame(PLAY_CARD, seat, card)


class PlayCard(Step[Rurik2State]):
    """It lies on the discard pile only when everything on it is done."""

    def __init__(self) -> None:
        super().__init__("card")

    def go(self, s: Rurik2State, f: Frame) -> None:
        s.hand = added(s.hand, f.seat * WIDTH_OF_HAND + f.a, -1)
        s.hand_size[f.seat] -= 1
        s.played = f.a
        s.coins[f.seat] -= s.box.card_cost[f.a]
        follow(s, f, gain(f.seat, OF_CARD + f.a), discard_played(f.seat))


def discard_played(seat: int) -> Frame:
    return Frame(DISCARD_PLAYED, seat)


class DiscardPlayed(Step[Rurik2State]):
    def go(self, s: Rurik2State, f: Frame) -> None:
        discard_card(s, s.played)
        s.played = NONE
        follow(s, f)
