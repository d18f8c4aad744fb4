"""Cards on the table: a face with its place in play; and the faces of leaders, which both editions have.

Everything is sized in `em`, so that one template serves hand, market and sheet.
"""

from __future__ import annotations

from veche.drawing.html import EMPTY, Html, esc, html
from veche.drawing.icons import icon, line
from veche.drawing.parts import part
from veche.drawing.speech import Speech
from veche.titles.rurik.both.components import DEPTH, NONE
from veche.titles.rurik.both.draw.desk import Desk
from veche.titles.rurik.both.draw.marks import PLAITED
from veche.titles.rurik.both.scoring import AGENDAS_OF_TRACKS
from veche.titles.rurik.both.view import HIDDEN


def leader_face(name: str, say: Speech, mark: Html = EMPTY) -> Html:
    """The face of a leader: initial, name with a mark behind it, when the ability serves, and what it does."""
    called = say(f"leader.{name}")
    return html(
        f'<div class="initial" aria-hidden="true">{PLAITED}{icon("leader")}<b>{esc(called[:1])}</b></div>'
        f'<div class="body"><h3>{esc(called)}{mark}</h3><span class="when">{esc(say(f"draw.leader.{name}.when"))}'
        f"</span>"
        f"<p>{esc(say(f'draw.leader.{name}'))}</p></div>"
    )


def agenda_standing(desk: Desk, name: str, mine: int, best: int) -> str:
    """How an agenda stands: markers are compared as they would be at the end of the round."""
    track = name in AGENDAS_OF_TRACKS and not desk.view.over
    return desk.say("draw.agenda.standing.track" if track else "draw.agenda.standing", mine=mine, best=best)


def card(desk: Desk, look: str, thing: str, face: Html, hint: Html = EMPTY, ident: str = "", off: bool = False) -> Html:
    """A face with the attributes of its thing. `off` is for a card that is one's own but cannot be used now."""
    dim = " off" if off and not desk.may(thing) else ""
    disabled = html(' aria-disabled="true"') if dim else EMPTY
    named = html(f' id="{esc(ident)}"') if ident else EMPTY
    return desk.thing(thing, f"card {look}{dim}", face, html(f"{named}{disabled}{hint}"), focus=True)


def plain(look: str, face: Html, hint: Html = EMPTY, ident: str = "") -> Html:
    """A face that no move can point at."""
    named = html(f' id="{esc(ident)}"') if ident else EMPTY
    return html(f'<div{named} class="card {esc(look)}"{hint}>{face}</div>')


def leader_look(desk: Desk, seat: int) -> str:
    """A leader card wears the colour of the seat that plays it; before that, the chronicle's blue."""
    return f"leader lead-{desk.seats[seat]}" if seat >= 0 else "leader"


def done_mark(desk: Desk) -> Html:
    """The green tab under an accomplished deed."""
    return html(f'<span class="donemark">{line("check")}{esc(desk.say("draw.deed.done"))}</span>')


def section(css: str, title: str, hint: str, inside: Html) -> Html:
    """A part of what is one's own, under its heading."""
    return part(
        html(
            f'<section id="my-{esc(css)}" class="{esc(css)}" aria-labelledby="h-{esc(css)}">'
            f'<h2 class="rubric" id="h-{esc(css)}">{esc(title)}'
            f"<small>{esc(hint)}</small></h2>{inside}</section>"
        )
    )


def known_top(desk: Desk, deck: int) -> int:
    """The kind of a deck's topmost card if this seat knows it because it put it there, else NONE."""
    depth = desk.columns["top_count"][deck]
    if depth == 0:
        return NONE
    kind = desk.columns["top"][deck * DEPTH + depth - 1]
    return kind if kind != HIDDEN else NONE
