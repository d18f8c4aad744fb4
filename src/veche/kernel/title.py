"""A title as it is offered to players: its meta, which loads without the rules, and everything that comes with them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from veche.kernel.docket import Frame
from veche.kernel.errors import BadPlayerCount, UnknownOption
from veche.kernel.hint import unknown
from veche.kernel.rules import Rules
from veche.kernel.setup import CheckedSetup, Setup
from veche.kernel.state import State
from veche.kernel.view import View
from veche.kernel.words import Words

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Option:
    """Something to choose when a match is set up: a switch, one of `values`, or free text that the title checks.

    `per_seat`: the text is a list with one of these for every seat, as in maria,boris,agatha. `label` is for pages.
    `players`: the numbers of players it goes with, if not with all; `only_with`: the same for single choices.
    `kind` is what the choices are called by in the title's words (`leader.maria`), if not by the option's name.
    `default` is what happens if nothing is chosen: one of the values, or words for pages; by default, as the rulebook
    has it.
    """

    name: str
    summary: str
    values: tuple[str, ...] = ()
    text: bool = False
    label: str = ""
    per_seat: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    only_with: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    kind: str = ""
    default: str = ""

    def goes_with(self, players: int) -> bool:
        """Whether so many players can choose it."""
        return not self.players or players in self.players

    def offers(self, choice: str, players: int) -> bool:
        """Whether so many players can make this choice of it."""
        return players in self.only_with.get(choice, (players,))


@dataclass(frozen=True)
class Meta:
    """What is known of a title before its rules are loaded.

    `automa` is what the opponent is called against which one player plays alone, if the title has one; its seat is the
    one after the player's. `usual` is the number of players if nothing is said; without it, the first of `players`.
    """

    id: str
    name: str
    summary: str
    players: tuple[int, ...]
    seats: tuple[str, ...]
    options: tuple[Option, ...] = ()
    rules_version: int = 1
    icon: str = "points"
    automa: str = ""
    usual: int = 0

    @property
    def usual_players(self) -> int:
        """How many play if nobody says so."""
        return self.usual or self.players[0]

    def option(self, name: str) -> Option:
        """The option of this name."""
        return next(option for option in self.options if option.name == name)

    def check(self, setup: Setup) -> None:
        """Refuse a player count or option that the title does not know."""
        if setup.players not in self.players:
            possible = ", ".join(str(number) for number in self.players)
            raise BadPlayerCount(f"{self.name} is played by {possible}, not by {setup.players}.")
        known = {option.name: option for option in self.options}
        for name, value in setup.options.items():
            if name not in known:
                raise UnknownOption(unknown("option", name, known))
            option = known[name]
            if not option.goes_with(setup.players):
                possible = ", ".join(str(number) for number in option.players)
                raise UnknownOption(f"The option {name!r} is for a table of {possible}, not of {setup.players}.")
            if not value.isprintable() or value != value.strip():
                raise UnknownOption(
                    f"The value {value!r} of option {name!r} should be one line without spaces around it."
                )
            if option.values and value not in option.values:
                raise UnknownOption(unknown(f"value of option {name!r}", value, option.values))
            if option.values and not option.offers(value, setup.players):
                raise UnknownOption(f"The option {name!r} cannot be {value!r} at a table of {setup.players}.")
            if not option.values and not option.text and value:
                raise UnknownOption(f"The option {name!r} is either given or not; it takes no value such as {value!r}.")


@dataclass(frozen=True)
class SourceRecord:
    """A printed record: what it is called, its value in a line, how sure each part is, and where it comes from."""

    name: str
    value: str
    confidence: tuple[tuple[str, str], ...]
    source: str


@dataclass(frozen=True)
class SourceTable:
    """A table of printed records."""

    name: str
    about: str
    records: tuple[SourceRecord, ...]


class Title(ABC, Generic[S]):
    """Everything a title brings: rules, words, and its way to write a position."""

    meta: Meta

    @abstractmethod
    def rules(self, corrections: Mapping[str, Any] | None = None) -> Rules[S]:
        """The rules, played with the printed data or with somebody's corrections of them."""

    @abstractmethod
    def words(self, language: str = "en", rules: Rules[S] | None = None) -> Words:
        """The messages of this title, with the figures of these rules in them; without rules, the printed ones."""

    def figures(self, rules: Rules[S]) -> dict[str, int]:
        """The numbers that sentences tell, by name, taken from where the rules take them."""
        return {}

    @abstractmethod
    def dump(self, rules: Rules[S], s: S) -> dict[str, Any]:
        """The complete position as plain data that a person can read and edit."""

    @abstractmethod
    def load(self, rules: Rules[S], data: Mapping[str, Any]) -> S:
        """The state that such data describe; BadPosition lists everything that is wrong with them."""

    def check(self, setup: Setup) -> None:
        """Refuse a setup that cannot be played. Titles add what only they can check."""
        self.meta.check(setup)

    def checked(self, setup: Setup) -> CheckedSetup:
        """A setup that can be played; another is refused. What was checked for this title already is taken as it is."""
        if isinstance(setup, CheckedSetup) and setup.title == self.meta.id:
            return setup
        self.check(setup)
        return CheckedSetup(self.meta.id, setup.players, setup.options)

    def check_corrections(self, corrections: Mapping[str, Any]) -> None:
        """Refuse corrections for a new match that would change nothing anybody sees.

        What is possible at all, `rules` says; a match that was begun with other corrections keeps them.
        """

    def appraise(self, rules: Rules[S], s: S, seat: int) -> float:
        """How well the seat stands, the more the better: a rule of thumb for bots, no rule of the game.

        Where a title has none, only a game that is over can be appraised, by the lead in points.
        """
        outcome = rules.outcome(s)
        if outcome is None:
            raise NotImplementedError(f"{self.meta.name} has no rule of thumb for how well a seat stands")
        return float(outcome.totals[seat] - max([*outcome.totals[:seat], *outcome.totals[seat + 1 :]]))

    def operands(self, rules: Rules[S], frame: Frame) -> dict[str, str | int]:
        """The operands of a frame by name, for sentences. Titles write regions and cards by their names."""
        names = rules.table[frame.procedure].operands.split()
        return dict(zip(names, (frame.a, frame.b, frame.c, frame.d), strict=False))

    def wording(self, rules: Rules[S], s: S, frame: Frame) -> str:
        """Where a question is asked in several ways, which one fits: what follows `ask.<procedure>` in its key.

        It may have several parts, `.unpayable.done`: where there are no words for all of them, the last is left out.
        `s` is the state in which it is asked. Everybody reads it: it may use nothing but what lies open.
        """
        return ""

    def aftermath(self, rules: Rules[S], s: S, move: int, before: Iterable[int]) -> str:
        """What the chronicle adds to what a move says: a key of the title's words, or nothing.

        `s` is the game's latest state, `before` are the moves that led to this one, the latest first. Everybody reads
        it: it may use nothing but what lies open and never changes.
        """
        return ""

    def how_many(self, rules: Rules[S], move: int, before: Iterable[int]) -> int:
        """Of how many things the chronicle speaks, where a move does not say it itself; 0, if nobody knows any more.

        `before` are the moves that led to it, the latest first. Everybody reads it: secret moves may play no part.
        """
        return 1

    def remark(self, rules: Rules[S], view: View, move: int) -> str:
        """What whoever is asked should know before making the move: a key of the title's words, or nothing.

        The message may use the operands of the question, and `remark_arguments`.
        It may use nothing but what the seat sees.
        """
        return ""

    def remark_arguments(self, rules: Rules[S], view: View, move: int) -> dict[str, str | int]:
        """What a remark on the move tells besides the operands of the question."""
        return {}

    def draw(self, rules: Rules[S], scene: Any) -> Any:
        """The table as a scene shows it: `veche.drawing.scene.Scene` in, `Drawing` out."""
        raise NotImplementedError(f"{self.meta.name} has no drawing")

    def chapter(self, s: S) -> int:
        """Which round, year or other chapter of the game this is, for the chart of how the lead changed."""
        return 0

    def standing(self, rules: Rules[S], s: S) -> list[int]:
        """Everybody's points as if the game ended now. It may look at everything: it is told when the game is over."""
        return []

    def result_headings(self, rules: Rules[S], s: S) -> dict[str, str]:
        """Under which headings the result of somebody who played alone is kept: `difficulty`, `leader` and the like.

        Words for a heading are `result.<heading>`, for its value `<heading>.<value>`.
        """
        return {}

    def rules_text(self, language: str = "en") -> str:
        """The rules in our own words, as Markdown; its headings are the sections of the rules page."""
        return ""

    def sources(self) -> list[SourceTable]:
        """Where the printed values come from, and how sure they are."""
        return []

    def stylesheet(self) -> str:
        """The style of what only this title draws."""
        return ""
