"""The two deed markets, contracts and quests: taking a deed from either, and filling the gaps."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import found_in, i64, index_of
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import changed, follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.components import CONTRACTS, DEED_CARDS, MARKET_PLACES, MARKETS, QUESTS
from veche.titles.rurik.second.state import IN_DECK, IN_MARKET, Rurik2State


def first_deed(market: i64) -> i64:
    """The first of the deeds that belong to the deck of contracts, or of quests."""
    return CONTRACTS if market == 0 else QUESTS


def after_deeds(market: i64) -> i64:
    """The place behind the last of them."""
    return QUESTS if market == 0 else DEED_CARDS


def in_deck(s: Rurik2State, market: i64) -> list[int]:
    """The deeds that are still in the deck of a market."""
    return [deed for deed in range(first_deed(market), after_deeds(market)) if s.deed_at[deed] == IN_DECK]


def is_left(s: Rurik2State, market: i64) -> bool:
    """Whether the deck of a market has a deed left."""
    return found_in(s.deed_at, IN_DECK, first_deed(market), after_deeds(market))


def choose_deed(seat: i64, optional: i64) -> Frame:
    """`optional`: the seat may also take none."""
    return Frame(ChooseDeed.number, seat, optional)


class ChooseDeed(Step[Rurik2State]):
    """One deed from either market, if there is one."""

    number: Final = named("choose-deed")
    operands = "optional"

    def go(self, s: Rurik2State, f: Frame) -> None:
        follow(s, f, choose_from_markets(f.seat, f.a) if max(s.market) != NONE else None)


def choose_from_markets(seat: i64, optional: i64) -> Frame:
    return Frame(ChooseFromMarkets.number, seat, optional)


class ChooseFromMarkets(Question[Rurik2State]):
    """Which of the open deeds? It is held in hand, but everybody has seen it."""

    number: Final = named("choose-from-markets")
    operands = "optional"
    between_turns = "deed"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        found = [m.CHOOSE_DEED.of(deed) for deed in s.market if deed != NONE]
        return [shared.STOP, *found] if f.a else found

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move != shared.STOP:
            deed = m.CHOOSE_DEED.noun(move)
            s.market = changed(s.market, index_of(s.market, deed), NONE)
            s.deed_at = changed(s.deed_at, deed, f.seat)
        follow(s, f)


def refill_markets() -> Frame:
    return Frame(RefillMarkets.number, NOBODY)


class RefillMarkets(Step[Rurik2State]):
    """Reveal deeds until each market has one more than there are players; where a deck is empty, the gap stays."""

    number: Final = named("refill-markets")

    def go(self, s: Rurik2State, f: Frame) -> None:
        place = _gap(s)
        follow(s, f, reveal_deed(place), refill_markets()) if place != NONE else follow(s, f)


def _gap(s: Rurik2State) -> i64:
    for market in range(len(MARKETS)):
        first = market * MARKET_PLACES
        for place in range(first, first + s.players + 1):
            if s.market[place] == NONE and is_left(s, market):
                return place
    return NONE


def reveal_deed(place: i64) -> Frame:
    return Frame(RevealDeed.number, NOBODY, place)


class RevealDeed(Chance[Rurik2State]):
    """The top card of the deck, for a place of its market."""

    number: Final = named("reveal-deed")
    operands = "place"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.REVEAL_DEED.of(deed) for deed in in_deck(s, f.a // MARKET_PLACES)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        s.market = changed(s.market, f.a, m.REVEAL_DEED.noun(move))
        s.deed_at = changed(s.deed_at, m.REVEAL_DEED.noun(move), IN_MARKET)
        follow(s, f)
