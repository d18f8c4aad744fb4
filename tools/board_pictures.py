"""Pictures of the boards for the lobby, light and dark: a part of each title's board, drawn by the program itself.

    python -m tools.board_pictures [TITLE …]

The positions lie in `tools/boards`, so that a picture changes only when the drawing does. The pictures lie beside a
title's drawing, and in `tools/boards/shown.json` what stood on the board when they were taken; a test tells when they
are late.
"""

from __future__ import annotations

import json
import sys
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.server import Server
from tools.browser import ARGUMENTS, MISSING, found
from tools.webp import as_webp
from veche import titles
from veche.drawing.scene import Scene
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.shelf.title import title_of
from veche.store.records import PERSON
from veche.table.matches import Place

BOARDS = Path(__file__).parent / "boards"
SHOWN = BOARDS / "shown.json"
WIDE, HIGH = 480, 394
"""The size of a picture, in pixels: twice that of a card in the lobby, for screens that are finer than most."""

LOST = (".zoom", ".aims", ".halos", ".trails", ".tip")
"""What lies over a board for a moment and is no part of it."""

WITHOUT_CONTENT = ("input", "img", "br", "hr", "meta", "link")


@dataclass(frozen=True)
class Part:
    """The part of a title's board that is shown: the element with the board, and where in it the picture begins and
    how wide it is, as parts of the element's width and height."""

    board: str
    left: float
    top: float
    wide: float


PARTS = {
    "rurik": Part("mapscroll", 0.30, 0.02, 0.58),
    "rurik2": Part("mapscroll", 0.24, 0.36, 0.58),
    "stroganov": Part("sibscroll", 0.0, 0.40, 0.23),
}


def game_of(title: str) -> Game[Any]:
    """The game at whose position the picture is taken."""
    start = json.loads((BOARDS / f"{title}.json").read_text("utf-8"))
    return Game(titles.title(title), Setup(4, {}), 7, start=start)


def shown(title: str) -> str:
    """A digest of what stands on the board at that position: every thing that has a name, and every sign."""
    game = game_of(title)
    view = game.rules.view(game.state, NOBODY)
    scene = Scene(view, NOBODY, game.seats, None, "", (), game.words())
    things = Things(PARTS[title].board)
    things.feed(str(title_of(game).draw(game.rules, scene).main))
    assert things.found, f"{title} draws nothing called {PARTS[title].board}"
    return sha256("\n".join(sorted(things.found)).encode()).hexdigest()[:16]


class Things(HTMLParser):
    """The names and signs inside the element with this id."""

    def __init__(self, board: str) -> None:
        super().__init__()
        self.board = board
        self.depth = 0
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        if self.depth or said.get("id") == self.board:
            self.depth += tag not in WITHOUT_CONTENT
            self.found += [f"{name} {said[name]}" for name in ("id", "href") if said.get(name)]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.depth:
            self.found += [f"{name} {value}" for name, value in attrs if name in ("id", "href")]

    def handle_endtag(self, tag: str) -> None:
        self.depth -= bool(self.depth) and tag not in WITHOUT_CONTENT


def take(browser: Browser, server: Server, title: str, theme: str) -> bytes:
    """The picture of a board, as spectators see it in this theme."""
    live = server.lay(game_of(title), [Place(PERSON)] * 4)
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        device_scale_factor=2,
        bypass_csp=True,
    )
    page = context.new_page()
    page.goto(server.watch_link(live))
    page.add_style_tag(content=f"{','.join(LOST)}{{visibility:hidden!important}}")
    page.evaluate("() => document.fonts.ready")
    part = PARTS[title]
    box = page.locator(f"#{part.board}").bounding_box()
    assert box is not None
    wide = box["width"] * part.wide
    x, y = box["x"] + box["width"] * part.left, box["y"] + box["height"] * part.top
    taken = page.screenshot(clip={"x": x, "y": y, "width": wide, "height": wide * HIGH / WIDE})
    small = as_webp(page, taken, 0.8, (WIDE, HIGH))
    context.close()
    return small


def main(wanted: list[str]) -> int:
    program = found()
    if program is None:
        print(MISSING, file=sys.stderr)
        return 2
    known = json.loads(SHOWN.read_text("utf-8")) if SHOWN.exists() else {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            for title in wanted or PARTS:
                for theme in titles.THEMES:
                    file = Path(str(files(titles.title(title).package))) / "draw" / titles.picture_file(theme)
                    file.write_bytes(take(browser, server, title, theme))
                    print(f"{file} ({file.stat().st_size // 1024} kB)")
                known[title] = shown(title)
        finally:
            browser.close()
            server.close()
    SHOWN.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
