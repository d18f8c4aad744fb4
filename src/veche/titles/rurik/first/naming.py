"""What scheme cards are called: nothing is printed on them but what they give and cost, so that is their name.

It is put together from the box: a corrected card is called by its corrected numbers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.drawing.speech import Figures
from veche.kernel.words import Words
from veche.language.catalogue import ident, quoted
from veche.titles.rurik.both.words import words_of_both
from veche.titles.rurik.first.box import KINDS, Box
from veche.titles.rurik.first.components import COIN, COLUMNS, DEED, SCHEME

Schemes = tuple[tuple[str, tuple[int, ...], int], ...]
"""Kinds of schemes: the id, how much it gives of each kind of reward, what it costs."""

REWARDS: Final[tuple[tuple[int, str], ...]] = (*enumerate(COLUMNS[:SCHEME]), (DEED, "deed"), (COIN, "coin"))
"""What a scheme may give, in the order in which it is said."""

SIGNS: Final = ("casualty", "safe")
"""The last word of an id where two kinds differ in their sign alone."""


def schemes_of(box: Box) -> Schemes:
    """The kinds of schemes in this box."""
    rows = [tuple(box.scheme_reward[kind * KINDS : (kind + 1) * KINDS]) for kind in range(box.schemes)]
    return tuple([(box.scheme_names[kind], rows[kind], box.scheme_cost[kind]) for kind in range(box.schemes)])


@lru_cache(maxsize=64)
def words_with_schemes(package: str, figures: Figures, schemes: Schemes, language: str) -> Words:
    """The words of the title, with a name for each of these kinds; the same kinds give the same object."""
    words = words_of_both(package, figures, language)
    names = {ident(f"scheme.{name}"): scheme_said(words, name, row, cost) for name, row, cost in schemes}
    return words.with_entries({name: quoted(name, said) for name, said in names.items()})


def scheme_said(words: Words, name: str, row: tuple[int, ...], cost: int) -> str:
    """A kind of scheme in words: what it gives, and its price if it has one."""
    said = gains_said(words, row)
    if cost:
        said = words.say("gain.for", {"gain": said, "price": words.say("gain.coin", {"number": cost})})
    sign = name.rpartition("-")[2]
    return words.say(f"gain.{sign}", {"gain": said}) if sign in SIGNS else said


def gains_said(words: Words, row: tuple[int, ...]) -> str:
    """A reward in words, in the middle of a sentence."""
    said = ""
    for kind, name in REWARDS:
        if row[kind]:
            one = words.say(f"gain.{name}", {"number": row[kind]})
            said = words.say("gain.and", {"gain": said, "other": one}) if said else one
    return said or words.say("gain.none")
