"""What scheme cards and intrigues are called, and what intrigues do, in words.

Nothing is printed on scheme cards but what they give and cost, so that is their name.

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
from veche.titles.rurik.first.components import COIN, COLUMNS, DEED, FOR_EACH, GAINS, REGIONS_WHERE, SCHEME, WARFARE

Schemes = tuple[tuple[str, tuple[int, ...], int], ...]
"""Kinds of schemes: the id, how much it gives of each kind of reward, what it costs."""

Intrigues = tuple[tuple[str, str], ...]
"""Intrigues: how each is called in moves, and what its name is."""

REWARDS: Final[tuple[tuple[int, str], ...]] = (
    *enumerate(COLUMNS[:SCHEME]), (DEED, "deed"), (WARFARE, "warfare"), (COIN, "coin"),
)  # fmt: skip
"""What a scheme may give, in the order in which it is said."""

SIGNS: Final = ("casualty", "casualties", "safe")
"""The last word of an id where two kinds differ in their sign alone."""


def schemes_of(box: Box) -> Schemes:
    """The kinds of schemes in this box."""
    rows = [tuple(box.scheme_reward[kind * KINDS : (kind + 1) * KINDS]) for kind in range(box.schemes)]
    return tuple([(box.scheme_names[kind], rows[kind], box.scheme_cost[kind]) for kind in range(box.schemes)])


def intrigues_of(box: Box) -> Intrigues:
    """The intrigues in this box."""
    return tuple(zip(box.intrigue_names, box.intrigues_called, strict=True))


@lru_cache(maxsize=64)
def words_with_schemes(package: str, figures: Figures, schemes: Schemes, intrigues: Intrigues, language: str) -> Words:
    """The words of the title, with a name for each of these kinds and cards; the same ones give the same object."""
    words = words_of_both(package, figures, language)
    names = {ident(f"scheme.{name}"): scheme_said(words, name, row, cost) for name, row, cost in schemes}
    for name, called in intrigues:
        if f"intrigue.{name}" not in words:
            names[ident(f"intrigue.{name}")] = called
    return words.with_entries({name: quoted(name, said) for name, said in names.items()})


class Effect:
    """What a verb of an intrigue does: a message, with these arguments or with one message more that has them."""

    def __init__(self, key: str, number: int, gain: str = "", more: tuple[str, str] = ("", "")) -> None:
        self.key = key
        self.gain = gain
        self.arguments: dict[str, str | int] = {"number": number}
        if more[0]:
            self.arguments[more[0]] = more[1]

    def said(self, words: Words) -> str:
        """The effect as a sentence."""
        if not self.gain:
            return words.say(self.key, {**self.arguments})
        return words.say(self.key, {"gain": words.say(self.gain, {**self.arguments})})


def effects_said(words: Words, box: Box, card: int) -> list[str]:
    """What an intrigue does, a sentence for each of its verbs: first what it does at once."""
    return [effect.said(words) for effect in [*at_once(box, card), *for_the_round(box, card)]]


def at_once(box: Box, card: int) -> list[Effect]:
    """What an intrigue does at once."""
    found = []
    if box.intrigue_gain[card]:
        what = GAINS[box.intrigue_gain_what[card]]
        key = f"effect.gain.{FOR_EACH[box.intrigue_gain_each[card]]}"
        if what == "coin":
            found.append(Effect(key, box.intrigue_gain[card], "gain.coin"))
        else:
            found.append(Effect(key, box.intrigue_gain[card], "gain.good", ("good", what)))
    if box.intrigue_goods[card]:
        where = REGIONS_WHERE[box.intrigue_goods_where[card]]
        found.append(Effect("effect.goods", box.intrigue_goods[card], more=("where", where)))
    if box.intrigue_rebels[card]:
        where = REGIONS_WHERE[box.intrigue_rebels_where[card]]
        found.append(Effect("effect.rebels", box.intrigue_rebels[card], more=("where", where)))
    if box.intrigue_look[card]:
        found.append(Effect("effect.look", box.intrigue_look[card]))
    return found


def for_the_round(box: Box, card: int) -> list[Effect]:
    """What an intrigue changes for the round."""
    found = []
    if box.intrigue_bribe[card]:
        found.append(Effect("effect.bribe", box.intrigue_bribe[card], "gain.coin"))
    if box.intrigue_structure[card]:
        by = box.intrigue_structure[card]
        found.append(Effect(f"effect.structure.{_more(by)}", abs(int(by)), "gain.build"))
    if box.intrigue_first_structure[card]:
        by = box.intrigue_first_structure[card]
        found.append(Effect(f"effect.first-structure.{_more(by)}", abs(int(by)), "gain.build"))
    for kind in range(SCHEME):
        by = box.intrigue_points[card * SCHEME + kind]
        if by:
            found.append(Effect(f"effect.points.{_more(by)}", abs(int(by)), f"gain.{COLUMNS[kind]}"))
    if box.intrigue_cards[card]:
        by = box.intrigue_cards[card]
        found.append(Effect(f"effect.cards.{_more(by)}", abs(int(by))))
    return found


def _more(by: int) -> str:
    return "more" if by > 0 else "fewer"


def scheme_said(words: Words, name: str, row: tuple[int, ...], cost: int) -> str:
    """A kind of scheme in words: what it gives, and its price if it has one."""
    said = gains_said(words, row, "gain.or" if "-or-" in name else "gain.and")
    if cost:
        said = words.say("gain.for", {"gain": said, "price": words.say("gain.coin", {"number": cost})})
    sign = name.rpartition("-")[2]
    return words.say(f"gain.{sign}", {"gain": said}) if sign in SIGNS else said


def gains_said(words: Words, row: tuple[int, ...], between: str = "gain.and") -> str:
    """A reward in words, in the middle of a sentence."""
    said = ""
    for kind, name in REWARDS:
        if row[kind]:
            one = words.say(f"gain.{name}", {"number": row[kind]})
            said = words.say(between, {"gain": said, "other": one}) if said else one
    return said or words.say("gain.none")
