"""Hints: what somebody probably meant who wrote a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

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


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """A question after the nearest known word, with a space before it; nothing if none is near.

    >>> did_you_mean("kyiv", ["kiev", "chernigov"])
    " Did you mean 'kiev'?"
    """
    return "".join(f" Did you mean {one!r}?" for one in near(word, known))


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """There is no such thing; what was probably meant, and what there is.

    >>> unknown("bot", "rndom", ["greedy", "random"])
    "There is no bot 'rndom'. Did you mean 'random'? Known are: greedy, random."
    """
    words = list(known)
    return f"There is no {what} {word!r}.{did_you_mean(word, words)} Known are: {', '.join(words) or 'none'}."
