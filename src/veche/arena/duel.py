"""A duel: two bots play many games against each other, taking turns at the seats, and the better one is told.

    for line in duel("rurik", "greedy", "random", games=400, jobs=2).lines():
        print(line)

In game 0 the first bot has seat 0, in game 1 seat 1, and so on; all other seats are the second bot's.
"""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

from veche import titles
from veche.arena.simulate import interval
from veche.bots import Bot, Players, check_bots, seated
from veche.kernel.luck import luck
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup
from veche.kernel.telling import Told
from veche.kernel.view import View
from veche.language import written

PACKAGE: Final = "veche.arena"


@dataclass
class Duel:
    """What came of a duel, as the first bot sees it: a draw is a shared victory, a margin its lead over the best.

    `seconds` holds how long each of its decisions took.
    """

    games: int = 0
    wins: int = 0
    draws: int = 0
    margin: int = 0
    points: int = 0
    seconds: list[float] = field(default_factory=list)

    def add(self, other: Duel) -> None:
        """Count these games too."""
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws
        self.margin += other.margin
        self.points += other.points
        self.seconds += other.seconds

    @property
    def share(self) -> float:
        """The share of games that the first bot won alone."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies with 95 % confidence (Wilson's interval)."""
        return interval(self.wins, self.games)

    @property
    def mean_margin(self) -> float:
        """By how many points the first bot was ahead of the best of the others, on average."""
        return self.margin / self.games if self.games else 0.0

    def slowest(self, share: float) -> float:
        """How long the decisions took, in seconds, but for this share of them that took longer."""
        ordered = sorted(self.seconds) or [0.0]
        return ordered[min(len(ordered) - 1, int((1 - share) * len(ordered)))]

    def lines(self) -> Iterator[str]:
        """The result in words."""
        low, high = [written.share(one, 1) for one in self.interval]
        lost, games = self.games - self.wins - self.draws, max(1, self.games)
        yield _told("duel.games", wins=self.wins, games=self.games, draws=self.draws, lost=lost)
        yield _told("duel.share", share=written.share(self.share, 1), low=low, high=high)
        points, margin = written.number(self.points / games, 2, plain=True), self.mean_margin
        yield _told("duel.points", points=points, margin=written.signed(margin, 2, plain=True))
        times = {"half": 0.5, "ninety": 0.1, "ninetynine": 0.01, "all": 0.0}
        shown = {name: written.number(1000 * self.slowest(rest), 1, plain=True) for name, rest in times.items()}
        yield _told("duel.times", decisions=len(self.seconds), **shown)


def _told(key: str, **arguments: str | int) -> str:
    return str(Told(key, within=PACKAGE, **{name: str(one) for name, one in arguments.items()}))


class Timed(Bot):
    """A bot with a stopwatch."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.needs_view = player.needs_view
        self.seconds: list[float] = []

    def choose(self, view: View | None, ask: Ask) -> int:
        began = perf_counter()
        move = self._player.choose(view, ask)
        self.seconds.append(perf_counter() - began)
        return move


def play_game(title: str, a: str, b: str, players: int, options: dict[str, str], seed: int, game: int) -> Duel:
    """One game; bot `a` has the seat whose turn it is to be its own."""
    played = titles.title(title)
    setup = Setup(players, options)
    rules = played.rules_for(setup)
    state: Any = rules.new(setup)
    this = luck(seed, game)
    mine = game % players
    bots = seated([a if seat == mine else b for seat in range(players)], rules, this, played).bots
    bots[mine] = timed = Timed(bots[mine])
    Players(rules, bots).play_out(state, this)
    outcome = rules.outcome(state)
    assert outcome is not None
    best = max([total for seat, total in enumerate(outcome.totals) if seat != mine])
    winners = outcome.winners()
    alone = winners == [mine]
    return Duel(
        games=1,
        wins=int(alone),
        draws=int(mine in winners and not alone),
        margin=outcome.totals[mine] - best,
        points=outcome.totals[mine],
        seconds=timed.seconds,
    )


def duel(
    title: str,
    a: str,
    b: str,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    players: int = 2,
    options: dict[str, str] | None = None,
) -> Duel:
    """Bot `a` against bot `b`. The games do not depend on the number of processes; only the times do.

    >>> duel("rurik", "random", "random", games=2).games
    2
    """
    setup = titles.title(title).checked(Setup(players, options))
    check_bots((a, b), 2, titles.title(title).rules(), titles.title(title))
    total = Duel()
    for one in _played(partial(play_game, title, a, b, players, setup.options, seed), range(games), jobs):
        total.add(one)
    return total


def _played(play: partial[Duel], games: Iterable[int], jobs: int) -> Iterator[Duel]:
    if jobs == 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts) as pool:
        yield from pool.map(play, games, chunksize=4)


def leave_interrupts() -> None:
    """For processes that play: whoever started them decides when they stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears it and stops the others
