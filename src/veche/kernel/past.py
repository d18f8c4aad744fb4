"""The past of a game: the moves that count, and how things stood after each of them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeVar

from veche.kernel.entry import Entry
from veche.kernel.rules import Rules
from veche.kernel.state import State

S = TypeVar("S", bound=State)

STRIDE: Final = 32
"""Every so many of the moves that count leave a copy of the state behind, so that going back is never a long way."""

WAYS_SHOWN: Final = 12
"""So many of the versions to which one could go back are told."""


class Past(Generic[S]):
    """The entries that count, in order: what was taken back is not among them.

    `marks` are copies of the state with how many of the entries led to each. The first lies where the game began, or
    where it went on; what came before that cannot be seen from here.
    """

    def __init__(self, rules: Rules[S], line: list[Entry], state: S) -> None:
        self.rules = rules
        self.line = line
        self.marks: list[tuple[int, S]] = [(len(line), rules.copy(state))]

    def __len__(self) -> int:
        return len(self.line)

    @property
    def last(self) -> Entry | None:
        return self.line[-1] if self.line else None

    def add(self, entry: Entry, state: S) -> None:
        """A move was made, which led to this state."""
        self.line.append(entry)
        if len(self.line) % STRIDE == 0:
            self.marks.append((len(self.line), self.rules.copy(state)))

    def cut(self, length: int) -> Entry:
        """Keep only so many of the moves; the first of those that were taken back."""
        undone = self.line[length]
        del self.line[length:]
        while self.marks[-1][0] > length:
            self.marks.pop()
        return undone

    def version_at(self, length: int) -> int:
        """The version after so many of the moves that count."""
        return self.line[length - 1].version if length else 0

    def length_at(self, version: int) -> int | None:
        """How many moves counted at a version to which one could go back; None, if it is no such version."""
        length = bisect_left(self.line, version, key=_version) + 1 if version else 0
        return length if length < len(self.line) and self.version_at(length) == version else None

    def ways_back(self) -> list[str]:
        """The versions to which one could go back, the last of them if they are many."""
        versions = [0, *[entry.version for entry in self.line[:-1]]] if self.line else []
        shown = [str(version) for version in versions[-WAYS_SHOWN:]]
        return ["…", *shown] if len(versions) > WAYS_SHOWN else shown

    def reaches(self, length: int) -> bool:
        """Whether it is known how things stood after so many of the moves."""
        return length >= self.marks[0][0]

    def stood(self, length: int) -> S:
        """The state after so many of the moves that count."""
        place = len(self.marks) - 1
        while self.marks[place][0] > length:
            place -= 1
        count, mark = self.marks[place]
        state = self.rules.copy(mark)
        for entry in self.line[count:length]:
            self.rules.play(state, entry.move)
        return state

    def reach_back(self, earlier: Past[S]) -> None:
        """See further back: `earlier` is the past of another game, which led to where this one went on."""
        first = self.marks[0][0]
        self.marks = [mark for mark in earlier.marks if mark[0] < first] + self.marks

    def in_common(self, line: Sequence[Entry]) -> int:
        """How many moves of another line, from the beginning on, are those that count here."""
        common = 0
        while common < min(len(line), len(self.line)) and line[common] is self.line[common]:
            common += 1
        return common

    def copy(self) -> Past[S]:
        """An independent copy."""
        twin: Past[S] = Past.__new__(Past)
        twin.rules, twin.line = self.rules, list(self.line)
        twin.marks = list(self.marks)  # nobody plays on in these, so both may have the same
        return twin


def counting(entries: Sequence[Entry]) -> list[Entry]:
    """Of the entries of a journal up to some version, those that counted there."""
    line: list[Entry] = []
    for entry in entries:
        if entry.is_undo:
            take_off(line, entry.back)
        else:
            line.append(entry)
    return line


def take_off(line: list[Entry], back: int) -> int:
    """Take back what came after a version; how many moves that were."""
    before = len(line)
    while line and line[-1].version > back:
        line.pop()
    return before - len(line)


def leading_to(entries: Sequence[Entry], entry: Entry) -> Iterator[int]:
    """The moves that led to an entry, the latest first; what had been taken back by then is not among them."""
    version = entry.version - 1
    while version > 0:
        earlier = entries[version - 1]
        version = min(earlier.back, version - 1) if earlier.is_undo else version - 1
        if earlier.move >= 0:
            yield earlier.move


def _version(entry: Entry) -> int:
    return entry.version
