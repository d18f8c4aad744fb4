"""What can be wrong, each with its own type and a message that a player understands."""

from __future__ import annotations

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
    """The base of all errors that are somebody's mistake and not the program's."""


def _list(head: str, problems: list[str], more: int, unread: bool = False) -> str:
    """The first problems, one a line, and how many others there are."""
    further = more + max(len(problems) - MOST_TOLD, 0)
    lines = [head, *[f"  - {_short(problem)}" for problem in problems[:MOST_TOLD]]]
    if further:
        lines.append(f"  - and {further:,} more.")
    elif unread:
        lines.append("  - and perhaps more: the rest was not looked at.")
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


class BadCorrections(VecheError):
    """A file of corrections to the printed data is not valid. `problems` lists what is wrong, at most MOST_TOLD.

    `unread`: there were so many that the rest was not looked at.
    """

    def __init__(self, problems: list[str], unread: bool = False) -> None:
        super().__init__(_list("The corrections cannot be used:", problems, 0, unread))
        self.problems = problems[:MOST_TOLD]


class NotAMove(VecheError):
    """The text is no move of this title at all."""

    def __init__(self, text: str, like: list[str]) -> None:
        hint = f" Did you mean one like {', '.join(repr(one) for one in like)}?" if like else ""
        super().__init__(f"{brief(text)} is not a move of this game.{hint}")
        self.text = text


class IllegalMove(VecheError):
    """The text is a move, but it is not legal now."""

    def __init__(self, text: str, legal: list[str], asked: str) -> None:
        shown = ", ".join(legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
        super().__init__(f"{brief(text)} is not possible now. {asked} may choose: {shown}.")
        self.text = text
        self.legal = legal


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

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"Line {line}: {message}" if line else message)
        self.line = line


class TruncatedJournal(BadJournal):
    """The journal ends before its end."""


class IllegalInJournal(BadJournal):
    """A line of the journal holds a move that was not legal there."""


class BadPosition(VecheError):
    """A position is impossible. `problems` lists what is wrong with it, at most MOST_TOLD; there are `more` besides."""

    def __init__(self, problems: list[str], more: int = 0) -> None:
        super().__init__(_list("This position is not possible:", problems, more))
        self.problems = problems[:MOST_TOLD]


class BrokenPast(VecheError):
    """A game that goes on in mid-journal has a past that does not lead to where it goes on."""


class FileBusy(VecheError):
    """Somebody else is writing this file right now."""


class UnreadableFile(VecheError):
    """A file cannot be read or written: it is missing, a folder, no text, or not allowed."""


class FileInTheWay(VecheError):
    """There is such a file already, and it is not to be lost."""
