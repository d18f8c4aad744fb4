"""One look at a state: what several parts of the appraisal need, worked out once."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import count_of, i64, total_in
from veche.kernel.state import column_of, zeros
from veche.titles.rurik.both.appraisal import Chances
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.second.appraisal.ground import Ground, ground_of
from veche.titles.rurik.second.appraisal.known import known_of
from veche.titles.rurik.second.appraisal.parts import NUMBER
from veche.titles.rurik.second.appraisal.weights import SHARP, TURNS
from veche.titles.rurik.second.components import ACTIONS, ROUNDS, VALUES
from veche.titles.rurik.second.round import discs_of
from veche.titles.rurik.second.state import CHRONICLE, SETUP, Rurik2State

TURNS_AFTER: Final = column_of(
    [
        sum([sum(discs_of(players, round)) for round in range(begun + 1, ROUNDS + 1)])
        for players in range(len(SEATS) + 1)
        for begun in range(ROUNDS + 1)
    ]
)
"""How many turns each player has in the rounds that come after a round: players * (ROUNDS + 1) + round."""


class Look:
    """A state as a seat looks at it, so that everything is counted once.

    Who rules where, everybody's miniatures by seat and region (`armies`; `mine` is where the seat's own begin), the
    seat's buildings and how many of their regions border on each other, how many turns and rounds are left, and which
    icons are still to come. `counted` are the components of the appraisal (`parts.py`), filled in as they are worked
    out. `known` is what follows from the box alone, `chances` what icons are spent on.
    """

    __slots__ = (
        "acting", "armies", "built", "chances", "counted", "expanse", "ground", "known", "later", "left", "mine",
        "regions", "rounds", "rulers", "s", "seat", "soft", "time", "to_come", "to_pay",
    )  # fmt: skip

    def __init__(self, s: Rurik2State, seat: i64, ground: Ground) -> None:
        self.s = s
        self.seat = seat
        self.ground = ground
        self.rulers = ground.rulers
        self.armies = ground.armies
        self.mine = seat * HERE
        self.regions = i64(len(ground.rulers))
        self.known = known_of(s.box)
        self.chances = Chances()
        self.built = ground.built[seat]
        self.expanse = ground.expanse[seat]
        self.left = turns_left(s, seat)
        self.rounds = ROUNDS - s.round + (1 if s.phase < CHRONICLE else 0)
        self.time = min(1.0, float(self.left) / TURNS)
        self.soft = min(1.0, float(self.left) / SHARP)
        self.to_come = zeros(ACTIONS)
        self.to_pay = 0.0
        self.later = 0.0
        self.acting = False
        self.counted = zeros(NUMBER)


def look_at(s: Rurik2State, seat: i64) -> Look:
    """What the seat sees."""
    return Look(s, seat, ground_of(s))


def turns_left(s: Rurik2State, seat: i64) -> i64:
    """The turns that the seat will still begin."""
    begun = s.round if s.phase != SETUP else s.round - 1
    placed = count_of(s.space_seat, seat) + total_in(s.discs, seat * VALUES, (seat + 1) * VALUES)
    return placed + TURNS_AFTER[s.players * (ROUNDS + 1) + begun]
