"""What can be wrong, each with its own type and a message that a player understands."""

from __future__ import annotations


class VecheError(Exception):
    """The base of all errors that are somebody's mistake and not the program's."""


class UnknownTitle(VecheError):
    """There is no such title."""


class BadPlayerCount(VecheError):
    """The title is not played by that many."""


class UnknownOption(VecheError):
    """The title has no such option, or the option has no such value."""


class BadCorrections(VecheError):
    """A file of corrections to the printed data is not valid. `problems` lists everything that is wrong."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("The corrections cannot be used:\n" + "\n".join(f"  - {p}" for p in problems))
        self.problems = problems


class NotAMove(VecheError):
    """The text is no move of this title at all."""

    def __init__(self, text: str, like: list[str]) -> None:
        hint = f" Did you mean one like {', '.join(repr(one) for one in like)}?" if like else ""
        super().__init__(f"{text!r} is not a move of this game.{hint}")
        self.text = text


class IllegalMove(VecheError):
    """The text is a move, but it is not legal now."""

    def __init__(self, text: str, legal: list[str], asked: str) -> None:
        shown = ", ".join(legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
        super().__init__(f"{text!r} is not possible now. {asked} may choose: {shown}.")
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
    """A position is impossible. `problems` lists everything that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("This position is not possible:\n" + "\n".join(f"  - {p}" for p in problems))
        self.problems = problems


class FileBusy(VecheError):
    """Somebody else is writing this file right now."""


class UnreadableFile(VecheError):
    """A file cannot be read or written: it is missing, a folder, no text, or not allowed."""


class FileInTheWay(VecheError):
    """There is such a file already, and it is not to be lost."""
