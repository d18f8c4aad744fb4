"""Scenes: what one seat sees of a match at one version, ready to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from veche.drawing.html import EMPTY
from veche.drawing.scene import Drawing, Pick, Scene, Step, pick, thing
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.kernel.sentences import prompt, remark
from veche.kernel.state import State
from veche.kernel.words import Words
from veche.shelf.title import title_of
from veche.store.records import PERSON
from veche.table.chronicle import chronicle
from veche.table.markup import in_page
from veche.table.standpoint import Standpoint

TRAIL_STEPS = 6


@dataclass(frozen=True)
class Page:
    """Everything the table's template needs for one look."""

    words: Words
    prompt: str
    asked: int | None
    picks: Sequence[Pick]
    drawing: Drawing
    can_undo: bool
    steps_to_undo: int
    missed: Sequence[int]
    acts: Sequence[int] = ()

    @property
    def status(self) -> Markup:
        """The bar on top."""
        return in_page(self.drawing.status)

    @property
    def detail(self) -> Markup:
        """What the line under the question says besides whose turn it is."""
        return in_page(self.drawing.detail)

    def face(self, move: str) -> Markup:
        """The button of a move as the title draws it; empty where it does not."""
        return in_page(self.drawing.faces.get(move, EMPTY))


def look(here: Standpoint, seen: int, at: int | None = None) -> Page:
    """What is seen from a standpoint by somebody who has seen so much: now, or as it was at version `at`."""
    now, viewer = here.now, here.viewer
    game, words = now.game, now.game.words()
    replaying = at is not None and at < game.version
    version = at if at is not None and replaying else game.version
    state: State = game.at(version) if replaying else game.state
    ask = game.rules.ask(state) if replaying else now.ask
    asked = None if ask is None or ask.seat == CHANCE else ask.seat
    view = game.rules.view(state, viewer)
    picks: list[Pick] = []
    if ask is not None and ask.seat == viewer and not replaying and now.seats[viewer].kind == PERSON:
        picks = [pick(game.rules.catalogue, move, words, remark(game, view, move, words)) for move in ask.moves]
    question = prompt(game, ask, words, state) if ask is not None else ""
    scene = Scene(
        view=view,
        viewer=viewer,
        names=now.names,
        asked=asked,
        prompt=question,
        picks=picks,
        words=words,
        procedure=ask.procedure if ask else "",
        operands=game.title.operands(game.rules, ask.frame) if ask else {},
        trail=trail(game, viewer, seen) if not replaying else (),
        chronicle=chronicle(here, words, version),
        rounds=now.chapters if ask is None else (),
        rules=f"/rules/{game.title.meta.id}",
    )
    drawing = title_of(game).draw(game.rules, scene)
    free = not replaying and now.can_take_back(viewer)
    steps = game.undoable_in_turn() if free else 0
    missed = [] if replaying else missed_by(game, viewer, seen)
    acts = [] if replaying else acts_of_automa(game, viewer)
    return Page(words, question, asked, picks, drawing, free, steps, missed, acts)


def trail(game: Game[Any], viewer: int, seen: int) -> list[Step]:
    """What the others did since the viewer last looked, the last few steps of it."""
    found = []
    catalogue = game.rules.catalogue
    for entry in game.line():
        if entry.version > seen and entry.seat != viewer and entry.move >= 0:
            hidden = game.text_for(entry, viewer) != entry.text
            at = "" if hidden else thing(catalogue.kinds[entry.move], catalogue.nouns[entry.move])
            found.append(Step(entry.seat, game.text_for(entry, viewer), at))
    return found[-TRAIL_STEPS:]


def missed_by(game: Game[Any], viewer: int, seen: int) -> list[int]:
    """The versions of others' decisions that the viewer has not seen yet, the last few."""
    later = [entry.version for entry in game.line() if entry.version > seen and entry.seat not in (viewer, CHANCE)]
    return later[-TRAIL_STEPS:]


def acts_of_automa(game: Game[Any], viewer: int) -> list[int]:
    """The versions at which an automa acted since the viewer's last decision, for pages that show them one by one."""
    found: list[int] = []
    for entry in reversed(game.line()):
        if entry.seat == viewer:
            break
        if entry.seat >= game.setup.players:
            found.append(entry.version)
    return found[::-1]
