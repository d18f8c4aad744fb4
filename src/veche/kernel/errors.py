"""What can be wrong, each with its own type and a message that a player understands.

A mistake has the key of a message and its arguments (`words/en/errors.ftl` of the room that tells it), so that it is
told in the language of whoever reads it; as a string it is English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from veche.kernel.telling import Part, Sayable, Told

MOST_TOLD = 20
"""So many problems of a position or of corrections are told; whoever has more to mend begins with these."""

LONGEST_PROBLEM = 300


def brief(value: object) -> str:
    """A value as Python writes it, for a sentence: shortened when it is long.

    >>> brief("advisor 4"), len(brief("x" * 10_000))
    ("'advisor 4'", 80)
    """
    text = repr(value[:200] if isinstance(value, (str, list, tuple)) else value)
    return text if len(text) <= 80 else f"{text[:79]}…"


class VecheError(Exception):
    """The base of all errors that are somebody's mistake and not the program's.

    It is told by the key of a message with its arguments, or by a sentence that is put together already.

    >>> print(VecheError("undo.version-undone", version=7))
    Version 7 was itself taken back; one cannot return to it.
    """

    def __init__(self, key: str | Sayable = "", /, *, within: str = "", **arguments: Part) -> None:
        super().__init__(key)
        self.told: Sayable = Told(key, within=within, **arguments) if isinstance(key, str) else key

    def said(self, language: str = "") -> str:
        """What was wrong, in a language."""
        return self.told.said(language)

    def __str__(self) -> str:
        return self.said()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[VecheError], arguments: tuple[Any, ...]) -> VecheError:
    """An error that came from another process."""
    error = kind.__new__(kind, *arguments)
    error.args = arguments
    return error


class Problems(VecheError):
    """Several things are wrong with what somebody wrote, and are told in a list, of very many the first."""

    head: ClassVar = ""

    def __init__(self, problems: Sequence[Sayable], more: int = 0, unread: bool = False) -> None:
        super().__init__(self.head)
        self.each: list[Sayable] = list(problems[:MOST_TOLD])
        self.more = more + max(len(problems) - MOST_TOLD, 0)
        self.unread = unread

    @property
    def problems(self) -> list[str]:
        """What is wrong, at most MOST_TOLD sentences."""
        return [problem.said() for problem in self.each]

    def said(self, language: str = "") -> str:
        """The first problems, one a line, and how many others there are."""
        lines = [super().said(language), *[f"  - {_short(problem.said(language))}" for problem in self.each]]
        if self.more:
            lines.append(f"  - {Told('problems.more', number=self.more).said(language)}")
        elif self.unread:
            lines.append(f"  - {Told('problems.unread').said(language)}")
        return "\n".join(lines)


def _short(problem: str) -> str:
    """What somebody sent does not decide how long a line is."""
    return problem if len(problem) <= LONGEST_PROBLEM else f"{problem[:LONGEST_PROBLEM]}…"


class FaultyRules(Exception):
    """A title's procedures would never come to a question: the program's mistake, told instead of hanging."""


class UnknownTitle(VecheError):
    """There is no such title."""


class BadPlayerCount(VecheError):
    """The title is not played by that many."""


class UnknownOption(VecheError):
    """The title has no such option, or the option has no such value."""


class BadCorrections(Problems):
    """A file of corrections to the printed data is not valid. `problems` lists what is wrong, at most MOST_TOLD.

    `unread`: there were so many that the rest was not looked at.
    """

    head = "corrections.bad"

    def __init__(self, problems: Sequence[Sayable], unread: bool = False) -> None:
        super().__init__(problems, 0, unread)


class NotAMove(VecheError):
    """The text is no move of this title at all."""

    def __init__(self, text: str, like: list[str]) -> None:
        likely = [repr(one) for one in like]
        super().__init__("move.unknown-like" if like else "move.unknown", move=brief(text), like=likely)
        self.text = text


class IllegalMove(VecheError):
    """The text is a move, but it is not legal now."""

    def __init__(self, text: str, legal: list[str], asked: str) -> None:
        further = len(legal) - 12
        moves: Part = Told("list.first", first=legal[:12], number=further) if further > 0 else legal
        super().__init__("move.illegal", move=brief(text), asked=asked, moves=moves)
        self.text = text
        self.legal = legal


class UnknownAction(VecheError):
    """No move of the title has this number."""


class GameOver(VecheError):
    """The game is over; nobody is asked any more."""


class NotOver(VecheError):
    """The game is still going on."""


class UnknownSeat(VecheError):
    """There is no such seat at this table."""


class NoSuchVersion(VecheError):
    """The journal has no such version."""


class CannotUndo(VecheError):
    """Nothing can be taken back, or not that far."""


class BadJournal(VecheError):
    """A journal cannot be read: unreadable, truncated, or with a move that was not legal. `line` counts from 1."""

    def __init__(self, key: str, line: int = 0, /, **arguments: Part) -> None:
        what = Told(key, within="", **arguments)
        super().__init__(Told("journal.line", line=line, what=what) if line else what)
        self.line = line


class TruncatedJournal(BadJournal):
    """The journal ends before its end."""


class IllegalInJournal(BadJournal):
    """A line of the journal holds a move that was not legal there."""


class BadPosition(Problems):
    """A position is impossible. `problems` lists what is wrong with it, at most MOST_TOLD; there are `more` besides."""

    head = "position.bad"

    def __init__(self, problems: Sequence[Sayable], more: int = 0) -> None:
        super().__init__(problems, more)


class BrokenPast(VecheError):
    """A game that goes on in mid-journal has a past that does not lead to where it goes on."""


class FileBusy(VecheError):
    """Somebody else is writing this file right now."""


class UnreadableFile(VecheError):
    """A file cannot be read or written: it is missing, a folder, no text, or not allowed."""


class FileInTheWay(VecheError):
    """There is such a file already, and it is not to be lost."""
