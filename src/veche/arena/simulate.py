"""Simulating: many complete games between bots, and what came of them.

A game's luck and its bots' seeds are derived from the seed of the simulation and the number of the game, and the
results are taken in the order of the games; so any number of processes gives the same.
"""

from __future__ import annotations

import json
import signal
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from zlib import compress, decompress

from veche import titles
from veche.arena.census import Census, Watch
from veche.arena.ledger import Ledger
from veche.arena.machines import done_on
from veche.arena.rows import Recorder, Rows
from veche.bots import check_bots, seated
from veche.kernel import journal
from veche.kernel.colours import seats_of
from veche.kernel.luck import luck
from veche.kernel.play_out import Played
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import CheckedSetup, Setup

CHUNK = 20
"""Games that a process plays before it reports."""


@dataclass(frozen=True)
class Plan:
    """What is simulated, as plain data that another process can be given."""

    title: str = "rurik"
    players: int = 2
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    corrections: Mapping[str, Any] | None = None
    census: bool = False
    rows: bool = False


@dataclass(kw_only=True)
class Tally:
    """What came of some games, by seat (an automa's too). `digests` are theirs in order, joined, `rows`
    the rows of the games, if the plan wants them; adding keeps neither.

    `margin` sums up by how many points the first seat was ahead of the best other, `margin_squared` their squares.
    """

    games: int = 0
    decisions: int = 0
    forced: int = 0
    chance: int = 0
    shortest: int = 0
    longest: int = 0
    shared: int = 0
    margin: int = 0
    margin_squared: int = 0
    wins: dict[int, int] = field(default_factory=dict)
    points: dict[int, dict[str, int]] = field(default_factory=dict)
    digests: bytes = b""
    census: Census | None = None
    rows: Rows | None = None

    @property
    def length(self) -> int:
        """All moves of all games."""
        return self.decisions + self.forced + self.chance

    def add(self, other: Tally) -> None:
        """Count these games too, except for their digests and rows."""
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        self.chance += other.chance
        self.shared += other.shared
        self.margin += other.margin
        self.margin_squared += other.margin_squared
        for seat, wins in other.wins.items():
            self.wins[seat] = self.wins.get(seat, 0) + wins
        for seat, sheet in other.points.items():
            self.score(seat, sheet)
        if other.census is not None:
            self.census = other.census if self.census is None else self.census + other.census

    def score(self, seat: int, sheet: Mapping[str, int]) -> None:
        """Add points by heading."""
        mine = self.points.setdefault(seat, {})
        for heading, points in sheet.items():
            mine[heading] = mine.get(heading, 0) + points


def tally_data(tally: Tally) -> dict[str, Any]:
    """A tally as plain data for a file."""
    data = asdict(tally) | {"digests": tally.digests.hex()}
    if tally.rows is not None:
        data["rows"] = b64encode(compress(json.dumps(data["rows"]).encode())).decode()
    return data


def tally_from(data: Mapping[str, Any]) -> Tally:
    """The tally that gave these data."""
    census, rows = data["census"], data["rows"]
    by_seat = {name: {int(seat): value for seat, value in data[name].items()} for name in ("wins", "points")}
    return Tally(**{
        **data,
        **by_seat,
        "digests": bytes.fromhex(data["digests"]),
        "census": None if census is None else Census(**census),
        "rows": None if rows is None else Rows(**json.loads(decompress(b64decode(rows)))),
    })  # fmt: skip


