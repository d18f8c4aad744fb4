"""Deeds: the open row, choosing from it, and accomplishing a deed: its requirement, its cost, its reward."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64, index_of
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import changed, column_of, follow, follow_all
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.box import KINDS
from veche.titles.rurik.first.components import COIN, DEED_CARDS, SCHEME
from veche.titles.rurik.first.deed_costs import can_pay, pay_cost, requirement_met
from veche.titles.rurik.first.points import spend
from veche.titles.rurik.first.scheme import draw_schemes
from veche.titles.rurik.first.state import DEED_ROW, DISCARDED, DONE, IN_DECK, IN_ROW, RurikState

# The row


def refill_row() -> Frame:
    return Frame(RefillRow.number, NOBODY)


class RefillRow(Step[RurikState]):
    """Reveal deeds until three lie open. In the deed row variant the discards are shuffled when the deck is empty."""

    number: Final = named("refill-row")

    def go(self, s: RurikState, f: Frame) -> None:
        if NONE not in s.row:
            return follow(s, f)
        if IN_DECK not in s.deed_at and s.variants & DEED_ROW:
            shuffle_discards(s)
        if IN_DECK not in s.deed_at:
            return follow(s, f)  # ruling: deed-deck-empty
        return follow(s, f, reveal_deed(index_of(s.row, NONE)), refill_row())


def shuffle_discards(s: RurikState) -> None:
    """Discarded deeds become the new deck."""
    s.deed_at = column_of([IN_DECK if where == DISCARDED else where for where in s.deed_at])


def discard_row(s: RurikState) -> None:
    """Deed row variant: what is left of the row goes to the discards."""
    for place, deed in enumerate(s.row):
        if deed != NONE:
            s.deed_at = changed(s.deed_at, deed, DISCARDED)
            s.row[place] = NONE


def reveal_deed(place: i64) -> Frame:
    return Frame(RevealDeed.number, NOBODY, place)


class RevealDeed(Chance[RurikState]):
    """The top card of the deed deck, for the row."""

    number: Final = named("reveal-deed")
    operands = "place"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REVEAL_DEED.of(deed) for deed in range(DEED_CARDS) if s.deed_at[deed] == IN_DECK]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.row[f.a] = m.REVEAL_DEED.noun(move)
        s.deed_at = changed(s.deed_at, m.REVEAL_DEED.noun(move), IN_ROW)
        follow(s, f)


# Choosing


def choose_deed(seat: i64, last: i64) -> Frame:
    """`last`: the last choice of a claim phase, after which the deed row variant renews the whole row."""
    return Frame(ChooseDeed.number, seat, last)


class ChooseDeed(Step[RurikState]):
    """One deed from the row; with a single one there is nothing to ask, with none there is nothing to choose."""

    number: Final = named("choose-deed")
    operands = "last"

    def go(self, s: RurikState, f: Frame) -> None:
        if NONE in s.row and IN_DECK in s.deed_at:
            return follow(s, f, refill_row(), choose_deed(f.seat, f.a))
        cards = [deed for deed in s.row if deed != NONE]
        if len(cards) > 1:
            return follow(s, f, choose_from_row(f.seat, f.a))
        if cards:
            take_deed(s, f.seat, cards[0], f.a)
        return follow(s, f, refill_row())


def take_deed(s: RurikState, seat: i64, deed: i64, last: i64) -> None:
    """The deed lies open beside the seat's mat."""
    s.row[index_of(s.row, deed)] = NONE
    s.deed_at = changed(s.deed_at, deed, seat)
    if last and s.variants & DEED_ROW:
        discard_row(s)


def choose_from_row(seat: i64, last: i64) -> Frame:
    return Frame(ChooseFromRow.number, seat, last)


class ChooseFromRow(Question[RurikState]):
    """Which of the open deeds?"""

    number: Final = named("choose-from-row")
    operands = "last"
    between_turns = "claim"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.CHOOSE_DEED.of(deed) for deed in s.row if deed != NONE]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        take_deed(s, f.seat, m.CHOOSE_DEED.noun(move), f.a)
        follow(s, f, refill_row())


# Accomplishing


def accomplish_moves(s: RurikState, seat: i64, found: list[int]) -> None:
    """Add every deed that the seat has chosen and can accomplish."""
    deed = next_ready(s, seat, 0)
    while deed != NONE:
        found.append(m.ACCOMPLISH.of(deed))
        deed = next_ready(s, seat, deed + 1)


def may_accomplish(s: RurikState, seat: i64) -> bool:
    """Whether there is any of `accomplish_moves`."""
    return next_ready(s, seat, 0) != NONE


def next_ready(s: RurikState, seat: i64, deed: i64) -> i64:
    """The first deed from this one on that the seat has chosen and can accomplish, or NONE."""
    if seat in s.deed_at:
        while deed < DEED_CARDS:
            if s.deed_at[deed] == seat and can_accomplish(s, seat, deed):
                return deed
            deed += 1
    return NONE


def can_accomplish(s: RurikState, seat: i64, deed: i64) -> bool:
    """Whether the seat meets every requirement and can pay every cost."""
    return can_pay(s, seat, deed) and requirement_met(s, seat, deed)


def accomplish(seat: i64, deed: i64) -> Frame:
    return Frame(Accomplish.number, seat, deed)


class Accomplish(Step[RurikState]):
    """Pay the cost, gain the rewards at once; the card goes under the mat, worth its points at the end."""

    number: Final = named("accomplish")
    operands = "deed"

    def go(self, s: RurikState, f: Frame) -> None:
        seat, deed = f.seat, f.a
        s.deed_accomplished = 1
        s.deed_at = changed(s.deed_at, deed, DONE + seat)
        follow_all(s, f, pay_cost(s, seat, deed) + _rewards(s, seat, deed))


def _rewards(s: RurikState, seat: i64, deed: i64) -> list[Frame]:
    box = s.box
    first = deed * KINDS
    then = []
    for kind in range(KINDS):
        number = box.deed_reward[first + kind]
        if number and kind == SCHEME:
            then.append(draw_schemes(seat, number))
        elif number and kind == COIN:
            then.append(gain_coins(seat, number))
        elif number:
            then.append(spend(seat, kind, number, box.deed_fewer_cards[deed]))
    return then


def gain_coins(seat: i64, coins: i64) -> Frame:
    return Frame(GainCoins.number, seat, coins)


class GainCoins(Step[RurikState]):
    """Coins from the supply, once the cost is paid."""

    number: Final = named("gain-coins")
    operands = "coins"

    def go(self, s: RurikState, f: Frame) -> None:
        s.coins[f.seat] += f.a
        follow(s, f)
