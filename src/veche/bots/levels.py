"""Four levels that a person understands, in the words of the time. Each is a bot that is told something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from veche.bots.greedy import GreedyBot, HandBot
from veche.bots.parameters import Parameter
from veche.bots.planner import PlannerBot
from veche.kernel.rules import Rules
from veche.shelf.title import AnyTitle


class Otrok(HandBot):
    """Otrok, a page of the prince: looks at his own turn alone and overlooks most of what he could do."""

    parameters: ClassVar[Mapping[str, Parameter]] = {}

    def __init__(self, rules: Rules[Any], seed: int, title: AnyTitle) -> None:
        super().__init__(rules, seed, title, width=4, guesses=1, overlooks=0.85)


class Druzhinnik(HandBot):
    """Druzhinnik, a man of the retinue: makes the most of his own turn, by rule of thumb."""

    parameters: ClassVar[Mapping[str, Parameter]] = {}

    def __init__(self, rules: Rules[Any], seed: int, title: AnyTitle) -> None:
        super().__init__(rules, seed, title)


class Voivode(GreedyBot):
    """Voivode, a commander: weighs his turn by what has won many games."""

    parameters: ClassVar[Mapping[str, Parameter]] = {}

    def __init__(self, rules: Rules[Any], seed: int, title: AnyTitle) -> None:
        super().__init__(rules, seed, title)


class Knyaz(PlannerBot):
    """Knyaz, the prince: plays his best turns on in his head for about a round, for two seconds, before he chooses."""

    parameters: ClassVar[Mapping[str, Parameter]] = {"seconds": PlannerBot.parameters["seconds"]}

    def __init__(self, rules: Rules[Any], seed: int, title: AnyTitle, seconds: float = 2.0) -> None:
        super().__init__(rules, seed, title, seconds=seconds)


LEVELS = {"otrok": Otrok, "druzhinnik": Druzhinnik, "voivode": Voivode, "knyaz": Knyaz}
"""The levels by code name, from the one that a child beats upward."""
