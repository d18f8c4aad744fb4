"""Gather how strong the levels are, from the games of the arena, for the page that tells it (`bots/ladder.json`).

    python -m tools.ladder build/ladder-*.jsonl build/levels-*.jsonl

The files are those of `make ladder` and `make levels`, or of any `veche arena … --out FILE` between levels. All games
of a title with so many players are rated together, by who came in before whom, so that one axis holds them all; games
on the same luck stay together, whichever file they are in. Strengths are told as those above the easiest level.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, date, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from veche import titles
from veche.arena.pool import Contest, Played, Standings
from veche.arena.ratings import Result, rated_by_pairs
from veche.bots import LEVELS
from veche.bots.ladder import FILE, FORMAT, Contested, Rung, Step
from veche.bots.parameters import called

ROOT = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "src" / "veche" / "bots" / FILE
ORDER: Final = list(LEVELS)


class NotOfLevels(ValueError):
    """A file has games of other bots, of other options, or of other rules than today's."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--build", default="compiled", choices=("compiled", "pure"), help="of which build games are")
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args()
    data = gathered(options.files, options.build, datetime.now(UTC).date())
    options.out.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def gathered(files: Sequence[Path], build: str, on: date) -> dict[str, Any]:
    """What the page tells, as plain data."""
    runs = [run for run in map(stored, sorted(files)) if run[1].games]
    order = {meta.id: place for place, meta in enumerate(titles.metas())}
    tables = sorted({(one.contest.title, one.contest.players) for _, one in runs}, key=lambda of: (order[of[0]], of[1]))
    ladders = [
        ladder([one for _, one in runs if (one.contest.title, one.contest.players) == table]) for table in tables
    ]
    versions = sorted({version for version, _ in runs})
    return {"format": FORMAT, "on": on.isoformat(), "veche": ", ".join(versions), "build": build, "ladders": ladders}


def stored(file: Path) -> tuple[str, Standings]:
    """What a run of the arena has written so far, and by which version of Veche; a cut-off line is left out."""
    first, *lines = file.read_text(encoding="utf-8").rpartition("\n")[0].splitlines()
    head = json.loads(first)
    told = head["contest"]
    contest = Contest(**{**told, "bots": tuple(told["bots"])})
    if contest.options or not {called(bot) for bot in contest.bots} <= LEVELS.keys():
        raise NotOfLevels(f"{file}: not a contest of levels at the plain game")
    if head["rules"] != titles.meta(contest.title).rules_version:
        raise NotOfLevels(f"{file}: games by other rules than today's")
    rows = {row["game"]: row for row in map(json.loads, lines)}
    found = [
        Played(row["game"], *(tuple(row[key]) for key in ("seats", "totals", "winners", "seconds")))
        for _, row in sorted(rows.items())
    ]
    return head["veche"], Standings(contest, found)


def ladder(runs: Sequence[Standings]) -> dict[str, Any]:
    """The levels of a title with so many players, from all runs."""
    contest = runs[0].contest
    lucks: dict[int, list[Result]] = {}
    for run in runs:
        for one in run.games:
            lucks.setdefault(run.contest.luck(one.game), []).append((one.seats, one.totals, one.winners))
    every = [game for games in lucks.values() for game in games]
    bots = sorted({bot for seats, _, _ in every for bot in seats}, key=lambda bot: (ORDER.index(called(bot)), bot))
    rated = rated_by_pairs(list(lucks.values()), bots)
    ground = rated[bots[0]].value
    rungs = []
    for bot in bots:
        found = rated[bot]
        if found.low is None or found.high is None:
            raise NotOfLevels(f"{contest.title} with {contest.players}: of a single luck no interval is known")
        games = sum([bot in seats for seats, _, _ in every])
        rating, low, high = [round(end - ground, 1) for end in (found.value, found.low, found.high)]
        unbeaten = all({seats[place] for place in winners} == {bot} for seats, _, winners in every if bot in seats)
        beaten = is_last_in_all(every, bot)
        rungs.append(Rung(called(bot), bot, games, rating, low, high, beaten, unbeaten))
    contests = [Contested(run.contest.bots, run.contest.one, run.contest.seed, len(run.games)) for run in runs]
    return {
        "title": contest.title,
        "players": contest.players,
        "rungs": [asdict(rung) for rung in rungs],
        "steps": [asdict(step) for step in steps(every, bots)],
        "contests": [asdict(one) for one in contests],
    }


def is_last_in_all(games: Sequence[Result], bot: str) -> bool:
    """Whether a bot never came in before another, or level with it."""
    return all(
        totals[one] < totals[other] or (totals[one] == totals[other] and other in winners and one not in winners)
        for seats, totals, winners in games
        for one in range(len(seats))
        for other in range(len(seats))
        if seats[one] == bot != seats[other]
    )


def steps(games: Sequence[Result], bots: Sequence[str]) -> list[Step]:
    """Each bot against the one below, in games of two."""
    found = []
    for other, better in pairwise(bots):
        met = [(seats, winners) for seats, _, winners in games if len(seats) == 2 and set(seats) == {better, other}]
        won = sum([(seats.index(better) in winners) / len(winners) for seats, winners in met])
        if met:
            found.append(Step(called(better), called(other), won, len(met)))
    return found


if __name__ == "__main__":
    main()
