"""The commands `simulate`, `arena` and `bench`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from veche import bots, titles
from veche.cli.common import (
    BadCommand,
    Commands,
    add_on,
    add_setup,
    at_least,
    at_table,
    command,
    corrections_of,
    say_json,
    seconds,
    setup_of,
    share,
)
from veche.cli.speech import listed, say
from veche.kernel.listing import laid_out
from veche.kernel.meta import Meta
from veche.language import written
from veche.shelf.title import AnyTitle

if TYPE_CHECKING:
    from veche.arena.frames import Parquet
    from veche.arena.pool import Contest

SHOWN = 25
"""Lines of a table of the census that are printed; --json has them all."""


def add_commands(commands: Commands) -> None:
    simulate_parser = command(commands, "simulate", simulate, "about.simulate")
    simulate_parser.add_argument("title", metavar="TITLE", help="help.title")
    add_setup(simulate_parser)
    simulate_parser.add_argument("--games", type=at_least(1), default=100, metavar="N")
    simulate_parser.add_argument("--seed", type=int, default=1, metavar="N")
    simulate_parser.add_argument("--jobs", type=at_least(1), default=1, metavar="N", help="help.jobs")
    simulate_parser.add_argument("--bots", default="random", metavar="A,B,…", help="help.bots")
    simulate_parser.add_argument("--out", type=Path, metavar="FILE", help="help.out-parts")
    add_on(simulate_parser)
    simulate_parser.more = _all_bots
    simulate_parser.add_argument("--census", action="store_true", help="help.census")
    simulate_parser.add_argument("--parquet", type=Path, metavar="FILE", help="help.parquet")

    arena_parser = command(commands, "arena", arena, "about.arena")
    arena_parser.add_argument("title", metavar="TITLE", help="help.title")
    add_setup(arena_parser)
    arena_parser.add_argument("--bots", metavar="A,B,…", help="help.pool")
    arena_parser.add_argument("--one", metavar="A", help="help.one")
    arena_parser.add_argument("--against", metavar="B,C,…", help="help.against")
    arena_parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="help.games")
    arena_parser.add_argument("--seed", type=int, default=1, metavar="N")
    arena_parser.add_argument("--jobs", type=at_least(1), default=1, metavar="N", help="help.jobs")
    arena_parser.add_argument("--out", type=Path, metavar="FILE", help="help.out")
    arena_parser.add_argument("--at-least", type=share, metavar="S", help="help.at-least")
    add_on(arena_parser)
    arena_parser.more = _all_bots

    bench_parser = command(commands, "bench", bench, "about.bench")
    bench_parser.add_argument("title", nargs="?", default="rurik", metavar="TITLE")
    bench_parser.add_argument("--players", type=int, default=4, metavar="N")
    bench_parser.add_argument("--seconds", type=seconds, default=3.0, metavar="S", help="help.play-for")
    bench_parser.add_argument("--seed", type=int, default=1, metavar="N")


def _all_bots() -> str:
    return say("said.bots", bots=listed(bots.names()))


def simulate(options: argparse.Namespace) -> None:
    from veche.arena import simulate as arena

    title = titles.title(options.title)
    setup = setup_of(options, title)
    plan = arena.Plan(
        title=options.title,
        players=setup.players,
        seed=options.seed,
        options=setup.options,
        bots=tuple(options.bots.split(",")),
        corrections=corrections_of(options, title),
        census=options.census,
        rows=options.parquet is not None,
    )
    with ExitStack() as stack:
        keep = stack.enter_context(_parquet(options.parquet, title)).write if options.parquet is not None else None
        progress = stack.enter_context(_progress(options.games))
        summary = arena.simulate(plan, options.games, options.jobs, progress, keep, options.on or "", options.out)
    if options.json:
        return say_json(summary.data())
    for line in _summary_lines(summary.data(), titles.told(title.meta)):
        print(line)
    return None


def _parquet(file: Path, title: AnyTitle) -> Parquet:
    from veche.arena.frames import Parquet

    return Parquet(file, title)


def arena(options: argparse.Namespace) -> None:
    from veche.arena.pool import Contest, pool

    title = titles.title(options.title)
    setup = setup_of(options, title)
    chosen = _chosen(options)
    if len(set(chosen)) < 2 or len(set(chosen)) < len(chosen) or setup.players < 2:
        raise BadCommand("command.arena")
    contest = Contest(options.title, chosen, setup.players, options.seed, setup.options, bool(options.one))
    if options.at_least is not None:
        return _sequential(options, contest)
    with _progress(options.games) as progress:
        found = pool(contest, options.games, options.jobs, options.out, progress, on=options.on or "")
    if options.json:
        return say_json(found.data())
    called, players = titles.told(title.meta).name, at_table(setup.players)
    print(say("report.arena", games=len(found.games), title=called, players=players, seed=options.seed))
    for line in found.lines():
        print(line)
    return None


def _chosen(options: argparse.Namespace) -> tuple[str, ...]:
    """The bots of a contest: a pool of them, or one and whom it plays against."""
    if bool(options.bots) == bool(options.one) or bool(options.one) != bool(options.against):
        raise BadCommand("command.contest")
    if options.one:
        return (options.one, *options.against.split(","))
    return tuple(options.bots.split(","))


def _sequential(options: argparse.Namespace, contest: Contest) -> None:
    from veche.arena.sequential import answer

    if len(contest.bots) != 2 or not (contest.one or contest.players == 2):
        raise BadCommand("command.two-bots")
    with _progress(options.games) as progress:
        found = answer(contest, options.at_least, options.games, options.jobs, options.out, progress, options.on or "")
    data = found.data()
    if options.json:
        return say_json({**found.standings.data(), "test": data})
    better, other = contest.bots
    print(
        say(
            "report.test",
            title=contest.title,
            seed=contest.seed,
            better=better,
            other=other,
            wins=written.exact(data["wins"]),
            games=data["games"],
            low=written.share(data["low"], 1),
            high=written.share(data["high"], 1),
            least=written.share(data["least"]),
            verdict=data["verdict"],
        )
    )
    return None


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the error output, if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(say("report.playing")), BarColumn(), MofNCompleteColumn(), TextColumn(say("report.bar")))
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=games)
        yield lambda number: progress.advance(bar, number)


def _summary_lines(data: dict[str, Any], title: Meta) -> list[str]:
    games, length = data["games"], data["length"]
    players, played_by = at_table(data["players"]), ",".join(data["bots"])
    mean = written.number(length["mean"], 1, plain=True)
    lines = [
        say("report.games", games=games, title=title.name, players=players, bots=played_by, seed=data["seed"]),
        say("report.digest", digest=data["digest"]),
        say("report.length", mean=mean, min=length["min"], max=length["max"], kinds=_kinds(data, games)),
        "",
        *laid_out(_seat_rows(data)),
    ]
    if "automa" in data:
        lines += ["", *_against_automa(data, title.automa)]
    if data["shared_victories"]:
        lines.append(say("report.shared", number=data["shared_victories"]))
    return lines + (_census_lines(data["census"]) if "census" in data else [])


def _against_automa(data: dict[str, Any], automa: str) -> list[str]:
    """How the player did who played alone."""
    seat = next(iter(data["wins"]))
    wins, margin = data["wins"][seat], data["automa"]["margin"]
    mean, low, high = [written.signed(margin[key], 2, plain=True) for key in ("mean", "low", "high")]
    return [
        say("report.against", name=automa, share=written.share(wins["share"], 1), between=_between(wins)),
        say("report.margin", mean=mean, low=low, high=high),
    ]


def _between(wins: dict[str, Any]) -> str:
    """Between which shares the true one lies."""
    return say("report.between", low=written.share(wins["low"], 1), high=written.share(wins["high"], 1))


def _seat_rows(data: dict[str, Any]) -> list[list[str]]:
    headings = list(dict.fromkeys(heading for sheet in data["scores"].values() for heading in sheet))
    rows = [[say("report.seat"), say("report.wins"), "95 %", *headings]]
    for seat, sheet in data["scores"].items():
        wins = data["wins"][seat]
        points = [written.number(sheet.get(heading, 0), 2, plain=True) for heading in headings]
        rows.append([seat, written.share(wins["share"], 1), _between(wins), *points])
    return rows


def _census_lines(census: dict[str, Any]) -> list[str]:
    lines = []
    if not census["traced"]:
        lines += ["", say("report.not-watched")]
    for group, counts in census.items():
        if counts and group not in ("zero", "traced") and (census["traced"] or group not in ("rulings", "abilities")):
            lines += _group_lines(group, counts)
    lines += ["", say("report.never")]
    for group, names in census["zero"].items():
        if names and (census["traced"] or group not in ("rulings", "abilities", "procedures")):
            lines.append(f"  {say('report.zero', census=group, number=len(names), names=listed(names, 'unit'))}")
    return lines


def _group_lines(group: str, counts: dict[str, int]) -> list[str]:
    came_up = [[name, written.number(number)] for name, number in counts.items() if number]
    more = len(came_up) - SHOWN
    rows = laid_out(came_up[:SHOWN]) if came_up else []
    heading = say("report.group", census=group, number=len(came_up), all=len(counts))
    rest = [f"  {say('report.more', number=more)}"] if more > 0 else []
    return ["", heading, *[f"  {row}" for row in rows], *rest]


def bench(options: argparse.Namespace) -> None:
    from veche.arena.bench import bench as measure

    figures = measure(options.title, options.players, options.seconds, options.seed)
    if options.json:
        return say_json(figures.data())
    passed, games = figures.seconds, figures.games
    build = "compiled" if figures.compiled else "pure"
    passing = written.number(passed, 1, plain=True)
    print(say("report.bench", build=build, players=at_table(figures.players), seconds=passing))
    for number, places, told in (
        (figures.decisions / passed, 0, say("report.decisions-a-second")),
        (games / passed, 1, say("report.games-a-second")),
        (figures.copies_per_second, 0, say("report.copies-a-second")),
        (figures.expand_per_second, 0, say("report.expanded-a-second")),
    ):
        print(f"{written.number(number, places):>12} {told}")
    print(say("report.per-game", kinds=_kinds(figures.data(), games)))
    return None


def _kinds(data: dict[str, Any], games: int) -> str:
    """How many decisions, forced moves and outcomes of chance a game had."""
    means = {kind: written.number(data[kind] / games, 1, plain=True) for kind in ("decisions", "forced", "chance")}
    return say("report.kinds", **means)
