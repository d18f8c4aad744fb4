"""What deeds ask for: requirements that must be met, and costs that are paid."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import count_of, i64, index_of
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, changed, follow
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.removal import DIFFERENT_REGIONS, RULED_REGION, at_once
from veche.titles.rurik.both.rule import (
    count,
    goods_of_markets,
    largest_group,
    regions_ruled,
    regions_with_structures,
    ruler,
    stand_together,
)
from veche.titles.rurik.both.state import HERE, lose_troop, most_together, pieces, regions_occupied
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import STRUCTURES
from veche.titles.rurik.first.scheme import discard_card
from veche.titles.rurik.first.state import WIDTH_OF_HAND, RurikState
from veche.titles.rurik.first.stone_and_blade.paying import has_goods, spend_goods

# Requirements


def requirement_met(s: RurikState, seat: i64, deed: i64) -> bool:
    """Whether the seat has everything that the deed wants to see."""
    box = s.box
    if box.need_rebels[deed] > s.defeated[seat]:
        return False
    if box.need_marker[deed] and s.marker != seat:
        return False
    if box.need_troops_together[deed] and most_together(s, seat) < box.need_troops_together[deed]:
        return False
    if box.need_regions[deed] and regions_occupied(s, seat) < box.need_regions[deed]:
        return False
    if box.need_structures_together[deed] and not stand_together(s, seat, box.need_structures_together[deed]):
        return False
    for kind in range(len(STRUCTURES)):
        wanted = box.need_adjacent[deed * len(STRUCTURES) + kind]
        if wanted and largest_group(s, regions_with_structures(s, seat, kind)) < wanted:
            return False
    for kind in range(len(STRUCTURES)):
        wanted = box.need_structures[deed * len(STRUCTURES) + kind]
        if wanted and structures_of(s, seat, kind) < wanted:
            return False
    if box.need_rule[deed] and rules_how_many(s, seat, box.need_rule[deed]) < count(box.need_rule[deed]):
        return False
    return not box.need_markets[deed] or goods_of_markets(s, seat) >= box.need_markets[deed]


def structures_of(s: RurikState, seat: i64, kind: i64) -> i64:
    """How many structures of a kind the seat has on the map."""
    return count(regions_with_structures(s, seat, kind))


def rules_how_many(s: RurikState, seat: i64, regions: i64) -> i64:
    """How many of these regions, given as bits, the seat rules."""
    return count(regions_ruled(s, seat) & regions)


# Costs


def troops_in_all(s: RurikState, seat: i64) -> i64:
    """How many troops the seat has on the map, its leader included."""
    total: i64 = 0
    for region in range(s.chart.in_play[s.players]):
        total += pieces(s, seat, region)
    return total


def can_pay(s: RurikState, seat: i64, deed: i64) -> bool:
    """Whether the seat can pay the whole cost of the deed."""
    box = s.box
    if s.coins[seat] < box.deed_coins[deed] or s.hand_size[seat] < box.deed_discards[deed]:
        return False
    if box.deed_structures[deed] and count_of(s.structures, seat) < box.deed_structures[deed]:
        return False
    return has_goods(s, seat, box.deed_goods, deed) and _has_troops(s, seat, deed)


def _has_troops(s: RurikState, seat: i64, deed: i64) -> bool:
    troops = s.box.deed_troops[deed]
    if not troops:
        return True
    whence = s.box.deed_troops_from[deed]
    if whence == DIFFERENT_REGIONS:
        return regions_occupied(s, seat) >= troops
    if whence == RULED_REGION:
        return bool(_ruled_with(s, seat, troops))
    return troops_in_all(s, seat) >= troops


def _ruled_with(s: RurikState, seat: i64, troops: i64) -> list[int]:
    """The regions that the seat rules with at least so many troops."""
    return [
        region
        for region in range(s.chart.in_play[s.players])
        if pieces(s, seat, region) >= troops and ruler(s, region) == seat
    ]


def pay_cost(s: RurikState, seat: i64, deed: i64) -> list[Frame]:
    """Pay what leaves no choice; what follows where there is one."""
    box = s.box
    s.coins[seat] -= box.deed_coins[deed]
    then = spend_goods(s, seat, box.deed_goods, deed)
    if box.deed_discards[deed]:
        then.append(discard_scheme(seat, box.deed_discards[deed]))
    if box.deed_troops[deed]:
        then.append(remove_troops(seat, box.deed_troops[deed], box.deed_troops_from[deed], 0))
    if box.deed_structures[deed]:
        then.append(raze(seat, box.deed_structures[deed]))
    return then


def discard_scheme(seat: i64, cards: i64) -> Frame:
    return Frame(DiscardScheme.number, seat, cards)


class DiscardScheme(Question[RurikState]):
    """Which scheme card from the hand is discarded, face up? Its answer is public, the choice is the seat's alone."""

    number: Final = named("discard-scheme")
    operands = "cards"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        first = f.seat * WIDTH_OF_HAND
        return [m.DISCARD.of(kind) for kind in range(s.box.schemes) if s.hand[first + kind]]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        kind = m.DISCARD.noun(move)
        s.hand = added(s.hand, f.seat * WIDTH_OF_HAND + kind, -1)
        s.hand_size[f.seat] -= 1
        discard_card(s, kind)
        follow(s, f, discard_scheme(f.seat, f.a - 1) if f.a > 1 else None)


