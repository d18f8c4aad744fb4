"""Hints: what somebody probably meant who wrote a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from veche.kernel.telling import Told

LONGEST: Final = 80
"""Nobody meant a word of ours who wrote a longer one, and comparing it would take long."""


def near(word: object, known: Iterable[str], most: int = 1, alike: float = 0.6) -> list[str]:
    """The known words that look like this one, the nearest first; `alike` says how much, up to 1 for the same word.

    >>> near("kyiv", ["kiev", "chernigov"]), near("volga", ["kiev", "chernigov"])
    (['kiev'], [])
    """
    if not isinstance(word, (str, int)) or len(str(word)) > LONGEST:
        return []
    return get_close_matches(str(word), list(known), most, alike)


def unknown(what: str, word: str, known: Iterable[str], **more: str) -> Told:
    """There is no such thing; what was probably meant, and what there is. `what` ends the key: `unknown.bot`.

    >>> print(unknown("bot", "rndom", ["greedy", "random"]))
    There is no bot 'rndom'. Did you mean 'random'? Known are: greedy, random.
    """
    words = list(known)
    meant = "".join([repr(one) for one in near(word, words)])
    return Told(f"unknown.{what}", word=repr(word), near=meant or "none", known=words or Told("unknown.none"), **more)
