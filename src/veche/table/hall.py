"""The hall: what all pages share. Matches, the open pages, bots, templates, and who this browser is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from veche.drawing import icons
from veche.drawing.seats import badge
from veche.kernel.docket import NOBODY
from veche.store.store import NoSuchMatch, Seat
from veche.table import guard
from veche.table.boards import Boards
from veche.table.bot_turns import BotTurns
from veche.table.live import Hub
from veche.table.matches import LiveMatch, Matches
from veche.table.phrases import PHRASES

WATCH = "watch"
"""In addresses: the seat of whoever only watches."""


@dataclass
class Hall:
    """One table's matches, hub, bots and templates."""

    matches: Matches
    hub: Hub
    bots: BotTurns
    templates: Environment
    boards: Boards = field(default_factory=Boards)

    def page(self, request: Request, template: str, values: Mapping[str, Any], status: int = 200) -> Response:
        """A page from its template; every form in it carries this browser's token."""
        text = self.templates.get_template(template).render(
            token=guard.form_token(request), path=request.url.path, **values
        )
        return HTMLResponse(text, status)

    def changed(self, live: LiveMatch) -> None:
        """A match has a new version: tell its pages, and let a bot think if it is a bot's turn."""
        self.hub.announce(live.match.id, live.version)
        self.bots.consider(live)


def templates() -> Environment:
    """The templates; what they say comes from the phrases."""
    environment = Environment(
        loader=PackageLoader("veche.table"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals["say"] = PHRASES.say
    environment.globals["static"] = static_address
    environment.globals["icon"] = page_icon
    environment.globals["badge"] = page_badge
    return environment


def page_icon(name: str) -> Markup:
    """An icon for a page: one of our own lines, else a pictogram."""
    return Markup(icons.line(name) if name in icons.LINES else icons.whole(name))


def page_badge(seat: str, css: str = "") -> Markup:
    """A seat's badge for a page."""
    return Markup(badge(seat, PHRASES.name("seat", seat), "", css))


STATIC = Path(__file__).parent / "static"


@cache
def static_address(name: str) -> str:
    """The address of a static file, which changes when the file does, so that browsers may keep it for good."""
    stamp = int((STATIC / name).stat().st_mtime) if (STATIC / name).exists() else 0
    return f"/static/{name}?v={stamp:x}"


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def my_seats(connection: HTTPConnection, live: LiveMatch) -> list[Seat]:
    """The seats of a match at which this browser sits."""
    mine = guard.my_secrets(connection)
    return [seat for seat in live.seats if seat.secret in mine and seat.kind != "open"]


def viewer_of(connection: HTTPConnection, live: LiveMatch, seat: str) -> int:
    """The seat that an address names, if this browser may look from there; NOBODY for watching."""
    if seat == WATCH:
        if live.game.is_over or live.match.id in guard.my_watches(connection) or my_seats(connection, live):
            return NOBODY
        raise NoSuchMatch("To watch this match, open the link its players give you.")
    for one in my_seats(connection, live):
        if live.game.seat_name(one.seat) == seat:
            return one.seat
    raise NoSuchMatch("You do not sit at that seat. Open the link that you were given for it.")
