"""How matches are set up at random, title by title: options, and how long a game can be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tests.laws.states import AnyTitle
from tests.toy.title import FAIR
from veche import titles
from veche.kernel.setup import Setup
from veche.kernel.title import Option
from veche.titles.rurik.components import LEADERS

LONGEST: Final = {"rurik": 1500, "rurik2": 1500, "stroganov": 2500, "fair": 400}
"""No game has more moves than this, chance included."""


def examined() -> list[str]:
    """The titles whose laws are examined: all that are offered, and the toy."""
    return sorted({meta.id for meta in titles.metas()} | {"fair"})


def title_called(name: str) -> AnyTitle:
    """The title, whether it is registered or not."""
    return FAIR if name == "fair" else titles.title(name)


def _leaders(players: int, dice: Random, options: dict[str, str]) -> str | None:
    if "random-leaders" in options:
        return None
    known = [leader for leader in LEADERS if players > 1 or leader != "sviatopolk"]
    return ",".join(dice.sample(known, players))


def _motto(players: int, dice: Random, options: dict[str, str]) -> str:
    return dice.choice(["", "honey = gold", "Добро пожаловать"])


TEXTS: Final[dict[tuple[str, str], Callable[[int, Random, dict[str, str]], str | None]]] = {
    ("rurik", "leaders"): _leaders,
    ("fair", "motto"): _motto,
}
"""What may be written in options of free text; None where the option does not go with the others."""


def random_setup(title: AnyTitle, players: int, dice: Random) -> Setup:
    """Every option that goes with so many players is given half of the time, with any of its values."""
    options: dict[str, str] = {}
    for option in title.meta.options:
        if option.goes_with(players) and dice.random() < 0.5:
            value = _value(title, option, players, dice, options)
            if value is not None:
                options[option.name] = value
    setup = Setup(players, options)
    title.check(setup)
    return setup


def _value(title: AnyTitle, option: Option, players: int, dice: Random, options: dict[str, str]) -> str | None:
    if option.text:
        return TEXTS[title.meta.id, option.name](players, dice, options)
    return dice.choice(option.values) if option.values else ""
