"""Inheritance: three cards dealt, two kept, their bonuses gained once the leaders stand, instead of the third troop.

A troop or structure goes to the card's region, or for a coin to any other; a card may be forfeited for two coins.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import count_of, i64
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import added, changed, follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.build import has_room, is_full
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.inheritance import (
    BOXED,
    ELSEWHERE,
    FORFEITED,
    inheritances_at,
)
from veche.titles.rurik.both.state import HERE, gain_good, place_troop, regions_in_play
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import DEED_CARDS, GOODS, STRUCTURES
from veche.titles.rurik.first.scheme import draw_schemes
from veche.titles.rurik.first.state import IN_DECK, RurikState


def next_inheritance(seat: i64) -> Frame:
    return Frame(NextInheritance.number, seat)


class NextInheritance(Step[RurikState]):
    """In turn order: the seat gains from its two cards, one after the other, and shows each as it does so."""

    number: Final = named("next-inheritance")
    turn = "inheritance"

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, inherit(f.seat) if inheritances_at(s, f.seat) else None)


def inherit(seat: i64) -> Frame:
    return Frame(Inherit.number, seat)


class Inherit(Question[RurikState]):
    """Gain from a card in its own region or, where it places something, elsewhere; or forfeit it."""

    number: Final = named("inherit")
    turn = "inheritance"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        found = []
        coins = s.coins[f.seat]
        for card in inheritances_at(s, f.seat):
            cost = s.box.inheritance_cost[card]
            if coins >= cost and _fits(s, f.seat, card, card):
                found.append(m.INHERIT.of(card))
            if coins >= cost + ELSEWHERE and elsewhere(s, f.seat, card):
                found.append(m.INHERIT_ELSEWHERE.of(card))
            found.append(m.FORFEIT_INHERITANCE.of(card))
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if m.FORFEIT_INHERITANCE.has(move):
            s.inheritance_at = changed(s.inheritance_at, m.FORFEIT_INHERITANCE.noun(move), BOXED)
            s.coins[f.seat] += FORFEITED
            return follow(s, f, next_inheritance(f.seat))
        if m.INHERIT_ELSEWHERE.has(move):
            s.inheritance_at = changed(s.inheritance_at, m.INHERIT_ELSEWHERE.noun(move), BOXED)
            return follow(s, f, inherit_where(f.seat, m.INHERIT_ELSEWHERE.noun(move)))
        card = m.INHERIT.noun(move)
        s.inheritance_at = changed(s.inheritance_at, card, BOXED)
        return follow_all(s, f, _gain(s, f.seat, card, card))


def _fits(s: RurikState, seat: i64, card: i64, region: i64) -> bool:
    """One structure of each kind in a region, and no more than three, here as elsewhere."""
    structure = s.box.inheritance_structure[card]
    return structure == NONE or (has_room(s, seat, structure, region) and not is_full(s, region))


def elsewhere(s: RurikState, seat: i64, card: i64) -> list[int]:
    """The other regions in which the card may place what it gives; none if it places nothing."""
    if s.box.inheritance_structure[card] == NONE and not s.box.inheritance_troops[card]:
        return []
    return [region for region in range(regions_in_play(s)) if region != card and _fits(s, seat, card, region)]


def _gain(s: RurikState, seat: i64, card: i64, region: i64) -> list[Frame]:
    """Pay the cost and gain the bonus, placing what it places in the region; what follows."""
    box = s.box
    s.coins[seat] += box.inheritance_coins[card] - box.inheritance_cost[card] - (ELSEWHERE if region != card else 0)
    for good in range(len(GOODS)):
        gain_good(s, seat, good, box.inheritance_goods[card * len(GOODS) + good])
    for _ in range(min(box.inheritance_troops[card], s.reserve[seat])):
        place_troop(s, seat, region)
    structure = box.inheritance_structure[card]
    if structure != NONE:  # ruling: inherited-structure
        s.structures = changed(s.structures, structure * HERE + region, seat)
        s.structures_left = added(s.structures_left, seat * len(STRUCTURES) + structure, -1)
    then = [inherit_good(seat) for _ in range(box.inheritance_any_good[card])]
    if box.inheritance_schemes[card]:
        then.append(draw_schemes(seat, 1))
    if box.inheritance_deeds[card] and IN_DECK in s.deed_at:
        then.append(inherit_deed(seat))
    return [*then, next_inheritance(seat)]


def inherit_where(seat: i64, inheritance: i64) -> Frame:
    return Frame(InheritWhere.number, seat, inheritance)


class InheritWhere(Question[RurikState]):
    """For a coin in any other region; two troops of one card go together."""

    number: Final = named("inherit-where")
    operands = "inheritance"
    turn = "inheritance"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [shared.PLACE.of(region) for region in elsewhere(s, f.seat, f.a)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        follow_all(s, f, _gain(s, f.seat, f.a, shared.PLACE.noun(move)))


def inherit_good(seat: i64) -> Frame:
    return Frame(InheritGood.number, seat)


class InheritGood(Question[RurikState]):
    """A good from the supply: of which kind?"""

    number: Final = named("inherit-good")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.INHERIT_GOOD.of(good) for good in range(len(GOODS))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        gain_good(s, f.seat, m.INHERIT_GOOD.noun(move))
        follow(s, f)


def inherit_deed(seat: i64) -> Frame:
    return Frame(InheritDeed.number, seat)


class InheritDeed(Chance[RurikState]):
    """The top card of the deed deck, which lies open beside the seat's mat like any other that was chosen."""

    number: Final = named("inherit-deed")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.INHERIT_DEED.of(deed) for deed in range(DEED_CARDS) if s.deed_at[deed] == IN_DECK]

    def weights(self, s: RurikState, f: Frame) -> list[int]:
        return [1] * count_of(s.deed_at, IN_DECK)

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.deed_at = changed(s.deed_at, m.INHERIT_DEED.noun(move), f.seat)
        follow(s, f)
