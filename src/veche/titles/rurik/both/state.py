"""The base state (its columns are in `columns.py`): what its numbers mean, and questions to it."""

from __future__ import annotations

from typing import Final, TypeVar

from veche.kernel.numbers import any_in, i64
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state_class import BaseState as BaseState

UNSEEN: Final[i64] = -1
LEFT_OUT: Final[i64] = -4
DEALT: Final[i64] = 10
RETURNED: Final[i64] = 20
"""`agenda_at`: not dealt, or left out of the game; else the seat that keeps it, plus DEALT while it must choose,
RETURNED if it gave it up."""

HERE: Final[i64] = 15
WIDTH_OF_GOODS: Final[i64] = 5
WIDTH_OF_SEATS: Final[i64] = 4
"""REGIONS, GOODS and SEATS, as widths of columns; mypyc knows a constant only by its number."""


T = TypeVar("T", bound=BaseState)
"""The state of an edition, for procedures that both editions use."""


def regions_in_play(s: BaseState) -> i64:
    """How many regions are in play: the first so many."""
    return s.chart.in_play[s.players]


def pieces(s: BaseState, seat: i64, region: i64) -> i64:
    """How many troops the seat has in the region, its leader included."""
    return s.troops[seat * HERE + region] + (s.leader_at[seat] == region)


def occupies(s: BaseState, seat: i64, region: i64) -> bool:
    """Whether the seat has a troop in the region; the leader is one."""
    return s.troops[seat * HERE + region] > 0 or s.leader_at[seat] == region


def has_troops(s: BaseState, seat: i64) -> bool:
    """Whether the seat has a troop on the map, the leader not counted."""
    return any_in(s.troops, seat * HERE, seat * HERE + HERE)


def regions_occupied(s: BaseState, seat: i64) -> i64:
    """In how many regions the seat has troops."""
    found: i64 = 0
    for region in range(regions_in_play(s)):
        if occupies(s, seat, region):
            found += 1
    return found


def most_together(s: BaseState, seat: i64) -> i64:
    """The most troops, leader included, that the seat has in one region."""
    most: i64 = 0
    for region in range(regions_in_play(s)):
        most = max(most, pieces(s, seat, region))
    return most


def leader_in(s: BaseState, leader: i64, region: i64) -> bool:
    """Whether somebody plays this leader and has it standing in the region."""
    seat = s.holder[leader]
    return seat != NONE and s.leader_at[seat] == region


def leads(s: BaseState, seat: i64, leader: i64, region: i64) -> bool:
    """Whether the seat plays this leader and has it standing in the region."""
    return s.holder[leader] == seat and s.leader_at[seat] == region


def owner_of(s: BaseState, structure: i64, region: i64) -> i64:
    """Who has a structure of this kind in the region, or NONE."""
    return s.structures[structure * HERE + region]


def place_troop(s: BaseState, seat: i64, region: i64) -> None:
    """Put one troop from the seat's supply into the region."""
    s.reserve[seat] -= 1
    s.troops[seat * HERE + region] += 1


def lose_troop(s: BaseState, seat: i64, region: i64) -> None:
    """Take one of the seat's troops from the region back to its supply; the leader is always the last to go."""
    if s.troops[seat * HERE + region] > 0:
        s.troops[seat * HERE + region] -= 1
        s.reserve[seat] += 1
    else:
        s.leader_at[seat] = NONE


def gain_good(s: BaseState, seat: i64, good: i64, number: i64 = 1) -> None:
    """Goods from the unlimited supply to the seat."""
    s.goods[seat * WIDTH_OF_GOODS + good] += number


def seats_in_order(s: BaseState) -> list[int]:
    """The seats clockwise from the first player."""
    return [(s.first + place) % s.players for place in range(s.players)]
