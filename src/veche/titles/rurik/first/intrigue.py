"""Intrigue, an option: three cards lie open, and from the second round on one after the other takes effect.

The leftmost counts for round two, the next for round three, the last for round four; each is discarded with its round.
What the cards do is data (`data/intrigues.json`, or somebody's corrections), made of a few verbs, and here stands what
each verb does. At once: gains, goods and rebels laid, cards looked at. For the round: costs, points and the cards of an
attack changed.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import count_of, i64, total_of
from veche.kernel.procedure import Chance, Step
from veche.kernel.state import added, changed, follow, follow_all
from veche.kernel.turn import EndTurn
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.rule import count, regions_ruled, ruler
from veche.titles.rurik.both.state import gain_good, occupies, regions_in_play, seats_in_order
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import (
    BUILD_TRACK,
    INTRIGUES,
    OPEN_INTRIGUES,
    RULE_TRACK,
    SCHEME,
    TRADE_TRACK,
)
from veche.titles.rurik.first.scheme import draw_schemes
from veche.titles.rurik.first.state import INTRIGUE, RurikState, claimed
from veche.titles.rurik.first.stone_and_blade.module import rebels_in_the_box

FIRST_ROUND_OF_INTRIGUE: Final[i64] = 2
"""In this round the leftmost card takes effect."""

LEAST: Final[i64] = 1
"""No card makes a structure cheaper than this, nor takes the last point of an action."""

PLAYER: Final[i64] = 0
LOWEST_TRACK: Final[i64] = 1
RULED_REGION: Final[i64] = 2
STRUCTURE: Final[i64] = 3
"""FOR_EACH, by its places; the last is a defeated rebel."""

EVERYWHERE: Final[i64] = 0
NOBODY_RULES: Final[i64] = 1
"""REGIONS_WHERE, by its places; the last is where nobody has a troop."""


# The cards


def reveal_intrigues() -> list[Frame]:
    """Three cards are turned up; the others go back to the box."""
    return [reveal_intrigue(place) for place in range(OPEN_INTRIGUES)]


def reveal_intrigue(place: i64) -> Frame:
    return Frame(RevealIntrigue.number, NOBODY, place)


class RevealIntrigue(Chance[RurikState]):
    """One of the cards that do not lie open yet, for this place of the row."""

    number: Final = named("reveal-intrigue")
    operands = "place"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REVEAL_INTRIGUE.of(card) for card in range(INTRIGUES) if card not in s.intrigues]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.intrigues = changed(s.intrigues, f.a, m.REVEAL_INTRIGUE.noun(move))
        follow(s, f)


def in_force(s: RurikState) -> i64:
    """The card of this round, from the round's beginning to the end of its claim phase; NONE if there is none."""
    if not s.variants & INTRIGUE or s.round < FIRST_ROUND_OF_INTRIGUE:
        return NONE
    return s.intrigues[s.round - FIRST_ROUND_OF_INTRIGUE]


def intrigue_takes_effect() -> Frame:
    return Frame(IntrigueTakesEffect.number, NOBODY)


class IntrigueTakesEffect(Chance[RurikState]):
    """The leftmost card, before anybody places an advisor.

    Only one can come; it is put to chance, as a card turned up is, so that the journal has a line for it.
    """

    number: Final = named("intrigue-takes-effect")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.INTRIGUE.of(in_force(s))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        card = m.INTRIGUE.noun(move)
        _gain(s, card)
        _lay_goods(s, card)
        _lay_rebels(s, card)
        cards = s.box.intrigue_look[card]
        follow_all(s, f, [look_at_cards(seat, cards) for seat in seats_in_order(s)] if cards else [])


# At once


def _gain(s: RurikState, card: i64) -> None:
    """Coins or goods for everybody, once or for each of something."""
    number = s.box.intrigue_gain[card]
    if not number:
        return
    what = s.box.intrigue_gain_what[card]
    for seat in range(s.players):
        gained = number * _times(s, seat, s.box.intrigue_gain_each[card])
        if what == 0:
            s.coins[seat] += gained
        else:
            gain_good(s, seat, what - 1, gained)


