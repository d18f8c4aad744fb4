"""Play a Strategy card: reveal it, pay its cost, resolve its bottom half, discard it face up.

Unpaid, what stands behind its arrow is lost; it is discarded all the same.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import added, follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.box import OF_CARD
from veche.titles.rurik.second.discard import discard_card
from veche.titles.rurik.second.source import gain
from veche.titles.rurik.second.state import WIDTH_OF_HAND, Rurik2State


def card_moves(s: Rurik2State, seat: i64, found: list[int]) -> None:
    """Add every card in hand: paid, if the seat has the coins it costs, and unpaid, if it costs any."""
    first = seat * WIDTH_OF_HAND
    for kind in range(s.box.kinds):
        if s.hand[first + kind]:
            cost = s.box.card_cost[kind]
            if cost <= s.coins[seat]:
                found.append(m.PLAY_CARD.of(kind))
            if cost:
                found.append(m.PLAY_UNPAID.of(kind))  # ruling: unpaid-card


def play_card(seat: i64, card: i64) -> Frame:
    return Frame(PlayCard.number, seat, card)


class PlayCard(Step[Rurik2State]):
    """It lies on the discard pile only when everything on it is done."""

    number: Final = named("play-card")
    operands = "card"

    def go(self, s: Rurik2State, f: Frame) -> None:
        _reveal(s, f.seat, f.a)
        s.coins[f.seat] -= s.box.card_cost[f.a]
        follow(s, f, gain(f.seat, OF_CARD + f.a), discard_played(f.seat))


def play_unpaid(seat: i64, card: i64) -> Frame:
    return Frame(PlayUnpaid.number, seat, card)


class PlayUnpaid(Step[Rurik2State]):
    """All that a card gives stands behind its arrow: without its cost it is only revealed and discarded."""

    number: Final = named("play-unpaid")
    operands = "card"

    def go(self, s: Rurik2State, f: Frame) -> None:
        _reveal(s, f.seat, f.a)
        follow(s, f, discard_played(f.seat))


def _reveal(s: Rurik2State, seat: i64, card: i64) -> None:
    """The card leaves the hand and lies open while it is played."""
    s.hand = added(s.hand, seat * WIDTH_OF_HAND + card, -1)
    s.hand_size[seat] -= 1
    s.played = card


def discard_played(seat: i64) -> Frame:
    return Frame(DiscardPlayed.number, seat)


class DiscardPlayed(Step[Rurik2State]):
    number: Final = named("discard-played")

    def go(self, s: Rurik2State, f: Frame) -> None:
        discard_card(s, s.played)
        s.played = NONE
        follow(s, f)
