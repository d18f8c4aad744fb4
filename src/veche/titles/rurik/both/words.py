"""The words of an edition, and below them what both editions say alike."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.drawing.speech import Figures, words_in
from veche.kernel.words import Words
from veche.language.catalogue import entries_in

BOTH: Final = "veche.titles.rurik.both"


@lru_cache(maxsize=32)
def words_of_both(package: str, figures: Figures, language: str) -> Words:
    """The words of the edition in this package; the same ones give the same object."""
    return words_in(package, figures, language).with_entries(entries_in(BOTH, language), below=True)
