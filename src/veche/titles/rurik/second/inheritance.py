"""Inheritance, the advanced setup: three cards dealt, two kept, their bonuses gained once the leaders stand.

A troop or building goes to the card's region, or for a coin to any other; a card may be forfeited for two coins.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import changed, follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import DECKS, NONE
from veche.titles.rurik.both.inheritance import (
    BOXED,
    ELSEWHERE,
    FORFEITED,
    deal_to,
    inheritances_at,
)
from veche.titles.rurik.both.state import HERE, place_troop, regions_in_play, seats_in_order
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.box import OF_INHERITANCE
from veche.titles.rurik.second.build import raise_building
from veche.titles.rurik.second.components import BUILDINGS, MARKETS
from veche.titles.rurik.second.lead import draw_cards
from veche.titles.rurik.second.markets import in_deck
from veche.titles.rurik.second.source import gain
from veche.titles.rurik.second.state import SECRET, Rurik2State


def deal_inheritances() -> Frame:
    return Frame(DealInheritances.number, NOBODY)


class DealInheritances(Step[Rurik2State]):
    """Three of the cards marked for the number of players to each seat, face down."""

    number: Final = named("deal-inheritances")

    def go(self, s: Rurik2State, f: Frame) -> None:
        follow_all(s, f, deal_to(seats_in_order(s)))


def next_inheritance(seat: i64) -> Frame:
    return Frame(NextInheritance.number, seat)


class NextInheritance(Step[Rurik2State]):
    """In turn order: the seat gains from its two cards, one after the other, and shows each as it does so."""

    number: Final = named("next-inheritance")
    turn = "inheritance"

    def go(self, s: Rurik2State, f: Frame) -> None:
        follow(s, f, inherit(f.seat) if inheritances_at(s, f.seat) else None)


def inherit(seat: i64) -> Frame:
    return Frame(Inherit.number, seat)


class Inherit(Question[Rurik2State]):
    """Gain from a card in its own region or, where it places something, elsewhere; or forfeit it."""

    number: Final = named("inherit")
    turn = "inheritance"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        found = []
        coins = s.coins[f.seat]
        for card in inheritances_at(s, f.seat):
            cost = s.box.inheritance_cost[card]
            if coins >= cost and _fits(s, f.seat, card, card):
                found.append(m.INHERIT.of(card))
            if coins >= cost + ELSEWHERE and _elsewhere(s, f.seat, card):
                found.append(m.INHERIT_ELSEWHERE.of(card))
            found.append(m.FORFEIT.of(card))
        return found

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        card = _card_of(move)
        s.inheritance_at = changed(s.inheritance_at, card, BOXED)
        if m.FORFEIT.has(move):
            s.coins[f.seat] += FORFEITED
            return follow(s, f, next_inheritance(f.seat))
        if m.INHERIT_ELSEWHERE.has(move):
            return follow(s, f, inherit_where(f.seat, card))
        return follow_all(s, f, _gain(s, f.seat, card, card))


def _card_of(move: i64) -> i64:
    """The card that is gained from, here or elsewhere, or forfeited."""
    if m.FORFEIT.has(move):
        return m.FORFEIT.noun(move)
    return m.INHERIT_ELSEWHERE.noun(move) if m.INHERIT_ELSEWHERE.has(move) else m.INHERIT.noun(move)


def _fits(s: Rurik2State, seat: i64, card: i64, region: i64) -> bool:
    """One building of each kind in a region, here as elsewhere."""
    building = s.box.inheritance_building[card]
    if building == NONE:
        return True
    free = s.structures[building * HERE + region] == NONE
    return free and s.structures_left[seat * len(BUILDINGS) + building] > 0


def _elsewhere(s: Rurik2State, seat: i64, card: i64) -> list[int]:
    """The other regions in which the card may place what it gives; none if it places nothing."""
    if s.box.inheritance_building[card] == NONE and not s.box.inheritance_troops[card]:
        return []
    return [region for region in range(regions_in_play(s)) if region != card and _fits(s, seat, card, region)]


def _gain(s: Rurik2State, seat: i64, card: i64, region: i64) -> list[Frame]:
    """Pay the cost and gain the bonus, placing what it places in the region; what follows."""
    box = s.box
    s.coins[seat] -= box.inheritance_cost[card] + (ELSEWHERE if region != card else 0)
    then = [gain(seat, OF_INHERITANCE + card)]
    for _ in range(min(box.inheritance_troops[card], s.reserve[seat])):
        place_troop(s, seat, region)
    if box.inheritance_building[card] != NONE:
        bonus = raise_building(s, seat, box.inheritance_building[card], region)
        if bonus is not None:
            then.append(bonus)
    then += [inherit_card(seat) for _ in range(box.inheritance_cards[card])]
    then += [inherit_deed(seat) for _ in range(box.inheritance_deeds[card])]
    return [*then, next_inheritance(seat)]


def inherit_where(seat: i64, inheritance: i64) -> Frame:
    return Frame(InheritWhere.number, seat, inheritance)


class InheritWhere(Question[Rurik2State]):
    """For a coin in any other region; two troops of one card go together."""

    number: Final = named("inherit-where")
    operands = "inheritance"
    turn = "inheritance"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.PLACE.of(region) for region in _elsewhere(s, f.seat, f.a)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        follow_all(s, f, _gain(s, f.seat, f.a, shared.PLACE.noun(move)))


def inherit_card(seat: i64) -> Frame:
    return Frame(InheritCard.number, seat)


class InheritCard(Question[Rurik2State]):
    """The top strategy card: of which deck?"""

    number: Final = named("inherit-card")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.DECK.of(deck) for deck in range(len(DECKS)) if s.deck[deck]]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        follow(s, f, draw_cards(f.seat, 1, m.DECK.noun(move)))


def inherit_deed(seat: i64) -> Frame:
    return Frame(InheritDeed.number, seat)


class InheritDeed(Question[Rurik2State]):
    """The top deed, unseen: a contract or a quest?"""

    number: Final = named("inherit-deed")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.DEED_DECK.of(market) for market in range(len(MARKETS)) if in_deck(s, market)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        follow(s, f, draw_deed(f.seat, m.DEED_DECK.noun(move)))


def draw_deed(seat: i64, market: i64) -> Frame:
    return Frame(DrawDeed.number, seat, market)


class DrawDeed(Chance[Rurik2State]):
    """The top card of the deck, for the seat's eyes only."""

    number: Final = named("draw-deed")
    operands = "market"
    secret = True

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.DRAW_DEED.of(deed) for deed in in_deck(s, f.a)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        s.deed_at = changed(s.deed_at, m.DRAW_DEED.noun(move), SECRET + f.seat)
        follow(s, f)
