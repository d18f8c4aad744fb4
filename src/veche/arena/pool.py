"""A pool of bots that play each other in a fair schedule, and how strong each of them is.

    for line in pool(Contest("rurik", ("greedy", "greedy-hand", "random")), games=60).lines():
        print(line)

Every choice of bots for a table is played on the same luck, with each bot at each seat in turn; or `one` bot sits
among others that are all alike. A line is written for each game, so that a run which was broken off goes on where it
was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import chain, combinations, combinations_with_replacement
from math import inf
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any, Final

from veche import titles
from veche.arena.duel import leave_interrupts
from veche.arena.ledger import Ledger
from veche.arena.machines import done_on
from veche.arena.ratings import Rating, Result, model_for, ratings
from veche.arena.simulate import interval
from veche.bots import Bot, Players, check_bots, seated
from veche.kernel.listing import laid_out
from veche.kernel.luck import luck
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup
from veche.kernel.telling import Told
from veche.kernel.view import View
from veche.language import written

PACKAGE: Final = "veche.arena"


@dataclass(frozen=True)
class Contest:
    """Who plays what, as plain data that another process can be given. Game n is the same however many are played.

    With `one`, the first bot sits at every table, and all other seats of a table are those of one other bot.
    """

    title: str
    bots: tuple[str, ...]
    players: int = 2
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    one: bool = False

    def head(self) -> dict[str, Any]:
        """What its ledger begins with; that of a contest of all against all says nothing of `one`."""
        told = asdict(self)
        return {"contest": told if self.one else {key: told[key] for key in told if key != "one"}}

    def tables(self) -> list[tuple[str, ...]]:
        """Which bots play at one table: every choice of them; where they are too few, some sit down several times."""
        if self.one:
            first, *others = self.bots
            return [(first, *[other] * (self.players - 1)) for other in others]
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
        """Each bot: its games, first places (a shared one in parts), margin, rating with its interval, time a game.

        Rating and interval are None where they are not known.
        """
        lucks: dict[int, list[Result]] = {}
        for one in self.games:
            lucks.setdefault(self.contest.luck(one.game), []).append((one.seats, one.totals, one.winners))
        rated = ratings(list(lucks.values()), self.contest.bots)
        found = [self._row(bot, rated.get(bot)) for bot in dict.fromkeys(self.contest.bots)]
        return sorted(found, key=lambda row: inf if row["rating"] is None else -float(row["rating"]))

    @property
    def model(self) -> str:
        """By which model the bots are rated."""
        return model_for([one.seats for one in self.games])

    def wins(self, bot: str) -> float:
        """How many games a bot has won; a shared first place counts in parts."""
        return sum(
            (seat in one.winners) / len(one.winners)
            for one in self.games
            for seat, name in enumerate(one.seats)
            if name == bot
        )

    def _row(self, bot: str, rating: Rating | None) -> dict[str, Any]:
        games, margin, seconds = 0, 0, 0.0
        for one in self.games:
            for seat, name in enumerate(one.seats):
                if name == bot:
                    games += 1
                    margin += one.totals[seat] - max([*one.totals[:seat], *one.totals[seat + 1 :]])
                    seconds += one.seconds[seat]
        played = max(1, games)
        return {
            "bot": bot,
            "games": games,
            "firsts": round(self.wins(bot), 2),
            "margin": round(margin / played, 2),
            "rating": None if rating is None else round(rating.value, 2),
            "low": None if rating is None or rating.low is None else round(rating.low, 2),
            "high": None if rating is None or rating.high is None else round(rating.high, 2),
            "seconds": round(seconds / played, 3),
        }

    def data(self) -> dict[str, Any]:
        """The result as plain data; `seconds` is processor time a game."""
        head = {"title": self.contest.title, "players": self.contest.players, "seed": self.contest.seed}
        options, rows = dict(self.contest.options), self.rows()
        found = {**head, "options": options, "games": len(self.games), "model": self.model, "bots": rows}
        return {**found, "against": self.against()} if self.contest.one else found

    def against(self) -> list[dict[str, Any]]:
        """Where `one` bot sits among others: how much of the games it won, by who the others were.

        `even` is the share of whoever is no better and no worse than they are.
        """
        one, *others = self.contest.bots
        found = []
        for other in others:
            games = [game for game in self.games if other in game.seats]
            wins = Standings(self.contest, games).wins(one)
            low, high = interval(wins, len(games))
            share, even = wins / max(1, len(games)), 1 / self.contest.players
            found.append({"bot": other, "games": len(games), "wins": round(wins, 2), "share": round(share, 4),
                          "low": low, "high": high, "even": round(even, 4)})  # fmt: skip
        return found

    def lines(self) -> Iterator[str]:
        """The result as a table and a chart."""
        rows = self.rows()
        heads = ("bot", "games", "firsts", "margin", "rating", "interval", "seconds")
        yield from laid_out([[str(Told(f"standings.{one}", within=PACKAGE)) for one in heads], *map(_cells, rows)])
        yield ""
        yield from _chart(rows)
        if self.contest.one:
            yield ""
            for row in self.against():
                low, high, even = [written.share(row[key], 1) for key in ("low", "high", "even")]
                wins, games = written.exact(row["wins"]), str(row["games"])
                better, other = self.contest.bots[0], row["bot"]
                yield str(
                    Told("standings.won", within=PACKAGE, better=better, wins=wins, games=games, other=other, low=low,
                         high=high, even=even)
                )  # fmt: skip


def _cells(row: Mapping[str, Any]) -> list[str]:
    """A bot's row of the table."""

    def figure(key: str) -> str:
        return UNKNOWN if row[key] is None else written.number(row[key], plain=True)

    between = Told("standings.between", within=PACKAGE, low=figure("low"), high=figure("high"))
    share = written.share(row["firsts"] / max(1, row["games"]), 1)
    margin, seconds = written.signed(row["margin"], 2, plain=True), written.number(row["seconds"], 2, plain=True)
    known = UNKNOWN if row["low"] is None else str(between)
    return [row["bot"], str(row["games"]), share, margin, figure("rating"), known, seconds]


