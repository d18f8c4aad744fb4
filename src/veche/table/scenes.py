"""Scenes: what one seat sees of a match at one version, ready to be drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from veche.drawing.html import EMPTY, Html
from veche.drawing.scene import Drawing, Pick, Scene, Trail, pick
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.kernel.sentences import prompt, remark
from veche.kernel.state import State
from veche.kernel.words import Words
from veche.shelf.title import title_of
from veche.story.passage import Passage
from veche.table.ahead import ends_turn, how_often
from veche.table.chronicle import chronicle, why_button
from veche.table.markup import in_page
from veche.table.moment import Moment
from veche.table.standpoint import Standpoint
from veche.table.telling import Telling, came_of_it, said, telling, with_this

TRAIL_STEPS = 6
RECENT = 4
"""Among so many passages a moment is looked for."""

LONGEST = 200
"""More moves than any strip tells of."""


@dataclass(frozen=True)
class Page:
    """Everything the table's template needs for one look.

    `often` says by move how often it can be made at once; what is in `ending` ends the turn, if somebody wants to know:
    a move, or how often and which, and how the turn would be told then.
    """

    here: Standpoint
    words: Words
    prompt: str
    asked: int | None
    picks: Sequence[Pick]
    drawing: Drawing
    can_undo: bool
    steps_to_undo: int
    missed: Sequence[int]
    telling: Telling
    line: Sequence[int]
    acts: Sequence[int] = ()
    often: Mapping[str, int] = field(default_factory=dict)
    ending: Mapping[str, str] = field(default_factory=dict)

    @property
    def status(self) -> Markup:
        """The bar on top."""
        return in_page(self.drawing.status)

    @property
    def detail(self) -> Markup:
        """What the line under the question says besides whose turn it is."""
        return in_page(self.drawing.detail)

    @property
    def moments(self) -> list[Passage]:
        """The last passages that have a moment of their own on the page."""
        return [one for one in self.telling.passages[-RECENT:] if one.scene and not one.struck]

    @property
    def purse(self) -> Markup:
        """What is one's own in one line, for small screens."""
        return in_page(self.drawing.purse)

    def told(self, passage: Passage) -> Markup:
        """A passage with what came of it, for the page."""
        voice = self.telling.voice
        return in_page(said(voice, passage.said) + came_of_it(voice, passage))

    def why(self, passage: Passage) -> Markup:
        """The way to the reason of a passage, if it is a bot's."""
        return in_page(why_button(self.here, passage))

    def rows(self, passage: Passage) -> list[Markup]:
        """A passage sentence by sentence."""
        return [in_page(said(self.telling.voice, one)) for one in (passage.said, *passage.then)]

    def steps_of(self, passage: Passage) -> list[int]:
        """The versions of a passage that still count, for a page that shows it again."""
        return [version for version in self.line if passage.first <= version <= passage.last]

    @property
    def primary(self) -> Pick | None:
        """The main thing to do, if there is one: what the title says, or else what ends the turn."""
        named = self.drawing.primary
        for one in self.picks:
            if one.text == named or (one.closing and not named and one.text not in self.drawing.rare):
                return one
        return None

    @property
    def rare(self) -> Sequence[Pick]:
        """What stands back, and asks first if something is lost by it."""
        return [one for one in self.picks if one.text in self.drawing.rare]

    @property
    def choices(self) -> Sequence[Pick]:
        """What is neither the main thing nor rare."""
        apart = {*self.drawing.rare, self.primary.text if self.primary else ""}
        return [one for one in self.picks if one.text not in apart]

    def face(self, move: str) -> Markup:
        """The button of a move as the title draws it; empty where it does not."""
        return in_page(self.drawing.faces.get(move, EMPTY))


def look(
    here: Standpoint,
    seen: int,
    at: int | None = None,
    talk: Html = EMPTY,
    confirms: bool = False,
    plans: Sequence[Trail] = (),
) -> Page:
    """What is seen from a standpoint by somebody who has seen so much: now, or as it was at version `at`.

    For somebody who confirms the end of a turn, it is known which moves end it. `plans` are turns that were advised.
    """
    now, viewer = here.now, here.viewer
    game, words = now.game, now.game.words()
    replaying = at is not None
    version = game.version if at is None else at
    state: State = game.at(version) if version < game.version else game.state
    ask = game.rules.ask(state) if version < game.version else now.ask
    asked = None if ask is None or ask.seat == CHANCE else ask.seat
    view = game.rules.view(state, viewer)
    picks: list[Pick] = []
    if ask is not None and ask.seat == viewer and not replaying and now.may_be_played_by(viewer):
        picks = [pick(game.rules.catalogue, move, words, remark(game, view, move, words)) for move in ask.moves]
    told = telling(here, words)
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
        trail=told.trail_at(version) if replaying else told.trail,
        plans=plans,
        chronicle=chronicle(here, told, version),
        talk=talk,
        rounds=now.chapters if ask is None else (),
        rules=f"/rules/{game.title.meta.id}",
        outcome=now.outcome if ask is None else None,
    )
    drawing = title_of(game).draw(game.rules, scene)
    if drawing.order:
        picks.sort(key=lambda one: drawing.order.index(one.text))
    free = not replaying and now.can_take_back(viewer)
    steps = now.undoable_in_turn(viewer) if free else 0
    missed = [] if replaying else missed_by(game, viewer, seen)
    acts = [] if replaying else acts_of_automa(game, viewer)
    line = [entry.version for entry in game.line()[-LONGEST:]]
    often = _often(now, picks, drawing.repeated)
    ending = {}
    if confirms:
        number = game.rules.catalogue.number
        single = {one.text for one in picks}
        for text in _ending(now, picks, often):
            ending[text] = with_this(here, words, number(text)) if text in single else ""
    return Page(here, words, question, asked, picks, drawing, free, steps, missed, told, line, acts, often, ending)


def _often(now: Moment, picks: Sequence[Pick], verbs: Collection[str]) -> dict[str, int]:
    """By move with one of these verbs: how often it can be made at once, where that is more than once."""
    ask, number = now.ask, now.game.rules.catalogue.number
    if ask is None:
        return {}
    found = {one.text: how_often(now.game, ask, number(one.text)) for one in picks if one.verb in verbs}
    return {text: times for text, times in found.items() if times > 1}


def _ending(now: Moment, picks: Sequence[Pick], often: Mapping[str, int]) -> list[str]:
    """The moves that end the turn; and those that do if they are made as often as possible, as `3 muster kiev`."""
    ask, number = now.ask, now.game.rules.catalogue.number
    if ask is None:
        return []
    found = [one.text for one in picks if ends_turn(now.game, ask, number(one.text))]
    many = [f"{times} {text}" for text, times in often.items() if ends_turn(now.game, ask, number(text), times)]
    return found + many


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
