"""What neither gets lost nor comes from nowhere, title by title.

`CONSERVED` gives everything that is wrong with a state, `NEVER_BACK` everything that went back though it only goes
forward. Both hold at every question, in the middle of any procedure, and for guesses as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.laws import rurik, rurik2, stroganov
from tests.laws.states import of_the_toy

Problems = list[str]

CONSERVED: Final[dict[str, Callable[[Any, Any], Problems]]] = {
    "rurik": rurik.conserved,
    "rurik2": rurik2.conserved,
    "stroganov": stroganov.conserved,
    **of_the_toy("conserved"),
}
NEVER_BACK: Final[dict[str, Callable[[Any, Any], Problems]]] = {
    "rurik": rurik.never_back,
    "rurik2": rurik2.never_back,
    "stroganov": stroganov.never_back,
    **of_the_toy("never_back"),
}
