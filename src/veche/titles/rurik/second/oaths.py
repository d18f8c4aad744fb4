"""Swear an Oath: its cost, one resource more where one does not rule, and its immediate benefit.

Authority replaces an enemy troop or a rebel; Plenty gives a coin for each building and lends the top discarded card;
Roads, an option of ours, lets one move out of a region where one has a building.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import added, changed, follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.payment import ALL_GOODS, goods_held, pay_goods, spend_good
from veche.titles.rurik.both.replacement import replace_one
from veche.titles.rurik.both.rule import count, ruler
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS, occupies
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.box import OF_CARD
from veche.titles.rurik.second.components import BUILDINGS, GOODS, PAIRS, PLENTY, ROADS
from veche.titles.rurik.second.movement import choose_destination, march_out, neighbours
from veche.titles.rurik.second.source import gain
from veche.titles.rurik.second.state import Rurik2State, oath_of, pair_of

OF_A_PAIR: Final[i64] = 2
BOOTS_OF_ROADS: Final[i64] = 2
COINS_OF_A_BUILDING: Final[i64] = 1
"""What plenty brings for each building of the region."""


def swear_moves(s: Rurik2State, seat: i64, found: list[int]) -> None:
    """Add every oath that the seat can swear: present there, none of its kind there yet, the next one payable."""
    for pair in range(len(PAIRS)):
        spare = _spare(s, seat, pair)
        if spare >= 0:
            oath = oath_of(s, seat, pair)
            for region in range(s.chart.in_play[s.players]):
                if _can_swear(s, seat, oath, region, spare):
                    found.append(m.SWEAR.of_two(oath, region))


def may_swear(s: Rurik2State, seat: i64) -> bool:
    """Whether there is any of `swear_moves`."""
    for pair in range(len(PAIRS)):
        spare = _spare(s, seat, pair)
        if spare >= 0:
            oath = oath_of(s, seat, pair)
            for region in range(s.chart.in_play[s.players]):
                if _can_swear(s, seat, oath, region, spare):
                    return True
    return False


def _can_swear(s: Rurik2State, seat: i64, oath: i64, region: i64, spare: i64) -> bool:
    if s.oath_at[oath * HERE + region] != NONE or not occupies(s, seat, region):
        return False
    return spare > 0 or ruler(s, region) == seat


def _spare(s: Rurik2State, seat: i64, pair: i64) -> i64:
    """How many resources, goods and coins, are left when the pair's next oath is paid; below 0 if it cannot be."""
    if s.oaths[seat * len(PAIRS) + pair] == OF_A_PAIR:
        return -1
    space = pair * OF_A_PAIR + s.oaths[seat * len(PAIRS) + pair]
    goods: i64 = 0
    for good in range(len(GOODS)):
        left = s.goods[seat * WIDTH_OF_GOODS + good] - s.box.oath_goods[space * len(GOODS) + good]
        if left < 0:
            return -1
        goods += left
    if goods < s.box.oath_any[space]:
        return -1
    return goods - s.box.oath_any[space] + s.coins[seat]


def swear(seat: i64, oath: i64, region: i64) -> Frame:
    return Frame(Swear.number, seat, oath, region)


class Swear(Step[Rurik2State]):
    """Pay the next space of the pair; where one does not rule, one resource of any kind besides."""

    number: Final = named("swear")
    operands = "oath region"

    def go(self, s: Rurik2State, f: Frame) -> None:
        seat, pair = f.seat, pair_of(s, f.seat, f.a)
        space = pair * OF_A_PAIR + s.oaths[seat * len(PAIRS) + pair]
        for good in range(len(GOODS)):
            spend_good(s, seat, good, s.box.oath_goods[space * len(GOODS) + good])
        then = []
        if s.box.oath_any[space]:
            then.append(pay_goods(seat, s.box.oath_any[space], ALL_GOODS, 0))
        if ruler(s, f.b) != seat:
            then.append(pay_resource(seat))
        follow_all(s, f, [*then, sworn(seat, f.a, f.b)])


def pay_resource(seat: i64) -> Frame:
    return Frame(PayResource.number, seat)


class PayResource(Step[Rurik2State]):
    """One good or coin; where there is only one kind of thing, there is nothing to ask."""

    number: Final = named("pay-resource")

    def go(self, s: Rurik2State, f: Frame) -> None:
        held = goods_held(s, f.seat)
        if count(held) + (s.coins[f.seat] > 0) > 1:
            return follow(s, f, pay_which_resource(f.seat))
        if s.coins[f.seat]:
            s.coins[f.seat] -= 1
        else:
            for good in range(len(GOODS)):
                spend_good(s, f.seat, good, int(held == 1 << good))
        return follow(s, f)


