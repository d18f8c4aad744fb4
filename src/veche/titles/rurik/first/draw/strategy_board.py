"""The strategy board: what each of its spaces gives and costs."""

from __future__ import annotations

from functools import lru_cache

from veche.drawing.html import EMPTY, Html, html
from veche.drawing.icons import icon
from veche.drawing.marks import coin
from veche.drawing.speech import Speech
from veche.titles.rurik.both.components import ROWS, SPACES
from veche.titles.rurik.both.draw import board
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import COLUMNS, SCHEME
from veche.titles.rurik.first.draw.desk import Desk


def drawn(desk: Desk) -> Html:
    """The whole board."""
    alone = desk.d.rebellion is not None
    return board.drawn(desk, spaces(desk.box, desk.players, alone, desk.d.given_by_space(), desk.say))


@lru_cache(maxsize=32)
def spaces(box: Box, players: int, alone: bool, given: tuple[int, ...], say: Speech) -> list[tuple[Html, str]]:
    """By space: what it gives and costs, drawn and in words. Alone, nobody gives the bear away."""
    return [_gives(box, players, alone, space, given[space], say) for space in range(SPACES)]


def _gives(box: Box, players: int, alone: bool, space: int, points: int, say: Speech) -> tuple[Html, str]:
    column, row = divmod(space, ROWS)
    fee = box.coin_cost[players * SPACES + space]
    described = [say.count("draw.space.cards" if column == SCHEME else "draw.space.points", points)]
    extra = EMPTY
    if fee:
        extra += html(f'<span class="fee">{coin(f"−{fee}")}</span>')
        described.append(say.count("draw.space.fee", fee))
    if column == SCHEME and row == 0 and not alone:
        extra += html(f'<span class="bear">{icon("bear")}</span>')
        described.append(say("draw.space.bear"))
    text = ", ".join(described)
    shown = html(f'<span class="what"><span class="gives"><b>{points}</b>{icon(COLUMNS[column])}</span>{extra}</span>')
    return shown, text[:1].upper() + text[1:] + "."
