"""What a seat cannot see, title by title: the slots with unseen cards, and which cards a guess puts there.

Each function gets a view and a guess from it, and gives the pools of cards that are mixed among themselves; a pool
has for each of its slots the cards that the guess put there. What lies in no particular place is a slot as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tests.laws import rurik, rurik2, stroganov
from tests.laws.states import of_the_toy

Slots: TypeAlias = dict[str, dict[str, list[int]]]


UNSEEN: Final[dict[str, Callable[[Any, Any], Slots]]] = {
    "rurik": rurik.unseen,
    "rurik2": rurik2.unseen,
    "stroganov": stroganov.unseen,
    **of_the_toy("unseen"),
}

EVERYTHING_OPEN: Final = ("stroganov",)
"""Titles in which nothing is hidden, but for what an option may hide: their own tests examine how guesses vary."""
