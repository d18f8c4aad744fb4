"""The dock: what is one's own, in a bar below the table that never scrolls away.

A card that is kept there is drawn twice: short, with its picture, its words and the one fact that matters now, for the
bar; and whole, which is shown with the card's tip, and lies there itself where the dock is a tab of its own.
"""

from __future__ import annotations

from typing import Literal

from veche.drawing.desk import Desk
from veche.drawing.html import EMPTY, Html, esc, html
from veche.drawing.parts import part

Fact = Literal["", "ready", "bad"]
"""What a fact means to whoever keeps the card: nothing in particular, it can be done, it does harm."""


def section(name: str, title: str, hint: str, inside: Html) -> Html:
    """A part of the dock under its heading."""
    return part(
        html(
            f'<section id="my-{esc(name)}" class="my-{esc(name)}" aria-labelledby="h-{esc(name)}">'
            f'<h2 id="h-{esc(name)}">{esc(title)}<small>{esc(hint)}</small></h2>{inside}</section>'
        )
    )


def fact(inside: Html, means: Fact = "") -> Html:
    """The line at the foot of a short card."""
    return html(f'<span class="fact {means}">{inside}</span>')


def kept(desk: Desk, thing: str, brief: Html, whole: Html, hint: Html, ident: str, off: bool = False) -> Html:
    """A card in the dock. `thing` is empty where no move can point at it; `off` is for one that cannot be used now."""
    named = html(f' id="{esc(ident)}"') if ident else EMPTY
    inside = html(f'{brief}<div class="whole">{whole}</div>')
    if not thing:
        return html(f'<div class="keep" tabindex="0" role="group"{named}{hint}>{inside}</div>')
    dim = off and not desk.may(thing)
    disabled = html(' aria-disabled="true"') if dim else EMPTY
    return desk.thing(thing, "keep off" if dim else "keep", inside, html(f"{named}{disabled}{hint}"), focus=True)
