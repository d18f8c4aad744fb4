"""One look at a state: what several parts of the appraisal need, worked out once."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import count_of, i64, total_in
from veche.kernel.state import Column, column_of, zeros
from veche.titles.rurik.both.appraisal import Chances, armies_of, rulers_of
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.rule import largest_group, regions_with_structures
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.first.appraisal.known import known_of
from veche.titles.rurik.first.appraisal.parts import NUMBER
from veche.titles.rurik.first.appraisal.weights import SHARP, TURNS
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

    Who rules where, everybody's troops by seat and region (`armies`; `mine` is where the seat's own begin), the seat's
    structures and their largest group, its goods on the boat, how many turns are left, whether a turn is going on, and
    what points are still to come. `counted` are the components of the appraisal (`parts.py`), filled in as they are
    worked out. `known` is what follows from the box alone, `chances` what points are spent on.
    """

    __slots__ = (
        "acting", "armies", "boat", "built", "chances", "counted", "group", "known", "later", "left", "mine", "regions",
        "rulers", "s", "seat", "soft", "time", "to_come",
    )  # fmt: skip

    def __init__(self, s: RurikState, seat: i64, rulers: Column, armies: Column) -> None:
        self.s = s
        self.seat = seat
        self.rulers = rulers
        self.armies = armies
        self.regions = i64(len(rulers))
        self.mine = seat * HERE
        self.known = known_of(s.box)
        self.chances = Chances()
        self.built = regions_with_structures(s, seat)
        self.group = largest_group(s, self.built)
        self.boat = goods_on_boat(s, seat)
        self.left = turns_left(s, seat)
        self.time = min(1.0, float(self.left) / TURNS)
        self.soft = min(1.0, float(self.left) / SHARP)
        self.to_come = zeros(KINDS)
        self.later = 0.0
        self.acting = False
        self.counted = zeros(NUMBER)


def look_at(s: RurikState, seat: i64) -> Look:
    """What the seat sees."""
    return Look(s, seat, rulers_of(s), armies_of(s))


def turns_left(s: RurikState, seat: i64) -> i64:
    """The turns that the seat will still begin."""
    begun = s.round if s.phase != SETUP else s.round - 1
    placed = count_of(s.space_seat, seat) + total_in(s.advisors, seat * 6, seat * 6 + 6)
    return placed + TURNS_AFTER[s.players * (ROUNDS + 1) + begun]
