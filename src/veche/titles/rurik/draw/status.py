"""The bar on top: round, phase, turn order; and the line under the question."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import esc
from veche.drawing.icons import icon
from veche.titles.rurik.components import ROUNDS
from veche.titles.rurik.draw.desk import Desk

ROMAN: Final = ("I", "II", "III", "IV")
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
    return _rounds(desk) + _phases(desk) + _order(desk)


def _mark(place: int, here: int) -> str:
    return "past" if place < here else "cur" if place == here else ""


def _rounds(desk: Desk) -> str:
    now = desk.numbers["round"]
    items = [
        f'<li class="{_mark(place + 1, now)}"{_current(place + 1 == now)}>{ROMAN[place]}</li>'
        for place in range(ROUNDS)
    ]
    return f'<div class="rnd"><span class="lab">{esc(desk.say("draw.round"))}</span><ol>{"".join(items)}</ol></div>'


def _current(now: bool) -> str:
    return ' aria-current="step"' if now else ""


def _phases(desk: Desk) -> str:
    if desk.d.phase not in PHASES:
        return f'<ol class="ph"><li class="cur">{esc(desk.say(f"draw.phase.{desk.d.phase}"))}</li></ol>'
    now = PHASES.index(desk.d.phase)
    items = [f'<li class="{_mark(place, now)}"{_current(place == now)}>{esc(desk.say(f"draw.phase.{name}"))}</li>'
             for place, name in enumerate(PHASES)]  # fmt: skip
    return f'<ol class="ph">{"".join(items)}</ol>'


def _order(desk: Desk) -> str:
    items = []
    for seat in desk.d.order:
        first = desk.numbers["marker"] == seat and desk.d.rebellion is None
        bear = icon("bear", label=desk.say("draw.first")) if first else ""
        now = seat == desk.scene.asked
        items.append(
            f'<li class="{"cur" if now else ""}"{_current(now)}>{desk.badge(seat)}'
            f'<span class="nm0">{esc(desk.who(seat))}</span>{bear}</li>'
        )
    return f'<ol class="to" aria-label="{esc(desk.say("draw.order"))}">{"".join(items)}</ol>'


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
