"""A pool of bots that play each other in a fair schedule, and how strong each of them is.

    for line in pool(Contest("rurik", ("greedy", "greedy-hand", "random")), games=60).lines():
        print(line)

Every choice of bots for a table is played on the same luck, with each bot at each seat in turn. A line is written for
each game, so that a run which was broken off goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import chain, combinations, combinations_with_replacement
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

from veche import titles
from veche.arena.duel import leave_interrupts
from veche.arena.ledger import Ledger
from veche.arena.machines import done_on
from veche.arena.ratings import Rating, ratings
from veche.bots import Bot, Players, check_bots, seated
from veche.kernel.listing import laid_out
from veche.kernel.luck import luck
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup
from veche.kernel.view import View


@dataclass(frozen=True)
class Contest:
    """Who plays what, as plain data that another process can be given. Game n is the same however many are played."""

    title: str
    bots: tuple[str, ...]
    players: int = 2
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)

    def tables(self) -> list[tuple[str, ...]]:
        """Which bots play at one table: every choice of them; where they are too few, some sit down several times."""
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        several = combinations_with_replacement(self.bots, self.players)
        return [table for table in several if len(set(table)) > 1 or len(self.bots) == 1]

    def seats(self, game: int) -> tuple[str, ...]:
        """Which bot has which seat in this game: each table is played with every bot at every seat."""
        tables = self.tables()
        table = tables[game // self.players % len(tables)]
        first = game % self.players
        return table[first:] + table[:first]

    def luck(self, game: int) -> int:
        """The luck of this game: the same at all tables and seats, then another."""
        return luck(self.seed, game // (self.players * len(self.tables())))


@dataclass(frozen=True)
class Played:
    """A game: who had which seat, the points, who won, and how many seconds of processor time each seat thought."""

    game: int
    seats: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]


class Clocked(Bot):
    """A bot whose processor time is counted."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.needs_view = player.needs_view
        self.seconds = 0.0

    def choose(self, view: View | None, ask: Ask) -> int:
        began = process_time()
        move = self._player.choose(view, ask)
        self.seconds += process_time() - began
        return move


def play_game(contest: Contest, game: int) -> Played:
    """One game of a contest."""
    title = titles.title(contest.title)
    setup = Setup(contest.players, dict(contest.options))
    rules = title.rules_for(setup)
    seats, this = contest.seats(game), contest.luck(game)
    clocked = [Clocked(player) for player in seated(seats, rules, this, title).bots]
    state: Any = rules.new(setup)
    Players(rules, clocked).play_out(state, this)
    outcome = rules.outcome(state)
    assert outcome is not None
    seconds = tuple(round(player.seconds, 3) for player in clocked)
    return Played(game, seats, tuple(outcome.totals), tuple(outcome.winners()), seconds)


@dataclass(frozen=True)
class Standings:
    """What came of a contest."""

    contest: Contest
    games: list[Played]

    def rows(self) -> list[dict[str, Any]]:
        """Each bot: its games, first places (a shared one in parts), margin, rating with its interval, time a game."""
        rated = ratings([(one.seats, one.totals, one.winners) for one in self.games], self.contest.bots)
        found = [self._row(bot, rated[bot]) for bot in dict.fromkeys(self.contest.bots)]
        return sorted(found, key=lambda row: -float(row["rating"]))

    def _row(self, bot: str, rating: Rating) -> dict[str, Any]:
        games, firsts, margin, seconds = 0, 0.0, 0, 0.0
        for one in self.games:
            for seat, name in enumerate(one.seats):
                if name == bot:
                    games += 1
                    firsts += (seat in one.winners) / len(one.winners)
                    margin += one.totals[seat] - max([*one.totals[:seat], *one.totals[seat + 1 :]])
                    seconds += one.seconds[seat]
        played = max(1, games)
        return {
            "bot": bot,
            "games": games,
            "firsts": round(firsts, 2),
            "margin": round(margin / played, 2),
            "rating": round(rating.value, 2),
            "low": round(rating.low, 2),
            "high": round(rating.high, 2),
            "seconds": round(seconds / played, 3),
        }

    def data(self) -> dict[str, Any]:
        """The result as plain data; `seconds` is processor time a game."""
        head = {"title": self.contest.title, "players": self.contest.players, "seed": self.contest.seed}
        return {**head, "options": dict(self.contest.options), "games": len(self.games), "bots": self.rows()}

    def lines(self) -> Iterator[str]:
        """The result as a table and a chart."""
        rows = self.rows()
        table = [["bot", "games", "firsts", "margin", "rating", "95 %", "s a game"]]
        for row in rows:
            share = f"{row['firsts'] / max(1, row['games']):.1%}"
            between = f"{row['low']:.0f} to {row['high']:.0f}"
            rated = f"{row['rating']:.0f}"
            table.append(
                [row["bot"], f"{row['games']}", share, f"{row['margin']:+.2f}", rated, between, f"{row['seconds']:.2f}"]
            )
        yield from laid_out(table)
        yield ""
        yield from _chart(rows)


CHART = 60
"""How wide the chart is."""


def _chart(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Each bot's rating as a point in its interval."""
    low, high = min(row["low"] for row in rows), max(row["high"] for row in rows)
    step = (high - low) / CHART or 1.0
    width = max(len(row["bot"]) for row in rows)
    for row in rows:
        first, point, last = [int((row[key] - low) / step) for key in ("low", "rating", "high")]
        bar = [" "] * (CHART + 1)
        bar[first : last + 1] = "─" * (last - first + 1)
        bar[point] = "●"
        yield f"{row['bot']:<{width}}  {''.join(bar).rstrip()}"


def pool(
    contest: Contest,
    games: int,
    jobs: int = 1,
    out: Path | None = None,
    progress: Any = None,
    known: Mapping[int, Played] | None = None,
    on: str = "",
) -> Standings:
    """Play the games of a contest that are neither `known` nor in `out`; `progress` is told how many more there are.

    They are played in so many processes, or `on` other machines.
    """
    title = titles.title(contest.title)
    setup = title.checked(Setup(contest.players, dict(contest.options)))
    check_bots(contest.bots, len(contest.bots), title.rules_for(setup), title)
    with ExitStack() as stack:
        ledger = None if out is None else stack.enter_context(Ledger(out, {"contest": asdict(contest)}))
        stored = dict(known or {}) | _stored(ledger)
        found = {game: one for game, one in stored.items() if game < games}
        left = [game for game in range(games) if game not in found]
        if progress is not None:
            progress(len(found))
        for one in _play(contest, left, jobs, on):
            found[one.game] = one
            if ledger is not None:
                ledger.write(asdict(one))
            if progress is not None:
                progress(1)
    return Standings(contest, [found[game] for game in sorted(found)])


def play_games(contest: Contest, games: Sequence[int]) -> list[Played]:
    """These games of a contest."""
    return [play_game(contest, game) for game in games]


def _play(contest: Contest, games: list[int], jobs: int, on: str) -> Iterator[Played]:
    if on:
        yield from chain.from_iterable(done_on(on, partial(play_games, contest), games))
        return
    if jobs == 1:
        yield from map(partial(play_game, contest), games)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts) as workers:
        for done in as_completed([workers.submit(play_game, contest, game) for game in games]):
            yield done.result()


def _stored(ledger: Ledger | None) -> dict[int, Played]:
    """The games that the ledger has."""
    found = {}
    for row in ledger.results if ledger is not None else ():
        one = Played(row["game"], *(tuple(row[key]) for key in ("seats", "totals", "winners", "seconds")))
        found[one.game] = one
    return found
