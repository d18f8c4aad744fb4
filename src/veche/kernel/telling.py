"""A sentence that is yet to be said: a message by its key, with its arguments, for a reader of any language."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Protocol

from veche.kernel.words import Style, Words
from veche.language.catalogue import ENGLISH, entries_in, errors_of_the_house
from veche.language.reader import reads


class Sayable(Protocol):
    """What can be said in a language: a sentence that is yet to be said, or a mistake that has one."""

    def said(self, language: str = "") -> str: ...


Part = str | int | Sequence[str] | Sayable
"""An argument of a sentence: a text or number, several things in a row, or another sentence."""


class Told:
    """A message with its arguments. `within` is the package whose words have it, if those of the house do not.

    >>> str(Told("undo.nothing"))
    'Nothing to take back.'

    A key that no catalogue has speaks for itself, so that whoever has no catalogue may write a sentence.

    >>> str(Told("The patient bot has no patience for Rurik."))
    'The patient bot has no patience for Rurik.'

    A room that has words of its own has a kind of its own, whose `home` it is.
    """

    __slots__ = ("arguments", "key", "within")

    home: ClassVar[str] = ""

    def __init__(self, key: str, /, *, within: str = "", **arguments: Part) -> None:
        self.key = key
        self.within = within or self.home
        self.arguments = arguments

    def said(self, language: str = "") -> str:
        """The sentence in a language."""
        words = _words(self.within, language or reads())
        return words.tell(self.key, {name: _said(part, words) for name, part in self.arguments.items()})

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        given = "".join([f", {name}={part!r}" for name, part in self.arguments.items()])
        return f"Told({self.key!r}{given})"


def written(told: Sayable) -> str:
    """A sentence, with no other within it, as a text that has no language and can be kept: `retold` reads it."""
    if not isinstance(told, Told):
        return told.said(ENGLISH)
    return json.dumps([told.key, told.within, told.arguments], ensure_ascii=False)


def retold(text: str) -> Told:
    """The sentence that was written down; whatever else was kept speaks for itself.

    >>> str(retold(written(Told("undo.version-undone", version=7))))
    'Version 7 was itself taken back; one cannot return to it.'
    >>> str(retold("It is torn."))
    'It is torn.'
    """
    match _read(text):
        case [str(key), str(within), dict(arguments)]:
            return Told(key, within=within, **arguments)
    return Told(text)


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


class All:
    """Several things of a sentence, listed as the language lists them: "one, two and three"."""

    __slots__ = ("things",)

    style: ClassVar[Style] = "standard"

    def __init__(self, things: Sequence[str]) -> None:
        self.things = things

    def said(self, language: str = "") -> str:
        """The list in a language."""
        return _words("", language or reads()).listed(self.things, self.style)


class Either(All):
    """Several things of which one is meant: "one, two or three"."""

    __slots__ = ()

    style = "or"


class Thing:
    """What a value stands for, "kind of deed": as the words of these packages call it, or those of the house.

    >>> str(Thing("degree of confidence")), str(Thing("number of wheels"))
    ('degree of confidence', 'number of wheels')
    """

    __slots__ = ("packages", "thing")

    def __init__(self, thing: str, packages: Sequence[str] = ()) -> None:
        self.thing = thing
        self.packages = packages

    def said(self, language: str = "") -> str:
        """What it is called in a language; what no words have is called as it is."""
        rooms = [_words(package, language or reads()) for package in (*self.packages, "")]
        return next((words.name("thing", self.thing) for words in rooms if f"thing.{self.thing}" in words), self.thing)

    def __str__(self) -> str:
        return self.said()


def said(part: str | Sayable, language: str = "") -> str:
    """A sentence in a language; a text is what it is."""
    return part if isinstance(part, str) else part.said(language)


def _said(part: Part, words: Words) -> str | int:
    if isinstance(part, (str, int)):
        return part
    return words.listed(part, "unit") if isinstance(part, Sequence) else part.said(words.language)


@cache
def _words(package: str, language: str) -> Words:
    """The words that a package has for what can be wrong; without one, those of the house."""
    return Words(entries_in(package, language) if package else errors_of_the_house(language), language=language)
