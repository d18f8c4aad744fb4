"""The tally of one's finished matches: what lists know of them, filtered, grouped and counted. No match is read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from veche.kernel.meta import Meta
from veche.store.records import BOT, Listed, Seat
from veche.table.my_matches import seats_called
from veche.table.names import names_at

NINETEEN_OF_TWENTY: Final = 1.96
HALF: Final = 0.674
"""How many standard errors hold that share of all cases."""

LAST: Final = 10
"""So many matches say how it goes lately."""


@dataclass(frozen=True)
class Played:
    """A finished match from one seat: `totals` by place, `place` from one, `leader` whom the seat played, if anybody.

    `opponents` are keys: `bot:` and a bot's code, or the name of a person or an automa.
    """

    match: Listed
    title: str
    players: int
    points: int
    margin: int
    won: bool
    place: int
    totals: tuple[int, ...]
    leader: str
    opponents: tuple[str, ...]

    @property
    def ended(self) -> float:
        return self.match.moved


def played(match: Listed, meta: Meta, seats: Sequence[Seat], mine: Collection[str]) -> Played | None:
    """A match as whoever holds one of its seats played it; nothing, if it is not over, or several seats are theirs, or
    a bot played for them: whose result it is, cannot be told then."""
    own = [seat for seat in seats if seat.secret in mine]
    summary = match.summary
    names = names_at(meta, seats_called(meta, match), seats)
    if summary is None or not summary.over or len(own) != 1 or own[0].kind == BOT or len(summary.totals) != len(names):
        return None
    seat, totals = own[0].seat, summary.totals
    others = [points for one, points in enumerate(totals) if one != seat]
    won = seat in summary.winners
    # Who has as many points as a winner and did not win lost a tie.
    before = sum([points > totals[seat] or (one in summary.winners and not won) for one, points in enumerate(totals)])
    return Played(
        match,
        match.title,
        len(seats),
        totals[seat],
        totals[seat] - max(others, default=0),
        won,
        1 if won else before + 1,
        tuple(sorted(totals, reverse=True)),
        summary.played_as[seat] if seat < len(summary.played_as) else "",
        tuple([_opponent(seats, names, one) for one in range(len(names)) if one != seat]),
    )


def _opponent(seats: Sequence[Seat], names: Sequence[str], number: int) -> str:
    seat = seats[number] if number < len(seats) else None
    return f"bot:{seat.bot}" if seat is not None and seat.kind == BOT and not seat.name else names[number]


# Filters


FILTERS: Final[Mapping[str, Callable[[Played], Sequence[str]]]] = {
    "title": lambda one: [one.title],
    "players": lambda one: [str(one.players)],
    "leader": lambda one: [one.leader] if one.leader else [],
    "opponent": lambda one: one.opponents,
}
"""What matches are told apart by, and what each of them is under it."""


def fitting(found: Sequence[Played], chosen: Mapping[str, str]) -> list[Played]:
    """Those that fit everything that was chosen."""
    return [one for one in found if all(value in FILTERS[name](one) for name, value in chosen.items() if value)]


def values_of(found: Sequence[Played], name: str) -> dict[str, int]:
    """What there is under a filter, and how often; the most frequent first."""
    counted: dict[str, int] = {}
    for one in found:
        for value in dict.fromkeys(FILTERS[name](one)):
            counted[value] = counted.get(value, 0) + 1
    return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))


# Counting


@dataclass(frozen=True)
class Share:
    """How many of so many were won, and between which shares the truth lies: nearly surely, and as likely as not.

    A shared victory may count in parts.
    """

    won: float
    of: int

    @property
    def mean(self) -> float:
        return self.won / self.of if self.of else 0.0

    def within(self, errors: float) -> tuple[float, float]:
        """Wilson's interval, which is honest also where all or none were won.

        >>> [round(end, 2) for end in Share(5, 5).within(NINETEEN_OF_TWENTY)]
        [0.57, 1.0]
        """
        if not self.of:
            return 0.0, 1.0
        spread = errors * errors
        middle = (self.won + spread / 2) / (self.of + spread)
        half = errors * sqrt(self.won * (self.of - self.won) / self.of + spread / 4) / (self.of + spread)
        return max(middle - half, 0.0), min(middle + half, 1.0)


def share(found: Sequence[Played]) -> Share:
    return Share(sum([one.won for one in found]), len(found))


def shares(found: Sequence[Played], name: str) -> dict[str, Share]:
    """How many were won under each value of a filter."""
    return {value: share([one for one in found if value in FILTERS[name](one)]) for value in values_of(found, name)}


def lately(found: Sequence[Played]) -> tuple[float, float] | None:
    """The mean margin of the last matches, the newest last, and within how much more or less it is known."""
    margins = [one.margin for one in found[-LAST:]]
    if len(margins) < 2:
        return None
    mean = sum(margins) / len(margins)
    spread = sqrt(sum([(margin - mean) ** 2 for margin in margins]) / (len(margins) - 1))
    return mean, NINETEEN_OF_TWENTY * spread / sqrt(len(margins))


def smooth(margins: Sequence[int]) -> list[tuple[float, float]]:
    """A mean for each match, in which its neighbours count the more the nearer they are; and its doubt, more or less.

    >>> smooth([3, 3, 3])
    [(3.0, 0.0), (3.0, 0.0), (3.0, 0.0)]
    """
    width = 1.5 + len(margins) / 8
    found = []
    for here in range(len(margins)):
        weights = [exp(-(((there - here) / width) ** 2) / 2) for there in range(len(margins))]
        total = sum(weights)
        mean = sum([weight * margin for weight, margin in zip(weights, margins, strict=True)]) / total
        spread = sum([weight * (margin - mean) ** 2 for weight, margin in zip(weights, margins, strict=True)]) / total
        heard = total * total / sum([weight * weight for weight in weights])
        found.append((mean, NINETEEN_OF_TWENTY * sqrt(spread / heard)))
    return found
