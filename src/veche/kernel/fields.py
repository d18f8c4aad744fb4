"""Checking data that a person wrote: every value is looked at, and everything that is wrong is told at once.

What a value may be is said with kinds (`kinds.py`). Here is what happens when it is something else: `Fields` collects
the problems, and a voice has the sentences: positions and corrections speak of their values in different ways.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from veche.kernel.errors import MOST_TOLD, BadPosition, brief
from veche.kernel.hint import near

MOST_NAMED: Final = 40
"""So many of the names that would do are told."""


# Voices


@dataclass(frozen=True)
class Voice:
    """How problems are told: a sentence for each, how a value is quoted, how names and places lead to it."""

    sentences: Mapping[str, str]
    quoted: Callable[[Any], str]
    meant: Callable[[str, Any, Sequence[str]], str]
    """What was probably meant, for a sentence about a word that is not known."""
    name: str
    """How a name is added to where a value stands."""
    place: str
    """How a place in a list is."""

    def at(self, where: str, name: str) -> str:
        """Where the value of this name stands."""
        return self.name.format(where, name) if where else name

    def nth(self, where: str, number: int) -> str:
        """Where this one of a list stands, counted from 1."""
        return self.place.format(where, number)


def shown(value: Any) -> str:
    """The value as it stands in a file of corrections, shortened when it is long."""
    text = json.dumps(value[:100] if isinstance(value, str | list) else value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def hint(word: Any, known: Iterable[str]) -> str:
    """The known words that look like this one, or all of them when none does."""
    close = near(word, known, 3)
    return f"Did you mean {' or '.join(close)}?" if close else f"Known are: {', '.join(known)}."


def _meant_in_position(problem: str, word: Any, known: Sequence[str]) -> str:
    close = "".join(f"; did you mean {one!r}?" for one in near(word, known))
    return close or ("" if problem == "field" else f"; known are {_some(known)}")


def _some(names: Sequence[str]) -> str:
    """The names, or the first of very many."""
    if len(names) <= MOST_NAMED:
        return ", ".join(names)
    return f"{', '.join(names[:MOST_NAMED])} and {len(names) - MOST_NAMED} more"


def _meant_in_corrections(problem: str, word: Any, known: Sequence[str]) -> str:
    return hint(word, known)


POSITIONS: Final = Voice(
    sentences={
        "whole": "{where}: expected a whole number from {least} to {most}, found {value}",
        "truth": "{where}: expected true or false, found {value}",
        "list": "{where}: expected a list, found {value}",
        "group": "{where}: expected an object with names, found {value}",
        "field": "{where}: there is no field {value}{meant}",
        "name": "{where}: there is no {value} here{meant}",
    },
    quoted=brief,
    meant=_meant_in_position,
    name="{}.{}",
    place="{}[{}]",
)
CORRECTIONS: Final = Voice(
    sentences={
        "whole": "{where} is {value}; it must be a whole number from {least} to {most}.",
        "truth": "{where} is {value}; it must be true or false.",
        "present": "{where} is {value}; it must be true, or be left out.",
        "text": "{where} is {value}; it must be a text in quotation marks.",
        "list": "{where} is {value}; it must be a list of {number} {thing}.",
        "words": "{where} is {value}; it must be a list with at least {least} {thing}.",
        "twice": "{where} names {value} twice; once is enough.",
        "group": "{where} is {value}; it must be a group in braces{some}.",
        "field": "{where} names {value}, which is no {thing}. {meant}",
        "name": "{where} is {value}, which is no {thing}. {meant}",
        "fixed": "{where} cannot be corrected: the rules are built on it.",
        "called": (
            "{where} cannot be corrected: what a thing is called is said by the words, and the correction would show "
            "nowhere. {meant}"
        ),
    },
    quoted=shown,
    meant=_meant_in_corrections,
    name="{} > {}",
    place="{} > {}",
)


# Collecting


class Fields:
    """Collects problems while fields are read; each reader gives a harmless value where it found something wrong.

    The first MOST_TOLD are told, the others only counted.
    """

    voice: Voice = POSITIONS

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.more = 0

    def wrong(self, where: str, what: str) -> None:
        """Note what is wrong, and where."""
        if not self._enough():
            told = f"{where}: {what}" if where else what
            self.problems.append(told if told.endswith("?") else f"{told}.")

    def tell(self, problem: str, where: str, value: Any, known: Sequence[str] = (), **more: object) -> None:
        """Note one of the problems that the voice has a sentence for; `known` are the words that would have done."""
        if self._enough():
            return
        meant = self.voice.meant(problem, value, known) if known else ""
        sentence = self.voice.sentences[problem]
        told = sentence.format(where=where, value=self.voice.quoted(value), meant=meant, **more)
        told = told if where else told.removeprefix(": ")
        self.problems.append(told if told.endswith(("?", ".")) else f"{told}.")

    def _enough(self) -> bool:
        """Whether what was just found need not be told any more: then it is counted, and nobody looks for words."""
        if len(self.problems) < MOST_TOLD:
            return False
        self.more += 1
        return True

    @property
    def found(self) -> int:
        """How many problems there are."""
        return len(self.problems) + self.more

    def stop_at_problems(self) -> None:
        """Tell everything that was wrong so far, if anything was."""
        if self.problems:
            raise BadPosition(self.problems, self.more)

    # What stands for words and bounds at this table

    def names(self, thing: str) -> tuple[str, ...]:
        """What things of this kind are called."""
        raise NotImplementedError(f"nobody says what a {thing} is called")

    def bound(self, name: str) -> int:
        """A bound that the table decides."""
        raise NotImplementedError(f"nobody says how many {name} there are")

    def thing(self, thing: str, where: str, value: Any) -> int:
        """The number of a thing by its name, or -1."""
        return self.one_of(where, value, self.names(thing), thing)

    # Single checks

    def known(self, where: str, fields: Mapping[str, Any], names: Sequence[str], thing: str = "") -> None:
        """Every field must be one of the names."""
        for field in fields:
            if field not in names:
                self.tell("field", where, field, names, thing=thing)

    def mapped(self, where: str, value: Any, some: str = "") -> Mapping[str, Any]:
        """An object with names, or an empty one."""
        if isinstance(value, Mapping):
            return value
        self.tell("group", where, value, some=some)
        return {}

    def listed(self, where: str, value: Any) -> list[Any]:
        """A list, or an empty one."""
        if isinstance(value, list):
            return value
        self.tell("list", where, value)
        return []

    def whole(self, where: str, value: Any, least: int, most: int) -> int:
        """A whole number within bounds, or the least."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.tell("whole", where, value, least=least, most=most)
        return least

    def truth(self, where: str, value: Any) -> int:
        """1 for true, 0 for false."""
        if not isinstance(value, bool):
            self.tell("truth", where, value)
        return int(bool(value))

    def one_of(self, where: str, value: Any, names: Sequence[str], thing: str = "") -> int:
        """The place of a name among the names, or -1."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.tell("name", where, value, names, thing=thing)
        return -1


class InCorrections(Fields):
    """Collects what is wrong with corrections."""

    voice = CORRECTIONS
