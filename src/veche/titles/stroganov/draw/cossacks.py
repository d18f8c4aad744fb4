"""Cossacks: a rider in the colour of the seat over its badge; the one that is asked has a golden halo."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import EMPTY, Html, classes, esc, html, joined
from veche.drawing.tips import tale
from veche.titles.stroganov.draw.desk import Desk

RIDER: Final = html(
    '<svg class="rd" viewBox="-14 -14 540 540" aria-hidden="true">'
    '<use href="#i-cossack" width="512" height="512"/></svg>'
)


def cossacks(desk: Desk, space: int) -> Html:
    """The Cossacks on a space, as they line up: whoever came first stands at the right."""
    here = desk.cossacks(space)
    if not here:
        return EMPTY
    return html(f'<span class="coss c{len(here)}">{joined([_cossack(desk, seat) for seat in here])}</span>')


def _cossack(desk: Desk, seat: int) -> Html:
    name = desk.seats[seat]
    played = desk.columns["played"][seat]
    hint = desk.tip(desk.say("draw.cossack", who=desk.name(seat)), _turn(desk, seat)) + tale("event-cossacks")
    look = classes("cos", f"s-{name}", "done" if played else "", "now" if seat == desk.scene.asked else "")
    return html(f'<span id="cossack-{esc(name)}"{look} data-glide=""{hint}>{RIDER}{desk.badge(seat)}</span>')


def _turn(desk: Desk, seat: int) -> str:
    """How it stands with the Cossack's turn; in winter nobody has one."""
    if not desk.has_turns:
        return ""
    if desk.columns["played"][seat]:
        return desk.say("draw.cossack.played")
    return desk.say("draw.cossack.plays" if desk.awaits_end(seat) else "draw.cossack.waits")