@dataclass(frozen=True)
class Summary:
    """The result of a simulation."""

    plan: Plan
    tally: Tally
    digest: str

    def data(self) -> dict[str, Any]:
        """The result as plain data; scores are means per game."""
        tally, games = self.tally, self.tally.games
        seats = seats_of(titles.meta(self.plan.title), self.plan.options)
        found: dict[str, Any] = {
            "title": self.plan.title,
            "players": self.plan.players,
            "options": dict(self.plan.options),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": games,
            "digest": self.digest,
            "decisions": tally.decisions,
            "forced": tally.forced,
            "chance": tally.chance,
            "length": {"min": tally.shortest, "mean": _mean(tally.length, games), "max": tally.longest},
            "scores": {seats[seat]: self._scores(seat) for seat in sorted(tally.points)},
            "wins": {seats[seat]: self._wins(seat) for seat in sorted(tally.points)},
            "shared_victories": tally.shared,
        }
        automa = titles.title(self.plan.title).meta.automa
        if self.plan.players == 1 and automa:
            mean, low, high = mean_interval(tally.margin, tally.margin_squared, games)
            found["automa"] = {"name": automa, "margin": {"mean": mean, "low": low, "high": high}}
        if tally.census is not None:
            setup = Setup(self.plan.players, dict(self.plan.options))
            rules = titles.title(self.plan.title).rules_for(setup, self.plan.corrections)
            found["census"] = tally.census.data(rules.catalogue)
        return found

    def _scores(self, seat: int) -> dict[str, float]:
        sheet = self.tally.points[seat]
        by_heading = {heading: _mean(points, self.tally.games) for heading, points in sheet.items()}
        return {"total": _mean(sum(sheet.values()), self.tally.games)} | by_heading

    def _wins(self, seat: int) -> dict[str, Any]:
        wins, games = self.tally.wins.get(seat, 0), self.tally.games
        low, high = interval(wins, games)
        return {"games": wins, "share": _mean(wins, games), "low": low, "high": high}


def _mean(total: int, number: int) -> float:
    return round(total / number, 4) if number else 0.0


