"""The base state: what lies on the table in either edition, and the functions that know how its columns are indexed."""

from __future__ import annotations

from typing import Final, TypeVar

from veche.kernel.state import Column, Shared, State
from veche.titles.rurik.both.chart import Chart
from veche.titles.rurik.both.components import GOODS, NONE, REGIONS

UNSEEN: Final = -1
LEFT_OUT: Final = -4
DEALT: Final = 10
RETURNED: Final = 20
"""`agenda_at`: not dealt, or left out of the game; else the seat that keeps it, plus DEALT while it must choose,
RETURNED if it gave it up."""

HERE: Final = REGIONS
WIDTH_OF_GOODS: Final = GOODS


class BaseState(State):
    """The columns that both editions have. Each edition's state adds its own, and its constructor sets them all.

    | column | index | holds |
    |---|---|---|
    | troops | seat * 15 + region | troops on the map, leaders not counted |
    | reserve | seat | troops in the supply |
    | leader_at | seat | region of the leader, or NONE |
    | holder | leader | seat that plays this leader, or NONE |
    | rebels | region | rebels |
    | structures | structure * 15 + region | owner, or NONE |
    | structures_left | seat * 3 + structure | not built yet |
    | good_of, good_here | region | which good the region produces; whether one lies there |
    | coins, hand_size | seat | coins; cards in hand |
    | goods | seat * 5 + good | goods of the seat |
    | space_seat, space_bribe | column * 4 + row | who stands there, and the coins with it |
    | hand | seat * kinds + kind | cards in hand |
    | unseen | kind | cards in the two decks whose place nobody knows |
    | deck | deck | cards in each deck |
    | top_count | deck | cards on it that somebody put back |
    | top, top_known | deck * 6 + depth | such a card, the topmost last; the seats that know it, as bits |
    | drawn | kind | cards in a draw that is going on |
    | agenda_at | card | where it is |
    | stickers | reward | rewards under rebels not found yet |
    | tax_points, build_points | | what the turn still has to tax and build with |
    """

    __slots__ = (
        "agenda_at", "build_points", "chart", "coins", "deck", "drawn", "first", "good_here", "good_of", "goods",
        "hand", "hand_size", "holder", "leader_at", "marker", "phase", "players", "rebels", "reserve", "round",
        "space_bribe", "space_seat", "stickers", "structures", "structures_left", "tax_points", "top", "top_count",
        "top_known", "troops", "unseen", "variants",
    )  # fmt: skip

    chart: Chart
    players: int
    variants: int
    round: int
    phase: int
    first: int
    marker: int
    tax_points: int
    build_points: int
    troops: Column
    reserve: Column
    leader_at: Column
    holder: Shared
    rebels: Column
    structures: Shared
    structures_left: Shared
    good_of: Shared
    good_here: Column
    coins: Column
    hand: Shared
    hand_size: Column
    goods: Column
    space_seat: Column
    space_bribe: Column
    unseen: Shared
    deck: Column
    top_count: Column
    top: Column
    top_known: Column
    drawn: Shared
    agenda_at: Shared
    stickers: Shared

    def counts_rebels(self) -> bool:
        """Whether Sviatopolk counts the rebels of his region for rule."""
        return True


T = TypeVar("T", bound=BaseState)
"""The state of an edition, for procedures that both editions use."""


def regions_in_play(s: BaseState) -> int:
    """How many regions are in play: the first so many."""
    return s.chart.in_play[s.players]


def pieces(s: BaseState, seat: int, region: int) -> int:
    """How many troops the seat has in the region, its leader included."""
    return s.troops[seat * HERE + region] + (s.leader_at[seat] == region)


def occupies(s: BaseState, seat: int, region: int) -> bool:
    """Whether the seat has a troop in the region; the leader is one."""
    return s.troops[seat * HERE + region] > 0 or s.leader_at[seat] == region


def regions_occupied(s: BaseState, seat: int) -> int:
    """In how many regions the seat has troops."""
    return len([region for region in range(regions_in_play(s)) if occupies(s, seat, region)])


def leader_in(s: BaseState, leader: int, region: int) -> bool:
    """Whether somebody plays this leader and has it standing in the region."""
    seat = s.holder[leader]
    return seat != NONE and s.leader_at[seat] == region


def leads(s: BaseState, seat: int, leader: int, region: int) -> bool:
    """Whether the seat plays this leader and has it standing in the region."""
    return s.holder[leader] == seat and s.leader_at[seat] == region


def owner_of(s: BaseState, structure: int, region: int) -> int:
    """Who has a structure of this kind in the region, or NONE."""
    return s.structures[structure * HERE + region]


def place_troop(s: BaseState, seat: int, region: int) -> None:
    """Put one troop from the seat's supply into the region."""
    s.reserve[seat] -= 1
    s.troops[seat * HERE + region] += 1


def lose_troop(s: BaseState, seat: int, region: int) -> None:
    """Take one of the seat's troops from the region back to its supply; the leader is always the last to go."""
    if s.troops[seat * HERE + region] > 0:
        s.troops[seat * HERE + region] -= 1
        s.reserve[seat] += 1
    else:
        s.leader_at[seat] = NONE


def gain_good(s: BaseState, seat: int, good: int, number: int = 1) -> None:
    """Goods from the unlimited supply to the seat."""
    s.goods[seat * WIDTH_OF_GOODS + good] += number


def seats_in_order(s: BaseState) -> list[int]:
    """The seats clockwise from the first player."""
    return [(s.first + place) % s.players for place in range(s.players)]
