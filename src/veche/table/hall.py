"""The hall: what all pages share. Matches, the open pages, bots, templates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from secrets import token_urlsafe
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from veche.language.languages import Language, known_languages, languages, offered
from veche.language.reader import reads
from veche.store.analyses import Analyses
from veche.store.bells import Bells
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
from veche.table.matches import Matches
from veche.table.moment import Moment
from veche.table.notices.endings import Endings
from veche.table.notices.senders import Sender
from veche.table.processes import Processes
from veche.table.pulse import Pulse
from veche.table.templating import templates
from veche.table.timekeeper import Timekeeper


@dataclass
class Hall:
    """One table's matches, hub and bots, and the corrections of printed data it plays by, by title."""

    matches: Matches
    hub: Hub
    bots: BotTurns
    corrections: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    boards: Boards = field(default_factory=Boards)
    bringing_in: BringingIn = field(default_factory=BringingIn)
    attendance: Attendance = field(default_factory=Attendance)
    figures: Figures = field(default_factory=Figures)
    owner: str = field(default_factory=lambda: token_urlsafe(18))
    """The secret of the owner's page."""

    senders: Mapping[str, Sender] = field(default_factory=dict)
    """By what people are told of their matches, by the kinds of bells."""

    endings: Endings = field(default_factory=lambda: Endings(token_urlsafe(18)))

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
    def bells(self) -> Bells:
        """Where people want to be told of their matches."""
        return Bells(self.matches.store.engine)

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
        text = (
            templates()
            .get_template(template)
            .render(token=guard.form_token(request), path=request.url.path, **spoken(), **values)
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


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def shown_parts(request: Request) -> frozenset[str]:
    """The parts of a drawing that the page which asks shows already, by their digests."""
    return frozenset(request.headers.get("x-shown", "").split())
