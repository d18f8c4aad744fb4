"""Checking data that a person wrote: every value is looked at, and everything that is wrong is told at once.

What a value may be is said with kinds (`kinds.py`). Here is what happens when it is something else: `Fields` collects
the problems, and a voice has the messages: positions and corrections speak of their values in different ways.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from veche.kernel.errors import MOST_TOLD, BadPosition, brief
from veche.kernel.hint import near
from veche.kernel.telling import Either, Part, Thing, Told, said

MOST_NAMED: Final = 40
"""So many of the names that would do are told."""


# Voices


@dataclass(frozen=True)
class Voice:
    """How problems are told: a message for each, how a value is quoted, how names and places lead to it."""

    sentences: Mapping[str, str]
    """The keys of the messages, by problem."""
    quoted: Callable[[Any], str]
    meant: Callable[[str, Any, Sequence[str]], Part]
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


def hint(word: Any, known: Iterable[str]) -> Told:
    """The known words that look like this one, or all of them when none does."""
    close = near(word, known, 3)
    return Told("check.near", near=Either(close)) if close else Told("check.known", known=list(known))


def _meant_in_position(problem: str, word: Any, known: Sequence[str]) -> Part:
    for one in near(word, known):
        return Told("check.position.near", near=repr(one))
    return "." if problem == "field" or not known else Told("check.position.known", known=_some(known))


def _some(names: Sequence[str]) -> Part:
    """The names, or the first of very many."""
    further = len(names) - MOST_NAMED
    return Told("list.first", first=list(names[:MOST_NAMED]), number=further) if further > 0 else list(names)


def _meant_in_corrections(problem: str, word: Any, known: Sequence[str]) -> Part:
    return hint(word, known) if known else ""


POSITIONS: Final = Voice(
    sentences={
        "whole": "check.position.whole",
        "truth": "check.position.truth",
        "list": "check.position.list",
        "group": "check.position.group",
        "field": "check.position.field",
        "name": "check.position.name",
    },
    quoted=brief,
    meant=_meant_in_position,
    name="{}.{}",
    place="{}[{}]",
)
CORRECTIONS: Final = Voice(
    sentences={
        "whole": "check.corrections.whole",
        "truth": "check.corrections.truth",
        "present": "check.corrections.present",
        "text": "check.corrections.text",
        "list": "check.corrections.list",
        "words": "check.corrections.words",
        "twice": "check.corrections.twice",
        "group": "check.corrections.group",
        "field": "check.corrections.field",
        "name": "check.corrections.name",
        "fixed": "check.corrections.fixed",
    },
    quoted=shown,
    meant=_meant_in_corrections,
    name="{} > {}",
    place="{} > {}",
)


# Collecting


def _at(where: str) -> Part:
    """Where something is wrong, before what it is; nothing, where it is the whole."""
    return Told("check.at", where=where) if where else ""


class Fields:
    """Collects problems while fields are read; each reader gives a harmless value where it found something wrong.

    The first MOST_TOLD are told, the others only counted. `packages` have words for what a value stands for.
    """

    voice: Voice = POSITIONS

    def __init__(self, packages: Sequence[str] = ()) -> None:
        self.packages = packages
        self.each: list[Told] = []
        self.more = 0

    @property
    def problems(self) -> list[str]:
        """What was found, of very many the first, as sentences."""
        return [said(problem) for problem in self.each]

    def wrong(self, where: str, what: Told) -> None:
        """Note what is wrong, and where: a sentence without its full stop."""
        if not self._enough():
            self.each.append(Told("check.wrong", at=_at(where), what=what))

    def tell(
        self, problem: str, where: str, value: Any, known: Sequence[str] = (), thing: str = "", **more: Part
    ) -> None:
        """Note one of the problems that the voice has a sentence for; `known` are the words that would have done."""
        if self._enough():
            return
        meant, quoted = self.voice.meant(problem, value, known), self.voice.quoted(value)
        key = self.voice.sentences[problem]
        place: Part = where or Told("check.corrections.all")
        called = Thing(thing, self.packages)
        told = Told(key, within="", where=place, at=_at(where), value=quoted, meant=meant, thing=called, **more)
        self.each.append(told)

    def _enough(self) -> bool:
        """Whether what was just found need not be told any more: then it is counted, and nobody looks for words."""
        if len(self.each) < MOST_TOLD:
            return False
        self.more += 1
        return True

    @property
    def found(self) -> int:
        """How many problems there are."""
        return len(self.each) + self.more

    def stop_at_problems(self) -> None:
        """Tell everything that was wrong so far, if anything was."""
        if self.each:
            raise BadPosition(self.each, self.more)

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

    def mapped(self, where: str, value: Any, some: Part = "") -> Mapping[str, Any]:
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
