"""What the pages around a title say, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from veche.drawing.speech import numbers
from veche.kernel.words import Argument, Style, Words
from veche.language.catalogue import ENGLISH, entries_in
from veche.language.reader import reads

PACKAGE: Final = "veche.table"


@cache
def phrases(language: str = ENGLISH) -> Words:
    """What pages say in this language."""
    return Words(entries_in(PACKAGE, language), numbers=numbers(language), language=language)


class Phrases:
    """What pages say, in the language of whoever reads them."""

    def __contains__(self, key: str) -> bool:
        return key in phrases(reads())

    def say(self, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """The sentence for `key`."""
        return phrases(reads()).say(key, arguments)

    def name(self, kind: str, thing: Argument) -> str:
        """What a thing of this kind is called."""
        return phrases(reads()).name(kind, thing)

    def listed(self, items: Sequence[str], style: Style = "standard") -> str:
        """Several things as the language lists them."""
        return phrases(reads()).listed(items, style)


PHRASES: Final = Phrases()
