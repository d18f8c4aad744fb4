"""What a drawing says: the title's words, below them the drawing's own, and below those what every drawing says.

A language is one file of words for the title, one in its `draw/words`, and one here; what they lack is said in English.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from veche.kernel.words import Words, filled

REMEMBERED: Final = 4096
"""So many sentences are kept at hand; a table says the same few hundred again and again."""


Figures = tuple[tuple[str, int], ...]
"""Numbers by name, as something that can be remembered by."""


@cache
def numbers(language: str = "en") -> dict[int, str]:
    """How small numbers are written as words."""
    said = messages((), language)
    return {int(key.partition(".")[2]): name for key, name in said.items() if key.startswith("number.")}


@lru_cache(maxsize=64)
def words_in(package: str, figures: Figures = (), language: str = "en") -> Words:
    """The words of the title in this package, with its figures filled in.

    Read once: the same words are the same object, and whoever speaks with them remembers what was said.
    """
    return Words(messages_in(package, language), dict(figures), numbers(language))


@cache
def messages_in(package: str, language: str = "en") -> dict[str, str]:
    """The messages of the title in this package as they are written: only its rules know the figures in them."""
    found: dict[str, str] = json.loads(written_in(package, f"words/{language}.json") or "{}")
    return found


def written_in(package: str, file: str) -> str:
    """What a file of a package says; nothing, where there is no such file."""
    found = files(package).joinpath(file)
    return found.read_text("utf-8") if found.is_file() else ""


@lru_cache(maxsize=16)
def rules_in(package: str, figures: Figures = (), language: str = "en") -> str:
    """The rules of the title in this package, in our own words, with its figures filled in."""
    return filled(written_in(package, f"rulebook/{language}.md"), dict(figures), numbers(language))


def as_figures(figures: Mapping[str, int]) -> Figures:
    """Numbers by name, in one order."""
    return tuple(sorted(figures.items()))


@cache
def messages(packages: tuple[str, ...], language: str = "en") -> dict[str, str]:
    """The messages of every drawing, and those that the drawings in these packages add or say in their own way."""
    shared = files("veche.drawing").joinpath(f"words.{language}.json").read_text("utf-8")
    found: dict[str, str] = json.loads(shared)
    for package in packages:
        found |= messages_in(package, language)
    return found


class Speech:
    """Says sentences by their keys; what it says is plain text and not yet escaped."""

    def __init__(self, words: Words, *packages: str) -> None:
        self.words = Words({**messages(packages), **words.messages}, words.figures, words.numbers)
        self._said: dict[tuple[str | int, ...], str] = {}

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """The sentence for a key."""
        if not arguments:
            return self.words.messages.get(key, key)
        asked = (key, *arguments, *arguments.values())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[asked] = self.words.say(key, arguments)
        return said

    def __contains__(self, key: str) -> bool:
        return key in self.words

    def count(self, key: str, number: int, /, **arguments: str | int) -> str:
        """The sentence for so many: `key.0`, `key.1` where they exist, else `key.n`.

        In it, `{number}` is written as a word and `{figure}` as a figure.
        """
        own = f"{key}.{number}"
        full = own if own in self.words else f"{key}.n"
        return self(full, number=number, figure=number, **arguments)


@lru_cache(maxsize=32)
def speech(words: Words, *packages: str) -> Speech:
    """The speech of the drawing in this package, for these words; the same words give the same speech.

    Where several drawings have words in common, those come first, in a package of their own.
    """
    return Speech(words, *packages)
