"""The hall: what all pages share. Matches, the open pages, bots, templates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from veche import titles
from veche.drawing import icons
from veche.drawing.seats import badge, badges, mention
from veche.language.languages import Language, known_languages, languages, offered
from veche.language.reader import reads
from veche.store.analyses import Analyses
from veche.store.browsers import Browsers
from veche.store.keyrings import Keyrings
from veche.store.talk import Talk
from veche.table import guard
from veche.table.analysing import Analysing
from veche.table.attendance import Attendance
from veche.table.boards import Boards
from veche.table.bot_turns import BotTurns
from veche.table.bringing_in import BringingIn
from veche.table.explaining import Explaining
from veche.table.figures import Figures
from veche.table.hints import Hints
from veche.table.lines import Lines
from veche.table.live import Hub
from veche.table.looks import Looks
from veche.table.markup import in_page
from veche.table.matches import Matches
from veche.table.moment import Moment
from veche.table.names import called
from veche.table.phrases import PHRASES
from veche.table.processes import Processes
from veche.table.pulse import Pulse
from veche.table.timekeeper import Timekeeper


@dataclass
class Hall:
    """One table's matches, hub, bots and templates, and the corrections of printed data it plays by, by title."""

    matches: Matches
    hub: Hub
    bots: BotTurns
    templates: Environment
    corrections: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    boards: Boards = field(default_factory=Boards)
    bringing_in: BringingIn = field(default_factory=BringingIn)
    attendance: Attendance = field(default_factory=Attendance)
    figures: Figures = field(default_factory=Figures)
    owner: str = field(default_factory=lambda: token_urlsafe(18))
    """The secret of the owner's page."""

    def __post_init__(self) -> None:
        self.looks = Looks(self.matches.store)
        self.pulse = Pulse(self.matches.store)
        self.processes = Processes(self.matches.store, self.figures, self._held)
        self.timekeeper = Timekeeper(self.matches, self.changed)
        self.hints = Hints(self.bots.thinking, self.hub.announce)
        self.explaining = Explaining(self.bots.thinking)
        self.analysing = Analysing(Analyses(self.matches.store.engine), self.matches.shared)

    def _held(self) -> dict[str, int]:
        """What this process holds now."""
        number, weight = self.matches.in_memory()
        written = self.matches.written
        return {"matches": number, "bytes": weight, "moves": written, "thinking": self.bots.busy()}

    @cached_property
    def browsers(self) -> Browsers:
        """What browsers remember."""
        return Browsers(self.matches.store.engine)

    @cached_property
    def keyrings(self) -> Keyrings:
        """The links that carry all seats of a browser."""
        return Keyrings(self.matches.store.engine)

    @cached_property
    def talk(self) -> Talk:
        """What is said at the tables."""
        return Talk(self.matches.store.engine)

    @cached_property
    def lines(self) -> Lines:
        """What was said last at those that somebody looks at."""
        return Lines(self.talk)

    def page(self, request: Request, template: str, values: Mapping[str, Any], status: int = 200) -> Response:
        """A page from its template; every form in it carries this browser's token, so nobody else may keep it."""
        text = self.templates.get_template(template).render(
            token=guard.form_token(request), path=request.url.path, **spoken(), **values
        )
        return HTMLResponse(text, status, {"cache-control": "private, no-cache"})

    def changed(self, now: Moment) -> None:
        """A match has a new version, or other seats: let its clock run for whoever is there, tell its pages, and let a
        bot think if it is a bot's turn."""
        self.timekeeper.attune(now)
        self.hub.announce(now.match.id, now.version)
        self.bots.consider(now)


def spoken() -> dict[str, object]:
    """What every page says of its language: which it is, how it is written, and which there are."""
    return {"language": own_language(), "languages": list(offered().values())}


def own_language() -> Language:
    """The language of whoever reads, and how it is written."""
    return known_languages().get(reads()) or languages()["en"]


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
    environment.filters["called"] = called
    environment.globals["static"] = static_address
    environment.globals["edition"] = static_edition
    environment.globals["style_of"] = style_address
    environment.globals["picture_of"] = picture_address
    environment.globals["history_of"] = history_address
    environment.globals["icon"] = page_icon
    environment.globals["badge"] = page_badge
    environment.globals["badges"] = page_badges
    environment.globals["mention"] = page_mention
    return environment


def page_icon(name: str) -> Markup:
    """An icon for a page: one of our own lines, else a pictogram."""
    return in_page(icons.line(name) if name in icons.LINES else icons.whole(name))


def page_badge(seat: str, css: str = "") -> Markup:
    """A seat's badge for a page."""
    return in_page(badge(seat, PHRASES.name("seat", seat), "", css))


def page_mention(seat: str) -> Markup:
    """A seat's badge beside a name, on a page with `badges`."""
    return in_page(mention(seat))


def page_badges(now: Moment) -> Markup:
    """What the badges of strip and chronicle refer to."""
    return in_page(badges([now.game.seat_name(seat) for seat in range(len(now.names))]))


STATIC = Path(__file__).parent / "static"
YEAR = 365 * 24 * 3600


def static_edition() -> str:
    """The name of all static files, titles' stylesheets and pictures: another one as soon as any of them changes."""
    return _edition(tuple([meta.id for meta in titles.metas()]))


@cache
def _edition(offered: tuple[str, ...]) -> str:
    contents = {file.relative_to(STATIC).as_posix(): file.read_bytes() for file in STATIC.rglob("*") if file.is_file()}
    contents |= {f"titles/{name}.css": titles.style(name).encode() for name in offered}
    contents |= {f"titles/{name}/{one}": titles.picture(name, one) for name in offered for one in titles.THEMES}
    digest = sha256()
    for name, content in sorted(contents.items()):
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return f"v-{digest.hexdigest()[:12]}"


def static_address(name: str) -> str:
    """The address of a static file, which browsers may keep for good.

    The edition is a folder of the address: modules that import each other by relative addresses, and fonts that a style
    sheet names, are then of the same edition as whatever asks for them.
    """
    return f"/static/{static_edition()}/{name}"


def style_address(title: str) -> str:
    """The address of a title's stylesheet, of the same edition."""
    return f"/titles/{static_edition()}/{title}.css"


def picture_address(title: str, theme: str) -> str:
    """The address of the picture of a title's board in this theme, of the same edition; empty where there is none."""
    return f"/titles/{static_edition()}/{title}/{theme}.webp" if _has_picture(title, theme) else ""


@cache
def history_address(title: str) -> str:
    """The address of the history behind a title; empty where there is none."""
    return f"/history/{title}" if titles.tells_history(title) else ""


@cache
def _has_picture(title: str, theme: str) -> bool:
    return bool(titles.picture(title, theme))


def kept(edition: str) -> str:
    """How long browsers keep a file: under the edition's name for good, under none ("") briefly.

    A page from before an upgrade may ask for an older edition; it gets what there is, and nobody keeps it.
    """
    if edition == static_edition():
        return f"public, max-age={YEAR}, immutable"
    return "no-cache" if edition else "public, max-age=300"


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def shown_parts(request: Request) -> frozenset[str]:
    """The parts of a drawing that the page which asks shows already, by their digests."""
    return frozenset(request.headers.get("x-shown", "").split())