def _times(s: RurikState, seat: i64, each: i64) -> i64:
    """How many the seat has of what a gain counts."""
    if each == PLAYER:
        return 1
    if each == LOWEST_TRACK:
        return _lowest(s, RULE_TRACK, seat) + _lowest(s, BUILD_TRACK, seat) + _lowest(s, TRADE_TRACK, seat)
    if each == RULED_REGION:
        return count(regions_ruled(s, seat))
    return count_of(s.structures, seat) if each == STRUCTURE else s.defeated[seat]


def _lowest(s: RurikState, track: i64, seat: i64) -> i64:
    """1 if nobody is below the seat on the claim track."""
    for other in range(s.players):
        if claimed(s, track, other) < claimed(s, track, seat):
            return 0
    return 1  # ruling: intrigue-lowest


def _there(s: RurikState, where: i64, region: i64) -> bool:
    """Whether goods or rebels are laid in the region."""
    if where == EVERYWHERE:
        return True
    if where == NOBODY_RULES:
        return ruler(s, region) == NONE
    for seat in range(s.players):
        if occupies(s, seat, region):
            return False
    return True


def _lay_goods(s: RurikState, card: i64) -> None:
    """Goods of the kind that the region produces; they lie there until somebody collects them."""
    number = s.box.intrigue_goods[card]
    if not number:
        return
    for region in range(regions_in_play(s)):
        if _there(s, s.box.intrigue_goods_where[card], region):
            more = number if s.good_here[region] else number - 1
            s.good_here[region] = 1
            s.more_goods = added(s.more_goods, region, more)


def _lay_rebels(s: RurikState, card: i64) -> None:
    """Rebels from the box, as far as they last, in the order of the regions."""
    number = s.box.intrigue_rebels[card]
    if not number:
        return
    left = rebels_in_the_box(s) - total_of(s.rebels) - total_of(s.defeated)  # ruling: intrigue-rebels
    for region in range(regions_in_play(s)):
        if _there(s, s.box.intrigue_rebels_where[card], region):
            come = min(number, left)
            s.rebels[region] += come
            left -= come


def look_at_cards(seat: i64, cards: i64) -> Frame:
    return Frame(LookAtCards.number, seat, cards)


class LookAtCards(Step[RurikState]):
    """In turn, everybody looks at so many scheme cards of one deck, keeps one and puts back the others."""

    number: Final = named("look-at-cards")
    operands = "cards"
    turn = "intrigue"

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, draw_schemes(f.seat, f.a), looked(f.seat))


def looked(seat: i64) -> Frame:
    return Frame(Looked.number, seat)


class Looked(EndTurn[RurikState]):
    """The cards are kept and put back."""

    number: Final = named("looked")
    turn = "intrigue"


# For the round


def surcharge(s: RurikState, bribe: i64) -> i64:
    """Coins for the supply, with the first bribe of an advisor that has so many coins with it."""
    card = in_force(s)
    if bribe or card == NONE:
        return 0
    return s.box.intrigue_bribe[card]


def dearer(s: RurikState, seat: i64) -> i64:
    """By how much the seat's next structure is dearer; below 0, cheaper."""
    card = in_force(s)
    if card == NONE:
        return 0
    more = s.box.intrigue_structure[card]
    return more if s.built[seat] else more + s.box.intrigue_first_structure[card]


def has_built(s: RurikState, seat: i64) -> None:
    """The seat has built; the next structure is no longer its first of the round."""
    if s.variants & INTRIGUE and not s.built[seat]:
        s.built = changed(s.built, seat, 1)


def points_given(s: RurikState, kind: i64, points: i64) -> i64:
    """The points of a main action that shows so many: more or fewer, but not the last one fewer."""
    card = in_force(s)
    if card == NONE or kind == SCHEME:
        return points
    return max(points + s.box.intrigue_points[card * SCHEME + kind], min(points, LEAST))


def more_cards(s: RurikState) -> i64:
    """How many cards more an attack on an opponent reveals; below 0, fewer."""
    card = in_force(s)
    return 0 if card == NONE else s.box.intrigue_cards[card]
