"""Talk at the table: a line, or one of five reactions. It is kept with the match, and never in its journal."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Annotated, Final

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import line
from veche.drawing.parts import part
from veche.drawing.seats import badge
from veche.kernel.docket import NOBODY
from veche.kernel.errors import VecheError
from veche.language.written import hour
from veche.store.records import PERSON
from veche.store.talk import Said
from veche.table import guard
from veche.table.curtain import is_needed
from veche.table.errors import BadForm, Hushed, NotAllowed, TooOften
from veche.table.hall import Hall, hall_of
from veche.table.my_matches import ago
from veche.table.names import tidy
from veche.table.phrases import PHRASES
from veche.table.standpoint import Standpoint, match_of, seated
from veche.table.visits import visit_of

router = APIRouter(prefix="/match/{id}/{seat}")

LONGEST: Final = 200
LINES_A_MINUTE: Final = 12
SECONDS_BETWEEN_REACTIONS: Final = 3.0
REACTIONS: Final = {"well": line("well"), "ouch": line("ouch"), "think": line("hourglass"),
                    "sorry": line("sorry"), "turn": line("bell")}  # fmt: skip
"""The five reactions with their icons."""

ON_ITS_SIDE: Final = "talk"
"""In addresses: the side of the panel that shows the talk."""


# Saying something


@router.post("/talk")
def talk(
    request: Request,
    id: str,
    seat: str,
    how: Annotated[str, Form(max_length=20)],
    text: Annotated[str, Form(max_length=2000)] = "",
    token: Annotated[str, Form()] = "",
) -> Response:
    """Say a line, react, let a table be silent or talk again, hear nothing on this device or all of it again."""
    guard.check_form(request, token)
    live = match_of(request, id)
    here = seated(request, live.now, seat)
    if is_needed(here):
        return RedirectResponse(here.base, 303)
    try:
        side = _do(request, hall_of(request), here, how, text)
    except VecheError as error:
        if "x-part" not in request.headers:
            raise
        return PlainTextResponse(str(error))  # the page tells it; a browser's console need not
    hall = hall_of(request)
    now = hall.matches.refresh_seats(live)
    hall.hub.announce(id, now.version)
    if "x-part" in request.headers:
        return Response(status_code=204)
    return RedirectResponse(f"{here.base}?side={ON_ITS_SIDE}" if side else here.base, 303)


def _do(request: Request, hall: Hall, here: Standpoint, how: str, text: str) -> bool:
    """Do what the form says; whether the talk is to be shown then."""
    match = here.now.match.id
    if how in ("hush", "allow"):
        if not here.remembered.hosts:
            raise NotAllowed("talk.host")
        hall.talk.hush(match, how == "hush")
        return how == "allow"
    if how in ("quiet", "listen"):
        hall.browsers.be_quiet(visit_of(request).begin(), how == "quiet")
        return how == "listen"
    if how not in ("say", *REACTIONS):
        raise BadForm("talk.way", how=repr(how))
    at, said = time.time(), tidy(text, LONGEST + 1) if how == "say" else ""
    if how == "say" and not said:
        return True
    if len(said) > LONGEST:
        raise BadForm("talk.long", most=LONGEST)
    spoken = Said(match, 0, here.viewer, here.now.names[here.viewer], said, "" if said else how, at)
    since, most = (at - 60, LINES_A_MINUTE) if said else (at - SECONDS_BETWEEN_REACTIONS, 1)
    if not hall.talk.say(spoken, since, most):
        if hall.matches.store.match(match).silent:
            raise Hushed("talk.silent")
        raise TooOften("talk.often")
    return True


@router.post("/talk/read")
def read(
    request: Request,
    id: str,
    seat: str,
    number: Annotated[int, Form(ge=0)],
    token: Annotated[str, Form()] = "",
) -> Response:
    """Whoever sits there has read so many lines of the talk, here and on all devices of theirs."""
    guard.check_form(request, token)
    here = seated(request, match_of(request, id).now, seat)
    lines = min(number, here.now.match.talked)
    hall_of(request).browsers.read(visit_of(request).begin(), id, lines)
    return Response(status_code=204)


# The panel


def is_shown(here: Standpoint) -> bool:
    """Whether there is talk to be seen from a standpoint: not among programs, where nothing was said."""
    match = here.now.match
    # What a crowd watches is drawn once for all of it, so it is nobody's own business there.
    if match.silent or (here.remembered.quiet and here.mine):
        return False
    others = [seat for seat in here.now.seats if seat.kind == PERSON and seat.seat != here.viewer]
    return bool(others) or match.talked > 0


def panel(hall: Hall, here: Standpoint, side: str = "") -> Html:
    """The talk of a match beside its story, and the switch between the two; nothing where nobody talks."""
    if not is_shown(here):
        return EMPTY
    talks = side == ON_ITS_SIDE
    return html(
        f'<fieldset class="sides"><legend class="sr">{_say("talk.sides")}</legend>'
        f"{_side('story', not talks)}{_side('talk', talks)}</fieldset>"
        f'{_attendance(hall, here)}<div class="talk" id="talk-panel">{_lines(hall, here)}{_ways(here)}</div>'
    )


def _say(key: str, **arguments: str | int) -> Html:
    return esc(PHRASES.say(key, arguments))


def _side(name: str, chosen: bool) -> Html:
    mark = html(" checked") if chosen else EMPTY
    return html(
        f'<label><input type="radio" name="side" id="side-{esc(name)}"{mark}>'
        f'<span>{_say(f"talk.side.{name}")}<i class="fresh"></i></span></label>'
    )


def _lines(hall: Hall, here: Standpoint) -> Html:
    found = hall.lines.of(here.now.match)
    if not found:
        key = "talk.none" if here.viewer != NOBODY else "talk.none.watching"
        return html(f'<p class="nothing" id="talk-lines">{_say(key)}</p>')
    return part(html(f'<ol class="msgs" id="talk-lines" reversed>{joined([_line(here, one) for one in found])}</ol>'))


def _line(here: Standpoint, one: Said) -> Html:
    game = here.now.game
    seat = game.seat_name(one.seat)
    mine = one.seat == here.viewer
    name = PHRASES.say("talk.you") if mine else one.name
    when = datetime.fromtimestamp(one.said, UTC)
    if one.reaction:
        text = html(
            f'<span class="rx">{REACTIONS.get(one.reaction, line("bell"))}{_say(f"talk.{one.reaction}")}</span>'
        )
    else:
        text = html(f"<bdi>{esc(one.text)}</bdi>")
    shown, exact = esc(hour(when.astimezone())), esc(when.isoformat(timespec="seconds"))
    return html(
        f'<li class="msg{esc(" me" if mine else "")}" id="said-{one.number}" data-number="{one.number}" '
        f'data-seat="{esc(seat)}" data-at="{int(one.said)}" data-reaction="{esc(one.reaction)}">'
        f"{badge(seat, PHRASES.name('seat', seat))}<div><b><bdi>{esc(name)}</bdi></b>"
        f'<time datetime="{exact}">{shown}</time></div><p>{text}</p></li>'
    )


def _ways(here: Standpoint) -> Html:
    """The reactions and the line to say something, for whoever sits at the table. Their form is the page's."""
    if here.viewer == NOBODY:
        return EMPTY
    buttons = joined([_reaction(name, icon) for name, icon in REACTIONS.items()])
    saying, hint = _say("talk.say_something"), _say("talk.hint", most=LONGEST)
    return html(
        f'<div class="rxs" role="group" aria-label="{_say("talk.reactions")}">{buttons}</div>'
        f'<div class="say"><input form="talk" id="say" type="text" name="text" maxlength="{LONGEST}" '
        f'autocomplete="off" aria-label="{saying}" placeholder="{hint}">'
        f'<button class="btn" form="talk" name="how" value="say">{line("send")}{_say("talk.say")}</button></div>'
        f'<noscript><a href="{esc(here.base)}?side={ON_ITS_SIDE}">{_say("talk.still")}</a></noscript>'
    )


