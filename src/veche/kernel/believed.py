"""A journal that is believed, not played: what a game that goes on in mid-journal knows of what led there."""

from __future__ import annotations

from collections.abc import Sequence

from veche.kernel.catalogue import Catalogue
from veche.kernel.docket import CHANCE
from veche.kernel.entry import EVERYBODY, Entry, says_undo, version_undone_to
from veche.kernel.errors import UnknownSeat
from veche.kernel.past import take_off
from veche.kernel.setup import Setup
from veche.kernel.way_back import BY_AGREEMENT, NOTHING_YET, closed_by


class Believed:
    """The entries of a journal, those of them that count, and how many decisions could be taken back freely.

    No rule is asked: `barrier` and `free` follow from who made the moves.
    """

    def __init__(self, catalogue: Catalogue, seats: tuple[str, ...], setup: Setup) -> None:
        self._catalogue = catalogue
        self._seats = seats
        self._players = setup.players
        self._numbers: dict[str, int] = {name: number for number, name in enumerate(seats)}
        self.entries: list[Entry] = []
        self.line: list[Entry] = []
        self.free = 0
        self.barrier = NOTHING_YET

    def enter(self, lines: Sequence[tuple[str, str, int]]) -> None:
        """Further lines: seat, text and reader of each."""
        version = len(self.entries)
        for seat, text, reader in lines:
            version += 1
            who = self._numbers.get(seat, -1)
            if who == -1:
                who = self._seat_called(seat)
            if says_undo(text):
                entry = Entry(version, who, -1, text, EVERYBODY, version_undone_to(text))
                self._take_back(entry.back)
            else:
                entry = Entry(version, who, self._catalogue.number(text), text, reader)
                self._moved(entry)
            self.entries.append(entry)

    def _take_back(self, back: int) -> None:
        self.free -= take_off(self.line, back)
        if self.free < 0:
            self.barrier, self.free = BY_AGREEMENT, 0

    def _moved(self, entry: Entry) -> None:
        seat = entry.seat
        if 0 <= seat < self._players and self.line and self.line[-1].seat == seat:
            self.free += 1  # on and on: nothing is closed by that
        else:
            is_automa = seat >= self._players
            why = closed_by(self.line[-1] if self.line else None, seat, is_automa)
            if why:
                self.barrier, self.free = why, 0
            self.free += seat != CHANCE and not is_automa
        self.line.append(entry)

    def _seat_called(self, name: str) -> int:
        if name == "chance":
            return CHANCE
        if name not in self._seats:
            raise UnknownSeat("seat.unknown", seat=repr(name))
        return self._seats.index(name)
