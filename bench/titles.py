"""The other titles beside Rurik: what share of its rate of "copy and play every move" each of them reaches.

A round plays Rurik and then the others, with as many players; each share is taken inside its round.
"""

from __future__ import annotations

from bench.sides import COMPILED, PURE, Figures, Side

TARGETS = {"rurik2": 1 / 2, "stroganov": 1 / 3}
"""By title: the least share of Rurik's rate."""

VECHE = (PURE, COMPILED)


def run_name(side: Side, players: int, title: str = "") -> str:
    """What a run is called in a round; without a title it is what the side plays by itself."""
    return f"{side.name} {title} {players}p" if title else f"{side.name} {players}p"


def rate(figures: Figures) -> float:
    """How many moves a second were played, each on a copy of its own."""
    return figures["expand_per_second"]


def shares(rounds: list[dict[str, Figures]], side: Side, players: int, title: str) -> list[float]:
    """The title's rate as a share of Rurik's, round by round."""
    ours, first = run_name(side, players, title), run_name(side, players)
    return [rate(found[ours]) / rate(found[first]) for found in rounds]
