"""Today's compiled build beside another one, of an old commit: how many times its rate of decisions each title has.

The other build plays the same titles in the same rounds, and each ratio is taken inside its round.
"""

from __future__ import annotations

from bench.sides import BESIDE, COMPILED, LOOP_IN_PYTHON, Figures
from bench.titles import run_name

TARGETS = {"": None, "rurik2": 2.5, "stroganov": 2.5}
"""By title: the least ratio, if there is one. Without a title it is Rurik, which a run plays by itself."""

NOT_BESIDE = (
    '*** NO BUILD OF AN OLD COMMIT IS BESIDE (ARGS="--beside /path/to/.venv-compiled/bin/python"): '
    f"THE TARGETS OF {' AND '.join(title.upper() for title, target in TARGETS.items() if target)} ARE NOT JUDGED ***"
)


def rate(figures: Figures) -> float:
    """How many decisions a second were made."""
    return figures["decisions"] / figures["seconds"]


def gains(rounds: list[dict[str, Figures]], players: int, title: str) -> list[float]:
    """How many times the other build's rate the title has, round by round."""
    ours, theirs = run_name(COMPILED, players, title), run_name(BESIDE, players, title)
    return [rate(found[ours]) / rate(found[theirs]) for found in rounds]


def has_no_loop(rounds: list[dict[str, Figures]]) -> bool:
    """Whether the other build had to be measured in the loop in Python, for want of one in its kernel."""
    return any(
        one["loop"] == LOOP_IN_PYTHON
        for found in rounds
        for name, one in found.items()
        if name.startswith(f"{BESIDE.name} ")
    )
