"""The order of play in the bar on top, with the bear at whoever goes first next."""

from __future__ import annotations

from veche.drawing import bar
from veche.drawing.html import EMPTY, Html, esc, html
from veche.drawing.icons import icon
from veche.titles.rurik.both.draw.desk import Desk


def order(desk: Desk, marker: int) -> Html:
    """Everybody in the order of play; `marker` is the seat with the first-player marker, or NONE."""
    places = []
    for seat in desk.order:
        sign = icon("bear", label=desk.say("draw.first")) if marker == seat else EMPTY
        inside = html(f'{desk.badge(seat)}<span class="nm0">{esc(desk.who(seat))}</span>{sign}')
        places.append((inside, seat == desk.scene.asked, False))
    return bar.order(desk.say("draw.order"), places)
