"""A stage for the drawings' tests: positions of random games, the scene a seat sees, and a reader of what is drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html import unescape
from html.parser import HTMLParser
from typing import Any

from tests.at_random import at_random
from veche.drawing.html import Html, html
from veche.drawing.parts import MARK
from veche.drawing.scene import Drawing, Scene, Trail, pick
from veche.drawing.tips import LOCK
from veche.kernel.game import Game
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.words import Words
from veche.shelf.title import AnyTitle, title_of
from veche.story.passage import Trace
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.title import TITLE as TITLE
from veche.titles.rurik.second import title as second_edition
from veche.titles.stroganov import title as siberia

SECOND = second_edition.TITLE
STROGANOV = siberia.TITLE
TITLES: dict[str, AnyTitle] = {one.meta.id: one for one in (TITLE, SECOND, STROGANOV)}
TABLES = [(one.meta.id, players) for one in TITLES.values() for players in one.meta.players]
"""Titles with numbers of players: whatever any drawing must do is tried with these."""


NAMES = ("Olena", "Jonas", "Ruta", "Dobrynya")
WORDS = TITLE.words()
VOID = frozenset("area br hr img input link meta source wbr".split())


TRAILS = {
    "rurik": (Trail(1, 1, (Trace("goes", "region-kiev", "region-polotsk"), Trace("falls", "region-rostov"))),),
    "rurik2": (Trail(1, 1, (Trace("goes", "region-kyiv", "region-polotsk"),)),),
    "stroganov": (Trail(1, 1, (Trace("here", "space-3"),)),),
}
"""What happened last, on each title's board."""


@cache
def words_of(title: str) -> Words:
    """A title's words, always the same object, so that what was said once need not be put together again."""
    return TITLES[title].words()


def games(players: int, seeds: range, title: str = "rurik", **options: str) -> Iterator[Game[Any]]:
    """Random games of a title, given out again at every question, to the very end."""
    for seed in seeds:
        yield from at_random(Game(TITLES[title], Setup(players, dict(options)), seed), seed)


def scene(
    rules: Rules[Any], s: Any, viewer: int, names: tuple[str, ...] = NAMES, title: str = "rurik",
    words: Words | None = None,
) -> Scene:  # fmt: skip
    """What `viewer` sees of a state, as the table would put it together."""
    ask = rules.ask(s)
    words = words or TITLES[title].words()
    mine = ask is not None and ask.seat == viewer
    seats = len(TITLES[title].standing(rules, s)) if ask is None else 0
    return Scene(
        view=rules.view(s, viewer),
        viewer=viewer,
        names=names[: s.players],
        asked=ask.seat if ask else None,
        prompt="",
        picks=[pick(rules.catalogue, move, words) for move in ask.moves] if ask and mine else [],
        words=words,
        procedure=ask.procedure if ask else "",
        operands=TITLES[title].operands(rules, ask.frame) if ask else {},
        trail=TRAILS[title],
        chronicle=html('<ol class="chronicle"></ol>'),
        rounds=[[1] * seats, [2] * seats, [3] * seats, [4] * seats] if ask is None else (),
        rules="/rules",
    )


def rules_of(game: Game[Any]) -> RurikRules:
    assert isinstance(game.rules, RurikRules)
    return game.rules


def drawn(game: Game[Any], viewer: int, names: tuple[str, ...] = NAMES) -> Drawing:
    """The table as `viewer` sees it."""
    seen = scene(game.rules, game.state, viewer, names, game.title.meta.id, game.words())
    seen = replace(seen, outcome=title_of(game).account(game))
    drawing = title_of(game).draw(game.rules, seen)
    assert isinstance(drawing, Drawing)
    return drawing


def live(drawing: Drawing) -> str:
    """The part of the table that changes: everything but the definitions of land, icons and pieces."""
    return "".join(
        [piece for piece in str(drawing.table).split(str(MARK)) if not re.match(r"<svg [^>]*-defs\b", piece)]
    )


