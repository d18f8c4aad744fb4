"""What the kernel knows of a title: enough to play it, to write it down, and to say in words what happens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from veche.kernel.colours import COLOURS, check_colours, chosen
from veche.kernel.docket import Frame
from veche.kernel.meta import Meta
from veche.kernel.outcome import Outcome
from veche.kernel.rules import Rules
from veche.kernel.setup import CheckedSetup, Setup
from veche.kernel.state import State
from veche.kernel.view import View
from veche.kernel.words import Words

if TYPE_CHECKING:
    from veche.kernel.game import Game

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Rules[Any])


class Playable(ABC, Generic[S, R]):
    """A game that can be played, with states S under rules R: its rules, its words, its way to write a position."""

    meta: Meta

    @abstractmethod
    def rules(self, corrections: Mapping[str, Any] | None = None, colours: str = "") -> R:
        """The rules, played with the printed data or with somebody's corrections of them.

        `colours` are those that were chosen for the seats, by which everything in these rules names them.
        """

    @abstractmethod
    def words(self, language: str = "", rules: R | None = None) -> Words:
        """The messages of this title, with the figures of these rules in them; without rules, the printed ones."""

    @abstractmethod
    def dump(self, rules: R, s: S) -> dict[str, Any]:
        """The complete position as plain data that a person can read and edit."""

    @abstractmethod
    def load(self, rules: R, data: Mapping[str, Any]) -> S:
        """The state that such data describe; BadPosition lists everything that is wrong with them."""

    def check(self, setup: Setup) -> None:
        """Refuse a setup that cannot be played. Titles add what only they can check."""
        self.meta.check(setup)
        check_colours(self.meta, setup)

    def checked(self, setup: Setup) -> CheckedSetup:
        """A setup that can be played; another is refused. What was checked for this title already is taken as it is."""
        if isinstance(setup, CheckedSetup) and setup.title == self.meta.id:
            return setup
        self.check(setup)
        return CheckedSetup(self.meta.id, setup.players, setup.options)

    def rules_for(self, setup: Setup, corrections: Mapping[str, Any] | None = None) -> R:
        """The rules of a match that is set up so: its seats are called by the colours that were chosen."""
        colours = chosen(self.meta, COLOURS, setup.options)
        return self.rules(corrections, colours) if colours else self.rules(corrections)

    def operands(self, rules: R, frame: Frame) -> dict[str, str | int]:
        """The operands of a frame by name, for sentences. Titles write regions and cards by their names."""
        names = rules.table[frame.procedure].operands.split()
        return dict(zip(names, (frame.a, frame.b, frame.c, frame.d), strict=False))

    def wording(self, rules: R, s: S, frame: Frame) -> str:
        """Where a question is asked in several ways, which one fits: what follows `ask.<procedure>` in its key,
        and `guide.<procedure>` in that of the note beside it.

        It may have several parts, `.unpayable.done`: where there are no words for all of them, the last is left out.
        `s` is the state in which it is asked. Everybody reads it: it may use nothing but what lies open.
        """
        return ""

    def aftermath(self, rules: R, s: S, move: int, before: Iterable[int]) -> str:
        """What the chronicle adds to what a move says: a key of the title's words, or nothing.

        `s` is the game's latest state, `before` are the moves that led to this one, the latest first. Everybody reads
        it: it may use nothing but what lies open and never changes.
        """
        return ""

    def how_many(self, rules: R, move: int, before: Iterable[int]) -> int:
        """Of how many things the chronicle speaks, where a move does not say it itself; 0, if nobody knows any more.

        `before` are the moves that led to it, the latest first. Everybody reads it: secret moves may play no part.
        """
        return 1

    def remark(self, rules: R, view: View, move: int) -> str:
        """What whoever is asked should know before making the move: a key of the title's words, or nothing.

        Several keys stand with blanks between them. Their messages may use the operands of the question, and
        `remark_arguments`. Nothing may be used but what the seat sees.
        """
        return ""

    def remark_arguments(self, rules: R, view: View, move: int) -> dict[str, str | int]:
        """What a remark on the move tells besides the operands of the question."""
        return {}

    # In a notebook

    def shown(self, game: Game[S], seat: int) -> str:
        """The table as this seat of the game sees it (NOBODY is the spectator), as HTML that stands alone."""
        return ""

    def sheet_shown(self, game: Game[S], outcome: Outcome) -> str:
        """The scoring sheet of the game as HTML that stands alone."""
        return ""
