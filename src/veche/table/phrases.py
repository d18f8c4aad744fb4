"""What the pages around a title say, in the language of whoever reads them."""

from __future__ import annotations

from functools import cache
from typing import Final

from veche.kernel.words import Words
from veche.language.catalogue import ENGLISH, entries_in

PACKAGE: Final = "veche.table"


@cache
def phrases(language: str = ENGLISH) -> Words:
    """What pages say in this language."""
    return Words(entries_in(PACKAGE, language), language=language)


PHRASES = phrases()