def tips(drawing: Drawing) -> list[str]:
    """Every tip of the table, as it is read."""
    return [unescape(tip) for tip in re.findall(r'title="([^"]*)"', live(drawing))]


def tip_of(drawing: Drawing, name: str) -> str:
    """The tip of the thing that moves point at by this name."""
    found = re.search(rf'data-pick="{name}"[^>]*title="([^"]*)"', str(drawing.table))
    assert found is not None, name
    return unescape(found[1])


def asked(game: Game[Any]) -> int:
    """The seat that is asked, or the first one when nobody is."""
    return game.ask.seat if game.ask is not None else 0


def glowing(markup: str | Html) -> set[str]:
    """The things on a page that may be picked, found quickly; `Reader` finds the same, and what is wrong with them."""
    things = re.findall(r'class="(?:[^"]* )?may(?: [^"]*)?" data-pick="([^"]+)"', str(markup))
    return {name for names in things for name in names.split()}


class Reader(HTMLParser):
    """Reads what is drawn: ids, things to pick, what glows, and everything that is wrong with the markup."""

    def __init__(self, markup: str | Html) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.ids: list[str] = []
        self.picks: set[str] = set()
        self.glowing: set[str] = set()
        self.silent = ""
        self.wrong: list[str] = []
        self.text: list[str] = []
        self.feed(str(markup))
        self.close()
        self.wrong += [f"<{tag}> is never closed" for tag in self.stack]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.look(tag, dict(attrs))
        if tag not in VOID:
            self.stack.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.look(tag, dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        if not self.stack or self.stack[-1] != tag:
            self.wrong.append(f"</{tag}> closes {self.stack[-1:] or 'nothing'}")
        else:
            self.stack.pop()
        if self.silent:
            self.wrong.append(f"{self.silent} may be picked, but does not say at once what that means")
            self.silent = ""

    def handle_data(self, data: str) -> None:
        self.text.append(data)
        self.silent = ""

    def look(self, tag: str, attributes: dict[str, str | None]) -> None:
        """One element: its id, its thing, and what speaks against it."""
        if ident := attributes.get("id"):
            self.ids.append(ident)
        if thing := attributes.get("data-pick"):
            self.picks.update(thing.split())
            if "may" in (attributes.get("class") or "").split():
                self.glowing.update(thing.split())
                self.silent = "" if attributes.get("aria-label") else thing
                if attributes.get("tabindex") != "0" or attributes.get("role") != "button":
                    self.wrong.append(f"{thing} may be picked, but not by keyboard")
        if "style" in attributes or any(name.startswith("on") for name in attributes) or tag == "script":
            self.wrong.append(f"<{tag}> breaks the content security policy: {attributes}")
        if tag == "svg" and not attributes.get("aria-label") and attributes.get("aria-hidden") != "true":
            self.wrong.append(f"an svg neither speaks nor is silent: {attributes}")
        if tag == "button" and not attributes.get("aria-label"):
            self.wrong.append(f"a button without a name: {attributes}")


def refusal(game: Game[Any], name: str, viewer: int = 0) -> str:
    """Why the thing of this name cannot be used, as its tip tells the viewer; empty where it gives no reason."""
    tips = re.findall(r'(?:title="|<title>)([^"<]*)', live(drawn(game, viewer)))
    lines = [unescape(tip).split("\n") for tip in tips]
    found = [one[-1] for one in lines if name in (one[0], one[0].partition(":")[0])]
    assert found, f"no tip is called {name}"
    return next((line.removeprefix(f"{LOCK} ") for line in found if line.startswith(LOCK)), "")


def ground(game: Game[Any], region: str, viewer: int = 0) -> str:
    """Why a region cannot be picked, as its tip tells the viewer; empty where it gives no reason."""
    tip = re.search(rf'id="tip-{region}".*?</div>', live(drawn(game, viewer)))
    assert tip, f"{region} has no tip"
    why = re.search(r'<p class="why">([^<]*)</p>', tip[0])
    return unescape(why[1]) if why else ""
