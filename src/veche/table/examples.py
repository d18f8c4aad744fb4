"""The examples of the rules page, drawn from their positions by the title that has them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from veche import named_options
from veche.drawing.examples import Example, examples_in
from veche.drawing.html import EMPTY, Html, trusted
from veche.drawing.parts import whole
from veche.drawing.scene import Scene, pick
from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.language.reader import reads
from veche.shelf.title import AnyTitle
from veche.table.markup import in_page


@dataclass(frozen=True)
class Shown:
    """An example as the page shows it."""

    name: str
    drawing: Markup
    caption: str


@dataclass(frozen=True)
class Examples:
    """All examples of a title by the section they belong to, and what they refer to."""

    definitions: Markup
    by_section: Mapping[str, Sequence[Shown]]


def examples_of(title: AnyTitle, corrections: Mapping[str, Any] | None = None) -> Examples:
    """The examples of a title, drawn; without corrections of printed values they are drawn once."""
    return _drawn(title, corrections) if corrections else _drawn_once(title, reads())


@lru_cache(maxsize=16)
def _drawn_once(title: AnyTitle, language: str) -> Examples:
    return _drawn(title, None)


def _drawn(title: AnyTitle, corrections: Mapping[str, Any] | None) -> Examples:
    definitions = EMPTY
    found: dict[str, list[Shown]] = {}
    for example in examples_in(title.package):
        game = game_of(title, example, corrections)
        part = title.draw_part(game.rules, scene_of(title, game, example), example)
        definitions = definitions or part.definitions
        drawing = in_page(apart(whole(part.drawing), f"example-{example.name}-"))
        found.setdefault(example.section, []).append(Shown(example.name, drawing, part.caption))
    return Examples(in_page(whole(definitions)), found)


def game_of(title: AnyTitle, example: Example, corrections: Mapping[str, Any] | None = None) -> Game[Any]:
    """The game of an example, at the moment that is drawn."""
    position = example.position
    setup = Setup(int(position.get("players", 2)), named_options(position.get("options", [])))
    game: Game[Any] = Game(title, setup, None, corrections, start=position)
    for move in example.moves:
        game.play(move)
    return game


def scene_of(title: AnyTitle, game: Game[Any], example: Example) -> Scene:
    """What a spectator sees of it; where choices are shown, whoever is asked, with those that the example speaks of."""
    words, ask = game.words(), game.ask
    asked = None if ask is None or ask.seat == CHANCE else ask.seat
    viewer = asked if example.choices and asked is not None else NOBODY
    lit = viewer != NOBODY
    return Scene(
        view=game.rules.view(game.state, viewer),
        viewer=viewer,
        names=[words.name("seat", seat) for seat in title.meta.seats[: game.setup.players]],
        asked=asked,
        prompt="",
        picks=[pick(game.rules.catalogue, game.rules.catalogue.number(move), words) for move in example.may if lit],
        words=words,
        procedure=ask.procedure if ask else "",
        operands=title.operands(game.rules, ask.frame) if ask else {},
    )


_ID = re.compile(r' id="([^"]+)"')
_REFERENCE = re.compile(r'(href="#|url\(#|aria-describedby="|aria-labelledby="|data-tip="|for=")([^")]+)')
_ALIVE = re.compile(r' (?:data-pick|tabindex|data-at)="[^"]*"')


def apart(drawing: Html, prefix: str) -> Html:
    """A drawing with names of its own, so that several stand on one page; nothing in it can be picked.

    >>> apart('<g id="a"/><use href="#a" data-pick="a"/><use href="#b"/>', "x-")
    '<g id="x-a"/><use href="#x-a"/><use href="#b"/>'
    """
    text = str(drawing)
    own = set(_ID.findall(text))
    text = _ID.sub(lambda match: f' id="{prefix}{match[1]}"', text)
    text = _REFERENCE.sub(lambda match: f"{match[1]}{prefix if match[2] in own else ''}{match[2]}", text)
    return trusted(_ALIVE.sub("", text))
