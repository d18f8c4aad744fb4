"""What the command line says: help, reports and answers, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from veche.kernel.words import Argument, Style, Words
from veche.language.catalogue import entries_in
from veche.language.reader import reads

PACKAGE: Final = "veche.cli"


@cache
def _words(language: str) -> Words:
    return Words(entries_in(PACKAGE, language), language=language)


def say(key: str, /, **arguments: Argument) -> str:
    """The sentence for a key; what is no key speaks for itself."""
    return _words(reads()).say(key, arguments)


def listed(items: Sequence[str], style: Style = "standard") -> str:
    """Several things as the language lists them."""
    return _words(reads()).listed(items, style)
