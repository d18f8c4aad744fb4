"""A title with everything that people, tables and bots ask of it, most of it found in the title's own package."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, TypeAlias

from veche.drawing.alone import framed, listed, sheet
from veche.drawing.examples import Example, PartDrawn
from veche.drawing.html import EMPTY
from veche.drawing.scene import Drawing, Scene, pick
from veche.drawing.speech import as_figures, rules_in, words_in
from veche.kernel import sentences
from veche.kernel.columns import Holds
from veche.kernel.docket import CHANCE
from veche.kernel.encoder import MOST
from veche.kernel.game import Game
from veche.kernel.kinds import Schema
from veche.kernel.listing import Section
from veche.kernel.outcome import Outcome
from veche.kernel.playable import Playable, R, S
from veche.kernel.sources import SourceTable
from veche.kernel.view import View
from veche.kernel.words import Words
from veche.language.reader import reads
from veche.shelf.history import History, history_in
from veche.shelf.lesson import Lesson
from veche.story.passage import Happening, Passage, logged


@lru_cache(maxsize=64)
def _words(title: AnyTitle, rules: Any, language: str) -> Words:
    return title.words_with(rules, language)


class Title(Playable[S, R]):
    """Everything a title brings. Its words are in `words/en` of its package, the rules in our own words in
    `rulebook/en.md`, the history behind it in `history/words/en`, the style of what it draws in `draw/*.css`.
    """

    @property
    def package(self) -> str:
        """The package in which the title lives: that of the class which says its meta."""
        own = next(kind for kind in type(self).__mro__ if "meta" in vars(kind))
        return own.__module__.rpartition(".")[0]

    # The rules

    @abstractmethod
    def make_rules(self, corrections: Mapping[str, Any] | None, colours: str = "") -> R:
        """The rules made anew, with the printed data or with somebody's corrections of them.

        Only a title that has the option (`colours_option`) is ever told `colours`.
        """

    @cached_property
    def as_printed(self) -> R:
        """The rules with the printed data, made once."""
        return self.make_rules(None)

    @cached_property
    def _in_colours(self) -> dict[str, R]:
        return {}

    def rules(self, corrections: Mapping[str, Any] | None = None, colours: str = "") -> R:
        if not colours:
            return self.make_rules(corrections) if corrections else self.as_printed
        if corrections:
            return self.make_rules(corrections, colours)
        if colours not in self._in_colours:
            self._in_colours[colours] = self.make_rules(None, colours)
        return self._in_colours[colours]

    def check_corrections(self, corrections: Mapping[str, Any]) -> None:
        """Refuse corrections for a new match that would change nothing anybody sees.

        What is possible at all, `rules` says; a match that was begun with other corrections keeps them.
        """

    # Files that people write

    def position_schema(self, rules: R) -> Schema | None:
        """What a position file may hold, as JSON Schema; nothing if the title has none."""
        return None

    def corrections_schema(self) -> Schema | None:
        """What a file of corrections may say, as JSON Schema; nothing if the title has none."""
        return None

    # In numbers

    def operand_holds(self, rules: R, operand: str) -> Holds:
        """What an operand of frames can be: its least, its most, and whether it means a seat."""
        return Holds(-1, MOST)

    # In words

    def figures(self, rules: R) -> dict[str, int]:
        """The numbers that sentences tell, by name, taken from where the rules take them."""
        return {}

    def words(self, language: str = "", rules: R | None = None) -> Words:
        return _words(self, self.as_printed if rules is None else rules, language or reads())

    def words_with(self, rules: R, language: str) -> Words:
        """The messages in a language, with the figures of these rules; asked once for the same rules."""
        return words_in(self.package, as_figures(self.figures(rules)), language)

    def rules_text(self, language: str = "", rules: R | None = None) -> str:
        """The rules in our own words, as Markdown; its headings are the sections of the rules page."""
        return rules_in(
            self.package, as_figures(self.figures(self.as_printed if rules is None else rules)), language or reads()
        )

    def history(self, language: str = "") -> History | None:
        """The tales of its people, places and things; nothing, if the title tells none."""
        return history_in((*self.meta.shares, self.package), language or reads())

    def passages(self, rules: R, happenings: Sequence[Happening], kind: str) -> list[Passage]:
        """What happened in one turn of this kind, "" between turns, in passages: an action with what came of it is one.

        Where a title says nothing, every move is a passage of its own. It may use nothing but what the happenings say:
        one reader may know less than another.
        """
        return [logged(one) for one in happenings]

    def sources(self) -> list[SourceTable]:
        """Where the printed values come from, and how sure they are."""
        return []

    def describe(self, rules: R, view: View) -> list[Section]:
        """What lies open on the table, as headings with lines of text; where a title says nothing, as plain data."""
        return [(str(key), [str(value)]) for key, value in view.data().items()]

    def secrets(self, rules: R, view: View) -> list[str]:
        """What only the seat of the view may read, as lines of text."""
        return []

    def unseen(self, rules: R, s: S) -> list[str]:
        """What nobody may see yet, as lines of text for whoever keeps the table."""
        return []

    # At the table

    def lesson(self) -> Lesson | None:
        """The scripted opening of a first game, if the title has one."""
        return None

    def draw(self, rules: R, scene: Scene) -> Drawing:
        """The table as a scene shows it."""
        raise NotImplementedError(f"{self.meta.name} has no drawing")

    def shown(self, game: Game[S], seat: int) -> str:
        rules: Any = game.rules
        view, words = rules.view(game.state, seat), game.words()
        ask = game.ask
        asked = None if ask is None or ask.seat == CHANCE else ask.seat
        mine = ask is not None and asked == seat
        picks = [pick(rules.catalogue, move, words) for move in ask.moves] if ask is not None and mine else []
        prompt = sentences.prompt(game, ask, words, game.state) if ask is not None else ""
        scene = Scene(
            view=view,
            viewer=seat,
            names=game.seats,
            asked=asked,
            prompt=prompt,
            picks=picks,
            words=words,
            procedure=ask.procedure if ask else "",
            operands=self.operands(rules, ask.frame) if ask else {},
            outcome=self.account(game) if ask is None else None,
        )
        try:
            drawing = self.draw(rules, scene)
        except NotImplementedError:
            return str(listed([*self.describe(rules, view), ("", self.secrets(rules, view))]))
        return str(framed(drawing, (*self.meta.shares, self.package), f"{self.meta.name}. {prompt}"))

    def sheet_shown(self, game: Game[S], outcome: Outcome) -> str:
        return str(sheet(outcome, game.seats, game.words()))

    def draw_part(self, rules: R, scene: Scene, example: Example) -> PartDrawn:
        """The part of the board that an example of the rules page shows, with its caption."""
        raise NotImplementedError(f"{self.meta.name} draws no examples")

    def draw_thing(self, rules: R, thing: str) -> PartDrawn:
        """A small picture of something that the history tells of, `leader-yaroslav`; nothing, where there is none."""
        return PartDrawn(EMPTY)

    def chapter(self, s: S) -> int:
        """Which round, year or other chapter of the game this is, for the chart of how the lead changed."""
        return 0

    def standing(self, rules: R, s: S) -> list[int]:
        """Everybody's points as if the game ended now. It may look at everything: it is told when the game is over."""
        return []

    def account(self, game: Game[S]) -> Outcome | None:
        """The scoring sheet with what the journal knows besides, such as what earned each point.

        What the rules say of the state is enough, where a title adds nothing.
        """
        return game.outcome

    def result_headings(self, rules: R, s: S) -> dict[str, str]:
        """Under which headings the result of somebody who played alone is kept: `difficulty`, `leader` and the like.

        Words for a heading are `result.<heading>`, for its value `<heading>.<value>`.
        """
        return {}

    def played_as(self, rules: R, s: S) -> list[str]:
        """Whom each seat has played, for lists of results: a leader, or nobody (""). The words are `leader.<name>`."""
        return []

    # For bots

    def appraise(self, rules: R, s: S, seat: int) -> float:
        """How well the seat stands, the more the better: a rule of thumb for bots, no rule of the game.

        Where a title has none, it is the lead in points: of the outcome, or else as things stand, if the title says so.
        """
        outcome = rules.outcome(s)
        totals = self.standing(rules, s) if outcome is None else outcome.totals
        return float(totals[seat] - max([*totals[:seat], *totals[seat + 1 :]], default=0)) if totals else 0.0

    horizon = 8
    """How many turns a planner best plays on before it compares: about a round, found by measurement."""

    @property
    def component_names(self) -> tuple[str, ...]:
        """What the components of the appraisal are called; none, if the title cannot take its appraisal apart."""
        return ()

    @property
    def hand_weights(self) -> list[float]:
        """What each component weighs in `appraise`: until the game is over, weights times components are its number."""
        return []

    def weights_for(self, rules: R, s: S) -> str:
        """Which of the title's learned weights fit this table: by the number of players, or `alone`."""
        return ""

    def components(self, rules: R, s: S, seat: int) -> list[float]:
        """What the seat's position is made of: a number for each component, in the order of their names."""
        return []

    def ahead(self, rules: R, s: S, seat: int) -> list[float]:
        """By component, how far the seat is ahead of the mean of the others.

        Last come how much of the game is left, and the seat's own appraisal. Nobody asks once the game is over.
        """
        return [0.0, 0.0]


AnyTitle: TypeAlias = Title[Any, Any]
"""A title of which it does not matter which one it is."""


def title_of(game: Game[Any]) -> AnyTitle:
    """The title of a game, with what the kernel does not know of it."""
    assert isinstance(game.title, Title), f"{game.title.meta.name} can be played, but is no title of the shelf"
    return game.title
