"""Playing schemes: one card a turn from the hand, for the rewards on it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, follow, follow_all
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.box import KINDS
from veche.titles.rurik.first.components import COIN, DEED, SCHEME, WARFARE
from veche.titles.rurik.first.deeds import choose_deed
from veche.titles.rurik.first.points import spend
from veche.titles.rurik.first.scheme import discard_card
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
        follow_all(s, f, [*gain_from(s, seat, kind), discard_played(seat)])


def gain_from(s: RurikState, seat: i64, kind: i64) -> list[Frame]:
    """Pay what the card costs and gain its coins; what follows for its other rewards."""
    s.played = kind
    first = kind * KINDS
    s.coins[seat] += s.box.scheme_reward[first + COIN] - s.box.scheme_cost[kind]
    then = []
    if s.box.scheme_choice[kind]:
        then.append(choose_points(seat, kind))
    else:
        for reward in range(SCHEME):
            if s.box.scheme_reward[first + reward]:
                then.append(spend(seat, reward, s.box.scheme_reward[first + reward], 0))
    if s.box.scheme_reward[first + WARFARE]:
        then.append(spend(seat, WARFARE, s.box.scheme_reward[first + WARFARE], 0))
    if s.box.scheme_reward[first + DEED]:
        then.append(choose_deed(seat, 0))
    return then


def choose_points(seat: i64, scheme: i64) -> Frame:
    return Frame(ChoosePoints.number, seat, scheme)


class ChoosePoints(Question[RurikState]):
    """The card gives one kind of points or another: which?"""

    number: Final = named("choose-points")
    operands = "scheme"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        first = f.a * KINDS
        return [m.POINTS_OF.of(kind) for kind in range(SCHEME) if s.box.scheme_reward[first + kind]]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        kind = m.POINTS_OF.noun(move)
        follow(s, f, spend(f.seat, kind, s.box.scheme_reward[f.a * KINDS + kind], 0))


def discard_played(seat: i64) -> Frame:
    return Frame(DiscardPlayed.number, seat)


class DiscardPlayed(Step[RurikState]):
    number: Final = named("discard-played")

    def go(self, s: RurikState, f: Frame) -> None:
        discard_card(s, s.played)
        s.played = NONE
        follow(s, f)
