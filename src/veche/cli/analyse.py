"""`veche analyse`: what decided a match that is over, and what would have been better."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

from veche.arena.analysed import analysed
from veche.bots.analysis import Analysis
from veche.cli.common import (
    Commands,
    GameAt,
    add_file,
    add_on,
    asked_line,
    command,
    opened,
    say_json,
    seat_number,
    seconds,
)
from veche.kernel.errors import NotOver
from veche.kernel.game import Game
from veche.kernel.listing import laid_out
from veche.language import written
from veche.shelf.title import title_of
from veche.story.composer import foretold
from veche.story.voice import Voice
from veche.table.course import chapter_name
from veche.table.phrases import PHRASES
from veche.table.reckoned import signed

WIDE: Final = 64
HIGH: Final = 4
"""How wide the chart is at most, and how many lines it has above and below zero."""


def add_commands(commands: Commands) -> None:
    parser = command(commands, "analyse", analyse, "about.analyse")
    add_file(parser)
    parser.add_argument("--seat", metavar="SEAT", help="help.seat")
    parser.add_argument("--seconds", type=seconds, metavar="N", help="help.seconds")
    add_on(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="help.out-parts")


def analyse(options: argparse.Namespace) -> None:
    game = opened(options.file).game
    if not game.is_over:
        raise NotOver("command.not-over", asked=asked_line(GameAt(game, game.state, game.version), game.words()))
    players = game.setup.players
    seats = list(range(players)) if options.seat is None else [seat_number(game.seats, players, options.seat)]
    with analysed(game, seats, options.on or "", options.out) as analysis:
        with suppress(KeyboardInterrupt):  # whoever stops keeps what is there
            _work(analysis, options.seconds)
        found = analysis.data()
    if options.json:
        names = {"seats": [game.seat_name(seat) for seat in seats]}
        return say_json(found | names)
    for line in report(game, found):
        print(line)
    return None


def _work(analysis: Analysis, limit: float | None) -> None:
    """Do the work, and say on the error output how much of it is done."""
    began, told, step = monotonic(), -1, 1 if sys.stderr.isatty() else 10
    end = "\r" if sys.stderr.isatty() else "\n"
    for share in analysis.work():
        done = int(100 * share) // step * step
        if done != told:
            told = done
            print(f"{done:3} %", end=end, file=sys.stderr, flush=True)
        if limit is not None and monotonic() - began >= limit:
            break


def report(game: Game[Any], found: dict[str, Any]) -> list[str]:
    """The charts, what decided the match, and every turn, as lines of text."""
    lines: list[str] = []
    for seat in found["seats"]:
        lines += [f"{PHRASES.say('analysis.margin')}, {game.seat_name(seat)}"]
        lines += [*chart([point["margin"][seat] for point in found["points"]]), ""]
    lines.append(PHRASES.say("analysis.moments"))
    for number, place in enumerate(found["moments"], start=1):
        lines += _moment(game, number, found["turns"][place])
    if not found["moments"]:
        lines.append(f"  {PHRASES.say('analysis.moments.none')}")
    rows = [_row(game, one) for one in found["turns"]]
    lines += ["", PHRASES.say("analysis.mine"), *[f"  {line}" for line in laid_out(rows)]]
    return [*lines, "", PHRASES.say("analysis.doubt")]


def chart(values: Sequence[float]) -> list[str]:
    """A small chart: bars up and down from zero, as many columns as there are values, or as there is room for.

    >>> print("\\n".join(chart([0, 2, 4, -4])))
     +4.0 |  #
          |  #
          | ##
          | ##
        0 +----
          |   #
          |   #
          |   #
     −4.0 |   #
    """
    wide = min(WIDE, len(values))
    shown = [values[place * len(values) // wide] for place in range(wide - 1)] + list(values[-1:])
    most = max([1.0, *[abs(value) for value in shown]])
    rows = []
    for level in range(HIGH, -HIGH - 1, -1):
        if not level:
            rows.append(f"{'0':>5} +{'-' * wide}")
            continue
        name = signed(most * level / HIGH) if abs(level) == HIGH else ""
        least = most * (abs(level) - 0.5) / HIGH
        cells = ["#" if value * level > 0 and abs(value) >= least else " " for value in shown]
        rows.append(f"{name:>5} |{''.join(cells)}".rstrip())
    return rows


def _moment(game: Game[Any], number: int, one: dict[str, Any]) -> list[str]:
    said = PHRASES.say(f"analysis.verdict.{one['verdict']}")
    other = {"only": "other", "loose": "better", "costly": "better"}.get(one["verdict"], "alike")
    lines = [f"{number}. {_where(game, one)}: {said.lower()}{_difference(one)}; veche show FILE --at {one['before']}"]
    for key, moves in (("played", one["played"]), (other, one["better"])):
        if moves:
            lines.append(f"   {PHRASES.say(f'analysis.{key}')}: {_told(game, one, moves)}")
    return lines


def _row(game: Game[Any], one: dict[str, Any]) -> list[str]:
    verdict = PHRASES.say(f"analysis.verdict.{one['verdict']}").lower()
    return [str(one["before"]), game.seat_name(one["seat"]), one["kind"], verdict, _difference(one).strip(" ,")]


def _where(game: Game[Any], one: dict[str, Any]) -> str:
    return f"{chapter_name(game.words(), one['chapter'])}, {game.seat_name(one['seat'])}"


def _difference(one: dict[str, Any]) -> str:
    """By how much it was ahead of the best other turn, with the doubt."""
    return "" if one["behind"] is None else f", {signed(-one['behind'])} ± {written.number(one['doubt'], 1)}"


def _told(game: Game[Any], one: dict[str, Any], moves: Sequence[str]) -> str:
    numbers = [game.rules.catalogue.number(text) for text in moves]
    seat = one["seat"]
    told = foretold(title_of(game), game.rules, game.at(one["before"]), numbers, seat)
    words = game.words()
    voice = Voice(words, [words.name("seat", name) for name in game.title.meta.seats], -1)
    return " ".join([voice.tell(passage) for passage in told if passage.seat == seat])
