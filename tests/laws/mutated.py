"""Positions that somebody changed: each is refused with a list of what is wrong, or it can be played to its end.

`python -m tests.laws.mutated --positions 20000 [--title rurik]` tries so many of each title. Positions of random games
are changed in one to three ways and read like a file. What is read is played on at random; at every tenth question it
is written, and what was written is read again. Everything is decided by the seed: what goes wrong is reported with the
command that shows it again and with the position itself.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool, cpu_count
from random import Random
from time import monotonic
from typing import Any

from tests.laws import laws
from tests.laws.mutations import Data, Vocabulary, mutated
from tests.laws.setups import LONGEST, examined, random_setup, title_called
from tests.laws.states import Broken, by_dice, chosen, readers
from veche import files, titles
from veche.kernel import journal
from veche.kernel.decisions import decisions
from veche.kernel.docket import CHANCE
from veche.kernel.errors import VecheError
from veche.kernel.game import Game
from veche.kernel.rules import Ask
from veche.shelf.title import AnyTitle

GAMES = 2
"""From so many games a batch takes its positions."""

ONE_IN = 12
"""And from these, one position in so many."""

BATCH = 40
"""So many changed positions are tried with them."""

AGAIN = 10
"""At one question in so many, a game is written and read again."""

JOURNALS = 8
"""One game in so many is played with its journal, which is then written and read."""


@dataclass(frozen=True)
class Finding:
    """A position that was read and could not be played, and everything that is needed to see it again."""

    title: str
    what: str
    again: str
    report: str


@dataclass
class Tally:
    """What became of the positions of a batch."""

    title: str
    counts: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)


class Batch:
    """Positions of a few games with the same number of players, and so many changed ones; `seed` decides everything."""

    def __init__(self, title: AnyTitle, seed: int, number: int = BATCH) -> None:
        titles.register(title)  # the toy is read like the others
        self.title = title
        self.seed = seed
        self.number = number
        self.dice = Random(f"{title.meta.id} {seed}")
        self.players = self.dice.choice(title.meta.players)
        self.known = Vocabulary(title.rules(), _options(title))
        self.positions: list[Data] = []

    def run(self, only: int | None = None) -> Tally:
        """Try all of them, or only one."""
        for _ in range(GAMES):
            self._play()
        tally = Tally(self.title.meta.id)
        for number in range(self.number) if only is None else [only]:
            dice = Random(f"{self.title.meta.id} {self.seed} {number}")
            data, names = mutated(dice.choice(self.positions), dice, self.known)
            text = json.dumps(data)
            tally.counts["tried"] += 1
            try:
                tally.counts[self._try(text, dice)] += 1
            except Exception as error:
                tally.counts["broken"] += 1
                tally.findings.append(self._finding(error, number, names, text))
        return tally

    def _play(self) -> None:
        game: Game[Any] = Game(self.title, random_setup(self.title, self.players, self.dice), None)
        for _ in decisions(game, by_dice(self.dice)):
            if game.is_over or self.dice.randrange(ONE_IN) == 0:
                self.positions.append(files.position(game))
                self.known.learn(self.positions[-1])

    def _try(self, text: str, dice: Random) -> str:
        try:
            game = files.read(text).game
        except VecheError as error:
            problems = str(error).splitlines()
            laws.hold("what is wrong is told", bool(problems[0]) and len(problems) < 40, str(error)[:300])
            return "refused"
        if dice.randrange(JOURNALS) == 0:
            _play_with_journal(game, dice)
        else:
            _play_on(game, dice)
        return "played"

    def _finding(self, error: Exception, number: int, names: list[str], text: str) -> Finding:
        name = self.title.meta.id
        last = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__} in {last.name} ({last.filename.rpartition('/')[2]})"
        again = f"again: python -m tests.laws.mutated --title {name} --seed {self.seed} --only {number}"
        return Finding(
            name,
            f"{error.law}" if isinstance(error, Broken) else what,
            again,
            "\n".join(
                [
                    f"{type(error).__name__}: {error}",
                    "".join(traceback.format_tb(error.__traceback__, limit=-6)),
                    f"changed: {', '.join(names)}",
                    again,
                    text,
                ]
            ),
        )


def _options(title: AnyTitle) -> tuple[str, ...]:
    """Every option with every value, as a position writes them, and one that nobody knows."""
    found = ["no-such-option"]
    for option in title.meta.options:
        found += [f"{option.name}={value}" for value in option.values] or [option.name]
    return tuple(found)


def _can_be_answered(game: Game[Any], s: Any, ask: Ask | None) -> None:
    """There is a move, and somebody at the table to make it."""
    laws.no_dead_end(game.rules, s, ask)
    if ask is not None and ask.seat != CHANCE:
        people = ask.seat < game.setup.players
        laws.hold("people are asked", people != ask.by_rule, f"{ask.procedure} asks seat {ask.seat}")


def _written_and_read(game: Game[Any], s: Any) -> None:
    """What is written can be read, and says the same."""
    data = files.position(game, s)
    text = json.dumps(data)
    try:
        again = files.read(text).game
    except VecheError as error:
        raise Broken("what is written is read", f"{error}\n{text}") from None
    told = files.position(again, again.at(0) if again.version else again.state)
    differ = [f"{key}: {data.get(key)} / {told.get(key)}" for key in data | told if data.get(key) != told.get(key)]
    laws.hold("what is written is read", not differ, "\n".join(["it is read as another position", *differ]))
    for reader in readers(game.setup.players):
        game.rules.view(s, reader)


def _play_on(game: Game[Any], dice: Random) -> None:
    """Play the state to its end."""
    rules, s = game.rules, game.at(0) if game.version else game.state
    for number in range(LONGEST[game.title.meta.id] + 1):
        ask = rules.ask(s)
        _can_be_answered(game, s, ask)
        if number % AGAIN == 0 or ask is None:
            _written_and_read(game, s)
        if ask is None:
            return
        game.title.operands(rules, ask.frame)
        rules.play(s, chosen(ask, dice))
    raise Broken("bounded length", f"the game has {LONGEST[game.title.meta.id]} moves and is not over")


def _play_with_journal(game: Game[Any], dice: Random) -> None:
    """Play the game to its end, with its journal, as `--luck ask` does; then read the journal."""
    while (ask := game.ask) is not None:
        _can_be_answered(game, game.state, ask)
        laws.bounded_length(game, LONGEST[game.title.meta.id])
        game.play(chosen(ask, dice))
    again = files.read(journal.write(game)).game
    told, before = files.position_text(again), files.position_text(game)
    laws.hold("what is written is read", told == before, "the journal leads elsewhere")


# Many of them


@dataclass(frozen=True)
class Task:
    """A batch, as it travels between processes."""

    title: str
    seed: int
    number: int


def carry_out(task: Task) -> Tally:
    return Batch(title_called(task.title), task.seed, task.number).run()


def tasks(options: argparse.Namespace) -> list[Task]:
    """The batches of all titles, taking turns."""
    found = []
    for first in range(0, options.positions, BATCH):
        for name in [options.title] if options.title else examined():
            found.append(Task(name, options.seed + first // BATCH, min(BATCH, options.positions - first)))
    return found


def results(todo: list[Task], jobs: int) -> Iterator[Tally]:
    if jobs == 1:
        yield from map(carry_out, todo)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(carry_out, todo)


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.laws.mutated", description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=20000, help="of every title (default: 20000)")
    parser.add_argument("--title", choices=examined(), help="this title only")
    parser.add_argument("--jobs", type=int, default=cpu_count(), help="processes (default: one for each core)")
    parser.add_argument("--seed", type=int, default=1, help="of the first batch (default: 1)")
    parser.add_argument("--only", type=int, help="this one of the batch with that seed")
    options = parser.parse_args(arguments)
    if min(options.positions, options.jobs) < 1:
        parser.error("--positions and --jobs must be at least 1")
    if options.only is not None and options.title is None:
        parser.error("--only needs --title")
    return options


def shown(tallies: dict[str, Counter[str]], findings: list[Finding], seconds: float) -> str:
    """A line for each title, and the first finding of each kind."""
    lines = [f"{'':<12}{'tried':>10}{'refused':>10}{'played':>10}{'broken':>10}"]
    for title, counts in sorted(tallies.items()):
        lines.append(
            f"{title:<12}" + "".join(f"{counts[what]:>10,}" for what in ("tried", "refused", "played", "broken"))
        )
    lines.append(f"{seconds:.0f} seconds")
    kinds = Counter((finding.title, finding.what) for finding in findings)
    for (title, what), times in kinds.items():
        first = next(finding for finding in findings if (finding.title, finding.what) == (title, what))
        lines.append(f"\n{'=' * 80}\n{times} positions of {title}: {what}\n{first.report}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    options = parsed(arguments)
    begun = told = monotonic()
    tallies: dict[str, Counter[str]] = {}
    findings: list[Finding] = []
    if options.only is not None:
        found: Iterator[Tally] = iter([Batch(title_called(options.title), options.seed).run(options.only)])
        todo = 1
    else:
        batches = tasks(options)
        found, todo = results(batches, options.jobs), len(batches)
    for done, tally in enumerate(found, 1):
        tallies.setdefault(tally.title, Counter()).update(tally.counts)
        findings += tally.findings
        for finding in tally.findings:
            print(f"{finding.title}: {finding.what}; {finding.again}", file=sys.stderr, flush=True)
        if monotonic() - told > 30 or done == todo:
            told = monotonic()
            left = (told - begun) / done * (todo - done)
            print(f"{done} of {todo} batches, {told - begun:.0f} s, {left:.0f} s to go", file=sys.stderr, flush=True)
    print(shown(tallies, findings, monotonic() - begun))
    if findings:
        return 1
    print("Whatever is read can be played.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
