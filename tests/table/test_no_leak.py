"""No leak: whatever a seat gets is made from what it may know.

The same page with its log, what is sent of it to a page that shows some parts already, replay step, export, JSON,
words of the socket and notices are made twice: from the game as it is, and from a game that only looks like it to that
seat: its state is a guess from the seat's view, and whatever the seat may not read in the journal is written
differently. The bytes must be equal. `LEAK_GAMES=20` looks at every question of twenty games; without it, two games
are looked at, and what is drawn only at every eighth question.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, TypeVar, cast
from unittest.mock import patch

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message
from starlette.websockets import WebSocket

from tests.toy.scenario import fair as new_fair
from tests.toy.title import Fair
from veche import titles
from veche.kernel import journal
from veche.kernel.docket import NOBODY
from veche.kernel.game import Entry, Game
from veche.kernel.setup import Setup
from veche.kernel.turn import Turn
from veche.kernel.view import open_docket
from veche.language.languages import languages
from veche.language.reader import speaking
from veche.store.bells import TURN
from veche.store.browsers import Browsers, Remembered
from veche.store.records import Match, Seat
from veche.story import composer
from veche.story.composer import Composer
from veche.story.teller import Tellers
from veche.table import chronicle, play, replay, scenes, telling
from veche.table.api.events import event
from veche.table.api.standing import Standing
from veche.table.api.telling import asked, journal_told, line, match_told, seen
from veche.table.bot_turns import BotTurns
from veche.table.hall import Hall
from veche.table.live import Hub
from veche.table.matches import LiveMatch, Matches
from veche.table.moment import Moment
from veche.table.notices import notice
from veche.table.visits import Door, Visit

GAMES = int(os.environ.get("LEAK_GAMES", "2"))
EVERY = 1 if "LEAK_GAMES" in os.environ else 8
VARIANTS = {
    "alternate-board": "",
    "rebel-rewards": "",
    "deed-row": "",
    "random-leaders": "",
    "intrigue": "",
    "stone-and-blade": "",
}
SETUPS = [Setup(2), Setup(2, VARIANTS), Setup(3), Setup(4), Setup(4, VARIANTS)]
LANGUAGES = list(languages())
"""What is kept secret is kept secret in each."""

WATCH = "watch"
COOKIE = Door(cast(Browsers, None), "key").signed("somebody")


Told = TypeVar("Told")


@dataclass
class Shelf:
    """Stands where the matches and their store stand, and holds one match, in which nobody has said anything."""

    live: LiveMatch
    shared = False
    engine = None
    is_read_only = False
    time = staticmethod(time.time)

    @property
    def store(self) -> Shelf:
        return self

    @property
    def reading(self) -> Shelf:
        return self

    @property
    def settings(self) -> Shelf:
        return self

    def find(self, name: str) -> None:
        """Nothing was ever set."""

    def get(self, id: str) -> LiveMatch:
        return self.live

    def seats(self, match: str) -> Sequence[Seat]:
        return self.live.now.seats

    def see(self, looks: Mapping[str, int], when: Mapping[str, float]) -> None:
        """Nobody remembers, so that the others' last steps are always shown again."""

    def whole_journal(self, now: Moment) -> str:
        return journal.write(now.game)


@dataclass
class Sitting:
    """Stands where browsers are remembered: this one watches, and sits at the viewer's seat."""

    viewer: int

    def of(self, browser: str, match: str) -> Remembered:
        return Remembered(watches=True, seats={} if self.viewer == NOBODY else {self.viewer: f"s{self.viewer}"})


class App:
    """What a request knows of the application."""

    def __init__(self, hall: Hall) -> None:
        self.state = self
        self.hall = hall
        self.reach = None


def laid(game: Game[Any]) -> LiveMatch:
    """The game as a match; what the seats are called does not matter."""
    meta = game.title.meta
    match = Match("m", meta.id, 1, "A match", game.setup.players, game.setup.options, 0, None, None, "w", 0, 0)
    seats = [
        Seat("m", number, "person", f"Player {number}", None, f"s{number}", taken=True)
        for number in range(match.players)
    ]
    return LiveMatch(Moment.of(match, seats, game))


def everything(game: Game[Any], viewer: int, at: int | None, drawn: bool = True) -> dict[str, bytes]:
    """All that the viewer can get: bytes by their address. `at` is the version of the replay step, if one is wanted."""
    return alone(game, lambda: _sent(game, viewer, at, drawn))


def alone(game: Game[Any], tell: Callable[[], Told]) -> Told:
    """What is told of this game where nothing was told of another before."""

    # The story is composed of how things stood, not of the moves: those of another game may be impossible here.
    def stand(one: Composer, version: int, move: int) -> None:
        if version <= game.version:
            one.state = game.rules.copy(game.at(version))
        else:
            game.rules.play(one.state, move)

    with (
        patch.object(telling, "TELLERS", Tellers()),
        patch.object(notice, "TELLERS", Tellers()),
        patch.dict(chronicle.WRITTEN, clear=True),
        patch.object(Composer, "play", stand),
        patch.object(composer, "same_turn", looks_like_the_same_turn),
    ):
        return tell()