CHART = 60
"""How wide the chart is."""
UNKNOWN = "?"


def _chart(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Each bot's rating as a point in its interval, as far as they are known."""
    rated = [row for row in rows if row["rating"] is not None]
    known = [row[key] for row in rated for key in ("low", "rating", "high") if row[key] is not None]
    low, high = min(known, default=0.0), max(known, default=0.0)
    step = (high - low) / CHART or 1.0
    width = max([len(row["bot"]) for row in rated], default=0)
    for row in rated:
        ends = ("low", "rating", "high") if row["low"] is not None else ("rating",) * 3
        first, point, last = [int((row[key] - low) / step) for key in ends]
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
    team: Executor | None = None,
) -> Standings:
    """Play the games of a contest that are neither `known` nor in `out`; `progress` is told how many more there are.

    They are played in so many processes, by a `team` of them that is there already, or `on` other machines.
    """
    title = titles.title(contest.title)
    setup = title.checked(Setup(contest.players, dict(contest.options)))
    check_bots(contest.bots, len(contest.bots), title.rules_for(setup), title)
    with ExitStack() as stack:
        ledger = None if out is None else stack.enter_context(Ledger(out, contest.head(), contest.title))
        stored = dict(known or {}) | _stored(ledger)
        found = {game: one for game, one in stored.items() if game < games}
        left = [game for game in range(games) if game not in found]
        if progress is not None:
            progress(len(found))
        if team is None and not on:
            team = stack.enter_context(processes(jobs))
        for one in _play(contest, left, team, on):
            found[one.game] = one
            if ledger is not None:
                ledger.write(asdict(one))
            if progress is not None:
                progress(1)
    return Standings(contest, [found[game] for game in sorted(found)])


def play_games(contest: Contest, games: Sequence[int]) -> list[Played]:
    """These games of a contest."""
    return [play_game(contest, game) for game in games]


@contextmanager
def processes(jobs: int) -> Iterator[Executor | None]:
    """A team of so many processes that play; where one is enough, it is this one."""
    if jobs == 1:
        yield None
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts) as team:
        yield team


def _play(contest: Contest, games: list[int], team: Executor | None, on: str) -> Iterator[Played]:
    if on:
        yield from chain.from_iterable(done_on(on, partial(play_games, contest), games))
        return
    if team is None:
        yield from map(partial(play_game, contest), games)
        return
    for done in as_completed([team.submit(play_game, contest, game) for game in games]):
        yield done.result()


def _stored(ledger: Ledger | None) -> dict[int, Played]:
    """The games that the ledger has."""
    found = {}
    for row in ledger.results if ledger is not None else ():
        one = Played(row["game"], *(tuple(row[key]) for key in ("seats", "totals", "winners", "seconds")))
        found[one.game] = one
    return found
