"""What a drawing says: the title's words, below them the drawing's own, and below those what every drawing says.

A language is a folder of words for the title, one in its `draw/words`, and one here; what they lack is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from veche.kernel.words import Style, Words, filled
from veche.language.catalogue import ENGLISH, entries_in, rulebook_in

PACKAGE: Final = "veche.drawing"

Figures = tuple[tuple[str, int], ...]
"""Numbers by name, as something that can be remembered by."""


@cache
def numbers(language: str = ENGLISH) -> dict[int, str]:
    """How small numbers are written as words."""
    said = Words(entries_in(PACKAGE, language), language=language)
    return {int(name.partition("-")[2]): said.say(name) for name in said.entries if name.startswith("word-")}


@lru_cache(maxsize=64)
def words_in(package: str, figures: Figures = (), language: str = ENGLISH) -> Words:
    """The words of the title in this package, with its figures filled in.

    Read once: the same words are the same object, and whoever speaks with them remembers what was said.
    """
    return Words(entries_in(package, language), dict(figures), numbers(language), language)


def written_in(package: str, file: str) -> str:
    """What a file of a package says; nothing, where there is no such file."""
    found = files(package).joinpath(file)
    return found.read_text("utf-8") if found.is_file() else ""


@lru_cache(maxsize=16)
def rules_in(package: str, figures: Figures = (), language: str = "en") -> str:
    """The rules of the title in this package, in our own words, with its figures filled in."""
    return filled(rulebook_in(package, language), dict(figures), numbers(language))


def as_figures(figures: Mapping[str, int]) -> Figures:
    """Numbers by name, in one order."""
    return tuple(sorted(figures.items()))


@cache
def entries(packages: tuple[str, ...], language: str = ENGLISH) -> dict[str, str]:
    """The messages of every drawing, and those that the drawings in these packages add or say in their own way."""
    found = dict(entries_in(PACKAGE, language))
    for package in packages:
        found |= entries_in(package, language)
    return found


class Speech:
    """Says sentences by their keys; what it says is plain text and not yet escaped."""

    def __init__(self, words: Words, *packages: str) -> None:
        self.words = words.with_entries(entries(packages, words.language), below=True)
        self._said = self.words.said

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """The sentence for a key."""
        said = self._said.get((key, *arguments, *arguments.values()) if arguments else key)
        return self.words.say(key, arguments) if said is None else said

    def __contains__(self, key: str) -> bool:
        return key in self.words

    def count(self, key: str, number: int, /, **arguments: str | int) -> str:
        """The sentence for so many: the message chooses its words by `$number`."""
        said = self._said.get((key, "number", *arguments, number, *arguments.values()))
        return self.words.say(key, {"number": number, **arguments}) if said is None else said

    def listed(self, items: Sequence[str], style: Style = "standard") -> str:
        """Several things as the language lists them: all of them, or one of them."""
        return self.words.listed(items, style)


@lru_cache(maxsize=32)
def speech(words: Words, *packages: str) -> Speech:
    """The speech of the drawing in this package, for these words; the same words give the same speech.

    Where several drawings have words in common, those come first, in a package of their own.
    """
    return Speech(words, *packages)