def interval(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Between which shares the true share of wins lies (Wilson's interval), with 95 % confidence unless `z` is given.

    >>> interval(50, 100)
    (0.4038, 0.5962)
    """
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, z * z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)


def mean_interval(total: int, squared: int, number: int) -> tuple[float, float, float]:
    """The mean of so many numbers, and between what the true mean lies with 95 % confidence (normal approximation).

    >>> mean_interval(30, 1100, 10)
    (3.0, -3.5658, 9.5658)
    """
    if number < 2:
        return _mean(total, number), float("-inf"), float("inf")
    mean = total / number
    variance = (squared - total * mean) / (number - 1)
    reach = 1.959964 * sqrt(variance / number)
    return round(mean, 4), round(mean - reach, 4), round(mean + reach, 4)


class Table:
    """A table at which the games of a plan are played, one after the other."""

    def __init__(self, plan: Plan, setup: CheckedSetup) -> None:
        title = titles.title(plan.title)
        self.plan = plan
        self.title = title
        self.setup = setup
        self.rules: Rules[Any] = title.rules_for(setup, plan.corrections)
        self.bots = check_bots(plan.bots, plan.players, self.rules, title)
        self._header = journal.header_lines(title.meta, setup, plan.corrections)
        self._names = [*seats_of(title.meta, setup.options), "chance"]

    def play(self, first: int, games: int) -> Tally:
        """Play so many games, from number `first` on."""
        tally = Tally()
        if self.plan.rows:
            tally.rows = Rows()
        if not self.plan.census:
            for game in range(first, first + games):
                self._play_one(game, tally, None)
            return tally
        with Watch(self.plan.title, self.rules) as watch:
            for game in range(first, first + games):
                self._play_one(game, tally, watch.census)
        tally.census = watch.census
        return tally

    def _play_one(self, game: int, tally: Tally, census: Census | None) -> None:
        seed = luck(self.plan.seed, game)
        state = self.rules.new(self.setup)
        recorder = None if tally.rows is None else self._recorder(game, tally.rows)
        watch = _both(None if census is None else census.saw, None if recorder is None else recorder.saw)
        played = seated(self.bots, self.rules, seed, self.title).play_out(state, seed, watch)
        if recorder is not None:
            recorder.end(state, seed)
        tally.digests += self._digest(seed, played)
        _count(tally, played)
        self._score(state, tally)

    def _recorder(self, game: int, rows: Rows) -> Recorder:
        recorder = Recorder(self.title, self.rules, self.setup, self.bots, rows)
        recorder.begin(game)
        return recorder

    def _digest(self, seed: int, played: Played) -> bytes:
        """The digest of the journal that this game would have as a file."""
        texts, names = self.rules.catalogue.texts, self._names
        made = enumerate(zip(played.seats, played.moves, strict=True), 1)
        lines = [journal.move_line(version, names[seat], texts[move]) for version, (seat, move) in made]
        return sha256(journal.text_of([*self._header, journal.luck_line(seed)], lines).encode()).digest()

    def _score(self, state: Any, tally: Tally) -> None:
        outcome = self.rules.outcome(state)
        assert outcome is not None
        for seat, sheet in enumerate(outcome.lines):
            tally.points.setdefault(seat, {})
            for line in sheet:
                tally.score(seat, {line.heading: line.points})
        if len(outcome.totals) > 1:
            margin = outcome.totals[0] - max(outcome.totals[1:])
            tally.margin += margin
            tally.margin_squared += margin * margin
        winners = outcome.winners()
        tally.shared += len(winners) > 1
        for seat in winners:
            tally.wins[seat] = tally.wins.get(seat, 0) + 1


Seer = Callable[[Any, Ask, int], None]


def _both(one: Seer | None, other: Seer | None) -> Seer | None:
    """Whoever sees each question with its answer: one of them, both, or nobody."""
    if one is None or other is None:
        return one or other

    def saw(state: Any, ask: Ask, move: int) -> None:
        one(state, ask, move)
        other(state, ask, move)

    return saw


def _count(tally: Tally, played: Played) -> None:
    tally.decisions += played.decisions
    tally.forced += played.forced
    tally.chance += played.chance
    tally.shortest = min(tally.shortest, played.length) if tally.games else played.length
    tally.longest = max(tally.longest, played.length)
    tally.games += 1


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[Rows], None] | None = None,
    on: str = "",
    out: Path | None = None,
) -> Summary:
    """Play the games of a plan in so many processes; `progress` is told how many more were played.

    `keep` is given the rows of the games, in order, if the plan wants them. The games are played `on` other machines,
    if it says which. What is in `out` is not played again.

    >>> simulate(Plan(seed=1), games=2).tally.games
    2
    """
    digest = sha256()
    tally = Tally()
    for part in _kept_parts(plan, games, jobs, on, out):
        digest.update(part.digests)
        tally.add(part)
        if keep is not None and part.rows is not None:
            keep(part.rows)
        if progress is not None:
            progress(part.games)
    return Summary(plan, tally, digest.hexdigest())


def _kept_parts(plan: Plan, games: int, jobs: int, on: str, out: Path | None) -> Iterator[Tally]:
    """What the file has already, then the rest, which is written into it."""
    if out is None:
        yield from _parts(plan, 0, games, jobs, on)
        return
    with Ledger(out, {"simulation": asdict(plan)}, plan.title) as ledger:
        played, whole = 0, True
        for result in ledger.results:
            part = tally_from(result)
            whole = played + part.games <= games
            if not whole:
                break
            yield part
            played += part.games
        for part in _parts(plan, played, games, jobs, on):
            if whole:
                ledger.write(tally_data(part))
            yield part


def play_part(plan: Plan, games: Sequence[int]) -> Tally:
    """These games of a plan, which follow each other; what another machine is given to do."""
    return Table(plan, CheckedSetup(plan.title, plan.players, dict(plan.options))).play(games[0], len(games))


def _parts(plan: Plan, begin: int, games: int, jobs: int, on: str) -> Iterator[Tally]:
    setup = titles.title(plan.title).checked(Setup(plan.players, dict(plan.options)))
    table = Table(plan, setup)  # also here, so that a mistake in the plan is told before any process starts
    if on:
        yield from done_on(on, partial(play_part, plan), range(begin, games))
        return
    size = max(1, min(CHUNK, -(-games // (jobs * 4))))
    chunks = ((first, min(size, games - first)) for first in range(begin, games, size))
    if jobs == 1:
        yield from (table.play(first, number) for first, number in chunks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _sit_down, (plan,)) as pool:
        waiting: deque[Future[Tally]] = deque()
        try:
            for first, number in chunks:
                waiting.append(pool.submit(_play, first, number))
                if len(waiting) >= 3 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


_TABLES: list[Table] = []
"""The table of this process, when it is one of several."""


def _sit_down(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears it and stops the others
    setup = CheckedSetup(plan.title, plan.players, dict(plan.options))  # the first process has checked it
    _TABLES[:] = [Table(plan, setup)]


def _play(first: int, games: int) -> Tally:
    return _TABLES[0].play(first, games)
