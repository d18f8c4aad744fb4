"""One line of a match's journal, as an object."""

from __future__ import annotations

EVERYBODY = -3
"""The reader of an entry that is no secret."""


def is_secret_from(owner: int, seat: int) -> bool:
    """Whether a move that only its `owner` may read is hidden from a seat while the match runs."""
    return owner != EVERYBODY and (seat < 0 or owner != seat)


class Entry:
    """One line of the journal: at `version`, `seat` (or CHANCE) made `move`; or `undo` went back to version `back`.

    `reader` is the only seat that may read the move while the match runs, or EVERYBODY.
    """

    __slots__ = ("back", "move", "reader", "seat", "text", "version")

    def __init__(self, version: int, seat: int, move: int, text: str, reader: int = EVERYBODY, back: int = -1) -> None:
        self.version = version
        self.seat = seat
        self.move = move
        self.text = text
        self.reader = reader
        self.back = back

    @property
    def is_undo(self) -> bool:
        return self.back >= 0


def undoing(version: int, seat: int, back: int) -> Entry:
    """The line that says: what this seat had decided was taken back, to how things stood at version `back`."""
    return Entry(version, seat, -1, f"undo {back}", EVERYBODY, back)


def says_undo(text: str) -> bool:
    """Whether a line of a journal takes something back."""
    return text.startswith("undo ")


def version_undone_to(text: str) -> int:
    """The version to which such a line goes back, as a journal writes it; otherwise one that no journal has."""
    number = text.removeprefix("undo ")
    return int(number) if number.isdecimal() and len(number) < 10 and str(int(number)) == number else -1
