"""A visitor: a browser that knows nothing but the pages it gets and the cookies it was given."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from typing import Any, Protocol

import httpx

from tests.table.server import way_in
from veche.store.store import Store
from veche.table.matches import LiveMatch

SECONDS_TO_ANSWER = 60.0
PART = {"X-Part": "app"}


@dataclass
class Element:
    """A start tag as it stands in a page."""

    tag: str
    attributes: dict[str, str]
    text: str = ""

    def __getitem__(self, name: str) -> str:
        return self.attributes.get(name, "")


@dataclass
class Form:
    """A form: where it goes, and what its hidden fields say."""

    action: str
    fields: dict[str, str] = field(default_factory=dict)


class Tags(HTMLParser):
    """The elements of a page in order, its forms, and its words."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.forms: list[Form] = []
        self.words: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag == "form":
            self.forms.append(Form(element["action"]))
        if tag == "input" and element["type"] == "hidden" and self.forms:
            self.forms[-1].fields[element["name"]] = element["value"]

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self.elements:
            self.elements[-1].text += data


class Reading:
    """What the text of a page shows; it is taken apart only when somebody looks."""

    def __init__(self, html: str) -> None:
        self.html = html

    @cached_property
    def _tags(self) -> Tags:
        return Tags(self.html)

    @property
    def elements(self) -> list[Element]:
        return self._tags.elements

    @property
    def forms(self) -> list[Form]:
        return self._tags.forms

    @property
    def text(self) -> str:
        """What can be read, in one line."""
        return " ".join(" ".join(self._tags.words).split())

    @property
    def moves(self) -> list[str]:
        """The moves that the buttons of the page offer."""
        return [one["value"] for one in self.elements if one.tag == "button" and one["name"] == "move"]

    def has(self, tag: str, **attributes: str) -> bool:
        """Whether there is such an element."""
        return any(one.tag == tag and attributes.items() <= one.attributes.items() for one in self.elements)

    @property
    def is_curtain(self) -> bool:
        """Whether the device is to be handed over first."""
        return self.has("section", **{"data-curtain": ""})

    def form(self, action: str) -> Form:
        """The form that goes there."""
        return next(form for form in self.forms if form.action.endswith(action))


class Page(Reading):
    """A page as it was answered."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        super().__init__(answer.text)

    @property
    def status(self) -> int:
        return self.answer.status_code

    @property
    def path(self) -> str:
        return self.answer.url.path

    @property
    def version(self) -> int:
        """The version that the page shows."""
        return int(self.answer.headers["x-version"])


class Addressed(Protocol):
    """A table that can be visited."""

    @property
    def address(self) -> str: ...

    @property
    def store(self) -> Store: ...


class Visitor:
    """Somebody with a browser of their own. Addresses are those of the pages; forms are sent with the page's token."""

    def __init__(self, server: Addressed) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=SECONDS_TO_ANSWER)
        self._token = ""

    def close(self) -> None:
        self.http.close()

    def come_back(self) -> None:
        """The same browser, after its connections were cut."""
        self.http.close()
        self.http = httpx.Client(base_url=self.server.address, timeout=SECONDS_TO_ANSWER, cookies=self.http.cookies)

    def forget_token(self) -> None:
        """Its cookies are gone, and what its forms carried with them."""
        self._token = ""

    def look(self, path: str = "/", part: bool = False) -> Page:
        """The page at an address, wherever it leads."""
        return Page(self.http.get(path, headers=PART if part else {}, follow_redirects=True))

    @property
    def token(self) -> str:
        """What this browser's forms carry."""
        if not self._token:
            self._token = self.look().form("/matches").fields["token"]
        return self._token

    def send(self, path: str, fields: dict[str, Any] | None = None, part: bool = False) -> httpx.Response:
        """Send a form; nothing is followed."""
        data = {"token": self.token} | (fields or {})
        return self.http.post(path, data=data, headers=PART if part else {})

    def go(self, path: str, fields: dict[str, Any] | None = None, part: bool = False) -> Page:
        """Send a form and go where it leads."""
        data = {"token": self.token} | (fields or {})
        return Page(self.http.post(path, data=data, headers=PART if part else {}, follow_redirects=True))

    # At the table

    def open_table(self, *seats: str, **fields: str) -> Page:
        """The lobby's form: who sits where, and what else it asks."""
        chosen = {f"seat-{number}": kind for number, kind in enumerate(seats)}
        return self.go("/matches", {"title": "rurik", "players": len(seats)} | chosen | fields)

    def new_match(self, *seats: str, **fields: str) -> str:
        """A new match, by its id."""
        page = self.open_table(*seats, **fields)
        assert page.status == 200, page.text
        return page.path.split("/")[2]

    def come(self, secret: str, name: str = "") -> Page:
        """Open the link of a seat and, if it has the button to sit down, press it."""
        page = self.look(f"/seat/{secret}")
        if not page.path.startswith("/seat/") or page.status != 200:
            return page
        return self.go(page.path, page.form(page.path).fields | ({"name": name} if name else {}))

    def personal_link(self, match: str, seat: str) -> str:
        """The secret in the link that carries one's seat to another device."""
        page = self.look(f"/match/{match}/{seat}/device")
        assert page.status == 200, page.text
        (link,) = [one.text for one in page.elements if one["id"] == "link-mine"]
        return link.strip().rpartition("/")[2]

    def sit(self, live: LiveMatch, seat: int) -> Page:
        """Come to a seat by its invitation, or to one where somebody sits as another device of theirs."""
        return self.come(way_in(self.server.store, live, seat))

    def watch(self, live: LiveMatch) -> Page:
        """Open the spectators' link."""
        return self.look(f"/watch/{live.now.match.watch}")

    def lift(self, match: str, seat: str) -> Page:
        """Lift the curtain before a seat."""
        return self.go(f"/match/{match}/{seat}/lift")

    def play(self, match: str, seat: str, move: str, version: int) -> httpx.Response:
        """A move, as the page's script sends it."""
        return self.send(f"/match/{match}/{seat}/move", {"move": move, "version": version}, part=True)

    def undo(self, match: str, seat: str, how: str, version: int) -> httpx.Response:
        """Take something back, or ask for it."""
        return self.send(f"/match/{match}/{seat}/undo", {"how": how, "version": version}, part=True)