def _reaction(name: str, icon: Html) -> Html:
    """A reaction has a form of its own: who presses Enter in the line says that line."""
    said = _say(f"talk.{name}")
    return html(
        f'<button form="react" name="how" value="{esc(name)}" title="{said}">{icon}<span>{said}</span></button>'
    )


def _attendance(hall: Hall, here: Standpoint) -> Html:
    """Who of the others is there, for whoever sits at the table, as far as this process knows."""
    if here.viewer == NOBODY or hall.matches.shared:
        return EMPTY
    match, found = here.now.match.id, []
    mine = {seat.seat for seat in here.mine}
    for seat in here.now.seats:
        if seat.kind != PERSON or not seat.taken or seat.seat in mine:
            continue
        name = here.now.names[seat.seat]
        if not hall.attendance.is_away(match, seat.seat):
            found.append(html(f'<li class="in"><bdi>{esc(name)}</bdi><span class="sr"> {_say("here.in")}</span></li>'))
            continue
        left = hall.attendance.left(match, seat.seat)
        said = _say("here.away") if left is None else _say("here.left", ago=ago(time.time() - left))
        found.append(html(f"<li><bdi>{esc(name)}</bdi> <small>{said}</small></li>"))
    return html(f'<ul class="present" aria-label="{_say("here")}">{joined(found)}</ul>') if found else EMPTY
