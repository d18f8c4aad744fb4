"""How strong bots are, from games between them, with the interval in which the true strength lies (95 %).

Where all bots of a table of three or four are different, they are rated by openskill (Plackett and Luce), which is an
extra. Games of two, and any games in which a bot sits at a table twice, are rated by the model of Bradley and Terry, on
the scale of Elo: 0 is the mean of the pool, and 400 points more are ten times the chances. What counts there is who
came in before whom, for every two seats of different bots. The interval comes from resampling: games on the same luck
belong together, so they are drawn together.

A bot that met no other is not rated, and of a single luck no interval is known: neither is made up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import chain
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

BY_PAIRS, BY_OPENSKILL = "Bradley-Terry", "openskill"


class MissingLibrary(VecheError):
    """Ratings of three and more players need a package that is not installed."""


@dataclass(frozen=True)
class Rating:
    """A strength, and between what the true one lies, as far as that is known."""

    value: float
    low: float | None
    high: float | None


def model_for(tables: Sequence[Sequence[str]]) -> str:
    """By which model games are rated at which these bots sat."""
    is_plain = all(len(seats) > 2 and len(set(seats)) == len(seats) for seats in tables)
    return BY_OPENSKILL if tables and is_plain else BY_PAIRS


def ratings(lucks: Sequence[Sequence[Result]], bots: Sequence[str]) -> dict[str, Rating]:
    """The rating of each bot that met another; the games on the same luck are given together."""
    games = list(chain.from_iterable(lucks))
    met = {name for seats, _, _ in games if len(set(seats)) > 1 for name in seats}
    names = [name for name in dict.fromkeys(bots) if name in met]
    if not names:
        return {}
    if model_for([seats for seats, _, _ in games]) == BY_OPENSKILL:
        return _by_openskill(games, names)
    return rated_by_pairs(lucks, names)


def rated_by_pairs(lucks: Sequence[Sequence[Result]], names: list[str]) -> dict[str, Rating]:
    values = strengths(list(chain.from_iterable(lucks)), names)
    if len(lucks) < 2:
        return {name: Rating(values[name], None, None) for name in names}
    random = Random(1)
    drawn = [strengths(list(chain.from_iterable(random.choices(lucks, k=len(lucks)))), names) for _ in range(RESAMPLED)]
    found = {}
    for name in names:
        ordered = sorted(one[name] for one in drawn)
        low, high = ordered[int(0.025 * RESAMPLED)], ordered[int(0.975 * RESAMPLED)]
        found[name] = Rating(values[name], min(low, values[name]), max(high, values[name]))
    return found


def _placements(game: Result) -> Iterator[tuple[int, int, float]]:
    """Every two seats of different bots, and what the first has of the victory over the second."""
    seats, totals, winners = game
    place = [(seat in winners, totals[seat]) for seat in range(len(seats))]
    for one in range(len(seats)):
        for other in range(one + 1, len(seats)):
            if seats[one] != seats[other]:
                both_won = one in winners and other in winners
                is_level = both_won or place[one] == place[other]
                yield one, other, 0.5 if is_level else float(place[one] > place[other])


def strengths(games: Sequence[Result], names: list[str]) -> dict[str, float]:
    """The strengths by which the results are likeliest (the algorithm of Zermelo); a shared place is half a victory."""
    place = {name: number for number, name in enumerate(names)}
    number = len(names)
    won = [[PRIOR / 2 if row != column else 0.0 for column in range(number)] for row in range(number)]
    for game in games:
        for first, second, share in _placements(game):
            one, other = place[game[0][first]], place[game[0][second]]
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
        after = model.rate([[rated[name]] for name in seats], scores=[float(total) for total in totals])
        for name, (new,) in zip(seats, after):
            rated[name] = new
    return {name: Rating(one.mu, one.mu - OFTEN * one.sigma, one.mu + OFTEN * one.sigma) for name, one in rated.items()}
