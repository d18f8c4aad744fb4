"""Pictures of the table, for every title and alone: lobby, tables, scoring, replay, rules; wide, narrow, light, dark.

    python -m tools.screenshots [FOLDER] [--only table-4,lobby] [--parts] [--language de] [--widths 1440,390]

A table of its own is opened in a folder that is thrown away afterwards. The games are played by bots with known luck,
so that the pictures change only when the drawing does.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.player import go_to
from tests.browser.server import Server, new_game
from tools.browser import ARGUMENTS, MISSING, found
from tools.webp import as_webp
from veche.bots import Players, bot
from veche.kernel.decisions import decisions
from veche.kernel.game import Game
from veche.shelf.title import title_of
from veche.store.records import BOT, PERSON
from veche.store.results import keep
from veche.table.alone import result_of
from veche.table.matches import LiveMatch, Place

ROOT = Path(__file__).resolve().parent.parent
WIDTHS = {1440: 900, 1366: 768, 1024: 768, 390: 844}
THEMES = ("light", "dark")
PARTS = ("boards", "mine", "rivals", "log")
"""The tabs of the narrow table beside its first."""

README = {"table-4-1440-light": "table", "table-4-390-dark": "phone", "lobby-1440-light": "lobby"}

ME, RUTA, IVAR = Place(PERSON, "Olena"), Place(PERSON, "Ruta"), Place(PERSON, "Ivar")
GREEDY = Place(BOT, "Gleb", "greedy")

Moment = Callable[[Game[Any]], bool]


@dataclass(frozen=True)
class Shot:
    """One picture of a first screen: its name, and where the page is; with the other tabs of a narrow table, `down`
    as far as an element, or with what is `unfolded` by a click. A `stranger` sits in none of the matches."""

    name: str
    address: str
    parts: bool = False
    down: str = ""
    unfolded: str = ""
    stranger: bool = False


@dataclass(frozen=True)
class Sitting:
    """A match of the pictures: a game between bots up to a moment, who sits there, and what is taken of it.

    `pictures` are names with what follows the address of the first seat's table; that seat is ours.
    """

    title: str
    players: int
    seed: int
    until: Moment
    places: Sequence[Place]
    called: str
    pictures: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)

    def game(self) -> Game[Any]:
        """The game, between bots that know what they want, as far as the moment."""
        game = new_game(self.title, self.players, self.seed, self.options)
        bots = [bot("greedy", game.rules, seat, title_of(game)) for seat in range(self.players)]
        for _ in decisions(game, Players(game.rules, bots).choose):
            if self.until(game):
                break
        return game


def asks(procedure: str, seat: int, choices: int, after: int) -> Moment:
    """The first time after so many entries that this seat is asked this, with so many choices at least."""

    def there(game: Game[Any]) -> bool:
        ask = game.ask
        return (
            ask is not None
            and (ask.procedure, ask.seat) == (procedure, seat)
            and len(ask.moves) >= choices
            and game.version >= after
        )

    return there


def in_chapter(chapter: int, choices: int, after: int = 0) -> Moment:
    """The first time in this round or year, after so many entries, that the first seat has so many choices."""

    def there(game: Game[Any]) -> bool:
        ask = game.ask
        late = title_of(game).chapter(game.state) >= chapter and game.version >= after
        return late and ask is not None and ask.seat == 0 and len(ask.moves) >= choices

    return there


def never(game: Game[Any]) -> bool:
    return False


TWO, FOUR = (ME, RUTA), (ME, RUTA, IVAR, GREEDY)
OATHS = {"free-oaths": "", "oath-of-roads": ""}
STONE = {"stone-and-blade": ""}
BOTH = STONE | {"intrigue": "", "random-leaders": ""}
NEWER = STONE | {"solo-1-5": ""}
SITTINGS = (
    Sitting("rurik", 2, 33, asks("choose-destination", 0, 4, 210), TWO, "Kiev before noon", {"table-2": ""}),
    Sitting("rurik", 4, 30, asks("choose-destination", 0, 4, 376), FOUR, "Thursday table", {"table-4": ""}),
    Sitting("rurik", 3, 5, asks("choose-advisor", 1, 2, 60), (ME, RUTA, GREEDY), "By the Volkhov"),
    Sitting("rurik", 4, 7, never, FOUR, "The long winter", {"scoring": "", "replay": "/replay?at=333"}),
    Sitting("rurik", 4, 11, in_chapter(3, 4), FOUR, "Whispers", {"rurik-table-intrigue": ""}, {"intrigue": ""}),
    Sitting("rurik", 2, 5, asks("spend-build", 0, 5, 90), TWO, "Stone", {"rurik-table-stone-and-blade": ""}, STONE),
    Sitting("rurik", 4, 21, in_chapter(4, 4), FOUR, "Everything", {"rurik-table-modules": ""}, BOTH),
    Sitting(
        "rurik", 3, 5, asks("inherit", 0, 2, 0), (ME, RUTA, GREEDY), "Heirs", {"rurik-table-inheritance": ""}, STONE
    ),
    Sitting("rurik", 1, 7, in_chapter(3, 3), (ME,), "Stone, alone", {"rurik-alone-stone-and-blade": ""}, NEWER),
    Sitting("rurik", 2, 3, asks("choose-advisor", 0, 2, 0), (Place("open"), RUTA), "A seat is free"),
    Sitting("rurik", 1, 7, in_chapter(3, 3), (ME,), "Against the Rebellion", {"rurik-alone": ""}),
    Sitting("rurik", 1, 7, never, (ME,), "After the Rebellion", {"rurik-alone-scoring": ""}),
    Sitting("rurik2", 2, 7, in_chapter(2, 5, 150), TWO, "Oaths in Kyiv", {"rurik2-table-2": ""}),
    Sitting("rurik2", 4, 8, in_chapter(2, 5, 300), FOUR, "The council", {"rurik2-table-4": ""}),
    Sitting("rurik2", 2, 7, asks("lay-oath", 0, 2, 0), TWO, "Three oaths", {"rurik2-oaths": ""}, OATHS),
    Sitting("rurik2", 2, 7, never, TWO, "Crowned", {"rurik2-scoring": "", "rurik2-replay": "/replay?at=200"}),
    Sitting("stroganov", 2, 7, asks("ride-where", 0, 3, 200), TWO, "To the Lena", {"stroganov-table-2": ""}),
    Sitting("stroganov", 4, 8, in_chapter(2, 5, 200), FOUR, "Taiga trip", {"stroganov-table-4": ""}),
    Sitting("stroganov", 2, 9, never, TWO, "Home", {"stroganov-scoring": "", "stroganov-replay": "/replay?at=220"}),
    Sitting("stroganov", 1, 7, in_chapter(3, 4), (ME,), "Against Ivan", {"stroganov-alone": ""}),
    Sitting("stroganov", 1, 7, never, (ME,), "After Ivan", {"stroganov-alone-scoring": ""}),
)
PAGES = {
    "lobby": "/",
    "lobby-rurik2": "/?title=rurik2",
    "lobby-stroganov": "/?title=stroganov",
    "lobby-form": "/",
    "lobby-options": "/",
    "lobby-options-rurik2": "/?title=rurik2",
    "lobby-first": "/",
    "results": "/results",
    "opponents": "/opponents",
    "rules": "/rules/rurik#church",
    "rules-rurik2": "/rules/rurik2#battle",
    "rules-stroganov": "/rules/stroganov#siberia",
    "history-rurik": "/history/rurik",
    "history-rurik2": "/history/rurik2",
    "history-stroganov": "/history/stroganov",
    "data-rurik": "/data/rurik",
    "data-rurik-left-out": "/data/rurik#left_out",
    "data-rurik2": "/data/rurik2",
}
LISTS = ("lobby", "lobby-rurik2", "lobby-stroganov", "lobby-form", "results")
"""The pages that list the matches."""

DOWN = {"lobby-form": "form.new", "lobby-options": "form.new", "lobby-options-rurik2": "form.new"}
UNFOLDED = dict.fromkeys(("lobby-options", "lobby-options-rurik2"), "details:has(input[name^=option-]) > summary")
"""What is to be clicked for the picture: the options, among which those that are reconstructed say so."""
STRANGERS = ("lobby-first",)


def lay(server: Server, only: Collection[str]) -> tuple[list[LiveMatch], list[Shot]]:
    """The matches that the wanted pictures need, and where everything is shown; the lobby lists them all."""
    mine, shots = [], []
    for sitting in SITTINGS:
        wanted = [name for name in sitting.pictures if not only or name in only]
        if only and not wanted and not any(name in LISTS for name in only):
            continue
        live = server.lay(sitting.game(), sitting.places, sitting.called)
        # Nothing was missed: the pictures show how things stand, not what happened before.
        server.store.see({live.now.seats[0].secret: live.now.version})
        result = result_of(live.now)
        if result is not None:
            with server.store.engine.begin() as connection:
                keep(connection, result)
        if sitting.places[0].kind == PERSON:
            mine.append(live)
        shots += [Shot(name, server.table(live, "blue") + sitting.pictures[name], "table" in name) for name in wanted]
    pages = [
        Shot(
            name,
            server.address + path,
            down=DOWN.get(name, ""),
            unfolded=UNFOLDED.get(name, ""),
            stranger=name in STRANGERS,
        )
        for name, path in PAGES.items()
        if not only or name in only
    ]
    return mine, [*pages, *shots]


def take(
    browser: Browser,
    server: Server,
    mine: list[LiveMatch],
    shots: list[Shot],
    folder: Path,
    all_parts: bool,
    language: str,
    widths: Collection[int],
) -> list[Path]:
    """Every shot at these widths in every theme, by somebody who sits in these matches and reads this language."""
    made = []
    for width, height in [(width, WIDTHS[width]) for width in widths]:
        for theme in THEMES:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
                device_scale_factor=1 if width > 700 else 2,
            )
            context.add_cookies([{"name": "language", "value": language, "url": server.address}])
            page, seated = context.new_page(), False
            # Strangers come before anybody has sat down.
            for shot in sorted(shots, key=lambda shot: not shot.stranger):
                if not shot.stranger and not seated:
                    for live in mine:
                        go_to(page, server.seat_link(live))
                    seated = True
                page.goto(shot.address)
                if shot.down:
                    page.locator(shot.down).evaluate("(element) => element.scrollIntoView()")
                if shot.unfolded:
                    page.locator(shot.unfolded).first.click()
                    page.locator(".ours").first.evaluate("(element) => element.scrollIntoView({ block: 'center' })")
                made.append(picture(page, folder / f"{shot.name}-{width}-{theme}.png"))
                for part in PARTS if all_parts and shot.parts and width <= 700 else ():
                    page.locator(f".tabs label[for=t-{part}]").click()
                    made.append(picture(page, folder / f"{shot.name}-{part}-{width}-{theme}.png"))
            context.close()
    return made


def picture(page: Page, file: Path) -> Path:
    """What the page shows once its fonts are there."""
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=file)
    return file


def for_the_readme(browser: Browser, folder: Path) -> list[Path]:
    """The pictures that the README shows, as small files."""
    made = []
    page = browser.new_page()
    for name, shown in README.items():
        file = ROOT / "docs" / "pictures" / f"{shown}.webp"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(as_webp(page, (folder / f"{name}.png").read_bytes(), 0.86))
        made.append(file)
    page.close()
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", metavar="NAME", help="some of the pictures, separated by commas")
    parser.add_argument("--parts", action="store_true", help="every tab of the narrow table too")
    parser.add_argument("--readme", action="store_true", help="renew the pictures of the README")
    parser.add_argument("--language", metavar="CODE", default="en", help="what the pages speak, such as de or qps")
    parser.add_argument("--widths", metavar="N", help="only some of the widths, separated by commas")
    options = parser.parse_args()
    widths = [int(one) for one in options.widths.split(",")] if options.widths else list(WIDTHS)
    program = found()
    if program is None:
        print(MISSING, file=sys.stderr)
        return 2
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        try:
            mine, shots = lay(server, options.only.split(",") if options.only else ())
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            made = take(browser, server, mine, shots, options.folder, options.parts, options.language, widths)
            if options.readme:
                made += for_the_readme(browser, options.folder)
            browser.close()
        finally:
            server.close()
    for file in made:
        print(f"{file} ({file.stat().st_size // 1024} kB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
