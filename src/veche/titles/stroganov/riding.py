"""Riding: the move at the beginning of a turn, and the shorter ones of the basic action and of trade.

English rulebook, "Move": one or two tiles east, further for horses; gaps do not count. In our words a *move* is an
answer to a question, so that the Cossack rides.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.auxiliary_actions import auxiliary_moves, take_auxiliary
from veche.titles.stroganov.components import A1, NONE, S1, SPACES
from veche.titles.stroganov.state import StroganovState, fulfilled, place_cossack

STEPS: Final[i64] = 2
HORSES_FOR_STEPS: Final[tuple[int, ...]] = (0, 1, 3, 6)
"""What so many steps more than one rides for free cost."""


def free_steps(s: StroganovState, seat: i64) -> i64:
    """How many tiles the seat may ride without paying."""
    steps = STEPS
    if fulfilled(s, seat, S1):
        steps += 1  # ability: S1
    if fulfilled(s, seat, A1):
        steps += 1  # ability: A1
    return steps


def tiles_east(s: StroganovState, seat: i64, steps: i64) -> list[int]:
    """The next tiles east of the Cossack, at most so many, the nearest first; gaps are skipped."""
    found: list[int] = []
    for space in range(s.at[seat] + 1, SPACES):
        if len(found) == steps:
            break
        if s.row[space] != NONE:
            found.append(space)
    return found


def tiles_west(s: StroganovState, seat: i64, steps: i64) -> list[int]:
    """The next tiles west of the Cossack, at most so many, the nearest first; never the starting tile."""
    found: list[int] = []
    for space in range(s.at[seat] - 1, -1, -1):  # ruling: never-home
        if len(found) == steps:
            break
        if s.row[space] != NONE:
            found.append(space)
    return found


def ride(seat: i64) -> Frame:
    return Frame(Ride.number, seat)


class Ride(Step[StroganovState]):
    """The Cossack must ride, unless it stands on the last tile."""

    number: Final = named("ride")

    def go(self, s: StroganovState, f: Frame) -> None:
        follow(s, f, Frame(RideWhere.number, f.seat) if tiles_east(s, f.seat, 1) else None)


class RideWhere(Question[StroganovState]):
    """How far east does the Cossack ride?"""

    number: Final = named("ride-where")
    by_itself = "ride"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        free = free_steps(s, f.seat)
        tiles = tiles_east(s, f.seat, free + len(HORSES_FOR_STEPS) - 1)
        found = []
        for place in range(len(tiles)):
            if s.horses[f.seat] >= HORSES_FOR_STEPS[max(place + 1 - free, 0)]:
                found.append(m.RIDE.of(tiles[place]))
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if not m.RIDE.has(move):
            # An extra action may claim the only tile ahead: then nobody has to ride any more.
            return follow_all(s, f, take_auxiliary(s, f.seat, move, ride(f.seat)))
        space = m.RIDE.noun(move)
        s.horses[f.seat] -= price_of_ride(s, f.seat, space)
        place_cossack(s, f.seat, space)
        return follow(s, f)


def price_of_ride(s: StroganovState, seat: i64, space: i64) -> i64:
    """The horses that riding to the space costs."""
    steps: i64 = 0
    for other in range(s.at[seat] + 1, space + 1):
        if s.row[other] != NONE:
            steps += 1
    return HORSES_FOR_STEPS[max(steps - free_steps(s, seat), 0)]


def short_rides(s: StroganovState, seat: i64, found: list[int]) -> None:
    """Add the tiles within reach of a basic action or a trade bonus, east and west."""
    steps = free_steps(s, seat)
    for space in tiles_west(s, seat, steps):
        found.append(m.TO.of(space))
    for space in tiles_east(s, seat, steps):
        found.append(m.TO.of(space))
