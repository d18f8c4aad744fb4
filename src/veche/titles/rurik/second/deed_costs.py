"""What contracts cost: goods and coins, strategy cards, troops, captured rebels, a building."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, changed, follow
from veche.titles.rurik.both.components import NONE, STRONGHOLD, TROOPS
from veche.titles.rurik.both.payment import has_goods, spend_goods
from veche.titles.rurik.both.removal import DIFFERENT_REGIONS, RULED_REGION, at_once
from veche.titles.rurik.both.rule import ruler
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.discard import discard_card
from veche.titles.rurik.second.state import WIDTH_OF_HAND, Rurik2State


def can_pay(s: Rurik2State, seat: i64, deed: i64) -> bool:
    """Whether the seat can pay the whole cost of the deed."""
    box = s.box
    if s.coins[seat] < box.deed_coins[deed] or s.hand_size[seat] < box.deed_cards[deed]:
        return False
    if s.captured[seat] < box.deed_captured[deed]:
        return False
    if box.deed_raze[deed] and len(razeable(s, seat)) < box.deed_raze[deed]:
        return False
    if not has_goods(s, seat, box.deed_goods, deed):
        return False
    return not box.deed_troops[deed] or _has_troops(s, seat, box.deed_troops[deed], box.deed_troops_from[deed])


def _has_troops(s: Rurik2State, seat: i64, troops: i64, whence: i64) -> bool:
    """Leaders are no troops."""
    if whence == DIFFERENT_REGIONS:
        return len(removable(s, seat, 1, whence, 0)) >= troops
    if whence == RULED_REGION:
        return bool(removable(s, seat, troops, whence, 0))
    return TROOPS - s.reserve[seat] >= troops


def pay_cost(s: Rurik2State, seat: i64, deed: i64) -> list[Frame]:
    """Pay what leaves no choice; what follows where there is one."""
    box = s.box
    s.coins[seat] -= box.deed_coins[deed]
    if box.deed_captured[deed]:
        s.captured = added(s.captured, seat, -box.deed_captured[deed])
    then = spend_goods(s, seat, box.deed_goods, deed)
    if box.deed_cards[deed]:
        then.append(discard_from_hand(seat, box.deed_cards[deed]))
    if box.deed_troops[deed]:
        then.append(remove_troops(seat, box.deed_troops[deed], box.deed_troops_from[deed], 0))
    if box.deed_raze[deed]:
        then.append(raze(seat, box.deed_raze[deed]))
    return then


def discard_from_hand(seat: i64, cards: i64) -> Frame:
    return Frame(DiscardFromHand.number, seat, cards)


class DiscardFromHand(Question[Rurik2State]):
    """Which strategy card is discarded, face up? Its answer is public, the choice is the seat's alone."""

    number: Final = named("discard-from-hand")
    operands = "cards"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        first = f.seat * WIDTH_OF_HAND
        return [m.DISCARD.of(kind) for kind in range(s.box.kinds) if s.hand[first + kind]]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        kind = m.DISCARD.noun(move)
        s.hand = added(s.hand, f.seat * WIDTH_OF_HAND + kind, -1)
        s.hand_size[f.seat] -= 1
        discard_card(s, kind)
        follow(s, f, discard_from_hand(f.seat, f.a - 1) if f.a > 1 else None)


def removable(s: Rurik2State, seat: i64, troops: i64, whence: i64, used: i64) -> list[int]:
    """The regions from which the next troop may be removed so that the cost can still be paid."""
    found = []
    for region in range(s.chart.in_play[s.players]):
        here = s.troops[seat * HERE + region]
        if whence == RULED_REGION:
            if here >= troops and ruler(s, region) == seat:
                found.append(region)
        elif here and not (whence == DIFFERENT_REGIONS and used & (1 << region)):
            found.append(region)
    return found


def remove_troops(seat: i64, troops: i64, whence: i64, used: i64) -> Frame:
    """`used`: the regions, as bits, that have already given a troop."""
    return Frame(RemoveTroops.number, seat, troops, whence, used)


class RemoveTroops(Step[Rurik2State]):
    """Where only one region can pay, or every one must, there is nothing to ask."""

    number: Final = named("remove-troops")
    operands = "troops whence used"

    def go(self, s: Rurik2State, f: Frame) -> None:
        if f.a == 0:
            return follow(s, f)
        found = removable(s, f.seat, f.a, f.b, f.c)
        if len(found) > 1 and not _all_must_pay(s, f, found):
            return follow(s, f, remove_troop(f.seat, f.a, f.b, f.c))
        return follow(s, f, _pay_from(s, f, found[0]))


def _all_must_pay(s: Rurik2State, f: Frame, found: list[int]) -> bool:
    if f.b == RULED_REGION:
        return False
    if f.b == DIFFERENT_REGIONS:
        return len(found) == f.a
    return TROOPS - s.reserve[f.seat] == f.a


def _pay_from(s: Rurik2State, f: Frame, region: i64) -> Frame | None:
    """Remove the troop, or all of them at once."""
    number = at_once(f.a, f.b)
    s.troops[f.seat * HERE + region] -= number
    s.reserve[f.seat] += number
    return remove_troops(f.seat, f.a - number, f.b, f.c | (1 << region)) if f.a > number else None


def remove_troop(seat: i64, troops: i64, whence: i64, used: i64) -> Frame:
    return Frame(RemoveTroop.number, seat, troops, whence, used)


class RemoveTroop(Question[Rurik2State]):
    """From which region is a troop removed?"""

    number: Final = named("remove-troop")
    operands = "troops whence used"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.REMOVE.of(region) for region in removable(s, f.seat, f.a, f.b, f.c)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        follow(s, f, _pay_from(s, f, m.REMOVE.noun(move)))


def razeable(s: Rurik2State, seat: i64) -> list[int]:
    """The seat's palaces and markets; strongholds never leave play."""
    return [place for place in range(STRONGHOLD * HERE) if s.structures[place] == seat]


def raze(seat: i64, buildings: i64) -> Frame:
    return Frame(Raze.number, seat, buildings)


class Raze(Step[Rurik2State]):
    """Take down one's own palace or market; with a single one there is nothing to ask."""

    number: Final = named("raze")
    operands = "buildings"

    def go(self, s: Rurik2State, f: Frame) -> None:
        found = razeable(s, f.seat)
        if f.a == 0 or not found:
            return follow(s, f)
        if len(found) > 1:
            return follow(s, f, raze_which(f.seat, f.a))
        _take_down(s, found[0])
        return follow(s, f)


def _take_down(s: Rurik2State, place: i64) -> None:
    """The building leaves the game; its space on the board stays empty."""
    s.structures = changed(s.structures, place, NONE)  # ruling: razed-buildings-leave


def raze_which(seat: i64, buildings: i64) -> Frame:
    return Frame(RazeWhich.number, seat, buildings)


class RazeWhich(Question[Rurik2State]):
    """Which of one's buildings is taken down?"""

    number: Final = named("raze-which")
    operands = "buildings"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.RAZE.of(place) for place in razeable(s, f.seat)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        _take_down(s, m.RAZE.noun(move))
        follow(s, f, raze(f.seat, f.a - 1) if f.a > 1 else None)
