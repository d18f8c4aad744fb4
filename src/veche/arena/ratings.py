"""How strong bots are, from games between them, with the interval in which the true strength lies (95 %).

Games of two are rated by the model of Bradley and Terry, on the scale of Elo: 0 is the mean of the pool, and 400 points
more are ten times the chances. The interval comes from resampling the games. Games of three and four are rated by
openskill
(Plackett and Luce), which is an extra.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from math import log10
from random import Random
from typing import Any, TypeAlias

from veche.kernel.errors import VecheError

Result: TypeAlias = tuple[Sequence[str], Sequence[int], Sequence[int]]
"""Who had which seat, everybody's points, and the seats that won."""

ROUNDS = 60
"""How often the strengths are reckoned anew until they hold still."""
RESAMPLED = 200
PRIOR = 0.5
"""So many draws are added between each two bots, so that whoever always won is not infinitely strong."""
OFTEN = 1.959964


class MissingLibrary(VecheError):
    """Ratings of three and more players need a package that is not installed."""


@dataclass(frozen=True)
class Rating:
    """A strength, and between what the true one lies."""

    value: float
    low: float
    high: float


def ratings(games: Sequence[Result], bots: Sequence[str]) -> dict[str, Rating]:
    """The rating of each bot."""
    names = list(dict.fromkeys(bots))
    if all(len(seats) == 2 for seats, _, _ in games):
        return _by_bradley_terry(games, names)
    return _by_openskill(games, names)


def _by_bradley_terry(games: Sequence[Result], names: list[str]) -> dict[str, Rating]:
    values = strengths(games, names)
    random = Random(1)
    drawn = [strengths(random.choices(games, k=len(games)), names) if games else values for _ in range(RESAMPLED)]
    found = {}
    for name in names:
        ordered = sorted(one[name] for one in drawn)
        low, high = ordered[int(0.025 * RESAMPLED)], ordered[int(0.975 * RESAMPLED)]
        found[name] = Rating(values[name], min(low, values[name]), max(high, values[name]))
    return found


def strengths(games: Sequence[Result], names: list[str]) -> dict[str, float]:
    """The strengths by which the results are likeliest (the algorithm of Zermelo); a shared victory is half a one."""
    place = {name: number for number, name in enumerate(names)}
    number = len(names)
    won = [[PRIOR / 2 if row != column else 0.0 for column in range(number)] for row in range(number)]
    for seats, _, winners in games:
        one, other = place[seats[0]], place[seats[1]]
        if one != other:
            share = 0.5 if len(winners) == 2 else float(0 in winners)
            won[one][other] += share
            won[other][one] += 1 - share
    strength = [1.0] * number
    for _ in range(ROUNDS):
        for one in range(number):
            met = [won[one][other] + won[other][one] for other in range(number)]
            below = sum(met[other] / (strength[one] + strength[other]) for other in range(number) if other != one)
            strength[one] = sum(won[one]) / below if below else 1.0
        mean = sum(map(log10, strength)) / number
        strength = [value / 10**mean for value in strength]
    return {name: 400 * log10(strength[place[name]]) for name in names}


def _by_openskill(games: Sequence[Result], names: list[str]) -> dict[str, Rating]:
    try:
        models: Any = import_module("openskill.models")
    except ImportError as error:
        raise MissingLibrary("arena.needs", package="openskill") from error
    model = models.PlackettLuce()
    rated = {name: model.rating(name=name) for name in names}
    for seats, totals, _ in games:
        if len(set(seats)) < len(seats):
            continue  # nobody can be stronger than himself
        after = model.rate([[rated[name]] for name in seats], scores=[float(total) for total in totals])
        for name, (new,) in zip(seats, after):
            rated[name] = new
    return {name: Rating(one.mu, one.mu - OFTEN * one.sigma, one.mu + OFTEN * one.sigma) for name, one in rated.items()}
