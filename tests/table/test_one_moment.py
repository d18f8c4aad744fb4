"""A page is of one version, even if the match goes on while it is being drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from tests.table.games import new_game, seat_asked
from tests.table.server import ME
from tests.table.visitor import Reading
from veche.drawing.scene import Drawing, Scene
from veche.store.open import open_store
from veche.table import play, replay
from veche.table.bot_turns import BotTurns
from veche.table.hall import Hall
from veche.table.live import Hub
from veche.table.looks import NOBODY_LOOKS
from veche.table.matches import LiveMatch, Matches
from veche.table.visits import Door, Visit
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.title import Rurik

SEATS = ("blue", "yellow")
LEADERS = {"choose leader maria": "Maria", "choose leader boris": "Boris"}


class App:
    """What a request knows of the application."""

    def __init__(self, hall: Hall) -> None:
        self.state = self
        self.hall = hall
        self.reach = None


class Busy:
    """A match with two people, in which the next leader is chosen while somebody's page is being drawn."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = open_store(folder)
        self.matches = Matches(self.store)
        self.live: LiveMatch = self.matches.keep(new_game(), "A match", [ME, ME])
        self.hall = Hall(self.matches, Hub(), BotTurns(self.matches, lambda live: None))
        self.version = self.live.now.version
        self.first = seat_asked(self.live.now.game)
        self.still_to_come = list(LEADERS)
        draw = Rurik.draw

        def draw_slowly(title: Rurik, rules: RurikRules, scene: Scene) -> Drawing:
            self.go_on()
            return draw(title, rules, scene)

        monkeypatch.setattr(Rurik, "draw", draw_slowly)

    def go_on(self) -> None:
        if self.still_to_come:
            move = self.still_to_come.pop(0)
            self.matches.play(self.live, seat_asked(self.live.now.game), self.live.now.version, move)

    def ask(
        self, page: Callable[..., Response], seat: int, header: tuple[str, str] = ("", ""), **more: Any
    ) -> Response:
        """The page at a seat, as the browser that sits there asks for it."""
        visit = Visit(Door(self.hall.browsers, "key"))
        self.hall.browsers.sit(visit.begin(), [self.live.now.seats[seat].secret])
        address = {
            "path": "/",
            "query_string": b"",
            "headers": [tuple(map(str.encode, header))],
            "type": "http",
            "method": "GET",
        }
        request = Request(address | {"visit": visit, "app": App(self.hall)})
        return page(request, self.live.id, SEATS[seat], **more)


@pytest.fixture
def busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Busy]:
    match = Busy(tmp_path, monkeypatch)
    yield match
    match.store.engine.dispose()


def test_the_page_says_everywhere_which_version_it_shows(busy: Busy) -> None:
    answer = busy.ask(play.table, busy.first)
    page = Reading(bytes(answer.body).decode())
    assert busy.live.now.version == busy.version + 1
    assert answer.headers["x-version"] == str(busy.version)
    assert page.has("div", id="app", **{"data-version": str(busy.version)})
    assert page.form("/move").fields["version"] == str(busy.version)
    assert page.moves == list(new_game().moves), "the question that was asked then"
    assert not page.has("li", id=f"log-{busy.version + 1}")
    assert not page.has("button", name="how", value="step"), "nothing had been decided"


def test_only_what_the_page_showed_counts_as_seen(busy: Busy) -> None:
    other = 1 - busy.first
    busy.ask(play.table, other)
    assert busy.hall.looks.seen(busy.live.now.seats[other]) == busy.version
    page = Reading(bytes(busy.ask(play.table, other).body).decode())
    missed = next(one for one in page.elements if one["id"] == "app")["data-missed"]
    assert missed == str(busy.version + 1), "what happened meanwhile is shown next time"


def test_the_replay_ends_where_the_match_stood(busy: Busy) -> None:
    page = Reading(bytes(busy.ask(replay.replay, 0).body).decode())
    scrubber = next(one for one in page.elements if one["id"] == "steps")
    assert scrubber["value"] == scrubber["max"]
    assert busy.live.now.version > busy.version, "the match has gone on meanwhile"


def test_the_end_is_told_by_one_moment(busy: Busy) -> None:
    """A moment never changes: what was taken from it before a move is still true after it."""
    now = busy.live.now
    names, asked = now.names, now.asked()
    busy.go_on()
    assert (now.version, now.names, now.asked()) == (busy.version, names, asked)
    assert busy.live.now.asked() != asked


class TestLooks:
    """What a seat was shown is known at once, and written down a little later."""

    def kept(self, busy: Busy, seat: int) -> int:
        return busy.store.seats(busy.live.id)[seat].seen

    def test_are_known_at_once_and_written_together(self, busy: Busy) -> None:
        other, before = 1 - busy.first, self.kept(busy, 1 - busy.first)
        busy.ask(play.table, other)
        busy.ask(play.table, other)
        busy.ask(play.table, other)
        seat = busy.live.now.seats[other]
        assert (self.kept(busy, other), busy.hall.looks.seen(seat)) == (before, busy.live.now.version)
        busy.hall.looks.write()
        assert self.kept(busy, other) == busy.live.now.version

    @pytest.mark.parametrize("header", [(NOBODY_LOOKS, "1"), ("sec-purpose", "prefetch;prerender")])
    def test_are_none_while_the_page_is_hidden_or_fetched_ahead(self, busy: Busy, header: tuple[str, str]) -> None:
        other = 1 - busy.first
        before = busy.hall.looks.seen(busy.live.now.seats[other])
        answer = busy.ask(play.table, other, header)
        assert answer.status_code == 200
        assert busy.hall.looks.seen(busy.live.now.seats[other]) == before
        busy.ask(play.table, other)
        assert busy.hall.looks.seen(busy.live.now.seats[other]) > before

    def test_a_late_writing_is_not_for_whoever_sits_there_next(self, busy: Busy) -> None:
        seat, id = busy.first, busy.live.id
        busy.ask(play.table, seat)
        busy.ask(play.table, seat)
        busy.store.change_seat(id, seat, "person", kind="open", secret="another", seen=0)
        busy.matches.refresh_seats(busy.live)
        busy.hall.looks.write()
        assert self.kept(busy, seat) == busy.hall.looks.seen(busy.live.now.seats[seat]) == 0
