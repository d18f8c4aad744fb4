"""One look at a state: what several parts of the appraisal need, worked out once."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import count_of, total_in
from veche.kernel.state import column_of
from veche.titles.rurik.both.appraisal import army
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.rule import largest_group, regions_with_structures, ruler
from veche.titles.rurik.first.appraisal.parts import NUMBER
from veche.titles.rurik.first.appraisal.weights import TURNS
from veche.titles.rurik.first.box import KINDS
from veche.titles.rurik.first.components import ROUNDS
from veche.titles.rurik.first.round import advisors_of
from veche.titles.rurik.first.state import SETUP, RurikState, goods_on_boat

TURNS_AFTER: Final = column_of(
    [
        sum([sum(advisors_of(players, round)) for round in range(begun + 1, ROUNDS + 1)])
        for players in range(len(SEATS) + 1)
        for begun in range(ROUNDS + 1)
    ]
)
"""How many turns each player has in the rounds that come after a round: players * (ROUNDS + 1) + round."""


class Look:
    """A state as a seat looks at it, so that everything is counted once.

    Who rules where, everybody's troops by seat and region (`armies`), the seat's structures and their largest group,
    its goods on the boat, how many turns are left, whether a turn is going on, and what points are still to come.
    `counted` are the components of the appraisal (`parts.py`), filled in as they are worked out.
    """

    __slots__ = (
        "acting", "armies", "boat", "built", "counted", "group", "later", "left", "mine", "rulers", "s", "seat", "time",
        "to_come",
    )  # fmt: skip

    def __init__(self, s: RurikState, seat: int) -> None:
        regions = s.chart.in_play[s.players]
        self.s = s
        self.seat = seat
        self.rulers = [ruler(s, region) for region in range(regions)]
        self.armies = [army(s, other, regions) for other in range(s.players)]
        self.mine = self.armies[seat]
        self.built = regions_with_structures(s, seat)
        self.group = largest_group(s, self.built)
        self.boat = goods_on_boat(s, seat)
        self.left = turns_left(s, seat)
        self.time = min(1.0, self.left / TURNS)
        self.to_come = [0.0] * KINDS
        self.later = 0.0
        self.acting = False
        self.counted = [0.0] * NUMBER


def turns_left(s: RurikState, seat: int) -> int:
    """The turns that the seat will still begin."""
    begun = s.round if s.phase != SETUP else s.round - 1
    placed = count_of(s.space_seat, seat) + total_in(s.advisors, seat * 6, seat * 6 + 6)
    return placed + TURNS_AFTER[s.players * (ROUNDS + 1) + begun]
