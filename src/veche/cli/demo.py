"""The command `demo`: a game that plays itself, shown in the terminal."""

from __future__ import annotations

import argparse
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from veche import titles
from veche.bots import Players, seated
from veche.cli.common import (
    Commands,
    add_setup,
    command,
    corrections_of,
    fresh_seed,
    say_json,
    seconds,
    setup_of,
)
from veche.cli.show import outcome_data, scoring_sheet, sheet_rows, table, verdict
from veche.cli.speech import say
from veche.kernel.decisions import decisions
from veche.kernel.docket import NOBODY
from veche.kernel.game import Entry, Game
from veche.kernel.listing import Section
from veche.kernel.outcome import Outcome
from veche.kernel.sentences import meaning
from veche.kernel.words import Words
from veche.shelf.title import title_of

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

PACE = 0.06
WIDE = 130
"""From this width on, the table is shown in two columns."""
LOG = 10
"""Lines that are always left for the log."""
COLOURS = {"blue": "bright_blue", "yellow": "yellow", "red": "bright_red", "white": "bold bright_white"}


def add_commands(commands: Commands) -> None:
    parser = command(commands, "demo", demo, "about.demo")
    parser.add_argument("title", nargs="?", default="rurik", metavar="TITLE")
    add_setup(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="help.seed")
    parser.add_argument("--pace", type=seconds, default=PACE, metavar="SECONDS", help="help.pace")


def demo(options: argparse.Namespace) -> None:
    from rich.console import Console

    title = titles.title(options.title)
    seed = fresh_seed() if options.seed is None else options.seed
    game = Game(title, setup_of(options, title), seed, corrections_of(options, title))
    bots = seated(["random"] * game.setup.players, game.rules, seed, title)
    console = Console(highlight=False)
    if options.json:
        return _silently(game, bots)
    if not console.is_terminal:
        return _line_by_line(game, bots)
    try:
        _on_screen(game, bots, console, options.pace)
    except KeyboardInterrupt:
        console.print(say("said.stopped-after", number=game.version))
        return None
    return _last_word(game, console)


def _silently(game: Game[Any], bots: Players) -> None:
    for _ in decisions(game, bots.choose):
        pass
    say_json({"seed": game.seed, "version": game.version} | outcome_data(game, _outcome(game)))


def _outcome(game: Game[Any]) -> Outcome:
    """The scoring sheet of a game that is over."""
    found = title_of(game).account(game)
    assert found is not None
    return found


def _line_by_line(game: Game[Any], bots: Players) -> None:
    """For a pipe or a file: the log, then the scoring sheet."""
    words = game.words()
    for entries in decisions(game, bots.choose):
        for entry in entries:
            print(f"{entry.version} {_sentence(game, words, entry)}")
    print()
    for line in scoring_sheet(game, _outcome(game)):
        print(line)


def _sentence(game: Game[Any], words: Words, entry: Entry) -> str:
    return f"{game.seat_name(entry.seat)}: {meaning(game.rules.catalogue, entry.move, words)}"


def _on_screen(game: Game[Any], bots: Players, console: Console, pace: float) -> None:
    from rich.live import Live

    words = game.words()
    log: deque[str] = deque(maxlen=console.size.height)
    with Live(console=console, screen=True, auto_refresh=False) as live:
        for entries in decisions(game, bots.choose):
            log.extend(_sentence(game, words, entry) for entry in entries)
            live.update(_picture(game, log, console), refresh=True)
            time.sleep(pace)


def _picture(game: Game[Any], log: deque[str], console: Console) -> RenderableType:
    """The table in one column or two, as much of it as fits, and under it the latest moves."""
    from rich.console import Group
    from rich.table import Table

    width, height = console.size
    sections = table(game, game.view())
    if width < WIDE:
        return Group(*_column(sections, log, height))
    left, right = _halves(sections)
    grid = Table.grid(expand=True)
    grid.add_row(Group(*_column(left, None, height)), Group(*_column(right, log, height)))
    return grid


def _halves(sections: list[Section]) -> tuple[list[Section], list[Section]]:
    """The sections in two columns of about the same height, in their order."""
    total = sum(len(lines) + 2 for _, lines in sections) + LOG
    height = 0
    for place, (_, lines) in enumerate(sections):
        height += len(lines) + 2
        if 2 * height >= total:
            return sections[: place + 1], sections[place + 1 :]
    return sections, []


def _column(sections: list[Section], log: deque[str] | None, height: int) -> list[RenderableType]:
    from rich.panel import Panel

    panels: list[RenderableType] = []
    left = height - (LOG if log is not None else 0)
    for heading, lines in sections:
        left -= len(lines) + 2
        if left < 0:
            left += len(lines) + 2
            break
        panels.append(Panel(_coloured("\n".join(lines)), title=f"[bold]{heading}[/]", title_align="left"))
    if log is not None:
        rows = left + LOG - 2
        latest = "\n".join(list(log)[-rows:])
        panels.append(
            Panel(_coloured(latest), title=f"[bold]{say('said.lately')}[/]", title_align="left", height=rows + 2)
        )
    return panels


def _coloured(text: str) -> Text:
    """The seats' names in the seats' colours."""
    from rich.text import Text

    shown = Text(text, no_wrap=True, overflow="crop")
    for seat, colour in COLOURS.items():
        shown.highlight_regex(rf"\b{seat}\b", colour)
    return shown


def _last_word(game: Game[Any], console: Console) -> None:
    """The table as it was left, and the scoring sheet."""
    from rich.panel import Panel

    outcome = _outcome(game)
    for heading, lines in table(game, game.rules.view(game.state, NOBODY))[:2]:
        console.print(Panel(_coloured("\n".join(lines)), title=f"[bold]{heading}[/]", title_align="left"))
    console.print(_sheet(game, outcome))
    console.print(_coloured(verdict(game, outcome)))


def _sheet(game: Game[Any], outcome: Outcome) -> RenderableType:
    from rich.table import Table

    rows = sheet_rows(game, outcome)
    sheet = Table(title=say("said.sheet"), title_justify="left")
    for place, name in enumerate(rows[0]):
        sheet.add_column(_coloured(name), justify="left" if place == 0 else "right")
    for row in rows[1:]:
        sheet.add_row(*row, end_section=row is rows[-3], style="bold" if row[0] == say("said.total") else None)
    return sheet