def remove_troops(seat: i64, troops: i64, whence: i64, used: i64) -> Frame:
    """`used`: the regions, as bits, that have already given a troop."""
    return Frame(RemoveTroops.number, seat, troops, whence, used)


class RemoveTroops(Step[RurikState]):
    """Where only one region can pay, or every one must, there is nothing to ask."""

    number: Final = named("remove-troops")
    operands = "troops whence used"

    def go(self, s: RurikState, f: Frame) -> None:
        if f.a == 0:
            return follow(s, f)
        found = removable(s, f)
        if len(found) > 1 and not _all_must_pay(s, f, found):
            return follow(s, f, remove_troop(f.seat, f.a, f.b, f.c))
        return follow(s, f, pay_from(s, f, found[0]))


def _all_must_pay(s: RurikState, f: Frame, found: list[int]) -> bool:
    if f.b == RULED_REGION:
        return False
    if f.b == DIFFERENT_REGIONS:
        return len(found) == f.a
    return sum([pieces(s, f.seat, region) for region in found]) == f.a


def removable(s: RurikState, f: Frame) -> list[int]:
    """The regions from which the next troop may be removed so that the cost can still be paid."""
    if f.b == RULED_REGION:
        return _ruled_with(s, f.seat, f.a)
    return [
        region
        for region in range(s.chart.in_play[s.players])
        if pieces(s, f.seat, region) and not (f.b == DIFFERENT_REGIONS and f.c & (1 << region))
    ]


def pay_from(s: RurikState, f: Frame, region: i64) -> Frame | None:
    """Remove the troop, or all of them at once. The leader goes last."""
    number = at_once(f.a, f.b)
    for _ in range(number):
        lose_troop(s, f.seat, region)
    return remove_troops(f.seat, f.a - number, f.b, f.c | (1 << region)) if f.a > number else None


def remove_troop(seat: i64, troops: i64, whence: i64, used: i64) -> Frame:
    return Frame(RemoveTroop.number, seat, troops, whence, used)


class RemoveTroop(Question[RurikState]):
    """From which region is a troop removed? The leader counts as one, but only as the last of its region."""

    number: Final = named("remove-troop")
    operands = "troops whence used"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REMOVE.of(region) for region in removable(s, f)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        follow(s, f, pay_from(s, f, m.REMOVE.noun(move)))


def raze(seat: i64, structures: i64) -> Frame:
    return Frame(Raze.number, seat, structures)


class Raze(Step[RurikState]):
    """Remove one's own structure; with a single one there is nothing to ask."""

    number: Final = named("raze")
    operands = "structures"

    def go(self, s: RurikState, f: Frame) -> None:
        if f.a == 0:
            return follow(s, f)
        if count_of(s.structures, f.seat) > 1:
            return follow(s, f, raze_which(f.seat, f.a))
        _take_down(s, f.seat, index_of(s.structures, f.seat))
        return follow(s, f)


def _take_down(s: RurikState, seat: i64, place: i64) -> None:
    s.structures = changed(s.structures, place, NONE)
    s.structures_left = added(s.structures_left, seat * len(STRUCTURES) + place // HERE, 1)


def raze_which(seat: i64, structures: i64) -> Frame:
    return Frame(RazeWhich.number, seat, structures)


class RazeWhich(Question[RurikState]):
    """Which of one's structures is removed?"""

    number: Final = named("raze-which")
    operands = "structures"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.RAZE.of(place) for place in range(len(s.structures)) if s.structures[place] == f.seat]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        _take_down(s, f.seat, m.RAZE.noun(move))
        follow(s, f, raze(f.seat, f.a - 1) if f.a > 1 else None)
