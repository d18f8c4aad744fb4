"""A lesson: the scripted opening of a title, in which a newcomer does everything once.

A title gives the script and the numbers; what is said is in its words, under `lesson.<step>`: the sentence itself, with
`.head` above it, `.do` for what is to be done, `.why` for the reason; `lesson.end` follows the last step.
`lesson.source.<name>` and `.name` are the sources of points, `lesson.reckoned.<name>` and `.more` the reckoning's rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

READER: Final = 0
"""The seat of whoever takes the lesson."""


@dataclass(frozen=True)
class Line:
    """A decision of the script. Where it is the reader's, `step` names what is said of it.

    `lights` are the things to look at, by their names in `data-pick`, besides what the move points at; `reckons`: first
    it is reckoned what everything brought.
    """

    move: str
    step: str = ""
    lights: Sequence[str] = ()
    reckons: bool = False


@dataclass(frozen=True)
class Source:
    """A source of points, and the figure of the title that says the most it gives."""

    name: str
    most: str


@dataclass(frozen=True)
class Reckoned:
    """A row of a reckoning: what somebody has, with its numbers, what it brings (`unit`: points or coins), and where.

    `listed` are things to be named in a sentence, by the argument's name: their kind, and which.
    """

    name: str
    arguments: Mapping[str, str | int]
    brings: int
    unit: str = "points"
    lights: Sequence[str] = ()
    listed: Mapping[str, tuple[str, Sequence[str]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """The script: luck, options and decisions are fixed, so that everybody meets the same game."""

    seed: int
    players: int
    options: Mapping[str, str]
    sources: Sequence[Source]
    script: Sequence[Line] = field(default_factory=tuple)

    @property
    def steps(self) -> int:
        """How many decisions the reader makes."""
        return sum(1 for line in self.script if line.step)

    def arguments(self, rules: Any, s: Any) -> dict[str, str | int]:
        """The numbers of this very table that sentences of the lesson tell, by name."""
        return {}

    def reckoning(self, rules: Any, s: Any) -> list[Reckoned]:
        """What the reader's things bring, row by row, as they lie on the table now."""
        return []


def theirs(text: str) -> list[Line]:
    """Decisions of the opponent, or of the reader before the lesson begins: one on each line.

    >>> [line.move for line in theirs('''
    ...     advisor 5
    ...     column muster
    ... ''')]
    ['advisor 5', 'column muster']
    """
    return [Line(move.strip()) for move in text.strip().splitlines()]
