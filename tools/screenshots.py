"""Pictures of the table: lobby, tables, scoring sheet, replay and rules, wide and narrow, light and dark.

    python -m tools.screenshots [FOLDER] [--only table-4] [--parts]

A table of its own is opened in a folder that is thrown away afterwards. The games are played by bots with known luck,
so that the pictures change only when the drawing does.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.server import Server, new_game
from tools.browser import ARGUMENTS, MISSING, found
from veche.bots import bot
from veche.kernel.game import Game
from veche.table.matches import BOT, PERSON, LiveMatch, Place

ROOT = Path(__file__).resolve().parent.parent
WIDTHS = {1440: 1000, 390: 844}
THEMES = ("light", "dark")
PARTS = ("boards", "mine", "rivals", "log")
"""The tabs of the narrow table beside its first."""

README = {"table-4-1440-light": "table", "table-4-390-dark": "phone"}

ME, RUTA, IVAR = Place(PERSON, "Olena"), Place(PERSON, "Ruta"), Place(PERSON, "Ivar")
GREEDY = Place(BOT, "Gleb", "greedy")

Moment = Callable[[Game[Any]], bool]


@dataclass(frozen=True)
class Shot:
    """One picture: its name, where the page is, and whether the whole page is wanted or the first screen."""

    name: str
    address: str
    whole: bool = False
    parts: bool = False


def watched(players: int, seed: int, until: Moment, title: str = "rurik") -> Game[Any]:
    """A game between bots that know what they want, as far as a moment worth a picture."""
    game = new_game(title, players, seed)
    bots = [bot("greedy", game.rules, seat) for seat in range(players)]
    while not game.is_over and not until(game):
        ask = game.ask
        assert ask is not None
        view = game.rules.view(game.state, ask.seat)
        game.play(ask.moves[0] if len(ask.moves) == 1 else bots[ask.seat].choose(view, ask))
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


def never(game: Game[Any]) -> bool:
    return False


def lay(server: Server) -> tuple[list[LiveMatch], list[Shot]]:
    """The matches of the pictures, and where they are shown; the first seat of each is ours."""
    two = server.lay(watched(2, 33, asks("choose-destination", 0, 4, 210)), [ME, RUTA], "Kiev before noon")
    four = server.lay(watched(4, 30, asks("choose-destination", 0, 4, 376)), [ME, RUTA, IVAR, GREEDY], "Thursday table")
    waits = server.lay(watched(3, 5, asks("choose-advisor", 1, 2, 60)), [ME, RUTA, GREEDY], "By the Volkhov")
    over = server.lay(watched(4, 7, never), [ME, RUTA, IVAR, GREEDY], "The long winter")
    server.lay(watched(2, 3, asks("choose-advisor", 0, 2, 0)), [Place("open"), RUTA], "A seat is free")
    winter = server.lay(watched(3, 4, asks("main-action", 0, 6, 200), "stroganov"), [ME, RUTA, IVAR], "Winter quarters")
    alone = server.lay(watched(1, 6, asks("ride-where", 0, 3, 150), "stroganov"), [ME], "Against Ivan")
    siberia = server.lay(watched(3, 4, never, "stroganov"), [ME, RUTA, IVAR], "To the Pacific")
    mine = [over, waits, two, four, winter, alone, siberia]
    for live in mine:
        # Nothing was missed: the pictures show how things stand, not what happened before.
        server.store.see(live.match.id, 0, live.version)
    return mine, [
        Shot("lobby", server.address, whole=True),
        Shot("table-2", server.table(two, "blue"), parts=True),
        Shot("table-4", server.table(four, "blue"), parts=True),
        Shot("scoring", server.table(over, "blue")),
        Shot("replay", server.table(over, "blue") + "/replay?at=333"),
        Shot("rules", f"{server.address}/rules/rurik#church"),
        Shot("stroganov", server.table(winter, "blue"), parts=True),
        Shot("stroganov-ivan", server.table(alone, "blue"), parts=True),
        Shot("stroganov-scoring", server.table(siberia, "blue")),
        Shot("stroganov-replay", server.table(siberia, "blue") + "/replay?at=150"),
        Shot("stroganov-rules", f"{server.address}/rules/stroganov#hunting"),
    ]


def take(browser: Browser, links: list[str], shots: list[Shot], folder: Path, all_parts: bool) -> list[Path]:
    """Every shot at every width in every theme, by somebody who sits where these links lead."""
    made = []
    for width, height in WIDTHS.items():
        for theme in THEMES:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
                device_scale_factor=1 if width > 700 else 2,
            )
            page = context.new_page()
            for link in links:
                page.goto(link)
            for shot in shots:
                page.goto(shot.address)
                made.append(picture(page, folder / f"{shot.name}-{width}-{theme}.png", shot.whole))
                for part in PARTS if all_parts and shot.parts and width <= 700 else ():
                    page.locator(f"label[for=t-{part}]").click()
                    made.append(picture(page, folder / f"{shot.name}-{part}-{width}-{theme}.png", False))
            context.close()
    return made


def picture(page: Page, file: Path, whole: bool) -> Path:
    """What the page shows once its fonts are there."""
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=file, full_page=whole)
    return file


SMALLER = """async (data) => {
  const image = new Image();
  image.src = data;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.86);
}"""


def for_the_readme(browser: Browser, folder: Path) -> list[Path]:
    """The two pictures that the README shows, as small files."""
    made = []
    page = browser.new_page()
    for name, shown in README.items():
        file = ROOT / "docs" / "pictures" / f"{shown}.webp"
        file.parent.mkdir(exist_ok=True)
        data = "data:image/png;base64," + b64encode((folder / f"{name}.png").read_bytes()).decode()
        file.write_bytes(b64decode(page.evaluate(SMALLER, data).partition(",")[2]))
        made.append(file)
    page.close()
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", metavar="NAME", help="one of the pictures")
    parser.add_argument("--parts", action="store_true", help="every tab of the narrow table too")
    parser.add_argument("--readme", action="store_true", help="renew the pictures of the README")
    options = parser.parse_args()
    program = found()
    if program is None:
        print(MISSING, file=sys.stderr)
        return 2
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        try:
            mine, shots = lay(server)
            shots = [shot for shot in shots if options.only in (None, shot.name)]
            links = [server.seat_link(live) for live in mine]
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            made = take(browser, links, shots, options.folder, options.parts)
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
