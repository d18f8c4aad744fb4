"""Playing schemes: one card a turn from the hand, for the rewards on it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import added, follow, follow_all
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.box import KINDS
from veche.titles.rurik.first.components import COIN, DEED, SCHEME
from veche.titles.rurik.first.deeds import choose_deed
from veche.titles.rurik.first.points import spend
from veche.titles.rurik.first.state import WIDTH_OF_HAND, RurikState


def scheme_moves(s: RurikState, seat: i64, found: list[int]) -> None:
    """Add every card in hand whose coin cost the seat can pay."""
    coins = s.coins[seat]
    first = seat * WIDTH_OF_HAND
    for kind in range(s.box.schemes):
        if s.hand[first + kind] and s.box.scheme_cost[kind] <= coins:
            found.append(m.PLAY_SCHEME.of(kind))


def play_scheme(seat: i64, scheme: i64) -> Frame:
    return Frame(PlayScheme.number, seat, scheme)


class PlayScheme(Step[RurikState]):
    """Reveal the card, pay its cost, gain its rewards at once; then it goes to the discard pile, face up."""

    number: Final = named("play-scheme")
    operands = "scheme"

    def go(self, s: RurikState, f: Frame) -> None:
        seat, kind = f.seat, f.a
        s.scheme_played = 1
        s.hand = added(s.hand, seat * WIDTH_OF_HAND + kind, -1)
        s.hand_size[seat] -= 1
        s.played = kind
        first = kind * KINDS
        s.coins[seat] += s.box.scheme_reward[first + COIN] - s.box.scheme_cost[kind]
        then = []
        for reward in range(SCHEME):
            if s.box.scheme_reward[first + reward]:
                then.append(spend(seat, reward, s.box.scheme_reward[first + reward], 0))
        if s.box.scheme_reward[first + DEED]:
            then.append(choose_deed(seat, 0))
        then.append(discard_played(seat))
        follow_all(s, f, then)


def discard_played(seat: i64) -> Frame:
    return Frame(DiscardPlayed.number, seat)


class DiscardPlayed(Step[RurikState]):
    number: Final = named("discard-played")

    def go(self, s: RurikState, f: Frame) -> None:
        s.discard = added(s.discard, s.played, 1)
        s.played = NONE
        follow(s, f)