def pay_which_resource(seat: i64) -> Frame:
    return Frame(PayWhichResource.number, seat)


class PayWhichResource(Question[Rurik2State]):
    """Which resource is paid because one does not rule?"""

    number: Final = named("pay-which-resource")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        held = goods_held(s, f.seat)
        found = [shared.PAY.of(good) for good in range(len(GOODS)) if held & (1 << good)]
        return [*found, m.PAY_COIN] if s.coins[f.seat] else found  # ruling: coins-are-resources

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == m.PAY_COIN:
            s.coins[f.seat] -= 1
        else:
            spend_good(s, f.seat, shared.PAY.noun(move))
        follow(s, f)


def sworn(seat: i64, oath: i64, region: i64) -> Frame:
    return Frame(Sworn.number, seat, oath, region)


class Sworn(Step[Rurik2State]):
    """The tile lies in the region, its space is uncovered, and its benefit is had at once."""

    number: Final = named("sworn")
    operands = "oath region"

    def go(self, s: Rurik2State, f: Frame) -> None:
        seat, oath, region = f.seat, f.a, f.b
        s.oath_at = changed(s.oath_at, oath * HERE + region, seat)
        s.oaths = added(s.oaths, seat * len(PAIRS) + pair_of(s, seat, oath), 1)
        if oath == ROADS:
            return follow(s, f, take_road(seat) if roads(s, seat) else None)  # ruling: roads-without-a-building
        if oath != PLENTY:
            return follow(s, f, replace_one(s, seat, region))  # ruling: authority-without-target
        s.coins[seat] += COINS_OF_A_BUILDING * buildings_in(s, region)  # ability: plenty brings coins
        top = s.discard_top
        may = top != NONE and s.coins[seat] >= s.box.card_cost[top]
        return follow(s, f, use_plenty(seat) if may else None)


def buildings_in(s: Rurik2State, region: i64) -> i64:
    """How many buildings stand in the region, whosever they are."""
    found: i64 = 0
    for kind in range(len(BUILDINGS)):
        if s.structures[kind * HERE + region] != NONE:
            found += 1
    return found


def use_plenty(seat: i64) -> Frame:
    return Frame(UsePlenty.number, seat)


class UsePlenty(Question[Rurik2State]):
    """The bottom half of the top discarded card, at its cost; the card stays where it is."""

    number: Final = named("use-plenty")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, m.USE_PLENTY]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        s.coins[f.seat] -= s.box.card_cost[s.discard_top]  # ruling: plenty-pays-the-card
        return follow(s, f, gain(f.seat, OF_CARD + s.discard_top))  # ability: plenty lends a card


def has_building(s: Rurik2State, seat: i64, region: i64) -> bool:
    """Whether the seat has a building in the region, of whatever kind."""
    for kind in range(len(BUILDINGS)):
        if s.structures[kind * HERE + region] == seat:
            return True
    return False


def roads(s: Rurik2State, seat: i64) -> list[int]:
    """The regions out of which Roads lets the seat move: a building and a miniature of its own are there."""
    regions = range(s.chart.in_play[s.players])
    return [region for region in regions if has_building(s, seat, region) and occupies(s, seat, region)]


def take_road(seat: i64) -> Frame:
    return Frame(TakeRoad.number, seat)


class TakeRoad(Question[Rurik2State]):
    """Out of which region? It need not be that of the oath, but both boots leave the same."""

    number: Final = named("take-road")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, *[m.MOVE_FROM.of(region) for region in roads(s, f.seat)]]  # ruling: any-region-of-roads

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        region = m.MOVE_FROM.noun(move)
        then = more_roads(f.seat, region, BOOTS_OF_ROADS - 1)  # ability: roads has a second boot
        return follow(s, f, choose_destination(f.seat, region), then)


def more_roads(seat: i64, region: i64, times: i64) -> Frame:
    return Frame(MoreRoads.number, seat, region, times)


class MoreRoads(Step[Rurik2State]):
    """The boots that are left, if anybody is left in the region."""

    number: Final = named("more-roads")
    operands = "region times"

    def go(self, s: Rurik2State, f: Frame) -> None:
        follow(s, f, next_road(f.seat, f.a, f.b) if occupies(s, f.seat, f.a) else None)


def next_road(seat: i64, region: i64, times: i64) -> Frame:
    return Frame(NextRoad.number, seat, region, times)


class NextRoad(Question[Rurik2State]):
    """To which other neighbour, or to the same, out of the region that was left before? Or no further."""

    number: Final = named("next-road")
    operands = "region times"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, *neighbours(s, f.a)]  # ruling: one-region-of-roads

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        then = more_roads(f.seat, f.a, f.b - 1) if f.b > 1 else None
        return follow(s, f, march_out(s, f.seat, f.a, m.TO.noun(move)), then)