def looks_like_the_same_turn(one: Turn | None, other: Turn | None) -> bool:
    """Whether two moments that were not reached by playing could belong to one turn."""
    if one is None or other is None:
        return one is other
    return (one.seat, one.kind, open_docket(one.below)) == (other.seat, other.kind, open_docket(other.below))


def _sent(game: Game[Any], viewer: int, at: int | None, drawn: bool) -> dict[str, bytes]:
    live = laid(game)
    shelf = cast(Matches, Shelf(live))
    hall = Hall(shelf, Hub(), BotTurns(shelf, lambda live: None))
    seat = WATCH if viewer == NOBODY else game.seat_name(viewer)
    visit = Visit(Door(cast(Browsers, Sitting(viewer)), "key"), COOKIE)
    scope = {"path": f"/match/m/{seat}", "query_string": b"", "headers": [], "visit": visit, "app": App(hall)}
    request = Request(scope | {"type": "http", "method": "GET"})
    answers: dict[str, Response] = {
        "journal": replay.export(request, "m", seat),
        "view.json": play.view_as_data(request, "m", seat),
    }
    if drawn:
        answers["page"] = play.table(request, "m", seat)
        shown = " ".join(re.findall(' data-part="([^"]+)"', bytes(answers["page"].body).decode())[::2])
        confirms = f"{play.CONFIRMS}=1".encode()
        merging = {"headers": [(b"x-part", b"app"), (b"x-shown", shown.encode()), (b"cookie", confirms)]}
        answers["part"] = play.table(Request(scope | merging | {"type": "http", "method": "GET"}), "m", seat)
    if at is not None:
        answers[f"replay at {at}"] = replay.replay(request, "m", seat, at)
    found = {
        name: re.sub(CLOCK, b"", bytes(answer.body)) + repr(sorted(answer.headers.items())).encode()
        for name, answer in answers.items()
    }
    found |= told_to_programs(Standing(hall, live, live.now, viewer))
    if drawn:
        found["notices"] = notices(live.now, viewer)
        found["socket"] = asyncio.run(said_by_the_socket(scope | {"type": "websocket"}, hall, live, seat))
    return found


def notices(now: Moment, viewer: int) -> bytes:
    """What the herald tells the viewer's seat. Of what only whoever watches may know, it tells everybody."""
    told = [notice.notice_of(now, one, TURN) for one in range(len(now.seats)) if viewer in (NOBODY, one)]
    return repr(told).encode()


def told_to_programs(here: Standing) -> dict[str, bytes]:
    """What the open protocol answers, and what its stream of events says, to the same seat."""
    lines = [event("line", line(here, entry), entry.version) for entry in here.now.game.entries]
    answers = {"match": match_told(here), "view": seen(here), "moves": asked(here), "journal": journal_told(here)}
    found = {f"api {name}": answer.model_dump_json().encode() for name, answer in answers.items()}
    return found | {"api events": "".join(lines).encode()}


CLOCK = rb' data-clock="[^"]*"'
"""When a page was drawn, which is no secret."""


async def said_by_the_socket(scope: dict[str, Any], hall: Hall, live: LiveMatch, seat: str) -> bytes:
    """Everything that a page's socket sends: when it opens, and when the match has changed."""
    said: asyncio.Queue[Message] = asyncio.Queue()
    heard: list[Message] = []

    async def receive() -> Message:
        if not heard:
            heard.append({})
            return {"type": "websocket.connect"}
        heard.extend([await said.get(), await said.get()])
        hall.changed(live.now)
        heard.append(await said.get())
        return {"type": "websocket.disconnect", "code": 1000}

    hall.hub.start()
    await play.attend(WebSocket(scope, receive, said.put), "m", seat)
    assert [message["type"] for message in heard[1:]] == ["websocket.accept", "websocket.send", "websocket.send"]
    return repr(heard).encode()


def alike(game: Game[Any], viewer: int, number: int) -> Game[Any]:
    """Another game that looks the same to the viewer, one of many by `number`."""
    twin = game.copy()
    rules = game.rules
    twin.state = rules.guess(rules.view(game.state, viewer), number)
    twin.entries = [told_differently(game, entry, viewer) for entry in game.entries]
    others = {entry.version: entry for entry in twin.entries}
    twin._past.line = [others[entry.version] for entry in game.line()]
    twin.at = cache(lambda version: rules.guess(rules.view(game.at(version), viewer), number))  # type: ignore[method-assign]
    return twin


