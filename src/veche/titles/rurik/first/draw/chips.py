"""The buttons of the question: what the main action is, and what stopping would lose."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import Html, esc, html
from veche.drawing.icons import icon
from veche.titles.rurik.both.components import ROWS
from veche.titles.rurik.both.draw.weight import ACT
from veche.titles.rurik.first.components import COLUMNS
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.status import POINTS_FIRST

FORFEIT: Final = "forfeit"


def faces(desk: Desk) -> dict[str, Html]:
    """By move: the face of its button. The main action wears the advisor that acts and says what it does."""
    if ACT not in desk.verbs:
        return {}
    column = COLUMNS[desk.resolved // ROWS]
    worn = desk.badge(desk.mine, str(desk.resolved_number) if desk.resolved_number else "", label="")
    called = esc(desk.say("draw.act", column=desk.say(f"column.{column}")))
    return {ACT: html(f"{worn}{called} {icon(column)}{desk.given}")}


def stopping(desk: Desk) -> str:
    """What stopping asks: points that are not saved are lost."""
    return desk.say.count("draw.sure.stop", desk.operands[0]) if desk.doing(*POINTS_FIRST) else ""
