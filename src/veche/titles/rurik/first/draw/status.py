"""The bar on top: round, phase, turn order; and the line under the question."""

from __future__ import annotations

from typing import Final

from veche.drawing import bar
from veche.drawing.html import EMPTY, Html, esc, html
from veche.drawing.recall import recalled
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.draw.status import order
from veche.titles.rurik.first.components import ROUNDS
from veche.titles.rurik.first.draw.desk import Desk

PHASES: Final = ("strategy", "action", "claim")
POINTS_FIRST: Final = frozenset(
    "muster muster-by-maria choose-troop choose-destination choose-troop-anywhere choose-destination-anywhere "
    "move-from move-from-to attack".split()
)
"""The questions whose first operand is the number of points left."""

SPENDING: Final = {
    "muster": "muster", "muster-by-maria": "muster", "choose-troop": "movement", "choose-destination": "movement",
    "choose-troop-anywhere": "movement", "choose-destination-anywhere": "movement", "attack": "attack",
    "spend-tax": "tax", "spend-build": "build", "check-which-deck": "attack", "draw-which-deck": "scheme",
    "rebellion-check-deck": "attack",
    "keep-scheme": "scheme", "return-scheme": "scheme", "along-with-agatha": "movement", "use-market": "tax",
    "replace": "build", "after-theofana-taxed": "tax", "gleb-may-march": "movement",
    "move-from": "movement", "move-from-to": "movement", "tavern-top": "scheme",
}  # fmt: skip
"""The column whose action a question belongs to."""


@recalled
def drawn(desk: Desk) -> Html:
    """Round, phase and turn order, for the bar."""
    marker = desk.numbers["marker"] if desk.d.rebellion is None else NONE
    return bar.rounds(desk.say("draw.round"), desk.numbers["round"], ROUNDS) + _phases(desk) + order(desk, marker)


def _phases(desk: Desk) -> Html:
    names = PHASES if desk.phase in PHASES else (desk.phase,)
    return bar.phases([esc(desk.say(f"draw.phase.{name}")) for name in names], names.index(desk.phase))


def detail(desk: Desk) -> Html:
    """What the line under the question says besides whose turn it is: the action, and the points left as dots."""
    if desk.view.over or desk.scene.asked is None:
        return EMPTY
    say = desk.say
    column = SPENDING.get(desk.procedure)
    parts = [say(f"column.{column}") if column else say(f"draw.phase.{desk.phase}")]
    if desk.numbers["played"] >= 0:
        played = desk.box.scheme_names[desk.numbers["played"]]
        parts.append(f"{say('draw.scheme')}: {say(f'scheme.{played}')}")
    if desk.doing("choose-column") and desk.operands[1]:
        parts.append(say.count("draw.detail.bribe", desk.operands[1]))
    points = _points(desk)
    dots = EMPTY
    if points:
        left = esc(say.count("draw.detail.points", points))
        dots = html(f' <span class="dots" aria-hidden="true">{html("<i></i>") * points}</span>{left}')
    return esc(" · ".join(parts)) + dots


def _points(desk: Desk) -> int:
    if desk.doing(*POINTS_FIRST):
        return desk.operands[0]
    if desk.doing("spend-tax"):
        return desk.numbers["tax_points"]
    return desk.numbers["build_points"] if desk.doing("spend-build") else 0
