"""Play many random games and examine every law: `python -m tests.laws.run --games 1000 [--title rurik] [--players 2]`.

Every game has a seed of its own, which decides its options, its moves and its luck. A violation is reported with the
command that shows it again and with the journal up to it; the first of each kind is printed, all are counted.
A run that is interrupted says what it has seen; `--seed` goes on from there.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool, cpu_count
from time import monotonic

from tests.laws.examination import DEAR, Examination, Violation
from tests.laws.setups import examined, title_called

AT_A_TIME = 5
"""How many games a process plays before it reports."""

NOT_A_LAW = ("games", "moves", "decisions")


@dataclass(frozen=True)
class Task:
    """Some games of a title for a number of players, one for each seed."""

    title: str
    players: int
    seeds: range
    dear: int


@dataclass(frozen=True)
class Finding:
    """A violation, as it travels between processes."""

    title: str
    law: str
    report: str


def carry_out(task: Task) -> tuple[Task, Counter[str], list[Finding]]:
    """Play the games of a task."""
    checks: Counter[str] = Counter()
    findings = []
    for seed in task.seeds:
        examination = Examination(title_called(task.title), task.players, seed, task.dear)
        try:
            examination.run()
        except Violation as violation:
            findings.append(Finding(task.title, violation.law, str(violation)))
        checks += examination.checks
    return task, checks, findings


def tasks(options: argparse.Namespace) -> list[Task]:
    """All tasks, the player counts taking turns so that an interrupted run has seen them all."""
    found = []
    last = options.seed + options.games
    for first in range(options.seed, last, AT_A_TIME):
        for name in [options.title] if options.title else examined():
            for players in title_called(name).meta.players:
                if options.players in (None, players):
                    found.append(Task(name, players, range(first, min(first + AT_A_TIME, last)), options.dear))
    return found


def results(todo: list[Task], jobs: int) -> Iterator[tuple[Task, Counter[str], list[Finding]]]:
    """What every task found, in the order in which they end."""
    if jobs == 1:
        yield from map(carry_out, todo)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(carry_out, todo)


def show_progress(done: int, games: int, violations: int, seconds: float) -> None:
    left = seconds / done * (games - done)
    found = f", {violations} violations" if violations else ""
    end = "\r" if sys.stderr.isatty() else "\n"
    print(
        f"{done} of {games} games, {seconds:.0f} s, {left:.0f} s to go{found}  ", end=end, file=sys.stderr, flush=True
    )


def summary(checks: dict[tuple[str, int], Counter[str]], seconds: float) -> str:
    """A table: every law, and how often it was examined for each title and number of players."""
    columns = sorted(checks)
    laws = [*NOT_A_LAW, *sorted({law for found in checks.values() for law in found} - set(NOT_A_LAW))]
    width = max(len(law) for law in laws)
    heads = [f"{title} {players}" for title, players in columns]
    lines = [" ".join([" " * width, *[f"{head:>12}" for head in heads]])]
    for law in laws:
        lines.append(" ".join([f"{law:<{width}}", *[f"{checks[column][law]:>12,}" for column in columns]]))
    return "\n".join([*lines, f"{seconds:.0f} seconds"])


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.laws.run", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games for every number of players (default: 1000)")
    parser.add_argument("--title", choices=examined(), help="this title only")
    parser.add_argument("--players", type=int, help="this number of players only")
    parser.add_argument("--jobs", type=int, default=cpu_count(), help="processes (default: one for each core)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: 1)")
    parser.add_argument("--dear", type=int, default=DEAR, help=f"dear laws at one place in so many (default: {DEAR})")
    options = parser.parse_args(arguments)
    if min(options.games, options.jobs, options.dear) < 1:
        parser.error("--games, --jobs and --dear must be at least 1")
    return options


def main(arguments: list[str] | None = None) -> int:
    options = parsed(arguments)
    todo = tasks(options)
    if not todo:
        print(f"No such title is played by {options.players}.", file=sys.stderr)
        return 2
    games = sum(len(task.seeds) for task in todo)
    checks: dict[tuple[str, int], Counter[str]] = {}
    findings: list[Finding] = []
    begun = shown = monotonic()
    done = 0
    try:
        for task, found, broken in results(todo, options.jobs):
            checks.setdefault((task.title, task.players), Counter()).update(found)
            findings += broken
            done += len(task.seeds)
            if monotonic() - shown > (0.5 if sys.stderr.isatty() else 30) or done == games:
                shown = monotonic()
                show_progress(done, games, len(findings), shown - begun)
    except KeyboardInterrupt:
        print(f"\nInterrupted after {done} of {games} games.")
    print(file=sys.stderr)
    print(summary(checks, monotonic() - begun))
    if not findings:
        print("Every law holds." if done == games else "No law was broken so far.")
        return 0 if done == games else 130
    kinds = Counter((finding.title, finding.law) for finding in findings)
    for (title, law), times in kinds.items():
        first = next(finding for finding in findings if (finding.title, finding.law) == (title, law))
        print(f"\n{'=' * 80}\nBroken in {times} games of {title}: {law}\n{first.report}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
