"""The bar on top: round, phase, turn order; and the line under the question."""

from __future__ import annotations

from typing import Final

from veche.drawing import bar
from veche.drawing.html import esc
from veche.drawing.icons import icon
from veche.titles.rurik.components import ROUNDS
from veche.titles.rurik.draw.desk import Desk

PHASES: Final = ("strategy", "action", "claim")
POINTS_FIRST: Final = frozenset(
    "muster muster-by-maria choose-troop choose-destination choose-troop-anywhere choose-destination-anywhere "
    "attack".split()
)
"""The questions whose first operand is the number of points left."""

SPENDING: Final = {
    "muster": "muster", "muster-by-maria": "muster", "choose-troop": "movement", "choose-destination": "movement",
    "choose-troop-anywhere": "movement", "choose-destination-anywhere": "movement", "attack": "attack",
    "spend-tax": "tax", "spend-build": "build", "check-which-deck": "attack", "draw-which-deck": "scheme",
    "rebellion-check-deck": "attack",
    "keep-scheme": "scheme", "return-scheme": "scheme", "along-with-agatha": "movement", "use-market": "tax",
    "replace": "build",
}  # fmt: skip
"""The column whose action a question belongs to."""


def drawn(desk: Desk) -> str:
    """Round, phase and turn order, for the bar."""
    return bar.rounds(desk.say("draw.round"), desk.numbers["round"], ROUNDS) + _phases(desk) + _order(desk)


def _phases(desk: Desk) -> str:
    names = PHASES if desk.d.phase in PHASES else (desk.d.phase,)
    return bar.phases([esc(desk.say(f"draw.phase.{name}")) for name in names], names.index(desk.d.phase))


def _order(desk: Desk) -> str:
    places = []
    for seat in desk.d.order:
        first = desk.numbers["marker"] == seat and desk.d.rebellion is None
        bear = icon("bear", label=desk.say("draw.first")) if first else ""
        inside = f'{desk.badge(seat)}<span class="nm0">{esc(desk.who(seat))}</span>{bear}'
        places.append((inside, seat == desk.scene.asked, False))
    return bar.order(desk.say("draw.order"), places)


def detail(desk: Desk) -> str:
    """What the line under the question says besides whose turn it is: the action, and the points left as dots."""
    if desk.view.over or desk.scene.asked is None:
        return ""
    say = desk.say
    column = SPENDING.get(desk.procedure)
    parts = [say(f"column.{column}") if column else say(f"draw.phase.{desk.d.phase}")]
    if desk.numbers["played"] >= 0:
        played = desk.box.scheme_names[desk.numbers["played"]]
        parts.append(f"{say('draw.scheme')}: {say(f'scheme.{played}')}")
    points = _points(desk)
    dots = ""
    if points:
        left = esc(say.count("draw.detail.points", points))
        dots = f' <span class="dots" aria-hidden="true">{"<i></i>" * points}</span>{left}'
    return esc(" · ".join(parts)) + dots


def question(desk: Desk) -> str:
    """The question without the points left, where the line under it counts them."""
    key = f"draw.ask.{desk.scene.procedure}"
    return desk.say(key, **desk.scene.operands) if key in desk.say.words else ""


def waiting(desk: Desk) -> str:
    """What the seat that is asked is doing, told to everybody else."""
    key = f"draw.wait.{desk.procedure}"
    if desk.scene.asked is None or key not in desk.say.words:
        return ""
    return desk.say(key, name=desk.name(desk.scene.asked))


def _points(desk: Desk) -> int:
    if desk.procedure in POINTS_FIRST:
        return desk.operands[0]
    if desk.procedure == "spend-tax":
        return desk.numbers["tax_points"]
    return desk.numbers["build_points"] if desk.procedure == "spend-build" else 0
