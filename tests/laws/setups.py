"""How matches are set up at random, title by title: options, and how long a game can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from tests.laws.states import of_the_toy
from veche import titles
from veche.kernel.colours import COLOURS, FIRST, most_colours, seats_of
from veche.kernel.meta import Option
from veche.kernel.setup import Setup
from veche.shelf.title import AnyTitle
from veche.titles.rurik.first.components import LEADERS, OLD_LEADERS

LONGEST: Final = {"rurik": 1500, "rurik2": 1500, "stroganov": 2500, "fair": 400}
"""No game has more moves than this, chance included."""

LONGEST_TURN: Final = {"rurik": 60, "rurik2": 60, "stroganov": 200, "fair": 20}
"""No seat makes more decisions than this in one turn, however rich it is and however much it wants to go on.

| title | longest found | made of |
|---|---|---|
| rurik | 31 | a bribe, coin by coin; an action of 26: points, one scheme card, one deed, one conversion, saved points |
| rurik2 | 35 | a command, two schemes with their actions, payments piece by piece; a bribe of 26 |
| stroganov | 113 | furs bought, swapped and exchanged while horses and furs last; songs, trophies |
| fair | 9 | a walk, tokens to return, a ware paid piece by piece |

Each found in about 2,000 searches; the bound leaves room for richer seats. A circle that pays for itself has none.
"""

SETUP_TURNS: Final = "setup"
"""The kind of turn in which nobody can be rich yet: one decision each."""


TOY: Final[dict[str, AnyTitle]] = of_the_toy("FAIR")
"""The toy, where it can be played."""


def examined() -> list[str]:
    """The titles whose laws are examined: all that are offered, and the toy."""
    return sorted({meta.id for meta in titles.metas()} | set(TOY))


def title_called(name: str) -> AnyTitle:
    """The title, whether it is registered or not."""
    return TOY[name] if name in TOY else titles.title(name)


def _leaders(players: int, dice: Random, options: dict[str, str]) -> str | None:
    if "random-leaders" in options:
        return None
    leaders = LEADERS if "stone-and-blade" in options else LEADERS[:OLD_LEADERS]
    known = [leader for leader in leaders if players > 1 or leader != "sviatopolk"]
    return ",".join(dice.sample(known, players))


def _colours(title: AnyTitle, players: int, dice: Random) -> str:
    """As many as must be chosen, or more where more can be."""
    return ",".join(dice.sample(title.meta.seats, dice.randint(players, most_colours(title.meta, players))))


def _motto(players: int, dice: Random, options: dict[str, str]) -> str:
    return dice.choice(["", "honey = gold", "Добро пожаловать"])


TEXTS: Final[dict[tuple[str, str], Callable[[int, Random, dict[str, str]], str | None]]] = {
    ("rurik", "leaders"): _leaders,
    ("fair", "motto"): _motto,
}
"""What may be written in options of free text; None where the option does not go with the others."""


def random_setup(title: AnyTitle, players: int, dice: Random) -> Setup:
    """Every option that goes with so many players, and with those before it, is given half of the time."""
    options: dict[str, str] = {}
    for option in title.meta.options:
        if option.goes_with(players) and dice.random() < 0.5 and not options.keys() & set(option.excludes):
            value = _value(title, option, players, dice, options)
            if value is not None:
                options[option.name] = value
    setup = Setup(players, options)
    title.check(setup)
    return setup


def every_setup(title: AnyTitle, players: int) -> Iterator[Setup]:
    """Every combination of switches and values that goes with so many players; not texts, colours and who begins."""
    ways: list[dict[str, str]] = [{}]
    for option in title.meta.options:
        if option.goes_with(players) and not option.text and option.name not in (COLOURS, FIRST):
            also = [
                {**way, option.name: value}
                for way in ways
                for value in option.values or ("",)
                if not way.keys() & set(option.excludes)
            ]
            ways += also
    for way in ways:
        yield Setup(players, way)


def _value(title: AnyTitle, option: Option, players: int, dice: Random, options: dict[str, str]) -> str | None:
    if option.name == COLOURS:
        return _colours(title, players, dice)
    if option.name == FIRST:
        return dice.choice(seats_of(title.meta, options)[:players])
    if option.text:
        return TEXTS[title.meta.id, option.name](players, dice, options)
    return dice.choice(option.values) if option.values else ""
