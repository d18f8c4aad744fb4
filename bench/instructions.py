"""Instructions inside `ask` and `play` for each decision, counted by valgrind on the compiled build.

A count is the same on every run, however busy the machine is; it belongs to one compiler and one Python. Each is
compared with the file of the counts that were written last. A missed target is no failure.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench import callgrind
from bench.report import PLAYERS
from bench.sides import LOOPED, output
from veche.kernel.listing import NOTHING, laid_out

GAMES = 12
TITLES = ("rurik", "rurik2", "stroganov")
MOST = {"rurik": 6000}
"""By title: the most instructions a decision may take."""

FILE = Path(__file__).with_name("instructions.json")
COUNTED = {"ask": "CPyDef_kernel___rules___Rules___ask", "play": "CPyDef_kernel___rules___Rules___play"}
"""What is counted, by what it is called in the report: the C functions that mypyc makes of them."""

NO_VALGRIND = f"instructions: {callgrind.VALGRIND} counts them and is not installed (Debian: apt-get install valgrind)"


@dataclass(frozen=True)
class Count:
    """The instructions for each decision: in working out the question, and in playing its answer."""

    ask: int
    play: int

    @property
    def both(self) -> int:
        return self.ask + self.play


Counts = Mapping[str, Count]  # by count_name


def count_name(title: str, players: int) -> str:
    return f"{title} {players}p"


def count_of(text: str, decisions: int) -> Count:
    """What callgrind's file says of games with so many decisions."""
    found = callgrind.calls_cost(text, COUNTED.values())
    total = callgrind.total(text)
    if sum(found.values()) != total or not all(found.values()):
        raise SystemExit(f"instructions: not all {total} that were counted are inside `ask` and `play`: {found}")
    return Count(*[round(found[function] / decisions) for function in COUNTED.values()])


def counted(title: str, players: int, kept: Path) -> Count:
    """Play some games under callgrind, whose file is kept in this folder."""
    file = kept / f"callgrind.{title}.{players}p"
    under = callgrind.command(file, COUNTED.values())
    options = ("--players", str(players), "--games", str(GAMES))
    figures = json.loads(output(LOOPED, *LOOPED.command, title, *options, under=under))
    if not figures["compiled"]:
        raise SystemExit(f"instructions: {LOOPED.variable} has to name the interpreter of a compiled build")
    return count_of(file.read_text(encoding="utf-8"), figures["decisions"])


def changed(now: int, before: int) -> str:
    """By how many per cent a count has changed."""
    by = round(100 * (now - before) / before, 1)
    return f"{by:+.1f} %" if by else "0.0 %"


def table(counts: Counts, before: Counts) -> list[list[str]]:
    """The counts, what the file says of them, and the targets."""
    lines = [["instructions for a decision", "ask", "play", "both", "in the file", "change", "target", ""]]
    for name, count in counts.items():
        old = before.get(name)
        told = [NOTHING, NOTHING] if old is None else [f"{old.both:,}", changed(count.both, old.both)]
        most = MOST.get(name.split()[0])
        judged = ["", ""] if most is None else [f"{most:,}", "met" if count.both <= most else "missed"]
        lines.append([name, f"{count.ask:,}", f"{count.play:,}", f"{count.both:,}", *told, *judged])
    return lines


def read(text: str) -> tuple[str, Counts]:
    """A file of counts: the Python they belong to, and the counts."""
    data: dict[str, Any] = json.loads(text)
    return data["python"], {name: Count(**count) for name, count in data["counts"].items()}


def written(python: str, counts: Counts) -> str:
    """The file of these counts."""
    data = {"python": python, "counts": {name: vars(count) for name, count in counts.items()}}
    return json.dumps(data, indent=1) + "\n"


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.instructions", description=__doc__)
    parser.add_argument("--title", choices=TITLES, action="append", dest="titles", help="count this title only")
    parser.add_argument("--write", action="store_true", help=f"write the counts into {FILE.name}")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the files there, for callgrind_annotate")
    return parser.parse_args()


def count_all(titles: Sequence[str], kept: Path) -> Counts:
    counts = {}
    for title in titles:
        for players in PLAYERS:
            name = count_name(title, players)
            print(f"  counting {name} …", file=sys.stderr, flush=True)
            counts[name] = counted(title, players, kept)
    return counts


def main() -> None:
    options = parsed()
    if shutil.which(callgrind.VALGRIND) is None:
        raise SystemExit(NO_VALGRIND)
    python = LOOPED.python_version()
    of_python, before = read(FILE.read_text(encoding="utf-8")) if FILE.exists() else (python, {})
    with tempfile.TemporaryDirectory() as folder:
        kept = (options.keep or Path(folder)).absolute()
        kept.mkdir(parents=True, exist_ok=True)
        counts = count_all(options.titles or TITLES, kept)
    print(f"{GAMES} random games each, in the loop in Python, Python {python}")
    if of_python != python:
        print(f"*** THE FILE IS OF PYTHON {of_python}: THE CHANGE IS ALSO THAT OF PYTHON ***")
    print("\n".join(laid_out(table(counts, before))))
    if options.write:
        FILE.write_text(written(python, {**before, **counts}), encoding="utf-8")


if __name__ == "__main__":
    main()