def told_differently(game: Game[Any], entry: Entry, viewer: int) -> Entry:
    """A line that the viewer may not read, with another noun; any other line as it is."""
    if game.text_for(entry, viewer) == entry.text:
        return entry
    catalogue = game.rules.catalogue
    same_verb = [move for move in catalogue.used() if catalogue.verbs[move] == catalogue.verbs[entry.move]]
    move = same_verb[same_verb.index(entry.move) - 1]
    assert catalogue.text(move) != entry.text
    return Entry(entry.version, entry.seat, move, catalogue.text(move), entry.reader, entry.back)


def look_for_leaks(game: Game[Any], dice: Random, every: int) -> int:
    """Play to the end; at every question, compare what everybody gets. How many lines could not be read by somebody."""
    question = hidden = 0
    seats = game.setup.players
    while True:
        question += 1
        drawn = question % every == 0 or game.is_over
        for viewer in (NOBODY, *range(seats)):
            # One of the viewers also looks back.
            looks_back = drawn and (question // every) % (seats + 1) == viewer + 1
            at = dice.randrange(game.version) if looks_back else None
            twin = alike(game, viewer, question)
            hidden += twin.entries != game.entries
            assert everything(twin, viewer, at, drawn) == everything(game, viewer, at, drawn)
        if game.is_over:
            return hidden
        game.play(dice.choice(game.moves.numbers))


@pytest.mark.parametrize("number", range(GAMES))
def test_what_a_seat_gets_is_made_from_its_view_alone(number: int) -> None:
    game: Game[Any] = Game(titles.title("rurik"), SETUPS[number % len(SETUPS)], 100 + number)
    with speaking(LANGUAGES[number % len(LANGUAGES)]):
        assert look_for_leaks(game, Random(number), EVERY) > 100


@pytest.mark.parametrize(
    ("title", "setup", "secrets"),
    [
        ("rurik", Setup(2, {"intrigue": "", "stone-and-blade": ""}), 100),
        ("rurik2", Setup(2, {"inheritance": "", "all-leaders": ""}), 100),
        ("stroganov", Setup(1, {"ivan-letter": "hidden"}), 0),
    ],
)
def test_nor_is_it_told_in_german(title: str, setup: Setup, secrets: int) -> None:
    """Other sentences are put together otherwise; of Stroganov's journal nothing is hidden, but Ivan's letter is."""
    game: Game[Any] = Game(titles.title(title), setup, 7)
    with speaking("de"):
        assert look_for_leaks(game, Random(7), 2 * EVERY) >= secrets


def test_nor_does_any_other_title_leak(fair: Fair) -> None:
    game = new_fair(players=3, seed=4)
    assert look_for_leaks(game, Random(4), 1) > 20


class TestALeakWouldBeNoticed:
    """The comparison is worth nothing if it cannot fail."""

    @pytest.fixture
    def game(self) -> Game[Any]:
        game: Game[Any] = Game(titles.title("rurik"), Setup(2), 3)
        for move in ("choose leader maria", "choose leader boris"):
            game.play(move)
        return game

    def test_in_the_journal_and_the_chronicle(self, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        viewer = 0
        twin = alike(game, viewer, 1)
        for reads in ("veche.kernel.game.is_secret_from", "veche.story.composer.is_secret_from"):
            monkeypatch.setattr(reads, lambda owner, seat: False)
        ours, theirs = everything(game, viewer, 3), everything(twin, viewer, 3)
        assert {name for name in ours if ours[name] != theirs[name]} >= {"journal", "page", "part"}

    def test_in_a_notice(self, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        """A notice tells nothing of a hand, not even to whoever has it: told from their view, it would."""
        monkeypatch.setattr(notice, "NOBODY", 0)
        dice = Random(3)
        for question in range(120):
            game.play(dice.choice(game.moves.numbers))
            if question % 4 == 0 and self.told(game) != self.told(alike(game, NOBODY, question)):
                return
        raise AssertionError("a view of a seat tells no more than that of whoever watches")

    def told(self, game: Game[Any]) -> bytes:
        return alone(game, lambda: notices(laid(game).now, NOBODY))

    def test_in_the_view(self, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        viewer, other = 0, 1
        twin = alike(game, viewer, 1)
        look = type(game.rules).view
        monkeypatch.setattr(type(game.rules), "view", lambda rules, s, seat: look(rules, s, other))
        assert everything(game, viewer, None)["view.json"] != everything(twin, viewer, None)["view.json"]

    def test_in_what_is_drawn(self, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
        viewer = 0
        twin = alike(game, viewer, 1)
        told = lambda here, *_: str(here.now.game.title.dump(here.now.game.rules, here.now.game.state))  # noqa: E731
        monkeypatch.setattr(scenes, "chronicle", told)
        ours, theirs = everything(game, viewer, 3), everything(twin, viewer, 3)
        assert {name for name in ours if ours[name] != theirs[name]} == {"page", "part", "replay at 3"}
