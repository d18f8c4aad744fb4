"""Writing a playthrough: every move, a fingerprint of every seat's view after it, the whole table after each round.

`python -m tests.playthroughs.transcript` writes all of them anew. A changed transcript is a commit of its own, and its
message names the rule that changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from tests.at_random import at_random
from veche.cli.show import report
from veche.envs.layout import table_of
from veche.kernel import journal
from veche.kernel.columns import Entry
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.shelf.title import title_of
from veche.titles import title

HERE: Final = Path(__file__).parent

PLAYED: Final[dict[str, tuple[str, int, dict[str, str], int]]] = {
    "rurik-2": ("rurik", 2, {}, 1054),
    "rurik-3": ("rurik", 3, {"deed-row": "", "rebel-rewards": ""}, 1015),
    "rurik-4": ("rurik", 4, {"alternate-board": "", "random-leaders": ""}, 988),
    "rurik-4-intrigue": ("rurik", 4, {"intrigue": "", "deed-row": ""}, 1280),
    "rurik-3-stone-and-blade": ("rurik", 3, {"stone-and-blade": ""}, 1381),
    "rurik-4-both": ("rurik", 4, {"intrigue": "", "stone-and-blade": "", "random-leaders": ""}, 1404),
    "rurik-1-easy": ("rurik", 1, {"difficulty": "easy"}, 54),
    "rurik-1-medium": ("rurik", 1, {"difficulty": "medium", "alternate-board": "", "random-leaders": ""}, 34),
    "rurik-1-hard": ("rurik", 1, {"difficulty": "hard", "deed-row": ""}, 59),
    "rurik-1-very-hard": ("rurik", 1, {"difficulty": "very-hard", "german-printing": ""}, 11),
    "rurik-1-stone-and-blade": ("rurik", 1, {"difficulty": "hard", "stone-and-blade": ""}, 1389),
    "rurik-1-solo-1-5": ("rurik", 1, {"difficulty": "medium", "stone-and-blade": "", "solo-1-5": ""}, 1397),
    "rurik2-2": ("rurik2", 2, {"battle-tile": "spoils"}, 2101),
    "rurik2-3": ("rurik2", 3, {"inheritance": "", "all-leaders": ""}, 2102),
    "rurik2-4": ("rurik2", 4, {"swapped-oaths": "", "six-regions": "", "battle-tile": "ransom"}, 2103),
    "rurik2-3-oaths": ("rurik2", 3, {"free-oaths": "", "oath-of-roads": "", "all-leaders": ""}, 2113),
    "stroganov-1": ("stroganov", 1, {"difficulty": "medium", "ivan-letter": "hidden"}, 1581),
    "stroganov-1-very-hard": ("stroganov", 1, {"difficulty": "very-hard"}, 1585),
    "stroganov-2": ("stroganov", 2, {}, 1582),
    "stroganov-3": ("stroganov", 3, {"asymmetric-boards": ""}, 1583),
    "stroganov-4": ("stroganov", 4, {"random-region-furs": ""}, 1584),
}
"""The playthroughs: title, players, options, seed."""


def transcript(name: str) -> str:
    """The playthrough as text."""
    title_id, players, options, seed = PLAYED[name]
    game: Game[Any] = Game(title(title_id), Setup(players, options), seed)
    lines = [f"{name}: {title_id}, {players} players, options {sorted(options)}, seed {seed}", ""]
    told = 0
    chapter = title_of(game).chapter(game.state)
    for _ in islice(at_random(game, seed), 1, None):
        lines += [journal.entry_line(game, entry) for entry in game.entries[told:]]
        told = game.version
        lines.append("  " + " ".join(fingerprint(game, seat) for seat in (*range(players), NOBODY)))
        if title_of(game).chapter(game.state) != chapter or game.is_over:
            chapter = title_of(game).chapter(game.state)
            for seat in (*range(players), NOBODY):
                lines += seen_by(game, seat)
    return "\n".join([*lines, *scores(game)]) + "\n"


def fingerprint(game: Game[Any], seat: int) -> str:
    """A few letters that change when anything the seat sees does.

    What is as in a fresh state is left out, so that the columns of a new module change no playthrough without it. Only
    one content of a column is left out, so that no two tables look the same.
    """
    view = game.rules.view(game.state, seat)
    entries = {entry.name: entry for entry in table_of(title_of(game)).sight}
    numbers = {name: number for name, number in view.numbers.items() if number != (entries[name].fresh or 0)}
    columns = {name: column for name, column in view.columns.items() if not is_fresh(entries[name], column)}
    seen = json.dumps([view.over, numbers, columns, view.docket], sort_keys=True)
    return hashlib.sha256(seen.encode()).hexdigest()[:8]


def is_fresh(entry: Entry, column: Sequence[int]) -> bool:
    """Whether the column is as in a fresh state: empty, or nothing but its fresh number; 0 where the setup decides."""
    return not column if entry.longest else set(column) == {entry.fresh or 0}


def seen_by(game: Game[Any], seat: int) -> list[str]:
    """The table as the seat sees it."""
    name = "the spectator" if seat == NOBODY else game.seat_name(seat)
    lines = ["", f"--- version {game.version}, as {name} sees it ---"]
    for heading, rows in report(game, game.rules.view(game.state, seat)):
        lines += [heading, *[f"  {row}".rstrip() for row in rows]]
    return [*lines, ""]


def scores(game: Game[Any]) -> list[str]:
    """The scoring sheet."""
    outcome, words = game.outcome, game.title.words()
    assert outcome is not None
    lines = ["--- scores ---"]
    for seat, sheet in enumerate(outcome.lines):
        lines.append(f"{game.seat_name(seat)}: {outcome.totals[seat]}, rank {outcome.ranking()[seat]}")
        lines += [f"  {line.points:>2} {line.heading}: {words.say(line.why, line.arguments)}" for line in sheet]
    return lines


if __name__ == "__main__":
    for golden in PLAYED:
        (HERE / f"{golden}.txt").write_text(transcript(golden), "utf-8")
        print(f"{golden}.txt")
